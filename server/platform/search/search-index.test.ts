import { describe, expect, test } from 'vitest';
import { keysInDocument, meaningInQuery } from './analyse-word.ts';
import type { SearchDocument } from './definition.ts';
import { createLexicon } from './lexicon.ts';
import { createSearchIndex } from './search-index.ts';
import { tokenise } from './tokenise.ts';

type Field = 'title' | 'text';
type FacetName = 'place' | 'kind' | 'owner';
type Document = SearchDocument<Field, FacetName>;

const weights = { title: { weight: 10, atStart: 3 }, text: { weight: 5 } };
const lexicon = createLexicon();
const newIndex = () =>
  createSearchIndex({
    fields: weights,
    perOccurrence: 1,
    facets: { place: {}, kind: {}, owner: { isCounted: false } },
    sorts: { newest: { by: 'at', descending: true }, expiry: { by: 'expires' }, title: { by: 'title' } },
    suggest: { title: (title) => title },
  });

/** The same rules without an index: reads every document for every query. */
function readEverything(
  documents: Document[],
  words: string[],
  filters: Partial<Record<FacetName, string[]>>,
  now: number,
) {
  const live = documents.filter(({ expiresAt }) => (expiresAt ?? Number.POSITIVE_INFINITY) > now);
  const scored = live.map((document) => ({
    document,
    score: words.reduce((sum, word) => sum + worth(document, word), 0),
  }));
  const matching = scored.filter(({ document }) => words.every((word) => worth(document, word) > 0));
  const passes = (document: Document, except?: string) =>
    Object.entries(filters).every(
      ([name, values]) =>
        name === except || values.some((value) => valuesOf(document, name as FacetName).includes(value)),
    );
  const facets: Record<string, Record<string, number>> = { place: {}, kind: {} };
  for (const [name, counts] of Object.entries(facets)) {
    for (const { document } of matching.filter((hit) => passes(hit.document, name))) {
      for (const value of valuesOf(document, name as FacetName)) counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return { hits: matching.filter(({ document }) => passes(document)), facets };
}

function worth(document: Document, word: string) {
  const wanted = new Set(word.split(' eller ').flatMap((each) => meaningInQuery(lexicon, each).keys));
  let impact = 0;
  for (const name of ['title', 'text'] as const) {
    const { weight, atStart = 0 } = weights[name] as { weight: number; atStart?: number };
    tokenise(String(document.fields[name])).forEach((token, at) => {
      if (keysOf(token).some((key) => wanted.has(key))) impact += weight + 1 + (at === 0 ? atStart : 0);
    });
  }
  return impact;
}

const keysSeen = new Map<string, string[]>();
function keysOf(token: string) {
  const keys = keysSeen.get(token) ?? keysInDocument(lexicon, token);
  keysSeen.set(token, keys);
  return keys;
}

const valuesOf = (document: Document, name: FacetName) => [...new Set([document.facets[name] ?? []].flat())];

const byFeatured = (a: Document, b: Document) => Number(b.featured) - Number(a.featured);
const newestFirst = (a: Document, b: Document) =>
  byFeatured(a, b) || Number(b.keys.at) - Number(a.keys.at) || (a.id < b.id ? -1 : 1);

/** A small generator of numbers that gives the same ones in every run. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const vocabulary = [
  'lærer',
  'lærere',
  'kokk',
  'kokken',
  'sykepleier',
  'spesialsykepleier',
  'Oslo',
  'og',
  'i',
  'barnehage',
  'data',
  'kandidat',
  'Equinor',
];
const asked = ['lærer', 'kokk', 'sykepleier', 'oslo', 'barnehage', 'data', 'equinor'];

function someDocument(roll: (sides: number) => number): Document {
  const words = (most: number) =>
    Array.from({ length: 1 + roll(most) }, () => vocabulary[roll(vocabulary.length)]).join(' ');
  const title = words(3);
  return {
    id: `d${roll(400)}`,
    fields: { title, text: words(12) },
    facets: {
      place: ['a', 'b', 'c'].filter(() => roll(2) === 0),
      kind: roll(3) === 0 ? [] : `k${roll(3)}`,
      owner: `o${roll(9)}`,
    },
    keys: { at: roll(50), expires: null, title },
    featured: roll(10) === 0,
    expiresAt: roll(3) === 0 ? roll(1000) : null,
  };
}

describe('the index and reading everything', () => {
  test.each([1, 2, 3, 4])('agree on hits, totals, scores, order and facets through random changes (%i)', (seed) => {
    const roll = dice(seed);
    const index = newIndex();
    const documents = new Map<string, Document>();
    for (let step = 0; step < 4000; step++) {
      if (roll(3) > 0) {
        const document = someDocument(roll);
        documents.set(document.id, document);
        index.put(document);
      } else {
        const id = `d${roll(400)}`;
        documents.delete(id);
        index.remove(id);
      }
      if (step % 40 === 0) compare(index, [...documents.values()], roll);
    }
    expect(index.size().documents).toBe(documents.size);
  });
});

function compare(index: ReturnType<typeof newIndex>, documents: Document[], roll: (sides: number) => number) {
  const word = () => asked[roll(asked.length)] ?? '';
  const words = Array.from({ length: roll(3) }, () => (roll(3) ? word() : `${word()} eller ${word()}`));
  const filters = {
    ...(roll(2) && { place: ['a', 'c'].slice(roll(2)) }),
    ...(roll(3) === 0 && { kind: ['k1'] }),
    ...(roll(6) === 0 && { owner: ['o3'] }),
  };
  const now = roll(1000);
  const limit = 1 + roll(30);
  const page = 1 + roll(3);
  const expected = readEverything(documents, words, filters, now);
  const result = index.search({ text: words.join(' '), filters, page, limit, now });

  expect(result.total).toBe(expected.hits.length);
  expect(result.facets).toEqual(expected.facets);
  const ordered = expected.hits.toSorted(
    (a, b) => byFeatured(a.document, b.document) || b.score - a.score || newestFirst(a.document, b.document),
  );
  const shown = ordered.slice((page - 1) * limit, page * limit);
  expect(result.hits.map(({ id, score }) => ({ id, score }))).toEqual(
    shown.map(({ document, score }) => ({ id: document.id, score })),
  );
  const newest = index.search({ text: words.join(' '), filters, sort: 'newest', page, limit, now });
  const byAge = expected.hits.map(({ document }) => document).sort(newestFirst);
  expect(newest.hits.map(({ id }) => id)).toEqual(byAge.slice((page - 1) * limit, page * limit).map(({ id }) => id));
}

const simple = (id: string, title: string, more: Partial<Document> = {}): Document => ({
  id,
  fields: { title, text: '' },
  facets: {},
  keys: { at: 0, title },
  ...more,
});

describe('a search', () => {
  test('says which word in which field answered what was typed', () => {
    const index = newIndex();
    index.put(simple('a', 'Ledig sykepleierstilling'));
    index.put({
      ...simple('b', 'Vi trenger deg'),
      fields: { title: 'Vi trenger deg', text: 'som lærer i vår barnehage' },
    });
    const why = (text: string) => index.search({ text, now: 0 }).hits[0]?.why;
    expect(why('sykepleier')).toEqual([{ asked: 'sykepleier', found: 'sykepleierstilling', field: 'title' }]);
    expect(why('barnehagelærer')).toEqual([{ asked: 'barnehagelærer', found: 'lærer i vår barnehage', field: 'text' }]);
    expect(why('"vi trenger"')).toEqual([{ asked: 'vi trenger', found: 'vi trenger', field: 'title' }]);
    expect(why('kokk eller sykepleier')).toEqual([
      { asked: 'sykepleier', found: 'sykepleierstilling', field: 'title' },
    ]);
  });

  test('tells what a slip of the keyboard was read as', () => {
    const index = newIndex();
    index.put(simple('a', 'Sykepleier'));
    expect(index.search({ text: 'sykepleeir', now: 0 }).corrections).toEqual([
      { typed: 'sykepleeir', read: 'sykepleier' },
    ]);
    index.put(simple('b', 'Bussjåfør'));
    expect(index.search({ text: 'sjafør', now: 0 }).corrections).toEqual([{ typed: 'sjafør', read: 'sjåfør' }]);
    index.put(simple('c', 'Sjåfør, lærer'));
    expect(index.search({ text: 'larrer', now: 0 }).corrections).toEqual([{ typed: 'larrer', read: 'lærer' }]);
  });

  test('is not held up by rows of letters that are no words, in documents or in questions', () => {
    const index = newIndex();
    const rows = ['a'.repeat(10_000), 'sykehus'.repeat(1500), 'a-'.repeat(5000), `${'Bodø-'.repeat(2000)}Narvik`];
    for (const [at, row] of rows.entries()) index.put(simple(`${at}`, row));
    for (const row of rows) expect(index.search({ text: row, now: 0 }).corrections).toEqual([]);
    expect(index.search({ text: 'narvik', now: 0 }).total).toBe(1);
  });

  test('has last whose time has passed, paid ones first among each other, also when the answer was kept', () => {
    const index = createSearchIndex({
      fields: weights,
      facets: {},
      sorts: { newest: { by: 'at' }, due: { by: 'due', passedLast: true } },
    });
    const due = { early: 10, late: 30, paid: 20, never: null };
    for (const [id, at] of Object.entries(due))
      index.put({ ...simple(id, id), facets: {}, keys: { at: 0, due: at }, featured: id === 'paid' });
    const order = (now: number) => index.search({ sort: 'due', now }).hits.map(({ id }) => id);
    expect(order(5)).toEqual(['paid', 'early', 'late', 'never']);
    expect(order(10)).toEqual(['paid', 'late', 'never', 'early']);
    expect(order(29)).toEqual(['paid', 'late', 'never', 'early']);
    expect(order(30)).toEqual(['paid', 'never', 'early', 'late']);
    expect(index.search({ sort: 'due', page: 2, limit: 2, now: 30 }).hits.map(({ id }) => id)).toEqual([
      'early',
      'late',
    ]);
  });

  test('shows a document until the moment it expires, also when the answer was kept', () => {
    const index = newIndex();
    index.put(simple('a', 'Kokk', { expiresAt: 100 }));
    expect(index.search({ text: 'kokk', now: 99 }).total).toBe(1);
    expect(index.search({ text: 'kokk', now: 100 }).total).toBe(0);
    expect(index.search({ text: 'kokk', now: 50 }).total).toBe(1);
    index.dropExpired(100);
    expect(index.size().documents).toBe(0);
  });

  test('past the last page is empty and still knows the total', () => {
    const index = newIndex();
    index.put(simple('a', 'Kokk'));
    expect(index.search({ text: 'kokk', page: 9, now: 0 })).toMatchObject({ total: 1, hits: [] });
  });

  test('parts of a compound that stand far apart do not make the compound', () => {
    const index = newIndex();
    index.put(simple('a', 'Lærer ved ungdomsskolen, vi holder til vegg i vegg med en barnehage'));
    expect(index.search({ text: 'barnehagelærer', now: 0 }).total).toBe(0);
    expect(index.search({ text: 'barnehage lærer', now: 0 }).total).toBe(1);
  });
});

test('titles stand in Norwegian order, paid ones first', () => {
  const index = newIndex();
  const titles = ['Ørsta', 'Årdal', 'Ærlig', 'zoolog', 'Aasen', 'baker', 'Arkitekt', '1. maskinist'];
  titles.forEach((title, at) => {
    index.put(simple(`${at}`, title));
  });
  index.put(simple('paid', 'Ås', { featured: true }));
  const sorted = index.search({ sort: 'title', limit: 20, now: 0 }).hits.map(({ id }) => titles[Number(id)] ?? 'Ås');
  expect(sorted).toEqual(['Ås', '1. maskinist', 'Arkitekt', 'baker', 'zoolog', 'Ærlig', 'Ørsta', 'Årdal', 'Aasen']);
});

test('a value that every object has by another name is counted like others', () => {
  const index = newIndex();
  index.put(simple('a', 'Kokk', { facets: { place: 'constructor', kind: ['toString', 'fast'] } }));
  const { facets } = index.search({ limit: 1, now: 0 });
  expect(Object.entries(facets.place ?? {})).toEqual([['constructor', 1]]);
  expect(Object.entries(facets.kind ?? {}).sort()).toEqual([
    ['fast', 1],
    ['toString', 1],
  ]);
});

describe('nothing found', () => {
  test('offers what to leave out, with the hits that gives', () => {
    const index = newIndex();
    index.put(simple('a', 'Kokk', { facets: { place: 'oslo' } }));
    index.put(simple('b', 'Kokk', { facets: { place: 'oslo' } }));
    index.put(simple('c', 'Lærer', { facets: { place: 'bergen' } }));
    const looser = index.loosen({ text: 'kokk', filters: { place: ['bergen'] }, now: 0 });
    expect(looser).toEqual([
      { withoutFilter: 'place', text: 'kokk', filters: {}, total: 2 },
      { withoutFilter: 'search', text: '', filters: { place: ['bergen'] }, total: 1 },
    ]);
    expect(index.loosen({ text: 'kokk lærer', now: 0 }).map(({ text, total }) => [text, total])).toEqual([
      ['kokk', 2],
      ['lærer', 1],
    ]);
  });
  test('leaves what was written half together', () => {
    const index = newIndex();
    index.put(simple('a', 'Barneskole'));
    index.put(simple('b', 'Kokk'));
    const looser = index.loosen({ text: 'kokk barne- og ungdomsskole', now: 0 });
    expect(looser.map(({ withoutWord, text }) => [withoutWord, text])).toEqual([
      ['kokk', 'barne- og ungdomsskole'],
      ['barne- og ungdomsskole', 'kokk'],
    ]);
  });
  test('leaves together what stands on both sides of "eller"', () => {
    const index = newIndex();
    index.put(simple('a', 'Servitør'));
    index.put(simple('b', 'Maler'));
    const looser = index.loosen({ text: '"kokk" eller servitør maler', now: 0 });
    expect(looser.map(({ withoutWord, text }) => [withoutWord, text])).toEqual([
      ['kokk eller servitør', 'maler'],
      ['maler', '"kokk" eller servitør'],
    ]);
  });
  test('offers what to keep where leaving out one thing is not enough', () => {
    const index = newIndex();
    index.put(simple('a', 'Kokk', { facets: { place: 'oslo', kind: 'fast' } }));
    index.put(simple('b', 'Lærer', { facets: { place: 'bergen', kind: 'deltid' } }));
    const filters = { place: ['bergen'], kind: ['vikar'] };
    expect(index.loosen({ text: 'kokk', filters, now: 0 })).toEqual([
      { onlyFilters: ['place'], text: '', filters: { place: ['bergen'] }, total: 1 },
      { onlyFilters: ['search'], text: 'kokk', filters: {}, total: 1 },
    ]);
    expect(
      index.loosen({ text: 'kokk snekker lærer', now: 0 }).map(({ onlyWord, total }) => [onlyWord, total]),
    ).toEqual([
      ['kokk', 1],
      ['lærer', 1],
    ]);
  });
});

describe('suggestions', () => {
  const index = newIndex();
  const titles = [
    'Sykepleier',
    'Sykepleier',
    'Daglig leder',
    'Kjøkkensjef',
    'Nattvakt på sykehjem',
    'Nattvakt på sykehjem',
  ];
  for (const [at, title] of [...titles, 'Nattvakt på sykehjem'].entries()) index.put(simple(`${at}`, title));
  const texts = (prefix: string) => index.suggest(prefix, 5).map(({ text }) => text);

  test('start at any word, are counted once, and forgive spelling and one slip', () => {
    expect(index.suggest('syk', 5)).toEqual([
      { text: 'Sykepleier', field: 'title', documents: 2 },
      { text: 'Nattvakt på sykehjem', field: 'title', documents: 3 },
    ]);
    expect(texts('lede')).toEqual(['Daglig leder']);
    expect(texts('kjokken')).toEqual(['Kjøkkensjef']);
    expect(texts('skyepl')).toEqual(['Sykepleier']);
    expect(texts('')).toEqual([]);
  });
  test('go when the last document that had them goes', () => {
    index.remove('2');
    expect(texts('daglig')).toEqual([]);
  });
});

test('many documents are loaded without holding up others', async () => {
  const index = newIndex();
  const roll = dice(7);
  let ticks = 0;
  const ticking = setInterval(() => ticks++, 1);
  const documents = Array.from({ length: 20_000 }, (_, at) => ({ ...someDocument(roll), id: `${at}` }));
  await index.load([documents], (document) => document);
  clearInterval(ticking);
  const control = readEverything(documents, ['kokk', 'oslo'], { kind: ['k1'] }, 100);
  const result = index.search({ text: 'kokk oslo', filters: { kind: ['k1'] }, limit: 50, now: 100 });
  expect(result.total).toBe(control.hits.length);
  expect(result.facets).toEqual(control.facets);
  const scores = new Map(control.hits.map(({ document, score }) => [document.id, score]));
  expect(result.hits.map(({ score }) => score)).toEqual(result.hits.map(({ id }) => scores.get(id)));
  expect(index.search({ now: 2000 }).total).toBe(index.search({ now: 2000, filters: { place: [] } }).total);
  expect(index.size().documents).toBe(20_000);
  expect(ticks).toBeGreaterThan(3);
});

test('of results with many hits, fewer are kept', () => {
  const index = newIndex();
  const roll = dice(7);
  for (let at = 0; at < 100; at++) index.put({ ...someDocument(roll), id: `${at}`, expiresAt: 2000 });
  const keepsFirst = (limit: number) => {
    const ask = (text: string) => index.search({ text, limit, now: 100 });
    const first = ask('');
    for (let spaces = 1; spaces <= 1000; spaces++) ask(' '.repeat(spaces));
    return ask('') === first;
  };
  expect([keepsFirst(12), keepsFirst(100)]).toEqual([true, false]);
});
