import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

/** How much work lies in the queue: due or running, planned for later, and given up after its last attempt. */
export async function countJobs(db: Db) {
  const { rows } = await sql<{ waiting: number; planned: number; failed: number }>`
    select
      count(*) filter (where attempts < max_attempts and run_at <= now()) as waiting,
      count(*) filter (where attempts < max_attempts and run_at > now()) as planned,
      count(*) filter (where attempts >= max_attempts) as failed
    from graphile_worker._private_jobs`.execute(db);
  return rows[0] ?? { waiting: 0, planned: 0, failed: 0 };
}
