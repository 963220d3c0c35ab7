import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { partBy, rangeOf, readParts } from '../platform/database/sitemap-parts.ts';
import { isLive } from './visibility.ts';

const live = (db: Db, today: string) =>
  db.selectFrom('positions').innerJoin('businesses', 'businesses.id', 'positions.businessId').where(isLive(today));

export const readSitemapParts = (db: Db, today: string) =>
  readParts(
    db,
    live(db, today).select(['positions.updatedAt as changedAt', partBy(sql`positions.created_at, positions.id`)]),
  );

export async function readSitemapPart(db: Db, part: number, today: string) {
  const { offset, limit } = rangeOf(part);
  const rows = await live(db, today)
    .select(['positions.id', 'positions.updatedAt'])
    .orderBy('positions.createdAt')
    .orderBy('positions.id')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ id, updatedAt }) => ({ path: `/stilling/${id}`, lastModified: updatedAt }));
}
