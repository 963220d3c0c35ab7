import { type RawBuilder, sql } from 'kysely';
import { listLimits } from '../../../contract/staff.ts';
import type { Db } from '../../platform/database/database.ts';
import { pagingOf } from '../../platform/http/paging.ts';

type Sql = RawBuilder<unknown>;

export interface List {
  table: Sql;
  /** All of them hold. */
  where: Sql[];
  /** Must be what an index has. */
  orderBy: Sql;
  /** The columns that the order is made of. */
  orderColumns: Sql;
  search: string | undefined;
  /** What is searched: the condition that an index answers for these words. Several: any of them. */
  matches: ((words: Sql) => Match)[];
  page: number;
  limit: number;
}

interface Match {
  /** As the index has it. */
  found: Sql;
  /** The same, said so that no index answers it: for going through many hits in order. */
  checked: Sql;
}

const MOST = listLimits.counted;

/** So far the order is followed looking for hits: reading the words of a row takes longer than finding it by them. */
const MOST_WALKED = 200;

/**
 * One page of a list of a million: counted and paged up to a limit, which keeps every answer as cheap as the first one.
 * Hits are found by the words and then sorted; of many, the first ones are mostly found by going along the order a little.
 */
export async function pageOf(db: Db, list: List) {
  const words = list.search === undefined ? undefined : await queryOf(db, list.search);
  // What was typed has nothing but signs in it.
  if (words === null) return { ids: [], ...paginationOf(0, list) };
  const total = await count(db, list, words);
  const { page, limit } = list;
  const known = Math.min(total, MOST);
  const offset = (page - 1) * limit;
  const ids =
    offset < known ? await read(db, list, words, { total, offset, limit: Math.min(limit, known - offset) }) : [];
  return { ids, ...paginationOf(total, list) };
}

/** Each word's beginning, as `words_of` reads them. Digits with spaces are one number. */
async function queryOf(db: Db, search: string) {
  const typed = /^[\d ]+$/.test(search) ? search.replaceAll(' ', '') : search;
  const { rows } = await sql<{ query: string | null }>`
    select (select string_agg('''' || lexeme || ''':*', ' & ') from unnest(words_of(${typed}))) as query`.execute(db);
  const query = rows[0]?.query;
  return query ? sql`${query}::tsquery` : null;
}

const all = (conditions: Sql[]) => (conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``);

/** What is found by each of the ways, once. */
function hits({ table, where, matches }: List, words: Sql | undefined, columns: Sql, most?: number) {
  const limited = (conditions: Sql[]) =>
    sql`(select ${columns} from ${table} ${all(conditions)} ${most ? sql`limit ${most + 1}` : sql``})`;
  if (!words) return limited(where);
  return sql.join(
    matches.map((match) => limited([...where, match(words).found])),
    sql` union `,
  );
}

async function count(db: Db, list: List, words: Sql | undefined) {
  const column = words ? sql`id` : sql`1`;
  const { rows } = await sql<{ count: number }>`select count(*) from (${hits(list, words, column, MOST)}) hits`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

interface Part {
  total: number;
  offset: number;
  limit: number;
}

async function read(db: Db, list: List, words: Sql | undefined, { total, offset, limit }: Part) {
  const part = sql`order by ${list.orderBy} limit ${limit} offset ${offset}`;
  const idsOf = async (query: Sql) =>
    (await sql<{ id: string }>`${query} ${part}`.execute(db)).rows.map(({ id }) => id);
  if (!words) return await idsOf(sql`select id from ${list.table} ${all(list.where)}`);
  if (total > MOST && offset + limit <= MOST_WALKED) {
    const near = await idsOf(sql`select id from (${newest(list, words)}) newest where is_hit`);
    if (near.length === limit) return near;
  }
  const found = hits(list, words, list.orderColumns, total > MOST ? undefined : MOST);
  return await idsOf(sql`with hits as materialized (${found}) select id from hits`);
}

/** The first of the list, and whether they are what was searched for. */
function newest({ table, where, orderBy, orderColumns, matches }: List, words: Sql) {
  const isHit = sql.join(
    matches.map((match) => match(words).checked),
    sql` or `,
  );
  return sql`select ${orderColumns}, ${isHit} as is_hit from ${table} ${all(where)} order by ${orderBy} limit ${MOST_WALKED}`;
}

function paginationOf(found: number, list: List) {
  const total = Math.min(found, MOST);
  return { pagination: { ...pagingOf(list, total), total, isCapped: found > MOST } };
}
