import type { Db } from '../../platform/database/database.ts';

/** With what it was done, as the trace has it: also by an earlier try of the same call whose answer was lost. */
export async function doneInRun(db: Db, runId: string) {
  const rows = await db.selectFrom('staffActions').select('subjectId').where('runId', '=', runId).execute();
  return new Set(rows.map(({ subjectId }) => subjectId));
}
