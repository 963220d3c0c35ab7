import type { Selectable } from 'kysely';
import type { z } from 'zod';
import { hasRightCheckDigit } from '../../../contract/businesses/business-fields.ts';
import type { businessChangesSchema } from '../../../contract/staff/staff-changes.ts';
import { businessNotFound, noFacts, recordBusinessEvent, registerReading } from '../../businesses/index.ts';
import { moveFollowers } from '../../followed/index.ts';
import { isDuplicate, type Schema } from '../../platform/database/database.ts';
import { failureAt } from '../../platform/http/field-errors.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { type Change, contentChange, differences, recordChange, type Stop, withStop } from './change.ts';
import { tellSwitch } from './tell-switch.ts';

type Business = Selectable<Schema['businesses']>;
type Fields = z.output<typeof businessChangesSchema> & Stop & Pick<Business, 'pausedAt'>;

/** Answers the id of the row in the trace, nothing when nothing changed. */
export async function changeBusiness(change: Change<Fields>) {
  const { tx, id, now } = change;
  const business = await tx
    .selectFrom('businesses')
    .selectAll()
    .where('id', '=', id)
    .where('approvalStatus', '<>', 'rejected')
    .forUpdate()
    .executeTakeFirst();
  if (!business) businessNotFound();
  const fields = { ...change.fields, ...resumed(business, change.fields) };
  const switched = withStop(business, { ...change, fields }, { pausedAt: null });
  const changed = differences(business, { ...change, fields: switched });
  if (!changed) return;
  const { after } = changed;
  await tx
    .updateTable('businesses')
    .set({
      ...after,
      // What the register said of the old number goes. A pause lasts until it answers about the new one.
      ...(after.organizationNumber !== undefined && { ...noFacts, brregFetchedAt: null }),
      ...contentChange(after, now),
      updatedAt: now,
    })
    .where('id', '=', id)
    .execute()
    .catch(refuseTakenNumber);
  if (after.organizationNumber !== undefined) {
    await moveFollowers(tx, business.organizationNumber, after.organizationNumber);
  }
  await tellBusiness(change, after);
  await tellSwitch(change, 'business', business.id, after);
  return await recordChange(change, { subject: 'business', name: business.businessName }, changed);
}

/** A pause that ended while staff kept it off is not begun again. */
const resumed = ({ registerTrouble }: Business, { pausedAt }: Partial<Fields>): Partial<Fields> =>
  pausedAt && !registerTrouble ? { isActive: true } : {};

/** Those who manage it see it in its history, and another number has other facts in the register. */
async function tellBusiness(
  { tx, viewer, id, now }: Change,
  { isActive, stoppedByStaffAt, pausedAt, organizationNumber, ...edited }: Partial<Fields>,
) {
  const event = { businessId: id, actorId: viewer.userId, now };
  if (isActive) await recordBusinessEvent(tx, { ...event, kind: 'activated' });
  if (isActive === false || stoppedByStaffAt) await recordBusinessEvent(tx, { ...event, kind: 'deactivated' });
  const fields = [...Object.keys(edited), ...(organizationNumber === undefined ? [] : ['organizationNumber'])];
  if (fields.length > 0) await recordBusinessEvent(tx, { ...event, kind: 'edited', details: { fields } });
  if (organizationNumber !== undefined && hasRightCheckDigit(organizationNumber)) {
    await enqueue(tx, registerReading, { businessId: id });
  }
}

function refuseTakenNumber(error: unknown): never {
  if (!isDuplicate(error, 'businesses_organization_number')) throw error;
  throw failureAt('conflict', 'organizationNumber', 'Organisasjonsnummeret er allerede registrert på en annen bedrift');
}
