import { exactKey, meaningInQuery } from './analyse-word.ts';
import type { Lexicon } from './lexicon.ts';
import { namedAs, type QueryTerm } from './parse-query.ts';
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
  /** Of "kokk eller servitør" each by itself. */
  either?: Clause[];
}

/** Something a document must not ask for. */
export interface LackingClause extends Clause {
  /** Words that say so where they stand in the first field, and only there: an assistant works with nurses. */
  occupations: number[];
}

/** A word, or another one that answers as well. */
export interface Term extends QueryTerm {
  or?: string;
}

/** The words that occur and answer a term. */
export function clauseFor(
  lexicon: Lexicon,
  vocabulary: Vocabulary,
  term: Term,
  moreKeys: string[],
  filler?: Set<string>,
): Clause {
  const typed = namedAs({ ...term, others: [] });
  if (term.isPhrase) {
    const parts = term.words.map((word) => vocabulary.find([exactKey(lexicon, word)]));
    return { typed, words: [], sequences: [{ parts, isPhrase: true }] };
  }
  const meanings = [term.words[0] ?? '', term.or ?? []].flat().map((word) => meaningInQuery(lexicon, word, filler));
  const keys = meanings.flatMap((meaning) => meaning.keys);
  const groups = meanings.flatMap((meaning) => meaning.groups);
  const sequences = groups.map((group) => ({ parts: group.map((key) => vocabulary.find([key])), isPhrase: false }));
  return { typed, words: vocabulary.find([...keys, ...moreKeys]), sequences };
}

/** Itself, or in its parts. */
export const occurs = ({ words, sequences }: Clause): boolean =>
  words.length > 0 || sequences.some(({ parts }) => parts.every((part) => part.length > 0));

/** Whatever meets one of them. */
export const eitherOf = (typed: string, [first, ...others]: [Clause, ...Clause[]]): Clause =>
  others.length === 0
    ? first
    : {
        typed,
        words: [...new Set([first, ...others].flatMap(({ words }) => words))],
        sequences: [first, ...others].flatMap(({ sequences }) => sequences),
        either: [first, ...others],
      };

const SHORTEST_BEGINNING = 3;

/** For a word that occurs nowhere, itself or in its parts: what begins with it, if anything does. */
export function beginningOf(vocabulary: Vocabulary, clause: Clause): Clause | undefined {
  const { typed, sequences } = clause;
  const isWhole = occurs(clause) || sequences.some(({ isPhrase }) => isPhrase);
  if (isWhole || typed.length < SHORTEST_BEGINNING) return undefined;
  const longer = vocabulary.beginningWith(typed);
  return longer.length > 0 ? { typed, words: longer, sequences: [] } : undefined;
}

/** Whatever asks for it: a certificate is education too, and so is being a nurse. */
export function lackingClause(lexicon: Lexicon, vocabulary: Vocabulary, term: Term): LackingClause {
  const { keys } = meaningInQuery(lexicon, term.words[0] ?? '');
  const others = keys.flatMap((key) => lexicon.askedWith.get(key) ?? []);
  const keysOf = (words: string[]) => words.flatMap((word) => meaningInQuery(lexicon, word).keys);
  const occupations = others.filter((word) => word.startsWith('^')).map((word) => word.slice(1));
  return {
    ...clauseFor(lexicon, vocabulary, term, keysOf(others.filter((word) => !word.startsWith('^')))),
    occupations: vocabulary.find(keysOf(occupations)),
  };
}
