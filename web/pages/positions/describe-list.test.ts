import { expect, test } from 'vitest';
import { readSearch } from '../../positions/position-search.ts';
import { describeList } from './describe-list.ts';

test('a list that is shared says how many there are in both sources', () => {
  const { description } = describeList({
    search: readSearch(new URLSearchParams('fylke=troms')),
    positions: [],
    pagination: { totalPositions: 0, page: 1 },
    national: { total: 112 },
    placeNames: { troms: 'Troms' },
  });
  expect(description).toMatch(/^112 ledige stillinger i Troms\./);
});
