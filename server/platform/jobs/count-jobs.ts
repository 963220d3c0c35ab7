import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { onlyRow } from '../database/only-row.ts';

/**
 * How much work lies in the queue: due or running, planned for later, and given up after its last attempt. One that runs, or
 * ended with its process, while another with its key takes its place gets no attempt more, but never failed.
 */
export async function countJobs(db: Db) {
  const { rows } = await sql<{ waiting: number; planned: number; failed: number }>`
    select
      count(*) filter (where attempts < max_attempts and run_at <= now()) as waiting,
      count(*) filter (where attempts < max_attempts and run_at > now()) as planned,
      count(*) filter (where attempts >= max_attempts and last_error is not null) as failed
    from graphile_worker.jobs`.execute(db);
  return onlyRow(rows);
}
