import { isManagedBy } from '../businesses/index.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/route.ts';
import { formNotFound } from './form-not-found.ts';

/** Nobody changes or deletes it, and no position begins to use it, until the transaction ends. */
export async function lockForm(tx: Tx, viewer: Viewer, formId: string) {
  const form = await tx
    .selectFrom('applicationForms')
    .select(['id', 'title', 'description', 'questions', 'isActive', 'stoppedByStaffAt', 'updatedAt'])
    .where('id', '=', formId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('businesses')
          .select('businesses.id')
          .whereRef('businesses.id', '=', 'applicationForms.businessId')
          .where('businesses.approvalStatus', '<>', 'rejected')
          .where(isManagedBy(viewer)),
      ),
    )
    .forUpdate()
    .executeTakeFirst();
  return form ?? formNotFound();
}
