import type { z } from 'zod';
import { Failure } from '../../../contract/errors.ts';
import type { userChangesSchema } from '../../../contract/staff/staff-changes.ts';
import { forgetSecondStep, keepLastStaff, lockStaff, moveAddress, recordEvent } from '../../accounts/index.ts';
import { acceptInvitations } from '../../businesses/index.ts';
import { isDuplicate } from '../../platform/database/database.ts';
import { failureAt } from '../../platform/http/field-errors.ts';
import { endSessions } from '../../sessions/index.ts';
import { userNotFound } from '../not-found.ts';
import { type Change, differences, recordChange } from './change.ts';

/** What is undone brings back that the address was confirmed. */
type UserFields = z.output<typeof userChangesSchema> & { emailConfirmedAt?: Date | null };

/** Answers the id of the row in the trace, nothing when nothing changed. */
export async function changeUser(change: Change<UserFields>) {
  const { tx, viewer, id, now } = change;
  const staff = await lockStaff(tx);
  // Somebody else may have taken the viewer's own rights away a moment ago.
  if (!staff.includes(viewer.userId)) throw new Failure('forbidden');
  const user = await tx.selectFrom('users').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!user) userNotFound();
  const changed = differences(user, change);
  if (!changed) return;
  const { before, after } = changed;
  if (staff.includes(id) && (after.isAdmin === false || after.isActive === false)) {
    keepLastStaff(staff, id);
    if (id === viewer.userId) {
      throw new Failure('conflict', 'Du kan ikke ta fra deg selv tilgangen. Be en annen administrator om det.');
    }
  }
  if (after.hasSecondStep === false && id === viewer.userId) {
    throw new Failure('conflict', 'Din egen totrinns innlogging slår du av i profilen din.');
  }
  await tx
    .updateTable('users')
    .set({ ...after, updatedAt: now })
    .where('id', '=', id)
    .execute()
    .catch(refuseTakenAddress);
  const { email, emailConfirmedAt = null } = after;
  if (email !== undefined) {
    await moveAddress(tx, { before: user, email, emailConfirmedAt, actorId: viewer.userId, now });
    before.emailConfirmedAt = user.emailConfirmedAt;
  }
  if (after.hasSecondStep === false) await forgetSecondStep(tx, user, now, viewer.userId);
  await keepEvents(change, after);
  return await recordChange(change, { subject: 'user', name: `${user.firstName} ${user.lastName}` }, changed);
}

/** Who is deactivated is logged out everywhere at once. Who is back gets what was offered meanwhile. */
async function keepEvents(
  { tx, viewer: { userId: actorId }, id, now }: Change,
  { isActive, isAdmin }: Partial<UserFields>,
) {
  if (isActive === false) await endSessions(tx, { userId: id }, 'deactivated', now);
  if (isActive !== undefined) await recordEvent(tx, id, isActive ? 'reactivated' : 'deactivated', now, actorId);
  if (isActive) await acceptInvitations(tx, id, now);
  if (isAdmin !== undefined) await recordEvent(tx, id, isAdmin ? 'made-staff' : 'no-longer-staff', now, actorId);
}

function refuseTakenAddress(error: unknown): never {
  if (!isDuplicate(error, 'users_email_key')) throw error;
  throw failureAt('conflict', 'email', 'E-postadressen er allerede i bruk av en annen bruker');
}
