import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { Work } from './job.ts';

const MOST_ATTEMPTS = 12;

interface EnqueueOptions {
  /** Not before this moment. */
  runAt?: Date;
  /** A waiting job with the same key is replaced. */
  key?: string;
}

/**
 * Leaves work for the job runner. Given the transaction, it is left exactly when the transaction commits. Each carries its name
 * as a flag, by which the runner leaves a kind of work alone for a while.
 */
export async function enqueue<Given>(
  db: Db,
  { name }: Work<Given>,
  payload: NoInfer<Given>,
  { runAt, key }: EnqueueOptions = {},
) {
  await sql`select graphile_worker.add_job(
    ${name}, ${JSON.stringify(payload)}::json, max_attempts => ${MOST_ATTEMPTS},
    run_at => ${runAt ?? null}, job_key => ${key ?? null}, flags => array[${name}::text])`.execute(db);
}

interface EnqueueAllOptions extends Pick<EnqueueOptions, 'runAt'> {
  /** One for each. */
  keys?: string[];
}

/** The same work for each of these, left by one statement. */
export async function enqueueAll<Given>(
  db: Db,
  { name }: Work<Given>,
  payloads: NoInfer<Given>[],
  { runAt, keys }: EnqueueAllOptions = {},
) {
  const jobs = payloads.map((payload, index) => ({ payload, key: keys?.[index] }));
  await sql`select graphile_worker.add_jobs(array(
    select (${name}, payload, null, ${runAt ?? null}::timestamptz, ${MOST_ATTEMPTS}::int, key, null, array[${name}::text])::graphile_worker.job_spec
    from json_to_recordset(${JSON.stringify(jobs)}::json) as _(payload json, key text)))`.execute(db);
}
