import { keysInDocument } from './analyse-word.ts';
import { createCompleter } from './complete-words.ts';
import { roomFor } from './grow.ts';
import type { Lexicon } from './lexicon.ts';
import { createPieceTable } from './piece-table.ts';
import { tokenise } from './tokenise.ts';

/** The words that occur, by number, and under which keys they are found. */
export function createVocabulary(lexicon: Lexicon) {
  const numbers = new Map<string, number>();
  const words: string[] = [];
  let documents = new Uint32Array(1024);
  const byKey = new Map<string, number[]>();
  const free: number[] = [];
  const pieces = createPieceTable((piece) => tokenise(piece).map(numberOf));

  function numberOf(word: string): number {
    return numbers.get(word) ?? learn(word);
  }

  function learn(word: string) {
    const number = free.pop() ?? words.length;
    numbers.set(word, number);
    words[number] = word;
    documents = roomFor(documents, number);
    documents[number] = 0;
    for (const key of keysInDocument(lexicon, word)) {
      const others = byKey.get(key);
      if (others) others.push(number);
      else byKey.set(key, [number]);
    }
    return number;
  }

  /** Gives the number free; only for a word that no document has. */
  function forget(number: number) {
    const word = words[number];
    if (word === undefined || numbers.get(word) !== number) return;
    numbers.delete(word);
    pieces.forget();
    for (const key of keysInDocument(lexicon, word)) {
      const others = byKey.get(key)?.filter((other) => other !== number) ?? [];
      if (others.length > 0) byKey.set(key, others);
      else byKey.delete(key);
    }
    free.push(number);
  }

  return {
    /** The words of a text in order; to be used before the next text is read. */
    numbersIn: pieces.readText,
    /** The words that a text leaves half. */
    completedIn: createCompleter(lexicon),
    forget,
    wordOf: (number: number) => words[number] ?? '',
    /** One document more, or less, has these words. */
    countDocument(ofDocument: Uint32Array, change: 1 | -1) {
      for (let at = 0; at < ofDocument.length; at++) {
        const number = ofDocument[at] as number;
        documents[number] = (documents[number] as number) + change;
      }
    },
    documentsWith: (number: number) => documents[number] ?? 0,
    /** The words that have at least one of the keys and occur, each once. */
    find(keys: string[]): number[] {
      const found = new Set(keys.flatMap((key) => byKey.get(key) ?? []));
      return [...found].filter((number) => (documents[number] ?? 0) > 0);
    },
    /** The words that occur and begin so. Looks through all of them. */
    beginningWith: (beginning: string): number[] =>
      words.flatMap((word, number) => (word.startsWith(beginning) && (documents[number] ?? 0) > 0 ? number : [])),
    get size() {
      return words.length;
    },
  };
}

export type Vocabulary = ReturnType<typeof createVocabulary>;
