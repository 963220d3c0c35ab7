import { type AliasableExpression, type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';

/** How many addresses a part of a sitemap holds; search engines take 50 000. */
const PART_SIZE = 10_000;

/** Which part a row belongs to, when the oldest come first: so full parts rest. */
export const partBy = (order: RawBuilder<unknown>) =>
  sql<number>`(row_number() over (order by ${order}) - 1) / ${sql.lit(PART_SIZE)} + 1`.as('part');

/** The parts, each with the time of its newest change. */
export async function readParts(db: Db, rows: AliasableExpression<{ part: number; changedAt: Date }>) {
  const { rows: parts } = await sql<{ part: number; lastModified: Date }>`
    select part, max(changed_at) as last_modified from ${rows} as numbered group by part order by part`.execute(db);
  return parts;
}

/** For the query that reads one part in the same order. */
export const rangeOf = (part: number) => ({ offset: (part - 1) * PART_SIZE, limit: PART_SIZE });

/** Whether a part of so many rows is behind the last: without asking, all of them would be sorted to find nothing. */
export const isBehindLast = (part: number, rows: number) => (part - 1) * PART_SIZE >= rows;
