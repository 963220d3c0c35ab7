import { Failure } from '../../../contract/errors.ts';
import type { PositionDraft } from '../../../contract/positions/position-draft.ts';
import { businessNotFound } from '../../businesses/index.ts';
import { before } from '../../platform/database/before.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/route.ts';
import { isKnownTo, type Writer } from '../../platform/known-draft.ts';
import { positionOf } from './find-own.ts';
import { managedBusiness } from './managed-business.ts';
import { positionNotFound } from './position-not-found.ts';

interface Which {
  userId: string;
  businessId: string;
  /** `null` for a new one. */
  positionId: string | null;
}

/** Whose draft of what, after making sure that the viewer manages it. */
export async function draftOf(db: Db, businessId: string, positionId: string | undefined, viewer: Viewer) {
  const business = await managedBusiness(db, businessId, viewer).select('id').executeTakeFirst();
  if (!business) businessNotFound();
  const which: Which = { userId: viewer.userId, businessId: business.id, positionId: null };
  if (!positionId) return which;
  const position = await positionOf(db, business.id, positionId).select('id').executeTakeFirst();
  if (!position) positionNotFound();
  return { ...which, positionId: position.id };
}

export const readDraft = (db: Db, { userId, businessId, positionId }: Which) =>
  db
    .selectFrom('positionDrafts')
    .select(['fields', 'updatedAt'])
    .where('userId', '=', userId)
    .where('businessId', '=', businessId)
    .where('positionId', 'is not distinct from', positionId)
    .executeTakeFirst();

type Sent = Writer & { fields: PositionDraft };

export async function saveDraft(db: Db, which: Which, { fields, ...by }: Sent, now: Date) {
  const changes = { fields: JSON.stringify(fields), updatedAt: now, writer: by.writer ?? null };
  const kept = await db
    .insertInto('positionDrafts')
    .values({ ...which, ...changes })
    .onConflict((conflict) =>
      conflict.constraint('position_drafts_once').doUpdateSet(changes).where(isKnownTo(by, itsColumns)),
    )
    .returning('id')
    .executeTakeFirst();
  if (!kept) throw new Failure('conflict', 'Stillingen er åpen et annet sted også, og utkastet er derfra.');
  return { updatedAt: now };
}

/** What another open form has written since stays. */
export async function deleteDraft(db: Db, { userId, businessId, positionId }: Which, by: Writer) {
  await db
    .deleteFrom('positionDrafts')
    .where('userId', '=', userId)
    .where('businessId', '=', businessId)
    .where('positionId', 'is not distinct from', positionId)
    .where(isKnownTo(by, itsColumns))
    .execute();
}

const itsColumns = { writer: 'positionDrafts.writer', keptAt: 'positionDrafts.updatedAt' };

/** For the download of personal data. */
export const draftsOfUser = (db: Db, userId: string) =>
  db
    .selectFrom('positionDrafts')
    .innerJoin('businesses', 'businesses.id', 'positionDrafts.businessId')
    .select(['businesses.businessName', 'positionDrafts.fields', 'positionDrafts.updatedAt'])
    .where('positionDrafts.userId', '=', userId)
    .orderBy('positionDrafts.updatedAt')
    .execute();

export async function deleteOldDrafts(db: Db, now: Date, keptMonths: number) {
  await db
    .deleteFrom('positionDrafts')
    .where('updatedAt', '<', before(now, { months: keptMonths }))
    .execute();
}
