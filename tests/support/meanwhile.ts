import { sql } from 'kysely';
import type { Tx } from '../../server/platform/database/database.ts';
import type { TestApp } from './test-app.ts';

const BETWEEN_LOOKS_MS = 20;

/** What somebody else does between two steps of a call: it is committed when the call waits for it, or is over. */
export async function meanwhile<T>(
  { db }: TestApp,
  change: (tx: Tx) => Promise<unknown>,
  call: () => Promise<T>,
): Promise<T> {
  const tx = await db.startTransaction().execute();
  await change(tx);
  let isOver = false;
  const answer = call().finally(() => {
    isOver = true;
  });
  while (!isOver && !(await isSomebodyWaiting(db))) await new Promise((go) => setTimeout(go, BETWEEN_LOOKS_MS));
  await tx.commit().execute();
  return await answer;
}

async function isSomebodyWaiting(db: TestApp['db']) {
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return (rows[0]?.waiting ?? 0) > 0;
}
