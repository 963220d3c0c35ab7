import { type Kysely, sql } from 'kysely';
import type { Db, Schema } from '../platform/database/database.ts';
import { isListed } from './visibility.ts';

/** How many addresses a part holds; search engines take 50 000. */
const PART_SIZE = 10_000;

const listed = (db: Db, now: Date) => (db as Kysely<Schema>).selectFrom('nationalPositions').where(isListed(now));

/** The parts of the sitemap, each with the time of its newest change. */
export async function readSitemapParts(db: Db, now: Date) {
  const numbered = listed(db, now).select([
    'changedAt',
    sql<number>`(row_number() over (order by published_at, id) - 1) / ${sql.lit(PART_SIZE)}`.as('part'),
  ]);
  const rows = await (db as Kysely<Schema>)
    .selectFrom(numbered.as('numbered'))
    .select(['part', ({ fn }) => fn.max('changedAt').as('lastModified')])
    .groupBy('part')
    .orderBy('part')
    .execute();
  return rows.map(({ part, lastModified }) => ({ part: Number(part) + 1, lastModified: new Date(lastModified) }));
}

export async function readSitemapPart(db: Db, part: number, now: Date) {
  const rows = await listed(db, now)
    .select(['id', 'changedAt'])
    .orderBy('publishedAt')
    .orderBy('id')
    .offset((part - 1) * PART_SIZE)
    .limit(PART_SIZE)
    .execute();
  return rows.map(({ id, changedAt }) => ({ path: `/nav-stilling/${id}`, lastModified: changedAt }));
}
