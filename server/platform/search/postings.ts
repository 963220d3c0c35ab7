import { roomFor } from './grow.ts';

const IMPACT_BITS = 10;
/** However often a word is repeated in one document, it counts up to here. */
const GREATEST_IMPACT = 2 ** IMPACT_BITS - 1;
export const MOST_DOCUMENTS = 2 ** (32 - IMPACT_BITS);
const MOST_FRESH = 2 ** 20;
/** From so many on it pays to sort them by word first. */
const MANY = 2 ** 13;

export const documentOf = (posting: number): number => posting >>> IMPACT_BITS;
export const impactOf = (posting: number): number => posting & GREATEST_IMPACT;

export const packPosting = (document: number, impact: number): number =>
  ((document << IMPACT_BITS) | Math.min(impact, GREATEST_IMPACT)) >>> 0;

/**
 * For each word the documents that have it, with what it is worth there; both packed in 32 bits. What is new waits in one
 * row until someone asks, or until there is enough to be sorted in at once.
 */
export function createPostings() {
  const lists: Uint32Array[] = [];
  const none = new Uint32Array(0);
  let lengths = new Uint32Array(1024);
  let words = 0;
  let freshWords = new Uint32Array(1024);
  let fresh = new Uint32Array(1024);
  let waiting = 0;

  function add(document: number, ofDocument: Uint32Array, impacts: Uint32Array) {
    if (waiting + ofDocument.length > MOST_FRESH) settle();
    freshWords = roomFor(freshWords, waiting + ofDocument.length);
    fresh = roomFor(fresh, waiting + ofDocument.length);
    for (let at = 0; at < ofDocument.length; at++) {
      const word = ofDocument[at] as number;
      if (word >= words) words = word + 1;
      freshWords[waiting] = word;
      fresh[waiting++] = packPosting(document, impacts[at] as number);
    }
  }

  function settle() {
    lengths = roomFor(lengths, words);
    if (waiting < MANY) {
      for (let i = 0; i < waiting; i++) append(freshWords[i] as number, fresh.subarray(i, i + 1));
    } else {
      const { sorted, starts } = sortByWord(freshWords.subarray(0, waiting), fresh, words);
      for (let word = 0; word < words; word++) append(word, sorted.subarray(starts[word], starts[word + 1]));
    }
    waiting = 0;
  }

  function append(word: number, postings: Uint32Array) {
    if (postings.length === 0) return;
    const length = lengths[word] as number;
    const list = roomy(lists[word] ?? none, length + postings.length);
    list.set(postings, length);
    lists[word] = list;
    lengths[word] = length + postings.length;
  }

  return {
    add,
    list(word: number): Uint32Array {
      if (waiting > 0) settle();
      return lists[word] ?? none;
    },
    length(word: number): number {
      if (waiting > 0) settle();
      return lengths[word] ?? 0;
    },
    /** Takes the marked documents out of one list; answers how many entries it looked at. */
    clean(word: number, isGone: Uint8Array): number {
      if (waiting > 0) settle();
      const list = lists[word] ?? none;
      const length = lengths[word] ?? 0;
      let kept = 0;
      for (let i = 0; i < length; i++) {
        const posting = list[i] as number;
        if (!isGone[documentOf(posting)]) list[kept++] = posting;
      }
      lengths[word] = kept;
      if (kept < list.length / 4) lists[word] = list.slice(0, kept);
      return length;
    },
    bytes: () => lists.reduce((sum, list) => sum + (list?.byteLength ?? 0), lengths.byteLength + 2 * fresh.byteLength),
  };
}

export type Postings = ReturnType<typeof createPostings>;

/** Each word's postings from `starts[word]` to `starts[word + 1]`, in the order in which they came. */
function sortByWord(wordOf: Uint32Array, postings: Uint32Array, words: number) {
  const starts = new Uint32Array(words + 1);
  for (let i = 0; i < wordOf.length; i++) {
    const after = (wordOf[i] as number) + 1;
    starts[after] = (starts[after] as number) + 1;
  }
  for (let word = 0; word < words; word++) starts[word + 1] = (starts[word + 1] as number) + (starts[word] as number);
  const next = starts.slice();
  const sorted = new Uint32Array(wordOf.length);
  for (let i = 0; i < wordOf.length; i++) {
    const word = wordOf[i] as number;
    const place = next[word] as number;
    sorted[place] = postings[i] as number;
    next[word] = place + 1;
  }
  return { sorted, starts };
}

function roomy(list: Uint32Array, length: number) {
  if (length <= list.length) return list;
  const copy = new Uint32Array(Math.max(length, Math.ceil(list.length * 1.5)));
  copy.set(list);
  return copy;
}
