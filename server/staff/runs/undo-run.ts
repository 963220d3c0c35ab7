import { randomUUID } from 'node:crypto';
import type { Viewer } from '../../platform/http/route.ts';
import { keyAsUuid } from '../../platform/key-as-uuid.ts';
import type { Platform } from '../../platform/platform.ts';
import { undoAction } from '../changes/undo-action.ts';
import { actionNotFound } from '../not-found.ts';
import { doneInRun } from './done-in-run.ts';
import { eachByItself } from './each-by-itself.ts';

interface Asked {
  dryRun: boolean | undefined;
  key: string | undefined;
}

/** Takes back what was done to several, each as a single one is; what is taken back together is a run again. */
export async function undoRun(platform: Platform, viewer: Viewer, undone: string, { dryRun, key }: Asked) {
  const { db, clock } = platform;
  const rows = await db
    .selectFrom('staffActions')
    .select(['id', 'subjectId', 'subjectName'])
    .where('runId', '=', undone)
    .orderBy('id', 'desc')
    .execute();
  if (rows.length === 0) actionNotFound();
  const actions = rows.flatMap(({ id, subjectId, subjectName: name }) =>
    subjectId ? [{ id: `${id}`, subjectId, name }] : [],
  );
  const runId = key && !dryRun ? keyAsUuid(key, 'undo', undone) : randomUUID();
  const before = await doneInRun(db, runId);
  const reasons = await eachByItself(
    platform,
    actions.flatMap(({ id, subjectId }) => (before.has(subjectId) ? [] : [id])),
    {
      dryRun,
      make: (tx, id) => undoAction({ tx, viewer, now: clock.now(), run: { id: runId } }, Number(id)),
    },
  );
  const after = await doneInRun(db, runId);
  const isDone = ({ id, subjectId }: (typeof actions)[number]) => (dryRun ? !reasons.has(id) : after.has(subjectId));
  const done = actions.filter(isDone).map(({ subjectId: id, name }) => ({ id, name }));
  const left = actions.filter((action) => !isDone(action));
  const skipped = left.map(({ id, subjectId, name }) => ({ id: subjectId, name, reason: reasons.get(id) ?? '' }));
  return { done, skipped, message: said(done.length, skipped.length, dryRun) };
}

function said(done: number, skipped: number, dryRun: boolean | undefined) {
  const verb = dryRun ? 'blir angret' : 'er angret';
  const left = dryRun ? 'kan ikke angres' : 'kunne ikke angres';
  const first = done === 0 ? `Ingen endringer ${verb}.` : `${done} ${done === 1 ? 'endring' : 'endringer'} ${verb}.`;
  return skipped === 0 ? first : `${first} ${skipped} ${left}.`;
}
