import { sql } from 'kysely';
import { MOST_FOLLOWED, type SearchToSave } from '../../contract/followed.ts';
import type { Tx } from '../platform/database/database.ts';
import { asSaved } from './save-search.ts';

/**
 * Adds what is not there yet while there is room, and counts up the rest. In three statements, however many searches there are:
 * while one transaction asks thousands of questions, others wait for its connection.
 */
export async function mergeSearches(tx: Tx, userId: string, searches: SearchToSave[], now: Date) {
  const kept = await tx
    .selectFrom('savedSearches')
    .select(['id', 'searchTerm', 'filters'])
    .where('userId', '=', userId)
    .execute();
  const idOf = new Map(kept.map((search) => [keyOf(search), search.id]));
  const sent = eachOnce(searches);
  await countUp(tx, userId, idOf, sent);
  const taken = new Set(idOf.values());
  const added = [...sent]
    .filter(([key]) => !idOf.has(key))
    .slice(0, Math.max(0, MOST_FOLLOWED - kept.length))
    .map(([, search]) => {
      const row = asSaved(userId, search, now);
      const id = taken.has(row.id) ? crypto.randomUUID() : row.id;
      taken.add(id);
      return { ...row, id };
    });
  if (added.length > 0) await tx.insertInto('savedSearches').values(added).execute();
}

type Sent = Map<string, SearchToSave>;

function eachOnce(searches: SearchToSave[]): Sent {
  const once: Sent = new Map();
  for (const search of searches) {
    const first = once.get(keyOf(search)) ?? search;
    once.set(keyOf(search), { ...first, useCount: Math.max(first.useCount ?? 1, search.useCount ?? 1) });
  }
  return once;
}

async function countUp(tx: Tx, userId: string, idOf: Map<string, string>, sent: Sent) {
  const known = [...sent].flatMap(([key, { useCount = 1 }]) => {
    const id = idOf.get(key);
    return id === undefined ? [] : [{ id, useCount }];
  });
  if (known.length === 0) return;
  await sql`
    update saved_searches set use_count = greatest(saved_searches.use_count, sent.use_count)
    from unnest(${known.map(({ id }) => id)}::text[], ${known.map(({ useCount }) => useCount)}::integer[]) as sent (id, use_count)
    where user_id = ${userId} and saved_searches.id = sent.id`.execute(tx);
}

/** The database holds its own order of what stands in the filters. */
const keyOf = ({ searchTerm, filters }: Pick<SearchToSave, 'searchTerm' | 'filters'>) =>
  JSON.stringify([searchTerm, Object.entries(filters).sort()]);
