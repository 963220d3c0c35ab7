export { askedChange } from './asked-change.ts';
export { isStopped } from './is-stopped.ts';
export { decisionsAboutOwner } from './queries.ts';
export { applicationEmailOf } from './subjects.ts';
