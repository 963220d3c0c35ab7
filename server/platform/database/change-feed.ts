import { sql } from 'kysely';
import { MINUTE_MS } from '../clock.ts';
import { scheduledJob } from '../jobs/job.ts';
import type { Db } from './database.ts';
import { onlyRow } from './only-row.ts';

/** Whoever has not looked for so long reads everything anew. */
const KEPT_MINUTES = 60;
/** From so many changes on, reading everything is quicker. */
const MOST_CHANGES = 20_000;

export type ChangeKind = 'position' | 'business' | 'national';

/**
 * Says what was committed since the last question: ids, or `everything` the first time. Reads the table of changes from
 * the oldest transaction that was still open then, so nothing that commits late is passed by.
 */
export function createChangeFeed(kind: ChangeKind) {
  let since: string | undefined;
  let readAtMs = 0;
  let seen: string[] = [];

  async function readNew(db: Db) {
    const { rows } = await sql<Row>`
      select pg_snapshot_xmin(pg_current_snapshot())::text as oldest, transaction_id::text as "transactionId", id
      from (select 1) as always left join search_changes
        on kind = ${kind} and transaction_id >= ${since}::xid8 and transaction_id <> all (${seen}::xid8[])
      limit ${MOST_CHANGES}`.execute(db);
    const oldest = rows[0]?.oldest ?? '0';
    const noted = rows.flatMap(({ transactionId }) => transactionId ?? []);
    // What lies behind the oldest open transaction is not read again anyway.
    seen = [...new Set([...seen, ...noted])].filter((transaction) => BigInt(transaction) >= BigInt(oldest));
    since = oldest;
    return rows;
  }

  return async function readChanges(db: Db): Promise<string[] | 'everything'> {
    // The time of the clock: another one stands still while a machine sleeps, and what is swept goes by this one.
    const nowMs = Date.now();
    const isTooLate = nowMs - readAtMs > (KEPT_MINUTES - 10) * MINUTE_MS;
    readAtMs = nowMs;
    if (since === undefined || isTooLate) {
      since = await oldestOpen(db);
      seen = [];
      // What was committed by now is a part of everything.
      await readNew(db);
      return 'everything';
    }
    const rows = await readNew(db);
    if (rows.length >= MOST_CHANGES) {
      since = undefined;
      return readChanges(db);
    }
    return [...new Set(rows.flatMap(({ id }) => id ?? []))];
  };
}

interface Row {
  oldest: string;
  transactionId: string | null;
  id: string | null;
}

async function oldestOpen(db: Db) {
  const { rows } = await sql<{ oldest: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as oldest`.execute(db);
  return onlyRow(rows).oldest;
}

export const sweepSearchChanges = scheduledJob('sweep-search-changes', '*/15 * * * *', async ({ db }) => {
  await sql`delete from search_changes where changed_at < now() - make_interval(mins => ${KEPT_MINUTES})`.execute(db);
});
