import { type RawBuilder, sql } from 'kysely';
import { listLimits } from '../../../contract/staff.ts';
import type { Db } from '../../platform/database/database.ts';
import { onlyRow } from '../../platform/database/only-row.ts';
import { pagingOf } from '../../platform/http/paging.ts';
import { type Match, type Words, wordsOf } from './matching.ts';

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
  matches: ((words: Words) => Match)[];
  /** Stands before all others, whatever the order. */
  first?: string | undefined;
  page: number;
  limit: number;
}

/** So many are counted and can be paged through. */
const MOST = listLimits.counted;

/** So many hits are looked for along the order, and so far: reading the words of a row takes longer than finding it by them. */
const MOST_LOOKED_FOR = 200;
const MOST_WALKED = 10_000;

/**
 * One page of a list of a million: counted and paged up to a limit, which keeps every answer as cheap as the first one.
 * Hits are found by the words and then sorted; of many, the first ones are mostly found by going along the order a little.
 */
export async function pageOf(db: Db, list: List) {
  const words = list.search === undefined ? undefined : await readWords(db, list.search);
  // What was typed has nothing but signs in it.
  if (words === null) return { ids: [], ...paginationOf(0, list) };
  const { first } = list;
  const others = first ? { ...list, where: [...list.where, sql`id <> ${first}`] } : list;
  const { ids, total } = words ? await searched(db, others, words) : await all(db, others);
  return {
    ids: first && list.page === 1 ? [first, ...ids] : ids,
    ...paginationOf(first ? total + 1 : total, list),
  };
}

/** Nothing when only signs were typed. Digits with spaces are one number. */
async function readWords(db: Db, search: string) {
  const typed = /^[\d ]+$/.test(search) ? search.replaceAll(' ', '') : search;
  const { rows } = await sql<{ lexemes: string[] }>`
    select array(select lexeme from unnest(words_of(${typed}))) as lexemes`.execute(db);
  const { lexemes } = onlyRow(rows);
  return lexemes.length > 0 ? wordsOf(lexemes) : null;
}

const allHold = (conditions: Sql[]) => (conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``);

/** How many have gone before the page. */
const before = ({ page, limit, first }: List) => Math.max(0, (page - 1) * limit - (first ? 1 : 0));

/** Nothing of a page beyond what is counted is shown. */
function restOf({ page, limit, first }: List) {
  const rest = Math.max(0, Math.min(limit, MOST - (page - 1) * limit));
  return first && page === 1 ? rest - 1 : rest;
}

const partOf = (list: List) => sql`order by ${list.orderBy} limit ${restOf(list)} offset ${before(list)}`;

async function all(db: Db, list: List) {
  const from = sql`from ${list.table} ${allHold(list.where)}`;
  const counted = sql<{ total: number }>`select count(*) as total from (select 1 ${from} limit ${MOST + 1}) counted`;
  const { rows } = await counted.execute(db);
  return { total: onlyRow(rows).total, ids: await idsOf(db, sql`select id ${from} ${partOf(list)}`) };
}

const idsOf = async (db: Db, query: Sql) => (await sql<{ id: string }>`${query}`.execute(db)).rows.map(({ id }) => id);

async function searched(db: Db, list: List, words: Words) {
  const gathered = await gather(db, list, words, MOST);
  if (gathered.total <= MOST || restOf(list) === 0) return gathered;
  if (list.page * list.limit <= MOST_LOOKED_FOR) {
    const ids = await idsOf(db, sql`select id from (${newest(list, words)}) newest where is_hit ${partOf(list)}`);
    if (ids.length === restOf(list)) return { ...gathered, ids };
  }
  return await gather(db, list, words);
}

interface Gathered {
  total: number;
  ids: string[];
}

/** How many hits there are, and those of the page. Limited: only so many of each way are looked at, in any order. */
async function gather(db: Db, list: List, words: Words, most?: number): Promise<Gathered> {
  const { table, where, matches, orderColumns } = list;
  const limited = most ? sql`limit ${most + 1}` : sql``;
  const ways = matches.map((match, at) => ({
    name: sql.ref(`way_${at}`),
    hits: sql`select ${orderColumns} from ${table} ${allHold([...where, match(words).found])} ${limited}`,
  }));
  const found = ways.map(({ name, hits }) => sql`${name} as materialized (${hits})`);
  // What several ways find counts once. Said like this, one that finds nothing costs nothing.
  const once = ways.map(({ name }, at) => {
    const elsewhere = ways.slice(0, at).map((earlier) => sql`id not in (select id from ${earlier.name})`);
    return sql`select * from ${name} ${allHold(elsewhere)}`;
  });
  const { rows } = await sql<Gathered>`
    with ${sql.join(found)}, hits as not materialized (${sql.join(once, sql` union all `)})
    select (select count(*) from hits) as total, array(select id from hits ${partOf(list)}) as ids`.execute(db);
  return onlyRow(rows);
}

/** The first of the list, and whether they are what was searched for. */
function newest({ table, where, orderBy, orderColumns, matches }: List, words: Words) {
  const isHit = sql.join(
    matches.map((match) => match(words).checked),
    sql` or `,
  );
  return sql`select ${orderColumns}, ${isHit} as is_hit from ${table} ${allHold(where)} order by ${orderBy} limit ${MOST_WALKED}`;
}

function paginationOf(found: number, list: List) {
  const total = Math.min(found, MOST);
  return { pagination: { ...pagingOf(list, total), total, isCapped: found > MOST } };
}
