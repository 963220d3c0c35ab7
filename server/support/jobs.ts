import { policy } from '../../contract/policy.ts';
import { before } from '../platform/database/before.ts';
import { job } from '../platform/jobs/job.ts';

/** Requests are kept as long as the privacy page says. */
export const deleteOldRequests = job(
  'delete-old-support-requests',
  async (_payload, { db, clock }) => {
    const years = policy.retention.supportRequestYears;
    await db.deleteFrom('supportRequests').where('createdAt', '<', before(clock.now(), { years })).execute();
  },
  '10 2 * * *',
);
