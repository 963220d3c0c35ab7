export { readAwaited } from './dashboard/read-awaited.ts';
export { matching } from './lists/matching.ts';
export { pageOf } from './lists/page-of.ts';
