import { DAY } from '../../contract/values.ts';
import { readCertainPerson } from '../accounts/index.ts';
import type { Viewer } from '../platform/http/route.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import type { Platform } from '../platform/platform.ts';
import { contactAddressSet } from './mails.ts';
import { holdOwned, readOwned } from './owned.ts';
import { recordBusinessEvent } from './record-event.ts';

/** Each change is a mail to the owner, whose address may be somebody else's. */
const timesPerDay = { max: 10, windowSeconds: DAY };

/** Where messages through the profile go. Without one they go to the register's address, if that is no person's. */
export async function setContactAddress(
  { db, clock, rateLimits }: Platform,
  viewer: Viewer,
  id: string,
  given: string,
) {
  const contactEmail = given || null;
  if ((await readOwned(db, viewer, id)).contactEmail === contactEmail) return;
  await rateLimits.count(`contact address ${viewer.userId}`, timesPerDay);
  await db.transaction().execute(async (tx) => {
    const { contactEmail: before, businessName } = await holdOwned(tx, viewer, id);
    if (contactEmail === before) return;
    const now = clock.now();
    // No part of what it says: neither a form that is open nor what staff asked for has to do with it.
    await tx.updateTable('businesses').set({ contactEmail, updatedAt: now }).where('id', '=', id).execute();
    await recordBusinessEvent(tx, { businessId: id, kind: 'contact-address-set', actorId: viewer.userId, now });
    await sendMail(tx, contactAddressSet(await readCertainPerson(tx, viewer.userId), businessName, contactEmail));
  });
}
