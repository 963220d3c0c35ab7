import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { partBy, rangeOf, readParts } from '../platform/database/sitemap-parts.ts';
import { isListed } from './visibility.ts';

const listed = (db: Db, now: Date) => db.selectFrom('nationalPositions').where(isListed(now));

export const readSitemapParts = (db: Db, now: Date) =>
  readParts(db, listed(db, now).select(['changedAt', partBy(sql`published_at, id`)]));

export async function readSitemapPart(db: Db, part: number, now: Date) {
  const { offset, limit } = rangeOf(part);
  const rows = await listed(db, now)
    .select(['id', 'changedAt'])
    .orderBy('publishedAt')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ id, changedAt }) => ({ path: `/nav-stilling/${id}`, lastModified: changedAt }));
}
