import type { z } from 'zod';
import type { formChangesSchema } from '../../../contract/staff/staff-changes.ts';
import { formNotFound } from '../../application-forms/index.ts';
import { type Change, differences, recordChange, type Stop, withStop } from './change.ts';

/** Answers the id of the row in the trace, nothing when nothing changed. */
export async function changeForm(change: Change<z.output<typeof formChangesSchema> & Stop>) {
  const { tx, id, now } = change;
  const form = await tx.selectFrom('applicationForms').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!form) formNotFound();
  const changed = differences(form, { ...change, fields: withStop(form, change) });
  if (!changed) return;
  await tx
    .updateTable('applicationForms')
    .set({ ...changed.after, updatedAt: now })
    .where('id', '=', id)
    .execute();
  return await recordChange(change, { subject: 'application-form', name: form.title }, changed);
}
