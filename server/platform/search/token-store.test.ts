import { expect, test } from 'vitest';
import { createTokenStore } from './token-store.ts';

const ROW = 2 ** 18;

test('the words of a document are the same however many others come and go', () => {
  const store = createTokenStore();
  const lengthOf = (document: number) => (document % 7 === 0 ? 0 : 1 + ((document * 7919) % 3000));
  const tokensOf = (document: number) => new Uint32Array(lengthOf(document)).fill(document);
  const present = new Set<number>();
  for (let round = 0; round < 6; round++) {
    for (let document = 0; document < 1500; document++) {
      if (present.has(document) && (document + round) % 3 > 0) {
        store.remove(document);
        present.delete(document);
      } else if (!present.has(document)) {
        store.set(document, tokensOf(document));
        present.add(document);
      }
    }
  }
  for (const document of present) expect(store.of(document)).toEqual(tokensOf(document));
  const inUse = [...present].reduce((sum, document) => sum + 4 * lengthOf(document), 0);
  expect(store.bytes()).toBeLessThan(3 * inUse + 8 * ROW);
});

test('a document longer than a row has one of its own, and gives it back', () => {
  const store = createTokenStore();
  store.set(0, new Uint32Array(3 * ROW).fill(7));
  store.set(1, Uint32Array.of(1, 2, 3));
  expect(store.of(0)).toHaveLength(3 * ROW);
  const before = store.bytes();
  store.remove(0);
  expect(store.of(0)).toHaveLength(0);
  expect(store.of(1)).toEqual(Uint32Array.of(1, 2, 3));
  expect(store.bytes()).toBeLessThan(before - 2 * ROW);
});
