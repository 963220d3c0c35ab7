import { expect, test, vi } from 'vitest';
import { createLexicon } from './lexicon.ts';
import { createSlipReader } from './read-slips.ts';
import { createSearchIndex } from './search-index.ts';
import { createVocabulary } from './vocabulary.ts';

const newIndex = () =>
  createSearchIndex({
    fields: { title: { weight: 1 } },
    facets: {},
    sorts: { newest: { by: 'at', descending: true } },
  });
const ad = (id: string, title: string) => ({ id, fields: { title }, keys: { at: 0 }, facets: {} });

test('a word that nobody knows is looked for once, in however many looser queries it stands', () => {
  const lexicon = createLexicon();
  const vocabulary = createVocabulary(lexicon);
  const slips = createSlipReader(lexicon, vocabulary);
  const find = vi.spyOn(vocabulary, 'find');
  expect(slips.meantBy('xggggggggggggg')).toBeUndefined();
  const looks = find.mock.calls.length;
  expect(looks).toBeGreaterThan(500);
  expect(slips.meantBy('xggggggggggggg')).toBeUndefined();
  expect(find).toHaveBeenCalledTimes(looks);
  slips.forget();
  expect(slips.meantBy('xggggggggggggg')).toBeUndefined();
  expect(find).toHaveBeenCalledTimes(2 * looks);
});

test('words that nobody knows are found in no looser query either', () => {
  const index = newIndex();
  index.put(ad('a', 'Sykepleier'));
  const words = ['g', 'j', 'k', 'm', 'p', 'q', 't', 'v', 'w', 'x', 'y', 'z'].map((letter) => `x${letter.repeat(14)}`);
  const query = { text: words.join(' '), now: 0 };
  expect(index.search(query).total).toBe(0);
  expect(index.loosen(query)).toEqual([]);
});

test('of the forms of a word that was meant, the one that is written is named', () => {
  const index = newIndex();
  const titles = [
    'Sykepleier',
    'Vernepleierstilling',
    'Selger',
    'Selger på dag',
    'Kan du selge',
    'Snekker',
    'Elektriker',
  ];
  for (const title of titles) index.put(ad(title, title));
  const read = (text: string) => index.search({ text, now: 0 }).corrections.map(({ read: word }) => word);
  for (const [typed = '', meant = ''] of [
    ['sykepleir', 'sykepleier'],
    ['vernepleir', 'vernepleier'],
    ['selgr', 'selger'],
    ['snekkr', 'snekker'],
    ['elektrikr', 'elektriker'],
  ])
    expect(read(typed)).toEqual([meant]);
});

test('what a word is a slip of is looked for again when a document has changed', () => {
  const index = newIndex();
  const corrections = () => index.search({ text: 'sykepleeir', now: 0 }).corrections;
  expect(corrections()).toEqual([]);
  index.put(ad('a', 'Sykepleier'));
  expect(corrections()).toEqual([{ typed: 'sykepleeir', read: 'sykepleier' }]);
  index.remove('a');
  expect(corrections()).toEqual([]);
});
