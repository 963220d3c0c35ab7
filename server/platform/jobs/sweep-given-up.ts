import { sql } from 'kysely';
import { before } from '../database/before.ts';
import { scheduledJob } from './job.ts';

const KEPT_DAYS = 30;

/** What was given up is kept to be looked at and tried again, but not for ever: what a job is about may name people. */
export const sweepGivenUpJobs = scheduledJob('sweep-given-up-jobs', '25 2 * * *', async ({ db, clock }) => {
  await sql`
      select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
      where attempts >= max_attempts and run_at < ${before(clock.now(), { days: KEPT_DAYS })}`.execute(db);
});
