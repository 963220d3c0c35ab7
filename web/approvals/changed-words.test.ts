import { expect, test } from 'vitest';
import { changedWords } from './changed-words.ts';

test.each([
  ['vi selger hus', 'vi selger klokker', { start: 'vi selger ', removed: 'hus', added: 'klokker', end: '' }],
  ['vi selger hus nå', 'vi nå', { start: 'vi ', removed: 'selger hus ', added: '', end: 'nå' }],
  ['a b', 'a x b', { start: 'a ', removed: '', added: 'x ', end: 'b' }],
  ['', 'nytt', { start: '', removed: '', added: 'nytt', end: '' }],
  ['ja ja', 'ja ja ja', { start: 'ja ', removed: '', added: 'ja ', end: 'ja' }],
])('%s → %s', (before, after, change) => {
  expect(changedWords(before, after)).toEqual(change);
});
