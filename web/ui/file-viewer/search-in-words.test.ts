import { expect, test } from 'vitest';
import type { Found } from './search-file.ts';
import { inWords } from './search-in-words.ts';

const hit = { page: 1, start: 0, end: 3 };
const done: Found = { hits: [hit, { ...hit, page: 2 }], isDone: true, hasText: true, isCut: false, unread: 0 };
const nothing: Found = { ...done, hits: [] };

test('which of how many is in sight is told, and whether there may be more', () => {
  expect(inWords(done, hit, false)).toBe('1 av 2 treff');
  expect(inWords({ ...done, isDone: false }, hit, false)).toBe('1 av 2 treff så langt');
  expect(inWords(null, null, false)).toBe('Søker …');
});

test('what was not searched is told beside what was found', () => {
  expect(inWords({ ...done, isCut: true }, hit, false)).toBe('1 av 2 treff. Deler av filen er ikke gjennomsøkt');
  expect(inWords({ ...nothing, unread: 1 }, null, false)).toBe('Ingen treff. 1 side kunne ikke leses');
  expect(inWords({ ...nothing, isCut: true, unread: 2 }, null, false)).toBe(
    'Ingen treff. Deler av filen er ikke gjennomsøkt. 2 sider kunne ikke leses',
  );
});

test('a file has no text only where all of it was read', () => {
  expect(inWords({ ...nothing, hasText: false }, null, false)).toBe('Filen har ingen tekst å søke i');
  expect(inWords({ ...nothing, hasText: false, unread: 2 }, null, false)).toBe('Ingen treff. 2 sider kunne ikke leses');
});

test('a search that will not go on says so', () => {
  expect(inWords(null, null, true)).toBe('Søket har stoppet');
  expect(inWords({ ...done, isDone: false }, hit, true)).toBe('1 av 2 treff. Søket har stoppet');
});
