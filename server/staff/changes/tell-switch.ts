import { heldByRegister } from '../../businesses/index.ts';
import { dayInOslo } from '../../platform/clock.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { expiredText } from '../../positions/index.ts';
import { released, type Switched, shownAgain, stopped } from '../mails.ts';
import { type Change, type Fields, isSwitched } from './change.ts';

/** The owner hears what staff took down and why, and when it is back or free to come back; in the transaction that does it. */
export async function tellSwitch(
  { tx, id, reason, now }: Change,
  subject: Switched['subject'],
  businessId: string,
  after: Fields,
) {
  if (!isSwitched(after)) return;
  const owned = await tx
    .selectFrom('businesses')
    .innerJoin('users', 'users.id', 'businesses.ownerId')
    .leftJoin('positions', (join) => join.on('positions.id', '=', id))
    .select(['users.firstName', 'users.lastName', 'users.email', 'businessName', 'title'])
    .select(['registerTrouble', 'expiryDate'])
    .where('businesses.id', '=', businessId)
    .executeTakeFirst();
  if (!owned) return;
  const switched = { ...owned, id, subject, businessId };
  const { registerTrouble, expiryDate } = owned;
  const byRegister = registerTrouble && heldByRegister(registerTrouble);
  const byDate = expiryDate && expiryDate <= dayInOslo(now) ? expiredText : null;
  const hindrance = subject === 'business' ? byRegister : byDate;
  const off = after.stoppedByStaffAt ? stopped(switched, reason) : released(switched, hindrance);
  await sendMail(tx, after.isActive ? shownAgain(switched) : off);
}
