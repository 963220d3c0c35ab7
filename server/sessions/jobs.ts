import { policy } from '../../contract/policy.ts';
import { before } from '../platform/database/before.ts';
import { scheduledJob } from '../platform/jobs/job.ts';

/** What became of a session is a log, kept as long as the privacy page says. */
export const deleteOldSessions = scheduledJob('delete-old-sessions', '30 2 * * *', async ({ db, clock }) => {
  const months = policy.retention.logMonths;
  await db.deleteFrom('sessions').where('lastAccessed', '<', before(clock.now(), { months })).execute();
});
