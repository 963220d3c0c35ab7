import type { Reply } from '../../contract/endpoint.ts';
import type { followed } from '../../contract/followed.ts';
import { storedList } from './stored-list.ts';

type Lists = Reply<typeof followed.mergeLists>;
export type FollowedPosition = Lists['followedPositions'][number];
export type FollowedBusiness = Lists['followedBusinesses'][number];
export type SavedSearch = Lists['savedSearches'][number];

export const followedPositions = storedList<FollowedPosition>('followedPositions');
export const followedBusinesses = storedList<FollowedBusiness>('followedBusinesses');
export const savedSearches = storedList<SavedSearch>('savedSearches');
