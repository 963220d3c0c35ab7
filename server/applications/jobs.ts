import { type Job, job, scheduledJob } from '../platform/jobs/job.ts';
import { announceApplications, announceOne, announcingOne } from './announce-applications.ts';
import { announcing } from './announce-soon.ts';
import { countPromises } from './count-promises.ts';
import { remindOfElsewhere } from './elsewhere/remind.ts';
import { warnAndEndApplications } from './end-periods.ts';
import { remindOfInterviews } from './interviews/remind.ts';
import { tellNewContacts } from './interviews/tell-new-contacts.ts';
import { fileRemoval } from './plan-file-removal.ts';
import { followUpReferees } from './references/remind.ts';
import { remindOfBegun } from './remind-of-begun.ts';
import { tellingResponsible, tellResponsible } from './responsible/tell-responsible.ts';
import { fileScan, planForgottenScans, scanFile } from './scan-file.ts';
import { sweepUnused } from './sweep-unused.ts';
import { tellApplicant, telling } from './tell-applicant.ts';
import { warnOfPromises } from './warn-of-promises.ts';

export const announceApplicationsJob = scheduledJob(announcing.name, '* * * * *', announceApplications);

/** Left by the one above, of which it is one that failed. */
export const announceApplicationJob = job(announcingOne, (about, platform) => announceOne(platform, about));

export const scanApplicationFile: Job = {
  ...job(fileScan, ({ fileId }, platform) => scanFile(platform, fileId)),
  mayHang: true,
};

export const scanForgottenApplicationFiles = scheduledJob(
  'scan-forgotten-application-files',
  '50 * * * *',
  planForgottenScans,
);

export const sweepUnusedApplicationFiles = scheduledJob('sweep-unused-application-files', '25 * * * *', sweepUnused);

/** Left by the transaction whose rows no longer need these files. One that stays keeps none of the others. */
export const removeApplicationFiles = job(fileRemoval, async ({ keys }, { files }) => {
  const stuck: string[] = [];
  const errors: unknown[] = [];
  for (const key of keys) {
    await files.remove(key).catch((error) => {
      stuck.push(key);
      errors.push(error);
    });
  }
  if (stuck.length > 0) throw new AggregateError(errors, `Files not removed: ${stuck.join(', ')}`);
});

/** Left by a change of status, for when it can no longer be taken back. */
export const tellApplicantJob = job(telling, (about, platform) => tellApplicant(platform, about));

/** Left where colleagues give each other applications, for when they are done with it. */
export const tellResponsibleJob = job(tellingResponsible, (about, platform) => tellResponsible(platform, about));

/** Before positions are deleted for their age: who agreed to be kept as long as the position goes that night too. */
export const endApplicationPeriods = scheduledJob('end-application-periods', '10 2 * * *', warnAndEndApplications);

export const warnOfPromisedAnswers = scheduledJob('warn-of-promised-answers', '35 6 * * *', warnOfPromises);

/** Some minutes into the day: what was answered at the last moment can no longer be taken back. */
export const countPromisedAnswers = scheduledJob('count-promised-answers', '20 * * * *', countPromises);

export const remindOfInterviewsJob = scheduledJob('remind-of-interviews', '*/15 * * * *', remindOfInterviews);

/** Some minutes after an ad was handed over, or its contact was written anew. */
export const tellNewContactsJob = scheduledJob('tell-new-contacts-of-interviews', '*/15 * * * *', tellNewContacts);

/** Hourly: after an outage the day's mails still go that day. */
export const remindOfElsewhereJob = scheduledJob('remind-of-applications-elsewhere', '5 * * * *', remindOfElsewhere);

export const remindOfBegunJob = scheduledJob('remind-of-begun-applications', '10 * * * *', remindOfBegun);

/** In the morning, for they go to people who may not know us. */
export const remindRefereesJob = scheduledJob('remind-referees', '45 7 * * *', followUpReferees);
