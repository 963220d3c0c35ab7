import type { z } from 'zod';
import { Failure } from '../../../contract/errors.ts';
import type { businessChangesSchema } from '../../../contract/staff.ts';
import { isDuplicate } from '../../platform/database/database.ts';
import { type Change, differences, recordChange } from './change.ts';

/** Answers the id of the row in the trace, nothing when nothing changed. */
export async function changeBusiness(change: Change<z.output<typeof businessChangesSchema>>) {
  const { tx, id, now } = change;
  const business = await tx
    .selectFrom('businesses')
    .selectAll()
    .where('id', '=', id)
    .where('approvalStatus', '<>', 'rejected')
    .forUpdate()
    .executeTakeFirst();
  if (!business) throw new Failure('notFound', 'Bedrift ikke funnet');
  const changed = differences(business, change);
  if (!changed) return;
  await tx
    .updateTable('businesses')
    .set({ ...changed.after, updatedAt: now })
    .where('id', '=', id)
    .execute()
    .catch(refuseTakenNumber);
  return await recordChange(change, { subject: 'business', name: business.businessName }, changed);
}

function refuseTakenNumber(error: unknown): never {
  if (!isDuplicate(error, 'businesses_organization_number')) throw error;
  const message = 'Organisasjonsnummeret er allerede registrert på en annen bedrift';
  throw new Failure('conflict', message, { errors: [{ path: 'organizationNumber', msg: message }] });
}
