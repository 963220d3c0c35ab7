export { askedChange } from './asked-change.ts';
export { isStopped } from './is-stopped.ts';
export { decisionsAboutOwner } from './queries.ts';
export { readAwaited } from './read-awaited.ts';
export { headlineOf, subjectNamed } from './subject-words.ts';
export { applicationEmailOf } from './subjects.ts';
