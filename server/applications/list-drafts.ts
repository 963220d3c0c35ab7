import { isPublicBusiness, logoUrl } from '../businesses/index.ts';
import type { Db } from '../platform/database/database.ts';
import { closingOf, lastDayOf } from './closing.ts';

/** More than anybody has begun; what was not touched for a month is gone. */
const MOST = 100;

/** What a user has begun and not sent, with whether it still can be. */
export async function listDrafts(db: Db, userId: string, now: Date) {
  const rows = await db
    .selectFrom('applicationDrafts as draft')
    .innerJoin('positions', 'positions.id', 'draft.positionId')
    .innerJoin('businesses', 'businesses.id', 'positions.businessId')
    .select(['draft.positionId', 'draft.updatedAt', 'draft.startedAt as draftStartedAt'])
    .select([
      'positions.title as positionTitle',
      'positions.applicationMethod',
      'positions.applicationFormId as formId',
      'positions.applicationDeadline',
      'positions.expiryDate',
      'positions.isActive',
      'positions.expiredAt',
      'positions.publishFrom',
      'positions.approvalStatus',
    ])
    .select(['businesses.businessName as name', 'businesses.organizationNumber', 'businesses.logoPath'])
    .select(isPublicBusiness().as('isPublicBusiness'))
    .where('draft.userId', '=', userId)
    .orderBy('draft.updatedAt', 'desc')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({
    positionId: row.positionId,
    positionTitle: row.positionTitle,
    business: { name: row.name, organizationNumber: row.organizationNumber, logoUrl: logoUrl(row.logoPath) },
    updatedAt: row.updatedAt,
    lastDay: lastDayOf(row),
    closed: closingOf({ ...row, isPublicBusiness: Boolean(row.isPublicBusiness) }, now).closed,
  }));
}
