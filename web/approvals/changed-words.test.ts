import { expect, test } from 'vitest';
import { changedWords } from './changed-words.ts';

test.each([
  ['vi selger hus', 'vi selger klokker', { start: 'vi selger ', removed: 'hus', added: 'klokker', end: '' }],
  ['vi selger hus nå', 'vi nå', { start: 'vi ', removed: 'selger hus ', added: '', end: 'nå' }],
  ['a b', 'a x b', { start: 'a ', removed: '', added: 'x ', end: 'b' }],
  ['', 'nytt', { start: '', removed: '', added: 'nytt', end: '' }],
  ['ja ja', 'ja ja ja', { start: 'ja ja', removed: '', added: ' ja', end: '' }],
  ['Vi er her. Mye mer.', 'Vi er her.', { start: 'Vi er her.', removed: ' Mye mer.', added: '', end: '' }],
])('%s → %s', (before, after, change) => {
  expect(changedWords(before, after)).toEqual(change);
});
