export { decisionsAboutOwner } from './queries.ts';
export { readAwaited } from './read-awaited.ts';
export { headlineOf, subjectNamed } from './subject-words.ts';
