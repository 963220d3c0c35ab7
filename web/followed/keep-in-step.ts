import { useEffect } from 'react';
import { api } from '../platform/api.ts';
import { readItem, writeItem } from '../platform/storage.ts';
import { readToken } from '../platform/token.ts';
import { repeatChangesSince } from './change-list.ts';
import {
  COVERED,
  type FollowedLists,
  followedBusinesses,
  followedPositions,
  letGo,
  OWNED,
  savedSearches,
} from './lists.ts';

/**
 * Logging in adds what the visitor kept to the account; later visits show what the account has; after logging out nothing of it
 * is left behind. A search that the account was not told of is added to it too. `askedAt` is when the account was asked for.
 */
export function useListsOfAccount(
  state: 'loading' | 'out' | 'in',
  ofAccount: FollowedLists | null,
  askedAt: number,
): void {
  useEffect(() => {
    if (state === 'in' && ofAccount) load(ofAccount, askedAt).catch((error) => console.error(error));
    if (state === 'out') forget();
  }, [state, ofAccount, askedAt]);
}

async function load(ofAccount: FollowedLists, askedAt: number) {
  const owned = readItem(OWNED);
  const kept = {
    followedPositions: owned ? [] : followedPositions.read(),
    followedBusinesses: owned ? [] : followedBusinesses.read(),
    savedSearches: savedSearches.read().filter(({ isBehind }) => isBehind || !owned),
  };
  const hasKept = Object.values(kept).some((items) => items.length > 0);
  const token = readToken();
  const lists = !hasKept ? ofAccount : await api('POST /user/merge-lists', { body: kept });
  // Another tab has logged out meanwhile, or somebody else in.
  if (readToken() !== token) return;
  writeItem(OWNED, 'true');
  followedPositions.write(lists.followedPositions);
  followedBusinesses.write(lists.followedBusinesses);
  // A new name is known to this browser only.
  const names = new Map(savedSearches.read().map(({ id, name }) => [id, name]));
  savedSearches.write(lists.savedSearches.map((saved) => ({ ...saved, name: names.get(saved.id) ?? saved.name })));
  repeatChangesSince(askedAt);
}

function forget() {
  // What is hidden is only ever an account's, also where the other lists never came to be.
  for (const list of ['hiddenPositions', 'hiddenBusinesses', COVERED]) writeItem(list, null);
  if (!readItem(OWNED)) return;
  writeItem(OWNED, null);
  letGo.positions = [];
  followedPositions.write([]);
  followedBusinesses.write([]);
  savedSearches.write([]);
}
