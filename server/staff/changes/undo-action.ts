import { Failure } from '../../../contract/errors.ts';
import type { StaffSubject } from '../../../contract/staff-trace.ts';
import { actionNotFound } from '../not-found.ts';
import { canUndo } from '../trace.ts';
import type { Change, Fields } from './change.ts';
import { changeBusiness } from './change-business.ts';
import { changeForm } from './change-form.ts';
import { changePosition } from './change-position.ts';
import { changeUser } from './change-user.ts';

type MakeChange = (change: Change<Fields>) => Promise<number | undefined>;

/** What the trace holds of a subject was written by the same of these. */
const changers = {
  user: changeUser,
  business: changeBusiness,
  position: changePosition,
  'application-form': changeForm,
} as Partial<Record<StaffSubject, MakeChange>>;

/** Puts back what an edit or a deactivation replaced, as a change of its own, and marks the first one. */
export async function undoAction({ tx, ...by }: Pick<Change, 'tx' | 'viewer' | 'now' | 'run'>, id: number) {
  const action = await tx.selectFrom('staffActions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!action) actionNotFound();
  if (action.undoneBy !== null) throw new Failure('conflict', 'Dette er allerede angret.');
  const change = changers[action.subject];
  if (!canUndo(action) || !change || !action.subjectId) {
    throw new Failure('conflict', 'Dette kan ikke angres.');
  }
  const { subjectId, before: fields, after: expected } = action;
  const undoing = await change({ tx, ...by, id: subjectId, fields, undoes: { expected } });
  if (!undoing) throw new Failure('conflict', 'Dette kan ikke angres.');
  await tx.updateTable('staffActions').set({ undoneBy: undoing }).where('id', '=', id).execute();
  return undoing;
}
