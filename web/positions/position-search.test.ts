import { expect, test } from 'vitest';
import {
  changeSearch,
  chosenFilters,
  filterLabel,
  filterNames,
  readSearch,
  withOnly,
  withoutFilter,
  writeSearch,
} from './position-search.ts';

const read = (query: string) => readSearch(new URLSearchParams(query));

test('an address read and written again is the same, without what says nothing', () => {
  expect(writeSearch(read('page=1&sort=newest&search=&remote='))).toBe('');
  const query = '?search=syke+pleier&fylke=oslo&kommune=oslo&jobType=Fast&remote=true&sort=title&page=3&navPage=2';
  expect(writeSearch(read(query))).toBe(query);
});

test('what no filter knows chooses nothing', () => {
  expect(writeSearch(read('pay=450000&jobType=toString&sort=best&page=-1&navPage=x&remote=maybe'))).toBe('');
  expect(writeSearch(read('navSector=frivillig&navExtent=toString'))).toBe('');
  expect(writeSearch(read('navSector=Offentlig&navExtent=Deltid'))).toBe('?navSector=Offentlig&navExtent=Deltid');
});

test('a place is called as it was written where no place has that name, whatever objects make of it', () => {
  const names = { oslo: 'Oslo' };
  for (const [fylke, name] of Object.entries({ oslo: 'Oslo', mordor: 'mordor', constructor: 'constructor' }))
    expect(filterLabel(read(`fylke=${fylke}`), 'fylke', names)).toBe(name);
  expect(filterLabel(read('kommune=__proto__'), 'kommune', names)).toBe('__proto__');
});

test('words are answered by what fits them best, until an order is chosen', () => {
  expect([read('').sort, read('search=kokk').sort, read('search=kokk&sort=newest').sort]).toEqual([
    'newest',
    'relevance',
    'newest',
  ]);
  const written = (query: string, change: Parameters<typeof changeSearch>[1]) =>
    writeSearch(changeSearch(read(query), change));
  expect(written('', { search: 'kokk' })).toBe('?search=kokk');
  expect(written('search=kokk', { search: 'lege' })).toBe('?search=lege');
  expect(written('search=kokk', { sort: 'newest' })).toBe('?search=kokk&sort=newest');
  expect(written('search=kokk&sort=newest', { search: 'lege' })).toBe('?search=lege&sort=newest');
  expect(written('search=kokk&sort=title', { search: '' })).toBe('?sort=title');
  expect(writeSearch(withoutFilter(read('search=kokk&fylke=oslo'), 'search'))).toBe('?fylke=oslo');
});

test('a changed filter goes back to the first page, another county drops the municipality', () => {
  const search = read('fylke=oslo&kommune=oslo&page=3&navPage=2');
  expect(writeSearch(changeSearch(search, { pay: '0' }))).toBe('?fylke=oslo&kommune=oslo&pay=0&navPage=2');
  expect(writeSearch(changeSearch(search, { fylke: 'agder' }))).toBe('?fylke=agder');
  expect(writeSearch(changeSearch(search, { page: 4 }))).toBe('?fylke=oslo&kommune=oslo&page=4&navPage=2');
  expect(writeSearch(withoutFilter(search, 'fylke'))).toBe('');
});

test('what lies around a municipality falls with it, and is named with it', () => {
  const search = read('fylke=oslo&kommune=oslo&avstand=50&navPage=2');
  expect(filterLabel(search, 'kommune', { oslo: 'Oslo' })).toBe('Oslo og 50 km rundt');
  expect(writeSearch(changeSearch(search, { avstand: '10' }))).toBe('?fylke=oslo&kommune=oslo&avstand=10');
  expect(writeSearch(withoutFilter(search, 'kommune'))).toBe('?fylke=oslo');
  expect(writeSearch(changeSearch(search, { fylke: 'agder' }))).toBe('?fylke=agder');
  expect(writeSearch(read('kommune=oslo&avstand=7'))).toBe('?kommune=oslo');
});

test('what filters only the ads of NAV leaves the local list where it is', () => {
  const search = read('page=3&navPage=2&navSector=Privat&navExtent=Deltid');
  expect(writeSearch(search)).toBe('?navSector=Privat&navExtent=Deltid&page=3&navPage=2');
  expect(writeSearch(changeSearch(search, { national: { ...search.national, navExtent: '' } }))).toBe(
    '?navSector=Privat&page=3',
  );
});

const everything =
  '?search=kokk&fylke=oslo&kommune=oslo&steder=moss&occupation=IT&profession=Utvikling&jobType=Fast&experience=senior&engagement=Midlertidig&workLanguage=Engelsk&pay=500000&dueWithinDays=7&publishedWithinDays=0&remote=true&sort=title';

test('all that an address may choose is one of the filters, or would be neither shown nor taken back', () => {
  const { avstand, sort, page, navPage, national, ...chosen } = read('');
  expect(filterNames.toSorted()).toEqual(Object.keys(chosen).toSorted());
});

test('each chosen filter is called by its value', () => {
  const search = read(everything);
  expect(writeSearch(search)).toBe(everything);
  expect(chosenFilters(search)).toEqual(filterNames);
  expect(filterNames.map((name) => filterLabel(search, name, { oslo: 'Oslo', moss: 'Moss' }))).toEqual([
    '«kokk»',
    'Oslo',
    'Oslo',
    'Moss',
    'IT',
    'Utvikling',
    'Fast',
    'Ansettelse: midlertidig',
    'Arbeidsspråk: engelsk',
    'Frist innen en uke',
    'Publisert i dag',
    'Erfaren (5+ år)',
    'Fra 500 000 kr',
    'Hjemmekontor',
  ]);
  expect(chosenFilters(read(''))).toEqual([]);
});

test('of some filters any of several values will do, in one order however they are named', () => {
  const search = read(
    'jobType=Vikariat_Fast&jobType=Fast&jobType=Heltid&experience=senior_entry&profession=Lege_%20_Kokk',
  );
  expect(writeSearch(search)).toBe('?profession=Kokk_Lege&jobType=Fast_Vikariat&experience=entry_senior');
  expect(filterLabel(search, 'experience', {})).toBe('Nyutdannet (0–2 år) eller Erfaren (5+ år)');
  expect(read(`profession=${'Rådgivere'.normalize('NFD')}`).profession).toBe('Rådgivere');
  expect(filterLabel(read('engagement=Prosjekt_Fast'), 'engagement', {})).toBe('Ansettelse: fast eller prosjekt');
});

test('of some filters only the kept ones stay, and of the others all', () => {
  expect(writeSearch(withOnly(read(everything), ['jobType', 'engagement', 'pay', 'remote'], ['engagement']))).toBe(
    '?search=kokk&fylke=oslo&kommune=oslo&steder=moss&occupation=IT&profession=Utvikling&experience=senior&engagement=Midlertidig&workLanguage=Engelsk&dueWithinDays=7&publishedWithinDays=0&sort=title',
  );
});

test('of several places any will do: all of them limit, and fall, together', () => {
  const search = read('fylke=oslo&kommune=oslo&steder=moss&jobType=Fast');
  expect(writeSearch(withoutFilter(search, 'steder'))).toBe('?jobType=Fast');
  expect(writeSearch(withOnly(search, filterNames, ['steder']))).toBe('?fylke=oslo&kommune=oslo&steder=moss');
  expect(writeSearch(withoutFilter(search, 'fylke'))).toBe('?steder=moss&jobType=Fast');
});

test('another occupation has other professions', () => {
  const search = read('occupation=IT&profession=Utvikling');
  expect(writeSearch(changeSearch(search, { occupation: 'Utdanning' }))).toBe('?occupation=Utdanning');
  expect(writeSearch(withoutFilter(search, 'occupation'))).toBe('');
  expect(writeSearch(withoutFilter(search, 'profession'))).toBe('?occupation=IT');
});

test('what filters both lists begins both anew, an order too', () => {
  const search = read('page=3&navPage=2');
  for (const change of [
    { search: 'kokk' },
    { fylke: 'oslo' },
    { kommune: 'oslo' },
    { avstand: '10' },
    { steder: 'moss' },
    { occupation: 'IT' },
    { profession: 'Utvikling' },
    { jobType: 'Deltid' },
    { engagement: 'Fast' },
    { workLanguage: 'Engelsk' },
    { dueWithinDays: '7' },
    { publishedWithinDays: '0' },
    { sort: 'title' },
  ])
    expect(changeSearch(search, change as Parameters<typeof changeSearch>[1])).toMatchObject({ page: 1, navPage: 1 });
});
