import { policy } from '../../contract/policy.ts';
import { before } from '../platform/database/before.ts';
import { scheduledJob } from '../platform/jobs/job.ts';

/** The trace is a log, kept as long as the privacy page says. */
export const deleteOldStaffActions = scheduledJob('delete-old-staff-actions', '15 3 * * *', async ({ db, clock }) => {
  const months = policy.retention.logMonths;
  await db.deleteFrom('staffActions').where('createdAt', '<', before(clock.now(), { months })).execute();
});
