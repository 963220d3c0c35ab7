import { expect, test, vi } from 'vitest';
import { oneSlipAway } from './correct-typo.ts';
import { createSearchIndex } from './search-index.ts';

vi.mock(import('./correct-typo.ts'), { spy: true });

const newIndex = () =>
  createSearchIndex({
    fields: { title: { weight: 1 } },
    facets: {},
    sorts: { newest: { by: 'at', descending: true } },
  });
const ad = (id: string, title: string) => ({ id, fields: { title }, keys: { at: 0 }, facets: {} });

test('words that nobody knows are looked for once, in however many looser queries they stand', () => {
  const index = newIndex();
  index.put(ad('a', 'Sykepleier'));
  const words = ['g', 'j', 'k', 'm', 'p', 'q', 't', 'v', 'w', 'x', 'y', 'z'].map((letter) => `x${letter.repeat(14)}`);
  const query = { text: words.join(' '), now: 0 };
  expect(index.search(query).total).toBe(0);
  expect(index.loosen(query)).toEqual([]);
  expect(oneSlipAway).toHaveBeenCalledTimes(words.length);
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
