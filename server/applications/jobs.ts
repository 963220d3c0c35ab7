import { type Job, job } from '../platform/jobs/job.ts';
import { announceApplications } from './announce-applications.ts';
import { countPromises } from './count-promises.ts';
import { warnAndEndApplications } from './end-periods.ts';
import { remindOfInterviews } from './interviews/remind.ts';
import { planForgottenScans, scanFile } from './scan-file.ts';
import { sweepUnused } from './sweep-unused.ts';
import { tellApplicant } from './tell-applicant.ts';
import { warnOfPromises } from './warn-of-promises.ts';

export const announceApplicationsJob = job(
  'announce-applications',
  (_payload, platform) => announceApplications(platform),
  '* * * * *',
);

export const scanApplicationFile: Job = {
  ...job('scan-application-file', ({ fileId }: { fileId: string }, platform) => scanFile(platform, fileId)),
  mayHang: true,
};

export const scanForgottenApplicationFiles = job(
  'scan-forgotten-application-files',
  (_payload, platform) => planForgottenScans(platform),
  '50 * * * *',
);

export const sweepUnusedApplicationFiles = job(
  'sweep-unused-application-files',
  (_payload, platform) => sweepUnused(platform),
  '25 * * * *',
);

/** Left by the transaction whose rows no longer need these files. One that stays keeps none of the others. */
export const removeApplicationFiles = job(
  'remove-application-files',
  async ({ keys }: { keys: string[] }, { files }) => {
    const stuck: string[] = [];
    const errors: unknown[] = [];
    for (const key of keys) {
      await files.remove(key).catch((error) => {
        stuck.push(key);
        errors.push(error);
      });
    }
    if (stuck.length > 0) throw new AggregateError(errors, `Files not removed: ${stuck.join(', ')}`);
  },
);

/** Left by a change of status, for when it can no longer be taken back. */
export const tellApplicantJob = job(
  'tell-applicant',
  (telling: { applicationId: string; changedAt: string }, platform) => tellApplicant(platform, telling),
);

/** Before positions are deleted for their age: who agreed to be kept as long as the position goes that night too. */
export const endApplicationPeriods = job(
  'end-application-periods',
  (_payload, platform) => warnAndEndApplications(platform),
  '10 2 * * *',
);

export const warnOfPromisedAnswers = job(
  'warn-of-promised-answers',
  (_payload, platform) => warnOfPromises(platform),
  '35 6 * * *',
);

/** Some minutes into the day: what was answered at the last moment can no longer be taken back. */
export const countPromisedAnswers = job(
  'count-promised-answers',
  (_payload, platform) => countPromises(platform),
  '20 * * * *',
);

export const remindOfInterviewsJob = job(
  'remind-of-interviews',
  (_payload, platform) => remindOfInterviews(platform),
  '*/15 * * * *',
);
