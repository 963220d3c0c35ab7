import { sql } from 'kysely';
import { policy } from '../../contract/policy.ts';
import { job } from '../platform/jobs/job.ts';

/** The trace is a log, kept as long as the privacy page says. */
export const deleteOldStaffActions = job(
  'delete-old-staff-actions',
  async (_payload, { db, clock }) => {
    const months = policy.retention.logMonths;
    await db
      .deleteFrom('staffActions')
      .where('createdAt', '<', sql<Date>`${clock.now()}::timestamptz - make_interval(months => ${months})`)
      .execute();
  },
  '15 3 * * *',
);
