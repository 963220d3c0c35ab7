import { policy } from '../../contract/policy.ts';
import { before } from '../platform/database/before.ts';
import { scheduledJob } from '../platform/jobs/job.ts';

/** Requests are kept as long as the privacy page says. */
export const deleteOldRequests = scheduledJob('delete-old-support-requests', '10 2 * * *', async ({ db, clock }) => {
  const years = policy.retention.supportRequestYears;
  await db.deleteFrom('supportRequests').where('createdAt', '<', before(clock.now(), { years })).execute();
});
