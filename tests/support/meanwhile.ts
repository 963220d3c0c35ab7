import { sql } from 'kysely';
import type { Tx } from '../../server/platform/database/database.ts';
import type { TestApp } from './test-app.ts';

const BETWEEN_LOOKS_MS = 20;
/** Far longer than anybody needs to come so far. */
const MOST_LOOKS = 1500;

/** What somebody else does between two steps of a call: it is committed when that many wait, or the call is over. */
export async function meanwhile<T>(
  { db }: Pick<TestApp, 'db'>,
  change: (tx: Tx) => Promise<unknown>,
  call: () => Promise<T>,
  waiting = 1,
): Promise<T> {
  const tx = await db.startTransaction().execute();
  await change(tx);
  let isOver = false;
  const answer = call().finally(() => {
    isOver = true;
  });
  while (!isOver && (await countWaiting(db)) < waiting) await pause();
  await tx.commit().execute();
  return await answer;
}

/** Goes on when somebody waits for what another one holds. */
export async function somebodyWaits({ db }: Pick<TestApp, 'db'>) {
  for (let looks = 0; (await countWaiting(db)) === 0; looks++) {
    if (looks === MOST_LOOKS) throw new Error('Nobody waits for what another one holds.');
    await pause();
  }
}

const pause = () => new Promise((go) => setTimeout(go, BETWEEN_LOOKS_MS));

async function countWaiting(db: TestApp['db']) {
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.waiting ?? 0;
}
