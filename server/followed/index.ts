export { forgetFollower } from './forget-follower.ts';
export { readLists } from './queries.ts';
