export { decisionsAboutOwner } from './queries.ts';
