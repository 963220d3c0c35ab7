import { exactKey, isKnownWord, isListedWord, meaningInQuery } from './analyse-word.ts';
import { oneSlipAway } from './correct-typo.ts';
import { type Lexicon, spell } from './lexicon.ts';
import { parseQuery, type QueryTerm } from './parse-query.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Words that must follow each other (a phrase) or stand close together in one field (parts of a compound). */
export interface Sequence {
  parts: number[][];
  isPhrase: boolean;
}

/** One thing a document must have (or must not have): one of the words, or one of the sequences. */
export interface Clause {
  typed: string;
  words: number[];
  sequences: Sequence[];
}

export interface Correction {
  typed: string;
  read: string;
}

export interface QueryPlan {
  required: Clause[];
  excluded: Clause[];
  corrections: Correction[];
}

interface Reading {
  /** Words that every document could have and nobody means. */
  filler: Set<string>;
  readsBeginnings: boolean;
}

/** From what was typed to the words that occur. */
export function planQuery(
  lexicon: Lexicon,
  vocabulary: Vocabulary,
  { filler, readsBeginnings }: Reading,
  text: string,
): QueryPlan {
  const { required, excluded } = parseQuery(text);
  const corrections: Correction[] = [];
  const asked = meaningful(required, lexicon, filler).flatMap((term) => withItsNumber(lexicon, vocabulary, term));
  const beginnings = asked.map((term, at) => {
    if (!readsBeginnings) return undefined;
    return beginningOf(vocabulary, clauseFor(lexicon, vocabulary, term, joinedWith(lexicon, asked, at), filler));
  });
  const words = asked.map((term, at) => (beginnings[at] ? term : correct(lexicon, vocabulary, term, corrections)));
  return {
    required: words.map(
      (term, at) => beginnings[at] ?? clauseFor(lexicon, vocabulary, term, joinedWith(lexicon, words, at), filler),
    ),
    excluded: excluded.map((term) => clauseFor(lexicon, vocabulary, term, [])),
    corrections,
  };
}

/** Words like "i" and "på" are asked for only when nothing else is. */
function meaningful(terms: QueryTerm[], lexicon: Lexicon, filler: Set<string>) {
  const saysSomething = (ignored: Set<string>) => (term: QueryTerm) =>
    term.isPhrase || !ignored.has(term.words[0] ?? '');
  const withoutFunctionWords = terms.filter(saysSomething(lexicon.functionWords));
  const withoutFiller = withoutFunctionWords.filter(saysSomething(filler));
  return [withoutFiller, withoutFunctionWords, terms].find((some) => some.length > 0) ?? [];
}

/** "rema1000" is how some write Rema 1000: a name with its number, where only both apart occur. */
function withItsNumber(lexicon: Lexicon, vocabulary: Vocabulary, term: QueryTerm): QueryTerm[] {
  const apart = term.isPhrase ? null : /^(\p{L}{2,})(\d+)$/u.exec(term.words[0] ?? '');
  const occurs = (word: string) => vocabulary.find([exactKey(lexicon, word)]).length > 0;
  if (!apart || occurs(apart[0]) || !apart.slice(1).every(occurs)) return [term];
  return apart.slice(1).map((word) => ({ words: [word], isPhrase: false }));
}

/**
 * A slip of the keyboard is read as the word meant, if that occurs and the typed word is none. What only its parts make a word,
 * as sky and pleier do skyepleier, gives way to a word of the lists.
 */
function correct(lexicon: Lexicon, vocabulary: Vocabulary, term: QueryTerm, corrections: Correction[]): QueryTerm {
  const [typed = ''] = term.words;
  if (term.isPhrase || isListedWord(lexicon, typed)) return term;
  if (vocabulary.find(meaningInQuery(lexicon, typed).keys).length > 0) return term;
  const others = [...oneSlipAway(typed)];
  const possible = isKnownWord(lexicon, typed) ? others.filter((word) => lexicon.readings.has(word)) : others;
  const found = likeliest(lexicon, vocabulary, typed, possible);
  if (!found) return term;
  // Not as `sjaafør`, which is as near to what was typed.
  const written = spell(lexicon, found);
  const read = lexicon.readings.has(written) ? written : found;
  corrections.push({ typed, read });
  return { words: [read], isPhrase: false };
}

/** The most frequent one; but first those that only a keyboard without æ, ø and å kept from being typed. */
function likeliest(lexicon: Lexicon, vocabulary: Vocabulary, typed: string, possible: string[]) {
  const bare = possible.filter((word) => bareSpellings(word).includes(typed));
  return mostFrequent(lexicon, vocabulary, bare) ?? mostFrequent(lexicon, vocabulary, possible);
}

const bareSpellings = (word: string) =>
  ['a', 'e'].map((letter) => word.replaceAll('æ', letter).replaceAll('å', 'a').replaceAll('ø', 'o'));

function mostFrequent(lexicon: Lexicon, vocabulary: Vocabulary, possible: string[]) {
  let best: { word: string; documents: number } | undefined;
  for (const word of possible) {
    const exact = vocabulary.find([exactKey(lexicon, word)]);
    const found =
      exact.length > 0 || lexicon.readings.has(word) ? vocabulary.find(meaningInQuery(lexicon, word).keys) : [];
    const documents = found.reduce((sum, number) => sum + vocabulary.documentsWith(number), 0);
    const isBetter = !best || documents > best.documents || (documents === best.documents && word < best.word);
    if (documents > 0 && isBetter) best = { word, documents };
  }
  return best?.word;
}

/** "syke pleier" is how many write sykepleier: two words that are one in the dictionary may stand for it. */
function joinedWith(lexicon: Lexicon, terms: QueryTerm[], at: number) {
  const pairs = [at > 0 ? terms.slice(at - 1, at + 1) : [], terms.slice(at, at + 2)];
  return pairs.flatMap(([first, second]) => {
    if (!first || !second || first.isPhrase || second.isPhrase) return [];
    const joined = ['', 's', 'e'].map((link) => `${first.words[0]}${link}${second.words[0]}`);
    return joined.filter((word) => lexicon.readings.has(word)).flatMap((word) => meaningInQuery(lexicon, word).keys);
  });
}

const SHORTEST_BEGINNING = 3;

/** For a word that occurs nowhere, itself or in its parts: what begins with it, if anything does. */
function beginningOf(vocabulary: Vocabulary, { typed, words, sequences }: Clause): Clause | undefined {
  const occurs = words.length > 0 || sequences.some(({ parts }) => parts.every((part) => part.length > 0));
  if (occurs || typed.length < SHORTEST_BEGINNING || sequences.some(({ isPhrase }) => isPhrase)) return undefined;
  const longer = vocabulary.beginningWith(typed);
  return longer.length > 0 ? { typed, words: longer, sequences: [] } : undefined;
}

function clauseFor(
  lexicon: Lexicon,
  vocabulary: Vocabulary,
  term: QueryTerm,
  moreKeys: string[],
  filler?: Set<string>,
): Clause {
  const typed = term.words.join(' ');
  if (term.isPhrase) {
    const parts = term.words.map((word) => vocabulary.find([exactKey(lexicon, word)]));
    return { typed, words: [], sequences: [{ parts, isPhrase: true }] };
  }
  const { keys, groups } = meaningInQuery(lexicon, typed, filler);
  const sequences = groups.map((group) => ({ parts: group.map((key) => vocabulary.find([key])), isPhrase: false }));
  return { typed, words: vocabulary.find([...keys, ...moreKeys]), sequences };
}
