import { expect, test } from 'vitest';
import { knownPlaces } from '../../places/known-places.ts';
import { readSearch } from '../../positions/position-search.ts';
import { chipsOf, toAnotherPlace } from './further-places.ts';

const moss = { slug: 'moss', number: '3103', name: 'Moss', label: 'Moss' };
const counties = [
  { id: 'oslo', name: 'Oslo', number: '03', municipalities: [{ ...moss, slug: 'oslo', name: 'Oslo', label: 'Oslo' }] },
  { id: 'ostfold', name: 'Østfold', number: '31', municipalities: [moss] },
].map((county) => ({ ...county, partOf: null, isCurrent: true }));

const known = (steder: string) => knownPlaces(counties, steder);
const toAnother = (query: string) => {
  const search = readSearch(new URLSearchParams(query));
  return toAnotherPlace(search, known(search.steder), counties);
};

test('each place is taken away alone', () => {
  const steder = 'oslo_moss.10_ostfold';
  const search = readSearch(new URLSearchParams({ steder, jobType: 'Fast', page: '3' }));
  expect(chipsOf(search, known(steder)).map(({ label, to }) => [label, to])).toEqual([
    ['Oslo', '/stillinger?steder=moss.10_ostfold&jobType=Fast'],
    ['Moss og 10 km rundt', '/stillinger?steder=oslo_ostfold&jobType=Fast'],
    ['Østfold', '/stillinger?steder=oslo_moss.10&jobType=Fast'],
  ]);
});

test('the chosen place stays while another one is chosen, unless it is there already or there are enough', () => {
  expect(toAnother('fylke=ostfold&kommune=moss&avstand=25&search=kokk')).toBe('/stillinger?search=kokk&steder=moss.25');
  expect(toAnother('fylke=oslo&steder=moss')).toBe('/stillinger?steder=moss_oslo');
  const enough = ['10', '25', '50', '100'].map((km) => `moss.${km}`).concat('moss', 'oslo.10', 'oslo.25');
  for (const none of [
    '',
    'steder=moss',
    'fylke=oslo&steder=oslo',
    'kommune=atlantis',
    `fylke=oslo&steder=${enough.join('_')}`,
  ])
    expect(toAnother(none)).toBeNull();
});
