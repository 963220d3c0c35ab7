import { roomFor } from './grow.ts';

const IMPACT_BITS = 10;
/** However often a word is repeated in one document, it counts up to here. */
const GREATEST_IMPACT = 2 ** IMPACT_BITS - 1;
export const MOST_DOCUMENTS = 2 ** (32 - IMPACT_BITS);

export const documentOf = (posting: number): number => posting >>> IMPACT_BITS;
export const impactOf = (posting: number): number => posting & GREATEST_IMPACT;

export const packPosting = (document: number, impact: number): number =>
  ((document << IMPACT_BITS) | Math.min(impact, GREATEST_IMPACT)) >>> 0;

/** For each word the documents that have it, with what it is worth there; both packed in 32 bits. */
export function createPostings() {
  const lists: Uint32Array[] = [];
  let lengths = new Uint32Array(1024);
  const none = new Uint32Array(0);

  return {
    add(word: number, document: number, impact: number) {
      lengths = roomFor(lengths, word);
      const length = lengths[word] as number;
      let list = lists[word] ?? none;
      if (length >= list.length) {
        list = larger(list);
        lists[word] = list;
      }
      list[length] = packPosting(document, impact);
      lengths[word] = length + 1;
    },
    list: (word: number): Uint32Array => lists[word] ?? none,
    length: (word: number): number => lengths[word] ?? 0,
    /** Takes the marked documents out of one list; answers how many entries it looked at. */
    clean(word: number, isGone: Uint8Array): number {
      const list = lists[word] ?? none;
      const length = lengths[word] ?? 0;
      let kept = 0;
      for (let i = 0; i < length; i++) {
        const posting = list[i] as number;
        if (isGone[documentOf(posting)] === 0) list[kept++] = posting;
      }
      lengths[word] = kept;
      if (kept < list.length / 4) lists[word] = list.slice(0, kept);
      return length;
    },
    bytes: () => lists.reduce((sum, list) => sum + list.byteLength, lengths.byteLength),
  };
}

export type Postings = ReturnType<typeof createPostings>;

function larger(list: Uint32Array) {
  const copy = new Uint32Array(Math.ceil(list.length * 1.5) + 2);
  copy.set(list);
  return copy;
}
