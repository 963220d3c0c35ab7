export { askedChange } from './asked-change.ts';
export { decisionsAboutOwner } from './queries.ts';
