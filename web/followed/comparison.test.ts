import { expect, test } from 'vitest';
import { comparedAd, readComparison, writeComparison } from './comparison.ts';

const ids = Array.from({ length: 5 }, (_, index) => `0b7f1c3e-7f5a-4b43-9a36-0c2b1d6a8e1${index}`);
const [first = '', second = ''] = ids;

test('ads of both kinds keep the order in which they were chosen', () => {
  const ads = [comparedAd({ id: first, uuid: first }), comparedAd({ id: second, uuid: null })];
  expect(writeComparison(ads)).toBe(`?nav-stilling=${first}&stilling=${second}`);
  expect(readComparison(new URLSearchParams(writeComparison(ads)))).toEqual(ads);
  expect(writeComparison([])).toBe('');
});

test('what is no ad, twice or one too many is not compared', () => {
  const read = (query: string) => readComparison(new URLSearchParams(query)).map(({ id }) => id);
  expect(read(`stilling=x&tab=${first}&stilling=${first}&stilling=${first.toUpperCase()}`)).toEqual([first]);
  expect(read(`stilling=${first}&nav-stilling=${first}`)).toEqual([first, first]);
  expect(read(ids.map((id) => `stilling=${id}`).join('&'))).toEqual(ids.slice(0, 4));
});
