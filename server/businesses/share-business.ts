import type { Selectable } from 'kysely';
import { Failure } from '../../contract/errors.ts';
import { policy } from '../../contract/policy.ts';
import { DAY } from '../../contract/values.ts';
import { emailKeyHere, emailKeyOf, type KnownPerson, personColumns, readCertainPerson } from '../accounts/index.ts';
import { daysAfter } from '../platform/clock.ts';
import type { Schema, Tx } from '../platform/database/database.ts';
import { failureAt } from '../platform/http/field-errors.ts';
import type { Viewer } from '../platform/http/route.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import type { Platform } from '../platform/platform.ts';
import { handOverContact } from './hand-over-contact.ts';
import { accessGiven, accessTaken, invitation, invited, sharedWith } from './mails.ts';
import { holdOwned } from './owned.ts';
import { recordBusinessEvent } from './record-event.ts';

interface Sharing {
  business: Selectable<Schema['businesses']>;
  owner: KnownPerson;
  email: string;
  now: Date;
}

/** Each mails somebody who perhaps did not ask for it, and so does taking it back: enough for who does it wrong and does it over. */
const timesPerDay = { max: 5, windowSeconds: DAY };
/** However many strangers they are; more than a business may have colleagues. */
const mailsPerDay = { max: 60, windowSeconds: DAY };

/** Shares with the account of that address; where there is none, its owner is invited. */
export async function shareBusiness({ db, clock, rateLimits }: Platform, viewer: Viewer, id: string, email: string) {
  await rateLimits.count(`sharing ${viewer.userId} ${emailKeyHere(email)}`, timesPerDay);
  await rateLimits.count(`sharing ${viewer.userId}`, mailsPerDay);
  return await db.transaction().execute(async (tx) => {
    const business = await holdOwned(tx, viewer, id);
    // The answer names whose address it is: that is not for everybody who has typed an organisation number.
    if (business.approvalStatus !== 'approved')
      throw ofAddress('conflict', 'Bedriften kan deles når vi har godkjent den.');
    const owner = await readCertainPerson(tx, viewer.userId);
    const sharing = { business, owner, email, now: clock.now() };
    await forgetExpired(tx, sharing);
    await refuseMoreThanMay(tx, id);
    const colleague = await tx
      .selectFrom('users')
      .select(personColumns)
      .where('emailKey', '=', emailKeyOf(email))
      .where('isActive', '=', true)
      .executeTakeFirst();
    if (colleague?.id === owner.id) throw ofAddress('invalid', 'Du eier bedriften og har allerede tilgang.');
    if (colleague) return { sharedUser: await giveAccess(tx, sharing, colleague), invitation: null };
    return { sharedUser: null, invitation: await invite(tx, sharing) };
  });
}

const ofAddress = (kind: 'invalid' | 'conflict', msg: string) => failureAt(kind, 'email', msg);

/** What has run out makes room, for the same address too. */
const forgetExpired = (tx: Tx, { business, now }: Sharing) =>
  tx.deleteFrom('businessInvitations').where('businessId', '=', business.id).where('expiresAt', '<=', now).execute();

async function refuseMoreThanMay(tx: Tx, businessId: string) {
  const count = (table: 'businessShares' | 'businessInvitations') =>
    tx
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('businessId', '=', businessId)
      .executeTakeFirstOrThrow();
  const [shares, invitations] = [await count('businessShares'), await count('businessInvitations')];
  if (shares.count + invitations.count >= policy.colleaguesPerBusiness) {
    throw ofAddress('conflict', `En bedrift kan deles med høyst ${policy.colleaguesPerBusiness} personer.`);
  }
}

async function giveAccess(tx: Tx, { business, owner, now }: Sharing, colleague: KnownPerson) {
  const given = await tx
    .insertInto('businessShares')
    .values({ businessId: business.id, userId: colleague.id, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('userId')
    .executeTakeFirst();
  if (!given) throw ofAddress('conflict', `${colleague.email} har allerede tilgang til bedriften.`);
  // Left open, it would give back what is taken away later.
  await tx
    .deleteFrom('businessInvitations')
    .where('businessId', '=', business.id)
    .where('emailKey', '=', colleague.emailKey)
    .execute();
  const event = { businessId: business.id, actorId: owner.id, details: { userId: colleague.id }, now };
  await recordBusinessEvent(tx, { ...event, kind: 'shared' });
  await sendMail(tx, sharedWith(owner, colleague, business.businessName));
  await sendMail(tx, accessGiven(colleague, owner, business.businessName));
  return { ...colleague, sharedAt: now };
}

async function invite(tx: Tx, { business, owner, email, now }: Sharing) {
  const days = policy.invitationDays;
  const expiresAt = daysAfter(now, days);
  const made = await tx
    .insertInto('businessInvitations')
    .values({ businessId: business.id, email, invitedBy: owner.id, createdAt: now, expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!made) throw ofAddress('conflict', `${email} er allerede invitert.`);
  await recordBusinessEvent(tx, { businessId: business.id, kind: 'invited', actorId: owner.id, now });
  await sendMail(tx, invited(owner, email, business.businessName));
  await sendMail(tx, invitation(email, owner, business.businessName, days));
  return made;
}

/** Takes the access away; what the colleague did stays. Answers the ads in which the owner now is the contact. */
export async function unshareBusiness({ db, clock }: Platform, viewer: Viewer, id: string, userId: string) {
  return await db.transaction().execute(async (tx) => {
    const business = await holdOwned(tx, viewer, id);
    const taken = await tx
      .deleteFrom('businessShares')
      .where('businessId', '=', id)
      .where('userId', '=', userId)
      .returning('userId')
      .executeTakeFirst();
    if (!taken) throw new Failure('notFound', 'Personen har ikke tilgang til bedriften.');
    const now = clock.now();
    const event = { businessId: id, actorId: viewer.userId, details: { userId }, now };
    await recordBusinessEvent(tx, { ...event, kind: 'unshared' });
    const [owner, colleague] = [await readCertainPerson(tx, viewer.userId), await readCertainPerson(tx, userId)];
    await sendMail(tx, accessTaken(colleague, business.businessName));
    return await handOverContact(tx, { businessId: id, from: colleague, to: owner, now });
  });
}

export async function withdrawInvitation({ db, clock }: Platform, viewer: Viewer, id: string, invitationId: string) {
  await db.transaction().execute(async (tx) => {
    await holdOwned(tx, viewer, id);
    const gone = await tx
      .deleteFrom('businessInvitations')
      .where('businessId', '=', id)
      .where('id', '=', invitationId)
      .where('expiresAt', '>', clock.now())
      .returning('id')
      .executeTakeFirst();
    if (!gone) throw new Failure('notFound', 'Invitasjonen er ikke lenger åpen.');
    const event = { businessId: id, actorId: viewer.userId, now: clock.now() };
    await recordBusinessEvent(tx, { ...event, kind: 'invitation-withdrawn' });
  });
}
