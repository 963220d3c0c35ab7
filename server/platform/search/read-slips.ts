import { LRUCache } from 'lru-cache';
import { exactKey, isKnownWord, isListedWord, meaningInQuery } from './analyse-word.ts';
import { oneSlipAway } from './correct-typo.ts';
import { type Lexicon, spell } from './lexicon.ts';
import type { Vocabulary } from './vocabulary.ts';

const MOST_REMEMBERED = 1000;

/** A word that may have been meant, as numbers of words that occur: itself, and all that it finds. */
interface Possible {
  word: string;
  exact: number[];
  numbers: number[];
  written: number;
  documents: number;
}

export type SlipReader = ReturnType<typeof createSlipReader>;

/**
 * What unknown words are slips of. Each has a thousand other words to look for, and where nothing is found, all of them are
 * asked about in each of the looser queries: what was found is remembered until `forget`, when a document changes.
 */
export function createSlipReader(lexicon: Lexicon, vocabulary: Vocabulary) {
  const remembered = new LRUCache<string, string>({ max: MOST_REMEMBERED });

  /** The word that was meant; none where it stands as it was typed. */
  function meantBy(typed: string): string | undefined {
    const meant = remembered.get(typed) ?? look(typed) ?? typed;
    remembered.set(typed, meant);
    return meant === typed ? undefined : meant;
  }

  /**
   * A slip of the keyboard is read as the word meant, if that occurs and the typed word is none. What only its parts make a word,
   * as sky and pleier do skyepleier, gives way to a word of the lists.
   */
  function look(typed: string) {
    if (isListedWord(lexicon, typed)) return undefined;
    if (vocabulary.find(meaningInQuery(lexicon, typed).keys).length > 0) return undefined;
    const others = [...oneSlipAway(typed)];
    const possible = isKnownWord(lexicon, typed) ? others.filter((word) => lexicon.readings.has(word)) : others;
    const found = likeliest(typed, possible);
    if (!found) return undefined;
    // Not as `sjaafør`, which is as near to what was typed.
    const written = spell(lexicon, found);
    return lexicon.readings.has(written) ? written : found;
  }

  /** The most frequent one; but first those that only a keyboard without æ, ø and å kept from being typed. */
  function likeliest(typed: string, possible: string[]) {
    const bare = possible.filter((word) => bareSpellings(word).includes(typed));
    return mostFrequent(bare) ?? mostFrequent(possible);
  }

  /** Of the forms of the most frequent word, the one that most write. */
  function mostFrequent(possible: string[]) {
    const found = possible.flatMap((word) => readingOf(word) ?? []);
    const best = greatest(found, ({ documents }) => documents);
    const forms = found.filter(({ exact }) => exact.some((number) => best?.numbers.includes(number)));
    return (greatest(forms, ({ written }) => written) ?? best)?.word;
  }

  function readingOf(word: string): Possible | undefined {
    const exact = vocabulary.find([exactKey(lexicon, word)]);
    if (exact.length === 0 && !lexicon.readings.has(word)) return undefined;
    const numbers = vocabulary.find(meaningInQuery(lexicon, word).keys);
    return { word, exact, numbers, written: documentsWith(exact), documents: documentsWith(numbers) };
  }

  const documentsWith = (numbers: number[]) =>
    numbers.reduce((sum, number) => sum + vocabulary.documentsWith(number), 0);

  /** Of several the word of bokmål that a dictionary has, then the first of the alphabet. */
  function greatest(some: Possible[], count: (possible: Possible) => number) {
    const isCited = ({ word }: Possible) =>
      Number(lexicon.readings.get(word)?.some(({ lemma }) => lemma === word) ?? 0);
    return some
      .filter((each) => count(each) > 0)
      .sort((a, b) => count(b) - count(a) || isCited(b) - isCited(a) || (a.word < b.word ? -1 : 1))[0];
  }

  function forget() {
    if (remembered.size > 0) remembered.clear();
  }

  return { meantBy, forget };
}

const bareSpellings = (word: string) =>
  ['a', 'e'].map((letter) => word.replaceAll('æ', letter).replaceAll('å', 'a').replaceAll('ø', 'o'));
