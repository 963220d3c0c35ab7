import { policy } from '../../contract/policy.ts';
import { before } from '../platform/database/before.ts';
import { job } from '../platform/jobs/job.ts';

/** Decisions are logs, kept as long as the privacy page says. */
export const deleteOldDecisions = job(
  'delete-old-approval-decisions',
  async (_payload, { db, clock }) => {
    const months = policy.retention.logMonths;
    await db.deleteFrom('approvalDecisions').where('createdAt', '<', before(clock.now(), { months })).execute();
  },
  '55 2 * * *',
);
