import { sql } from 'kysely';
import { Failure } from '../../../contract/errors.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordStaffAction } from '../../staff-trace/index.ts';

const MOST_FAILING = 50;

interface Failing {
  id: string;
  name: string;
  attempts: number;
  maxAttempts: number;
  lastError: string;
  createdAt: Date;
  nextTryAt: Date | null;
}

/** What failed at least once, given up ones first. Never what it was about: that may name people. */
export async function readFailing(db: Db) {
  const { rows } = await sql<Failing>`
    select id::text as id, task_identifier as name, attempts, max_attempts, left(last_error, 300) as last_error,
      created_at, case when attempts < max_attempts then run_at end as next_try_at
    from graphile_worker.jobs
    where last_error is not null
    order by attempts < max_attempts, jobs.id desc limit ${MOST_FAILING}`.execute(db);
  return rows;
}

export const retryJob = (platform: Platform, viewer: Viewer, id: string) =>
  handle(
    platform,
    viewer,
    id,
    'retried',
    sql`
    select id from graphile_worker.reschedule_jobs(array[${id}::bigint], run_at => now(), attempts => 0)`,
  );

export const giveUpJob = (platform: Platform, viewer: Viewer, id: string) =>
  handle(platform, viewer, id, 'deleted', sql`select id from graphile_worker.complete_jobs(array[${id}::bigint])`);

async function handle(
  { db, clock }: Platform,
  viewer: Viewer,
  id: string,
  kind: 'retried' | 'deleted',
  change: ReturnType<typeof sql>,
) {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ name: string }>`
      select task_identifier as name from graphile_worker.jobs
      where id = ${id}::bigint and last_error is not null`.execute(tx);
    const [job] = rows;
    if (!job) throw new Failure('notFound', 'Jobben finnes ikke lenger');
    const changed = await change.execute(tx);
    if (changed.rows.length === 0) throw new Failure('conflict', 'Jobben kjører akkurat nå');
    await recordStaffAction(tx, viewer, { kind, subject: 'job', subjectName: job.name }, clock.now());
  });
}
