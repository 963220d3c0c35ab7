import { managedBusinesses } from '../businesses/index.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/route.ts';
import { formNotFound } from './form-not-found.ts';

/** Nobody changes or deletes it, and no position begins to use it, until the transaction ends. */
export async function lockForm(tx: Tx, viewer: Viewer, formId: string) {
  const form = await tx
    .selectFrom('applicationForms')
    .select(['id', 'title', 'description', 'questions', 'isActive', 'stoppedByStaffAt', 'updatedAt'])
    .where('id', '=', formId)
    .where('businessId', 'in', managedBusinesses(tx, viewer).select('businesses.id'))
    .forUpdate()
    .executeTakeFirst();
  return form ?? formNotFound();
}
