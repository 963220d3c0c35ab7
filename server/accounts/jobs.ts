import { policy } from '../../contract/policy.ts';
import { before } from '../platform/database/before.ts';
import { job } from '../platform/jobs/job.ts';
import { warnAndEndUnusedAccounts } from './end-unused-accounts.ts';
import { remindUnconfirmed } from './remind-unconfirmed.ts';
import { mailResetLink } from './reset-password.ts';

export const mailResetLinkJob = job('mail-reset-link', ({ email }: { email: string }, platform) =>
  mailResetLink(platform, email),
);

/** Accounts that nobody uses go after the time that the privacy page names. */
export const endUnusedAccounts = job(
  'end-unused-accounts',
  (_payload, platform) => warnAndEndUnusedAccounts(platform),
  '40 2 * * *',
);

/** In the morning, when the mail is read. */
export const remindUnconfirmedJob = job(
  'remind-unconfirmed',
  (_payload, platform) => remindUnconfirmed(platform),
  '15 7 * * *',
);

export const deleteOldAccountRows = job(
  'delete-old-account-rows',
  async (_payload, { db, clock }) => {
    const now = clock.now();
    const months = policy.retention.logMonths;
    await db.deleteFrom('accountTokens').where('expiresAt', '<', now).execute();
    await db.deleteFrom('accountEvents').where('createdAt', '<', before(now, { months })).execute();
  },
  '50 2 * * *',
);
