import { useEffect } from 'react';
import { api } from '../platform/api.ts';
import { readItem, writeItem } from '../platform/storage.ts';
import { followedBusinesses, followedPositions, savedSearches } from './lists.ts';

/** Set while the lists in the browser are those of an account. */
const OWNED = 'followedListsOwned';

/**
 * Logging in adds what the visitor kept to the account; later visits show what the account has; after logging out nothing of it
 * is left behind.
 */
export function useListsOfAccount(state: 'loading' | 'out' | 'in'): void {
  useEffect(() => {
    if (state === 'in') load().catch((error) => console.error(error));
    if (state === 'out' && readItem(OWNED)) forget();
  }, [state]);
}

async function load() {
  const isOwned = readItem(OWNED) !== null;
  const kept = {
    followedPositions: followedPositions.read(),
    followedBusinesses: followedBusinesses.read(),
    savedSearches: savedSearches.read(),
  };
  const names = new Map(kept.savedSearches.map(({ id, name }) => [id, name]));
  const lists = await api('POST /user/merge-lists', { body: isOwned ? {} : kept });
  followedPositions.write(lists.followedPositions);
  followedBusinesses.write(lists.followedBusinesses);
  // A new name is known to this browser only.
  savedSearches.write(lists.savedSearches.map((saved) => ({ ...saved, name: names.get(saved.id) ?? saved.name })));
  writeItem(OWNED, 'true');
}

function forget() {
  writeItem(OWNED, null);
  followedPositions.write([]);
  followedBusinesses.write([]);
  savedSearches.write([]);
}
