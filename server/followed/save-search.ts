import { type Insertable, sql } from 'kysely';
import { Failure } from '../../contract/errors.ts';
import type { SearchToSave } from '../../contract/followed.ts';
import type { Db, Schema, Tx } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { addWithinLimit } from './add-within-limit.ts';
import { removeSearches } from './remove-searches.ts';

/** A search with the same words and filters counts up instead of standing there twice. */
export async function saveSearch({ db, clock }: Platform, { userId }: Viewer, search: SearchToSave) {
  if (!isSearch(search)) throw new Failure('invalid', NO_SEARCH);
  await addWithinLimit(db, userId, 'savedSearches', async (tx) => {
    const counted = await tx
      .updateTable('savedSearches')
      .set({ useCount: sql`use_count + 1` })
      .where('userId', '=', userId)
      .where('searchTerm', '=', search.searchTerm)
      .where('filters', '=', sql<typeof search.filters>`${JSON.stringify(search.filters)}::jsonb`)
      .executeTakeFirst();
    if (counted.numUpdatedRows === 0n) await addSearch(tx, asSaved(userId, search, clock.now()));
  });
}

export const NO_SEARCH = 'Velg minst ett filter eller skriv et søkeord først';

/** The order alone is no search. */
export const isSearch = ({ searchTerm, filters }: Pick<SearchToSave, 'searchTerm' | 'filters'>) => {
  const { sortBy: _order, ...chosen } = filters;
  return Boolean(searchTerm) || Object.values(chosen).some(Boolean);
};

export function asSaved(userId: string, search: SearchToSave, now: Date): Insertable<Schema['savedSearches']> {
  const { id, name, searchTerm, filters, savedAt, useCount } = search;
  return {
    userId,
    id: id ?? String(now.getTime()),
    name: name ?? `Søk: ${searchTerm || 'Alle stillinger'}`,
    searchTerm,
    filters: JSON.stringify(filters),
    savedAt: savedAt && savedAt < now ? savedAt : now,
    useCount: useCount ?? 1,
  };
}

/** Two browsers may have given the same id to different searches. */
async function addSearch(tx: Tx, search: Insertable<Schema['savedSearches']>) {
  const taken = await tx
    .selectFrom('savedSearches')
    .select('id')
    .where('userId', '=', search.userId)
    .where('id', '=', search.id)
    .executeTakeFirst();
  const id = taken ? crypto.randomUUID() : search.id;
  await tx
    .insertInto('savedSearches')
    .values({ ...search, id })
    .execute();
}

export async function renameSearch(db: Db, { userId }: Viewer, id: string, name: string) {
  const { numUpdatedRows } = await db
    .updateTable('savedSearches')
    .set({ name })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Failure('notFound', 'Søket finnes ikke lenger');
}

/** Removing what is gone already is no mistake. */
export const removeSearch = (db: Db, { userId }: Viewer, id: string) =>
  db.transaction().execute((tx) => removeSearches(tx, userId, id));
