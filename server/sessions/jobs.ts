import { policy } from '../../contract/policy.ts';
import { before } from '../platform/database/before.ts';
import { job } from '../platform/jobs/job.ts';

/** What became of a session is a log, kept as long as the privacy page says. */
export const deleteOldSessions = job(
  'delete-old-sessions',
  async (_payload, { db, clock }) => {
    const months = policy.retention.logMonths;
    await db.deleteFrom('sessions').where('lastAccessed', '<', before(clock.now(), { months })).execute();
  },
  '30 2 * * *',
);
