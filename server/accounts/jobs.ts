import { policy } from '../../contract/policy.ts';
import { before } from '../platform/database/before.ts';
import { job, scheduledJob } from '../platform/jobs/job.ts';
import { remindUnconfirmed } from './remind-unconfirmed.ts';
import { mailResetLink, resetLinkMailing } from './reset-password.ts';

export const mailResetLinkJob = job(resetLinkMailing, ({ email }, platform) => mailResetLink(platform, email));

/** In the morning, when the mail is read. */
export const remindUnconfirmedJob = scheduledJob('remind-unconfirmed', '15 7 * * *', remindUnconfirmed);

export const deleteOldAccountRows = scheduledJob('delete-old-account-rows', '50 2 * * *', async ({ db, clock }) => {
  const now = clock.now();
  const months = policy.retention.logMonths;
  await db.deleteFrom('passkeyChallenges').where('expiresAt', '<', now).execute();
  await db.deleteFrom('accountTokens').where('expiresAt', '<', now).execute();
  await db
    .deleteFrom('secondSteps')
    .using('users')
    .whereRef('users.id', '=', 'userId')
    .where('hasSecondStep', '=', false)
    .where('secondSteps.createdAt', '<', before(now, { days: 1 }))
    .execute();
  await db.deleteFrom('accountEvents').where('createdAt', '<', before(now, { months })).execute();
});
