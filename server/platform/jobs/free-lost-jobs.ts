import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { queueTable } from './queue-table.ts';

const SIGN_EVERY_MS = 10_000;
/** After an outage everybody signs again before anybody is taken for dead. */
const SIGNS_BEFORE_JUDGING = 4;
const ENDED = 'The worker ended in the middle of it.';

/** The workers of this process, and what they know to be at. */
export interface OwnWorkers {
  pools: Set<string>;
  jobs: Set<string>;
}

/**
 * Of workers that died in the middle of a job, or never heard that they were given it, the queue itself believes for four
 * hours that they are still at it.
 */
export function keepSigning(db: Db, own: OwnWorkers): () => void {
  let signs = 0;
  const timer = setInterval(() => {
    signs += 1;
    const isJudging = signs > SIGNS_BEFORE_JUDGING;
    signAndJudge(db, own, isJudging).catch(() => {
      // Without a database, which the heartbeat has said already.
      signs = 0;
    });
  }, SIGN_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

async function signAndJudge(db: Db, own: OwnWorkers, isJudging: boolean) {
  await sign(db, [...own.pools]);
  await freeUnheardJobs(db, own);
  if (isJudging) await freeLostJobs(db);
}

export const sign = (db: Db, pools: string[]) =>
  sql`insert into job_workers (id, seen_at) select id, now() from unnest(${pools}::text[]) as id
    on conflict (id) do update set seen_at = excluded.seen_at`.execute(db);

/** While others go on: what those had begun who have not signed for a minute is there for the next one. */
export const freeLostJobs = (db: Db) =>
  sql`with lost as (delete from job_workers where seen_at < now() - interval '1 minute' returning id)
    ${free(sql`select id from lost`)}`.execute(db);

/** Where the answer that gave a job out was lost on its way, nobody is at it; in a minute every other answer has come. */
const freeUnheardJobs = (db: Db, { pools, jobs }: OwnWorkers) =>
  sql`update ${queueTable} set locked_by = null, locked_at = null, attempts = attempts - 1
    where locked_by = any(${[...pools]}) and locked_at < now() - interval '1 minute'
      and id <> all(${[...jobs]}::bigint[])`.execute(db);

/** What these workers have begun and do not finish is for whoever comes next. */
export const giveBackJobs = (db: Db, pools: string[]) =>
  free(sql`select id from unnest(${pools}::text[]) as id`).execute(db);

/**
 * The attempt counts: what ends its worker every time is given up. That it ended so is noted while attempts are left, since
 * one without a failure that has none left was replaced by another with its key.
 */
const free = (workers: RawBuilder<unknown>) =>
  sql`update ${queueTable} set locked_by = null, locked_at = null,
      last_error = case when attempts < max_attempts then ${ENDED} else last_error end
    where locked_by in (${workers})`;
