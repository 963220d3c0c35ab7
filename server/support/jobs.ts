import { policy } from '../../contract/policy.ts';
import { before } from '../platform/database/before.ts';
import { scheduledJob } from '../platform/jobs/job.ts';

/** Requests, and what was said of ads, are kept as long as the privacy page says. */
export const deleteOldRequests = scheduledJob('delete-old-support-requests', '10 2 * * *', async ({ db, clock }) => {
  const oldest = before(clock.now(), { years: policy.retention.supportRequestYears });
  await db.deleteFrom('supportRequests').where('createdAt', '<', oldest).execute();
  await db.deleteFrom('adReports').where('createdAt', '<', oldest).execute();
});
