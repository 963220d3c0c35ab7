import { type Kysely, sql } from 'kysely';
import type { Db, Schema } from '../platform/database/database.ts';
import { isPublicBusiness } from './visibility.ts';

/** How many addresses a part holds; search engines take 50 000. */
const PART_SIZE = 10_000;

const visible = (db: Db) => (db as Kysely<Schema>).selectFrom('businesses').where(isPublicBusiness());

/** The parts of the sitemap, each with the time of its newest change. */
export async function readSitemapParts(db: Db) {
  const numbered = visible(db).select([
    'updatedAt',
    sql<number>`(row_number() over (order by created_at, id) - 1) / ${sql.lit(PART_SIZE)}`.as('part'),
  ]);
  const rows = await (db as Kysely<Schema>)
    .selectFrom(numbered.as('numbered'))
    .select(['part', ({ fn }) => fn.max('updatedAt').as('lastModified')])
    .groupBy('part')
    .orderBy('part')
    .execute();
  return rows.map(({ part, lastModified }) => ({ part: Number(part) + 1, lastModified: new Date(lastModified) }));
}

export async function readSitemapPart(db: Db, part: number) {
  const rows = await visible(db)
    .select(['organizationNumber', 'updatedAt'])
    .orderBy('createdAt')
    .orderBy('id')
    .offset((part - 1) * PART_SIZE)
    .limit(PART_SIZE)
    .execute();
  return rows.map(({ organizationNumber, updatedAt }) => ({
    path: `/bedrift/${organizationNumber}`,
    lastModified: updatedAt,
  }));
}
