export { readAwaited } from './dashboard/read-awaited.ts';
