import { deleteOldAccountRows, mailResetLinkJob, remindUnconfirmedJob } from './accounts/jobs.ts';
import {
  announceApplicationJob,
  announceApplicationsJob,
  countPromisedAnswers,
  endApplicationPeriods,
  remindOfBegunJob,
  remindOfElsewhereJob,
  remindOfInterviewsJob,
  remindRefereesJob,
  removeApplicationFiles,
  scanApplicationFile,
  scanForgottenApplicationFiles,
  sweepUnusedApplicationFiles,
  tellApplicantJob,
  tellNewContactsJob,
  tellResponsibleJob,
  warnOfPromisedAnswers,
} from './applications/jobs.ts';
import { deleteOldDecisions, tellOfDecisionJob, tellOfPublishedJob } from './approvals/jobs.ts';
import {
  deleteOldBusinessRows,
  refreshOldRegisterData,
  refreshRegisterData,
  removeBusinessLogo,
  removeBusinessPicture,
} from './businesses/jobs.ts';
import { keepCandidatesFreshJob } from './candidates/jobs.ts';
import { removeCvImage } from './cvs/jobs.ts';
import {
  deleteOldMailedAds,
  keepAlertsFreshJob,
  mailNewMatchesJob,
  mailTipJob,
  remindOfDeadlinesJob,
} from './followed/jobs.ts';
import {
  deleteOldStubs,
  findNationalEmployers,
  matchNationalPositions,
  removeExpiredAds,
  watchNationalImport,
} from './national/jobs.ts';
import { carryOnNewsletters, deleteOldRecipients, sendNewsletter } from './newsletters/jobs.ts';
import { endUnusedAccounts } from './personal-data/jobs.ts';
import { sweepSearchChanges } from './platform/database/change-feed.ts';
import { sweepIncomingFiles } from './platform/files/sweep-incoming.ts';
import { sweepRateLimits } from './platform/http/rate-limits.ts';
import type { Job } from './platform/jobs/job.ts';
import { sweepGivenUpJobs } from './platform/jobs/sweep-given-up.ts';
import { deliverMail } from './platform/mail/deliver-mail.ts';
import { sweepMails } from './platform/mail/sweep-mails.ts';
import {
  deleteOldPositionDrafts,
  deleteOldPositions,
  expirePositions,
  warnOfExpiringPositions,
} from './positions/jobs.ts';
import { deleteOldSessions } from './sessions/jobs.ts';
import { deleteOldStaffActions } from './staff-trace/jobs.ts';
import { deleteOldRequests } from './support/jobs.ts';

/** Every job and every schedule there is. */
export const jobs: Job[] = [
  sweepRateLimits,
  sweepIncomingFiles,
  sweepGivenUpJobs,
  deliverMail,
  sweepMails,
  mailResetLinkJob,
  deleteOldAccountRows,
  endUnusedAccounts,
  remindUnconfirmedJob,
  deleteOldSessions,
  deleteOldStaffActions,
  deleteOldRequests,
  refreshRegisterData,
  refreshOldRegisterData,
  removeBusinessLogo,
  removeBusinessPicture,
  deleteOldBusinessRows,
  expirePositions,
  deleteOldPositions,
  warnOfExpiringPositions,
  deleteOldPositionDrafts,
  removeExpiredAds,
  matchNationalPositions,
  watchNationalImport,
  deleteOldStubs,
  findNationalEmployers,
  announceApplicationJob,
  announceApplicationsJob,
  scanApplicationFile,
  scanForgottenApplicationFiles,
  sweepUnusedApplicationFiles,
  removeApplicationFiles,
  tellApplicantJob,
  countPromisedAnswers,
  remindRefereesJob,
  remindOfBegunJob,
  remindOfElsewhereJob,
  remindOfInterviewsJob,
  tellNewContactsJob,
  tellResponsibleJob,
  warnOfPromisedAnswers,
  endApplicationPeriods,
  removeCvImage,
  tellOfDecisionJob,
  tellOfPublishedJob,
  deleteOldDecisions,
  mailNewMatchesJob,
  mailTipJob,
  remindOfDeadlinesJob,
  deleteOldMailedAds,
  keepAlertsFreshJob,
  keepCandidatesFreshJob,
  sendNewsletter,
  carryOnNewsletters,
  deleteOldRecipients,
  sweepSearchChanges,
];
