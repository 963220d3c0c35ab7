import { expect, test } from 'vitest';
import { createSearchIndex } from './search-index.ts';

const DOCUMENTS = 1000;
const CHANGES = 600;
/** Enough different words for the cleaning up to take several steps. */
const WORDS_EACH = 40;

const newIndex = () =>
  createSearchIndex({
    fields: { title: { weight: 10 } },
    facets: {},
    sorts: { newest: { by: 'at', descending: true } },
  });

const document = (id: string, at: number, words = '') => ({
  id,
  fields: { title: `stilling ${words}` },
  facets: {},
  keys: { at },
});

const ownWords = (at: number) =>
  Array.from({ length: WORDS_EACH }, (_, word) => `x${(at * WORDS_EACH + word).toString(36)}`).join(' ');

test('what comes while removed documents are being cleaned up is found and sorted like everything else', () => {
  const index = newIndex();
  for (let at = 0; at < DOCUMENTS; at++) index.put(document(`old ${at}`, at, ownWords(at)));

  const expected = new Set(Array.from({ length: DOCUMENTS }, (_, at) => `old ${at}`));
  for (let at = 0; at < CHANGES; at++) {
    index.remove(`old ${at}`);
    expected.delete(`old ${at}`);
    index.put(document(`new ${at}`, DOCUMENTS + at, `ny${at}`));
    expected.add(`new ${at}`);
  }

  for (const text of ['', 'stilling']) {
    const { hits, total } = index.search({ text, limit: DOCUMENTS, now: 0 });
    expect(total).toBe(expected.size);
    expect(new Set(hits.map(({ id }) => id))).toEqual(expected);
  }
  const lost = Array.from({ length: CHANGES }, (_, at) => `ny${at}`).filter(
    (text) => index.search({ text, now: 0 }).total !== 1,
  );
  expect(lost).toEqual([]);
});
