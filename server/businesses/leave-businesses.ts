import { type Selectable, sql } from 'kysely';
import { type KnownPerson, personColumns, readCertainPerson, readPerson } from '../accounts/index.ts';
import type { Db, Schema, Tx } from '../platform/database/database.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import { forgetPositionsOf, type HandOver } from '../positions/index.ts';
import { handOverContact } from './hand-over-contact.ts';
import { countOpenKeys } from './keys/read-keys.ts';
import { dropLogoOf } from './logo.ts';
import { accessGivenUp, businessInherited } from './mails.ts';
import { dropPicturesOf } from './pictures/picture-files.ts';
import { recordBusinessEvent } from './record-event.ts';
import { isManagedBy } from './visibility.ts';

/** What they show, as far as words say it. */
const picturesOf = sql<string[]>`array(
  select description from business_pictures where business_id = businesses.id order by place
)`;

/** The businesses that a user owns or shares. */
export const businessesOf = (db: Db, userId: string) =>
  db
    .selectFrom('businesses')
    .selectAll()
    .select(({ eb, exists, selectFrom }) => [
      eb('ownerId', '=', userId).as('isOwner'),
      exists(
        selectFrom('businessShares').select('userId').whereRef('businessShares.businessId', '=', 'businesses.id'),
      ).as('hasColleague'),
      picturesOf.as('pictures'),
    ])
    .where(isManagedBy({ userId }))
    .orderBy('createdAt')
    .execute();

/** What leaving them does, for their owner to know before. */
export async function describeBusinesses(db: Db, userId: string) {
  const sentences: string[] = [];
  for (const { id, businessName, isOwner } of await businessesOf(db, userId)) {
    if (!isOwner) continue;
    const heir = await heirOf(db, id).executeTakeFirst();
    sentences.push(
      heir
        ? `Bedriften ${businessName} blir overtatt av ${heir.firstName} ${heir.lastName}, som du deler den med.`
        : `Bedriften ${businessName} slettes med stillinger, søknader og bilder.`,
    );
  }
  return sentences;
}

/**
 * Everybody holds businesses before who has them: those who leave the same one wait for each other here, and each finds it as the
 * other left it.
 */
export const holdBusinesses = (tx: Tx, userId: string) =>
  tx.selectFrom('businesses').select('id').where(isManagedBy({ userId })).orderBy('id').forUpdate().execute();

/** Whoever shared a business the longest takes it over; one that nobody shares goes with its owner. All of them are held. */
export async function leaveBusinesses(tx: Tx, userId: string, now: Date) {
  const leaver = await readCertainPerson(tx, userId);
  await leaveShared(tx, leaver, now);
  const owned = await tx.selectFrom('businesses').selectAll().where('ownerId', '=', userId).execute();
  for (const business of owned) {
    // Held, since whoever was given access a moment ago may be leaving.
    const heir = await heirOf(tx, business.id).forUpdate('users').executeTakeFirst();
    if (heir) await handOver(tx, business, { from: leaver, to: heir, now });
    else await removeBusiness(tx, business, now);
  }
}

async function leaveShared(tx: Tx, leaver: KnownPerson, now: Date) {
  const left = await tx
    .deleteFrom('businessShares')
    .using('businesses')
    .whereRef('businesses.id', '=', 'businessShares.businessId')
    .where('businessShares.userId', '=', leaver.id)
    .returning(['businesses.id', 'businesses.businessName', 'businesses.ownerId'])
    .execute();
  for (const { id: businessId, businessName, ownerId } of left) {
    const event = { businessId, actorId: leaver.id, details: { userId: leaver.id }, now };
    await recordBusinessEvent(tx, { ...event, kind: 'unshared' });
    const owner = await readPerson(tx, ownerId);
    if (!owner) continue;
    const ads = await handOverContact(tx, { businessId, from: leaver, to: owner, now });
    await sendMail(tx, accessGivenUp(owner, leaver, businessName, ads));
  }
}

/** Who can log in comes first. */
const heirOf = (db: Db, businessId: string) =>
  db
    .selectFrom('businessShares')
    .innerJoin('users', 'users.id', 'businessShares.userId')
    .select(personColumns)
    .where('businessShares.businessId', '=', businessId)
    .orderBy('users.isActive', 'desc')
    .orderBy('businessShares.createdAt')
    .limit(1);

type Business = Selectable<Schema['businesses']>;

async function handOver(tx: Tx, { id, businessName }: Business, { from, to: heir, now }: Omit<HandOver, 'businessId'>) {
  await tx.updateTable('businesses').set({ ownerId: heir.id }).where('id', '=', id).execute();
  await tx.deleteFrom('businessShares').where('businessId', '=', id).where('userId', '=', heir.id).execute();
  await recordBusinessEvent(tx, { businessId: id, kind: 'inherited', actorId: heir.id, now });
  const ads = await handOverContact(tx, { businessId: id, from, to: heir, now });
  // Whoever left may still have the secret.
  const hasKeys = (await countOpenKeys(tx, id)) > 0;
  await sendMail(tx, businessInherited(heir, businessName, ads, hasKeys));
}

async function removeBusiness(tx: Tx, business: Business, now: Date) {
  const { id } = business;
  await dropLogoOf(tx, business);
  await dropPicturesOf(tx, id);
  await forgetPositionsOf(tx, id, now);
  await tx.deleteFrom('businesses').where('id', '=', id).execute();
}
