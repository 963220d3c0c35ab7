import { scheduledJob } from '../platform/jobs/job.ts';
import { warnAndEndUnusedAccounts } from './end-unused-accounts.ts';

/** Accounts that nobody uses go after the time that the privacy page names. */
export const endUnusedAccounts = scheduledJob('end-unused-accounts', '40 2 * * *', warnAndEndUnusedAccounts);
