import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import type { PositionFields } from '../../../contract/positions/position-fields.ts';
import { dayInOslo } from '../../platform/clock.ts';
import type { Schema, Tx } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/route.ts';
import type { Writer } from '../../platform/known-draft.ts';
import type { Platform } from '../../platform/platform.ts';
import { refuseStale } from '../../platform/refuse-stale.ts';
import { applicationEmailOf } from '../application-email.ts';
import { keepFormerPosition } from '../former-positions.ts';
import { answerFor } from './answer-for.ts';
import { deleteDraft } from './drafts.ts';
import { findOwn, type WhichPosition } from './find-own.ts';
import { hasRoom, limitReached } from './limit.ts';
import { type LockedBusiness, lockBusiness } from './managed-business.ts';
import { columnsOf } from './position-columns.ts';

type Position = Selectable<Schema['positions']>;
type Watched = Pick<Position, 'title' | 'description' | 'applicationMethod' | 'contactEmail'> & {
  externalApplicationUrl?: string | null;
};

/** What an ad says it is, and the address to which it sends people. */
const watched = ({ title, description, externalApplicationUrl, applicationMethod, contactEmail }: Watched) =>
  JSON.stringify([title, description, externalApplicationUrl, applicationEmailOf({ applicationMethod, contactEmail })]);

type Changes = PositionFields & Writer & { updatedAt?: string | undefined };

const changedMeanwhile = 'Stillingen er endret etter at du åpnet den, så endringene dine er ikke lagret ennå.';

/**
 * Saves the form. An approved position stays visible, and what is new of what staff watch is marked for them. What the
 * expiry date had switched off comes back with a later one, while there is room; else it is saved and stays off.
 */
export function changePosition(
  { db, clock }: Platform,
  which: WhichPosition,
  { updatedAt, ...fields }: Changes,
  viewer: Viewer,
) {
  return db.transaction().execute(async (tx) => {
    const business = await lockBusiness(tx, which.businessId, viewer);
    const now = clock.now();
    const today = dayInOslo(now);
    const before = await findOwn(tx, business.id, which.positionId);
    const change = await planChange(tx, business, before, fields, now);
    if (change.isOther) refuseStale(before.contentChangedAt, updatedAt, changedMeanwhile);
    await saveChange(tx, before, change, now);
    await deleteDraft(tx, { userId: viewer.userId, businessId: business.id, positionId: before.id }, fields);
    return { ...(await answerFor(tx, business, before.id, today)), message: savedText(business, change) };
  });
}

/** What saving would do to a position, both locked. `isWanted`: also what somebody had switched off comes back. */
export async function planChange(
  tx: Tx,
  business: LockedBusiness,
  before: Position,
  fields: PositionFields,
  now: Date,
  { isWanted = false } = {},
) {
  const today = dayInOslo(now);
  const columns = await columnsOf(tx, business, fields, now, before);
  const wasOff = !before.isActive || before.expiryDate <= today;
  const comesBack = wasOff && (before.isActive || before.expiredAt !== null || isWanted);
  const isFull = comesBack && !(await hasRoom(tx, business, today));
  const isOther = Object.entries(columns).some(
    ([name, value]) => !isDeepStrictEqual(before[name as keyof typeof before], value),
  );
  return { columns, comesBack, isFull, isOther };
}

type Change = Awaited<ReturnType<typeof planChange>>;

export async function saveChange(tx: Tx, before: Position, change: Change, now: Date) {
  const { columns, comesBack, isFull, isOther } = change;
  await keepFormerPosition(tx, before, columns, now);
  const toLookAt = watched(before) !== watched(columns);
  await tx
    .updateTable('positions')
    .set({
      ...columns,
      ...(comesBack && { isActive: !isFull }),
      expiredAt: null,
      ...(toLookAt && before.approvalStatus === 'approved' && { changedAfterApprovalAt: now }),
      ...(isOther && { contentChangedAt: now }),
      updatedAt: now,
    })
    .where('id', '=', before.id)
    .where('businessId', '=', before.businessId)
    .execute();
}

export const savedText = (business: LockedBusiness, { isFull }: Pick<Change, 'isFull'>) =>
  isFull ? `Stillingen er lagret, men ikke aktivert. ${limitReached(business)}` : 'Stillingen er lagret.';
