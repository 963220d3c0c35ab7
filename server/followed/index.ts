export { endCalendarAddress, readCalendarAddress } from './calendar/address.ts';
export { readAwaited } from './deadlines/read-awaited.ts';
export { readDeadlineMails } from './deadlines/wanted.ts';
export { forgetFollower } from './forget-follower.ts';
export { readHiddenRows } from './hidden-queries.ts';
export { moveFollowers } from './move-followers.ts';
export { readLists, readMailedAds } from './queries.ts';
