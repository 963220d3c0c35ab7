import { policy } from '../../contract/policy.ts';
import { before } from '../platform/database/before.ts';
import { scheduledJob } from '../platform/jobs/job.ts';

/** Decisions are logs, kept as long as the privacy page says. */
export const deleteOldDecisions = scheduledJob('delete-old-approval-decisions', '55 2 * * *', async ({ db, clock }) => {
  const months = policy.retention.logMonths;
  await db.deleteFrom('approvalDecisions').where('createdAt', '<', before(clock.now(), { months })).execute();
});
