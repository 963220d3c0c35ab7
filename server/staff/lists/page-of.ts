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

/**
 * One page of a list of a million: counted and paged up to a limit, which keeps every answer as cheap as the first one.
 * Few hits are found by the words and then sorted; many lie close together in the order and are found by going along it.
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
function hits({ table, where, matches }: List, words: Sql | undefined, columns: Sql) {
  const limited = (conditions: Sql[]) => sql`(select ${columns} from ${table} ${all(conditions)} limit ${MOST + 1})`;
  if (!words) return limited(where);
  return sql.join(
    matches.map((match) => limited([...where, match(words).found])),
    sql` union `,
  );
}

async function count(db: Db, list: List, words: Sql | undefined) {
  const column = words ? sql`id` : sql`1`;
  const { rows } = await sql<{ count: number }>`select count(*) from (${hits(list, words, column)}) hits`.execute(db);
  return rows[0]?.count ?? 0;
}

interface Part {
  total: number;
  offset: number;
  limit: number;
}

async function read(db: Db, list: List, words: Sql | undefined, { total, offset, limit }: Part) {
  const { table, where, orderBy, orderColumns, matches } = list;
  const part = sql`order by ${orderBy} limit ${limit} offset ${offset}`;
  const along = words
    ? [
        sql`(${sql.join(
          matches.map((match) => match(words).checked),
          sql` or `,
        )})`,
      ]
    : [];
  const query =
    words && total <= MOST
      ? sql<{ id: string }>`with hits as materialized (${hits(list, words, orderColumns)}) select id from hits ${part}`
      : sql<{ id: string }>`select id from ${table} ${all([...where, ...along])} ${part}`;
  return (await query.execute(db)).rows.map(({ id }) => id);
}

function paginationOf(found: number, list: List) {
  const total = Math.min(found, MOST);
  return { pagination: { ...pagingOf(list, total), total, isCapped: found > MOST } };
}
