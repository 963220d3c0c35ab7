export { forgetFollower } from './forget-follower.ts';
export { readLists, readMailedAds } from './queries.ts';
