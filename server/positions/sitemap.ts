import { type Kysely, sql } from 'kysely';
import type { Db, Schema } from '../platform/database/database.ts';
import { isLive } from './visibility.ts';

/** How many addresses a part holds; search engines take 50 000. */
const PART_SIZE = 10_000;

const live = (db: Db, today: string) =>
  (db as Kysely<Schema>)
    .selectFrom('positions')
    .innerJoin('businesses', 'businesses.id', 'positions.businessId')
    .where(isLive(today));

/** The parts of the sitemap, each with the time of its newest change. The oldest positions come first, so full parts rest. */
export async function readSitemapParts(db: Db, today: string) {
  const numbered = live(db, today).select([
    'positions.updatedAt',
    sql<number>`(row_number() over (order by positions.created_at, positions.id) - 1) / ${sql.lit(PART_SIZE)}`.as(
      'part',
    ),
  ]);
  const rows = await (db as Kysely<Schema>)
    .selectFrom(numbered.as('numbered'))
    .select(['part', ({ fn }) => fn.max('updatedAt').as('lastModified')])
    .groupBy('part')
    .orderBy('part')
    .execute();
  return rows.map(({ part, lastModified }) => ({ part: Number(part) + 1, lastModified: new Date(lastModified) }));
}

export async function readSitemapPart(db: Db, part: number, today: string) {
  const rows = await live(db, today)
    .select(['positions.id', 'positions.updatedAt'])
    .orderBy('positions.createdAt')
    .orderBy('positions.id')
    .offset((part - 1) * PART_SIZE)
    .limit(PART_SIZE)
    .execute();
  return rows.map(({ id, updatedAt }) => ({ path: `/stilling/${id}`, lastModified: updatedAt }));
}
