import { Failure } from '../../../contract/errors.ts';
import type { StaffSubject } from '../../../contract/staff-trace.ts';
import type { Viewer } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
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
export async function undoAction({ db, clock }: Platform, viewer: Viewer, id: number): Promise<number> {
  return await db.transaction().execute(async (tx) => {
    const action = await tx
      .selectFrom('staffActions')
      .selectAll()
      .where('id', '=', `${id}`)
      .forUpdate()
      .executeTakeFirst();
    if (!action) actionNotFound();
    if (action.undoneBy !== null) throw new Failure('conflict', 'Dette er allerede angret.');
    const change = changers[action.subject];
    if (!canUndo(action) || !change || !action.subjectId) {
      throw new Failure('conflict', 'Dette kan ikke angres.');
    }
    const { subjectId, before: fields, after: expected } = action;
    const undoing = await change({ tx, viewer, id: subjectId, now: clock.now(), fields, undoes: { expected } });
    if (!undoing) throw new Failure('conflict', 'Dette kan ikke angres.');
    await tx
      .updateTable('staffActions')
      .set({ undoneBy: `${undoing}` })
      .where('id', '=', `${id}`)
      .execute();
    return undoing;
  });
}
