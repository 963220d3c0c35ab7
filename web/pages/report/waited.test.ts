import { expect, test } from 'vitest';
import { waited } from './waited.ts';

test.each([
  [null, '–'],
  [0, 'Under 1 time'],
  [1, '1 time'],
  [47, '47 timer'],
  [48, '2 dager'],
  [60, '3 dager'],
])('a wait of %s hours is called %s', (hours, words) => expect(waited(hours)).toBe(words));
