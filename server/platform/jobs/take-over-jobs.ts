import type { Pool } from 'pg';
import { PROCESS_NAME } from '../database/database.ts';

/**
 * What a process that was killed had begun stays locked for four hours. When no other process is connected, whoever had it
 * is gone, and it is begun again now. The heartbeat says nothing: it is ours too.
 */
export async function takeOverJobs(pool: Pool) {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker._private_jobs
     where locked_by is not null
       and current_setting('application_name') = $1
       and not exists (
         select from pg_stat_activity
         where datname = current_database() and application_name like 'jobbfjord%'
           and application_name not in ($1, 'jobbfjord heartbeat')
       )
     having count(*) > 0`,
    [PROCESS_NAME],
  );
}

/** What these workers have begun and do not finish is for whoever comes next. */
export const giveBackJobs = (pool: Pool, workerPools: string[]) =>
  pool.query('select graphile_worker.force_unlock_workers($1::text[])', [workerPools]);
