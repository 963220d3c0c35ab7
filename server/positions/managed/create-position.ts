import type { Insertable } from 'kysely';
import { Failure } from '../../../contract/errors.ts';
import type { PositionFields } from '../../../contract/positions/position-fields.ts';
import { DAY } from '../../../contract/values.ts';
import { readCertainPerson, readPerson } from '../../accounts/index.ts';
import { recordBusinessEvent } from '../../businesses/index.ts';
import { dayInOslo, longDate } from '../../platform/clock.ts';
import type { Schema, Tx } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/route.ts';
import type { Writer } from '../../platform/known-draft.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { answerFor } from './answer-for.ts';
import { changePosition } from './change-position.ts';
import { deleteDraft } from './drafts.ts';
import { hasRoom, limitReached } from './limit.ts';
import { positionReceived } from './mails.ts';
import { type LockedBusiness, lockBusiness } from './managed-business.ts';
import { columnsOf } from './position-columns.ts';

/**
 * Pending until staff approves it, also while the business itself waits. Sent once more under its key, after a lost reply, it
 * is there already, and what was written since is kept too.
 */
export async function createPosition(
  platform: Platform,
  businessId: string,
  fields: PositionFields & Writer,
  viewer: Viewer,
  key: string | null = null,
) {
  const made = await makeOnce(platform, businessId, fields, viewer, key);
  if (!made.before) return made;
  return changePosition(platform, { businessId, positionId: made.before.id }, fields, viewer);
}

function makeOnce(
  { db, clock, rateLimits }: Platform,
  businessId: string,
  fields: PositionFields & Writer,
  viewer: Viewer,
  idempotencyKey: string | null,
) {
  return db.transaction().execute(async (tx) => {
    const business = await lockBusiness(tx, businessId, viewer);
    const now = clock.now();
    const before = await findMade(tx, business.id, idempotencyKey);
    if (before) return { before };
    const columns = await planPosition(tx, business, fields, now);
    await countNew(rateLimits, business.id);
    const id = await addPosition(tx, { ...columns, businessId: business.id, idempotencyKey }, now);
    await deleteDraft(tx, { userId: viewer.userId, businessId: business.id, positionId: null }, fields);
    const event = { businessId: business.id, actorId: viewer.userId, details: { positionId: id }, now };
    await recordBusinessEvent(tx, { ...event, kind: 'position-sent-in' });
    const firstDay = columns.publishFrom && longDate(columns.publishFrom);
    await tell(tx, business, viewer, { title: columns.title, firstDay });
    return { ...(await answerFor(tx, business, id, dayInOslo(now))), message: sentInText(columns) };
  });
}

export const newPerDay = { max: 100, windowSeconds: DAY };

/** However they come: each is work for staff, and by hand a mail to whoever sends it in, whose address may be somebody else's. */
export const countNew = (rateLimits: Platform['rateLimits'], businessId: string) =>
  rateLimits.count(`new positions ${businessId}`, newPerDay);

/** What a new position would hold, while there is room for it; the business is locked. */
export async function planPosition(tx: Tx, business: LockedBusiness, fields: PositionFields, now: Date) {
  const columns = await columnsOf(tx, business, fields, now);
  if (!(await hasRoom(tx, business, dayInOslo(now)))) throw new Failure('conflict', limitReached(business));
  return columns;
}

export async function addPosition(
  tx: Tx,
  columns: Omit<Insertable<Schema['positions']>, 'createdAt' | 'updatedAt'>,
  now: Date,
) {
  const { id } = await tx
    .insertInto('positions')
    .values({ ...columns, createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function sentInText({ publishFrom }: { publishFrom: Date | null }) {
  const later = publishFrom ? ` Den blir synlig for alle tidligst ${longDate(publishFrom)}.` : '';
  return `Stillingen er sendt til godkjenning. Du får en e-post når den er godkjent.${later}`;
}

const findMade = (tx: Tx, businessId: string, idempotencyKey: string | null) =>
  tx
    .selectFrom('positions')
    .select('id')
    .where('businessId', '=', businessId)
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst();

/** Whoever sent it in, and the owner, who learns who that was. */
async function tell(
  tx: Tx,
  business: LockedBusiness,
  { userId }: Viewer,
  position: Parameters<typeof positionReceived>[1],
) {
  const { ownerId } = business;
  const sender = await readCertainPerson(tx, userId);
  await sendMail(tx, positionReceived(sender, position, business));
  const owner = ownerId === userId ? undefined : await readPerson(tx, ownerId);
  if (owner) await sendMail(tx, positionReceived(owner, position, business, sender));
}
