import { policy } from '../../contract/policy.ts';
import { before } from '../platform/database/before.ts';
import { job } from '../platform/jobs/job.ts';

/** The trace is a log, kept as long as the privacy page says. */
export const deleteOldStaffActions = job(
  'delete-old-staff-actions',
  async (_payload, { db, clock }) => {
    const months = policy.retention.logMonths;
    await db.deleteFrom('staffActions').where('createdAt', '<', before(clock.now(), { months })).execute();
  },
  '15 3 * * *',
);
