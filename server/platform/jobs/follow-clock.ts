import { sql } from 'kysely';
import { MINUTE_MS, SECOND_MS } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { scheduleTable } from './queue-table.ts';

/** Clocks of several instances differ by less, and schedules may rest for so long. */
const NO_MATTER_MS = MINUTE_MS;

/** Tells when the clock was put back. Schedules would rest until it is as late again as it was. */
export function whenPutBack(tell: () => void): () => void {
  let lastMs = Date.now();
  const timer = setInterval(() => {
    const nowMs = Date.now();
    if (nowMs < lastMs - NO_MATTER_MS) tell();
    lastMs = nowMs;
  }, SECOND_MS).unref();
  return () => clearInterval(timer);
}

/** A run that is noted for later than now is from before the clock was put back: nothing would be due until then. */
export async function forgetFutureRuns(db: Db) {
  const now = new Date();
  await sql`update ${scheduleTable} set last_execution = ${now}
    where last_execution > ${new Date(now.getTime() + NO_MATTER_MS)}`.execute(db);
}
