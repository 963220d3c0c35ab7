import type { Reply } from '../../contract/endpoint.ts';
import type { followed } from '../../contract/followed.ts';
import { storedList } from './stored-list.ts';

export type FollowedLists = Pick<
  Reply<typeof followed.mergeLists>,
  'followedPositions' | 'followedBusinesses' | 'savedSearches'
>;
export type FollowedPosition = FollowedLists['followedPositions'][number];
export type FollowedBusiness = FollowedLists['followedBusinesses'][number];
/** `isBehind`: the account was not told that it was saved here. */
export type SavedSearch = FollowedLists['savedSearches'][number] & { isBehind?: boolean };

/** What was let go of on this page: followed again, it is as it was. It goes with who logs out. */
export const letGo: { positions: FollowedPosition[] } = { positions: [] };

/** Set while the lists in the browser are those of an account. */
export const OWNED = 'followedListsOwned';

/** How what is hidden stood in the list that was left last: read before the first paint (web/platform/before-paint.ts). */
export const COVERED = 'coveredCards';

export const followedPositions = storedList<FollowedPosition>('followedPositions', ['id', 'title', 'followedAt']);
export const followedBusinesses = storedList<FollowedBusiness>('followedBusinesses', [
  'organizationNumber',
  'name',
  'followedAt',
]);
export const savedSearches = storedList<SavedSearch>('savedSearches', ['id', 'name', 'filters', 'savedAt']);
