import { exactKey, meaningInQuery } from './analyse-word.ts';
import type { Lexicon } from './lexicon.ts';
import { parseQuery, type QueryTerm } from './parse-query.ts';
import type { SlipReader } from './read-slips.ts';
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
  slips: SlipReader;
}

/** From what was typed to the words that occur. */
export function planQuery(
  lexicon: Lexicon,
  vocabulary: Vocabulary,
  { filler, readsBeginnings, slips }: Reading,
  text: string,
): QueryPlan {
  const { required, excluded } = parseQuery(text);
  const corrections: Correction[] = [];
  const asked = meaningful(required, lexicon, filler).flatMap((term) => withItsNumber(lexicon, vocabulary, term));
  const beginnings = asked.map((term, at) => {
    if (!readsBeginnings) return undefined;
    return beginningOf(vocabulary, clauseFor(lexicon, vocabulary, term, joinedWith(lexicon, asked, at), filler));
  });
  const words = asked.map((term, at) => (beginnings[at] ? term : correct(slips, term, corrections)));
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

function correct({ meantBy }: SlipReader, term: QueryTerm, corrections: Correction[]): QueryTerm {
  const [typed = ''] = term.words;
  const read = term.isPhrase ? undefined : meantBy(typed);
  if (read === undefined) return term;
  corrections.push({ typed, read });
  return { words: [read], isPhrase: false };
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
