import { Failure } from '../../contract/errors.ts';
import { readCertainPerson } from '../accounts/index.ts';
import type { Viewer } from '../platform/http/route.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import type { Platform } from '../platform/platform.ts';
import { handOverContact } from './hand-over-contact.ts';
import { accessGivenUp } from './mails.ts';
import { recordBusinessEvent } from './record-event.ts';

/** One may be given access without being asked, and can give it up again. What one did stays, and the owner is told. */
export async function leaveBusiness({ db, clock }: Platform, { userId }: Viewer, id: string) {
  return await db.transaction().execute(async (tx) => {
    // Held first: an owner who leaves at the same moment hands it over to whoever shares it.
    const business = await tx
      .selectFrom('businesses')
      .selectAll()
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    const given = await tx
      .deleteFrom('businessShares')
      .where('businessId', '=', id)
      .where('userId', '=', userId)
      .returning('userId')
      .executeTakeFirst();
    if (!business || !given) throw new Failure('notFound', 'Bedriften er ikke delt med deg.');
    const now = clock.now();
    const event = { businessId: id, actorId: userId, details: { userId }, now };
    await recordBusinessEvent(tx, { ...event, kind: 'unshared' });
    const [owner, colleague] = [await readCertainPerson(tx, business.ownerId), await readCertainPerson(tx, userId)];
    const ads = await handOverContact(tx, { businessId: id, from: colleague, to: owner, now });
    await sendMail(tx, accessGivenUp(owner, colleague, business.businessName, ads));
    return business.businessName;
  });
}
