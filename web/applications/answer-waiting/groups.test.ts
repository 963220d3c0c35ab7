import { expect, test } from 'vitest';
import { partsOf } from './groups.ts';

test('many are sent in parts of which each is as large as one call takes', () => {
  const all = Array.from({ length: 201 }, (_, index) => index);
  expect(partsOf(all).map(({ length }) => length)).toEqual([100, 100, 1]);
  expect(partsOf(all).flat()).toEqual(all);
  expect(partsOf([])).toEqual([]);
});
