import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { partBy, rangeOf, readParts } from '../platform/database/sitemap-parts.ts';
import { isPublicBusiness } from './visibility.ts';

const visible = (db: Db) => db.selectFrom('businesses').where(isPublicBusiness());

export const readSitemapParts = (db: Db) =>
  readParts(db, visible(db).select(['updatedAt as changedAt', partBy(sql`created_at, id`)]));

export async function readSitemapPart(db: Db, part: number) {
  const { offset, limit } = rangeOf(part);
  const rows = await visible(db)
    .select(['organizationNumber', 'updatedAt'])
    .orderBy('createdAt')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ organizationNumber, updatedAt }) => ({
    path: `/bedrift/${organizationNumber}`,
    lastModified: updatedAt,
  }));
}
