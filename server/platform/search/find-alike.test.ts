import { expect, test } from 'vitest';
import { createSearchIndex } from './search-index.ts';

const now = Date.UTC(2026, 10, 25);

/** An index of titles, each with its place and its county; the last one is the newest. */
function indexOf(titles: [title: string, place?: string, county?: string][]) {
  const index = createSearchIndex({
    fields: { title: { weight: 10 }, text: { weight: 5 } },
    facets: { place: {}, county: {} },
    sorts: { newest: { by: 'at', descending: true } },
    filler: ['stilling'],
  });
  for (const [at, [title, place = '', county = '']] of titles.entries())
    index.put({ id: title, fields: { title, text: 'Sykepleier og kokk' }, facets: { place, county }, keys: { at } });
  return index;
}

const alike = (index: ReturnType<typeof indexOf>, text: string, near: { place?: string[]; county?: string[] } = {}) =>
  index.alike({ text, near, limit: 10, now }).map(({ id }) => id);

test('alike is who is called by the same work, in all its forms, and not who only writes of it', () => {
  const index = indexOf([['Kokk'], ['Sykepleiere søkes'], ['Fast stilling som sjukepleiar'], ['Spesialsykepleier']]);
  expect(alike(index, 'Sykepleier')).toEqual([
    'Fast stilling som sjukepleiar',
    'Sykepleiere søkes',
    'Spesialsykepleier',
  ]);
});

test('who is called either is alike both', () => {
  const index = indexOf([['Kokk'], ['Servitør'], ['Maler']]);
  expect(alike(index, 'Kokk eller servitør')).toEqual(['Servitør', 'Kokk']);
});

test('the word for the work says more than all the others', () => {
  const index = indexOf([['Kokk på hotell'], ['Renholder på hotell'], ['Erfaren renholder'], ['Erfaren kokk']]);
  expect(alike(index, 'Erfaren kokk på hotell')).toEqual(['Erfaren kokk', 'Kokk på hotell']);
});

test('without a word for the work, at least half of what the words say is shared', () => {
  const index = indexOf([['Sommerjobb på museum'], ['Nattevakt på museum'], ['Sommerjobb'], ['Fast på natt']]);
  const found = alike(index, 'Sommerjobb på museum');
  expect(found[0]).toBe('Sommerjobb på museum');
  expect(found).not.toContain('Fast på natt');
  expect(alike(index, 'Fyrtårn')).toEqual([]);
  expect(alike(index, '')).toEqual([]);
});

test('what nobody else is called still counts', () => {
  const index = indexOf([['Erfaren montør'], ['Erfaren controller'], ['Kokk'], ['Renholder'], ['Baker']]);
  expect(alike(index, 'Erfaren tønnebinder')).toEqual([]);
  expect(alike(index, 'Erfaren kranfører')).toEqual([]);
});

test('a part of a longer word says less than the word itself', () => {
  const index = indexOf([['Arkitekt'], ['Landskapsarkitekt']]);
  expect(alike(index, 'Arkitekt')).toEqual(['Arkitekt', 'Landskapsarkitekt']);
});

test('the parts of a compound may stand apart in a name', () => {
  const index = indexOf([['Lærer i barnehage'], ['Lærer']]);
  expect(alike(index, 'Barnehagelærer')).toEqual(['Lærer i barnehage']);
});

test('for whom somebody works is not what somebody is called', () => {
  const index = indexOf([['Telemontør til Elektrikeren AS'], ['Elektriker']]);
  expect(alike(index, 'Elektriker')).toEqual(['Elektriker']);
});

test('of those that are as alike, the nearest comes first, and then the newest', () => {
  const index = indexOf([
    ['Kokk', 'bergen', 'vestland'],
    ['Vi trenger kokk', 'voss', 'vestland'],
    ['Kokk søkes', 'oslo', 'oslo'],
    ['Kokken', 'bodø', 'nordland'],
  ]);
  expect(alike(index, 'Kokk', { place: ['bergen'], county: ['vestland'] })).toEqual([
    'Kokk',
    'Vi trenger kokk',
    'Kokken',
    'Kokk søkes',
  ]);
});

test('what is near comes no sooner than what is more alike', () => {
  const index = indexOf([
    ['Landskapsarkitekt', 'bergen', 'vestland'],
    ['Arkitekt', 'oslo', 'oslo'],
  ]);
  expect(alike(index, 'Arkitekt', { place: ['bergen'] })).toEqual(['Arkitekt', 'Landskapsarkitekt']);
});

test('what has expired or was removed is not among them', () => {
  const index = indexOf([['Kokk'], ['Kokken'], ['Kokker']]);
  index.remove('Kokk');
  index.put({ id: 'Kokken', fields: { title: 'Kokken' }, facets: {}, keys: {}, expiresAt: now });
  expect(alike(index, 'Kokk')).toEqual(['Kokker']);
});
