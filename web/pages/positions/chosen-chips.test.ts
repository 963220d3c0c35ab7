import { expect, test } from 'vitest';
import { readSearch, writeSearch } from '../../positions/position-search.ts';
import { chosenChips } from './chosen-chips.ts';

test('each value is taken away alone', () => {
  const search = readSearch(new URLSearchParams('search=kokk&fylke=oslo&jobType=Fast_Deltid&engagement=Fast&page=2'));
  expect(chosenChips(search, { oslo: 'Oslo' }, writeSearch).map(({ label, to }) => [label, to])).toEqual([
    ['«kokk»', '?fylke=oslo&jobType=Deltid_Fast&engagement=Fast'],
    ['Oslo', '?search=kokk&jobType=Deltid_Fast&engagement=Fast'],
    ['Deltid', '?search=kokk&fylke=oslo&jobType=Fast&engagement=Fast'],
    ['Fast', '?search=kokk&fylke=oslo&jobType=Deltid&engagement=Fast'],
    ['Ansettelse: fast', '?search=kokk&fylke=oslo&jobType=Deltid_Fast'],
  ]);
});
