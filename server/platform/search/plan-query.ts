import { exactKey, meaningInQuery } from './analyse-word.ts';
import {
  beginningOf,
  type Clause,
  clauseFor,
  eitherOf,
  type LackingClause,
  lackingClause,
  occurs,
  type Term,
} from './clause.ts';
import { type Lexicon, spell } from './lexicon.ts';
import { namedAs, parseQuery, type QueryTerm } from './parse-query.ts';
import type { SlipReader } from './read-slips.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Correction {
  typed: string;
  read: string;
}

export interface QueryPlan {
  required: Clause[];
  excluded: Clause[];
  /** A document must not have these either, unless it says that they are not needed. */
  lacking: LackingClause[];
  corrections: Correction[];
  /** Whether something was asked that every document is. */
  isEverything: boolean;
}

interface Reading {
  /** Words that every document could have and nobody means. */
  filler: Set<string>;
  readsBeginnings: boolean;
  readsLacking: boolean;
  slips: SlipReader;
}

/** From what was typed to the words that occur. */
export function planQuery(
  lexicon: Lexicon,
  vocabulary: Vocabulary,
  { filler, readsBeginnings, readsLacking, slips }: Reading,
  text: string,
): QueryPlan {
  const { required, excluded, lacking } = parseQuery(text, readsLacking);
  const corrections: Correction[] = [];
  const meant = meaningful(required, lexicon, filler, lacking.length > 0);
  const isEverything = required.length > 0 && meant.length === 0;
  const asked = meant
    .flatMap((term) => whole(vocabulary, term))
    .flatMap((term) => withItsNumber(lexicon, vocabulary, term))
    .flatMap((term) => apartAtHyphens(lexicon, vocabulary, term, filler));
  const withoutSlips = (term: Term, moreKeys: string[]) =>
    closeAtHyphens(lexicon, vocabulary, term, filler) ??
    (readsBeginnings ? beginningOf(vocabulary, clauseFor(lexicon, vocabulary, term, moreKeys, filler)) : undefined);
  const read = asked.map((term, at) => withoutSlips(term, joinedWith(lexicon, asked, at)));
  const words = asked.map((term, at) => (read[at] ? term : correct(slips, term, corrections)));
  const other = (given: QueryTerm) => {
    const term = whole(vocabulary, given).at(-1) ?? given;
    return withoutSlips(term, []) ?? clauseFor(lexicon, vocabulary, correct(slips, term, corrections), [], filler);
  };
  return {
    required: words.map((term, at) => {
      const first = read[at] ?? clauseFor(lexicon, vocabulary, term, joinedWith(lexicon, words, at), filler);
      return eitherOf(namedAs(term), [first, ...(term.others ?? []).map(other)]);
    }),
    excluded: excluded.map((term) => clauseFor(lexicon, vocabulary, term, [])),
    lacking: lacking
      .flatMap((term) => whole(vocabulary, term))
      .map((term) => lackingClause(lexicon, vocabulary, correct(slips, term, corrections))),
    corrections,
    isEverything,
  };
}

/**
 * Words like "i" and "på" are asked for only when nothing else is. Nothing is left of "ledige jobber": every document is one.
 */
function meaningful(terms: QueryTerm[], lexicon: Lexicon, filler: Set<string>, saysElse = false) {
  const saysSomething =
    (ignored: Set<string>) =>
    ({ words: [word = ''], isPhrase, others }: QueryTerm) =>
      isPhrase || others || !(ignored.has(word) || ignored.has(spell(lexicon, word)));
  const withoutFiller = terms.filter(saysSomething(filler));
  const withoutBoth = withoutFiller.filter(saysSomething(lexicon.functionWords));
  return withoutBoth.length > 0 || withoutFiller.length < terms.length || saysElse ? withoutBoth : terms;
}

/** "it-support" and "english-speaking" mean the words apart, where nothing is called so; "drive-in" is none. */
function piecesOf(lexicon: Lexicon, vocabulary: Vocabulary, term: Term, filler: Set<string>): Term[] | undefined {
  const pieces = (term.words[0] ?? '').split('-');
  const isOne = pieces.some((piece) => piece.length < 3 && lexicon.functionWords.has(piece));
  if (term.isPhrase || pieces.length === 1 || isOne) return undefined;
  if (occurs(clauseFor(lexicon, vocabulary, term, [], filler))) return undefined;
  return meaningful(
    pieces.map((word) => ({ words: [word], isPhrase: false })),
    lexicon,
    filler,
  );
}

const apartAtHyphens = (lexicon: Lexicon, vocabulary: Vocabulary, term: Term, filler: Set<string>) =>
  (term.others ? undefined : piecesOf(lexicon, vocabulary, term, filler)) ?? [term];

/** A sequence cannot have many more. */
const MOST_CLOSE = 12;

/** "Kokk eller it-support" is one thing to be asked for: of it the pieces stand close together. */
function closeAtHyphens(lexicon: Lexicon, vocabulary: Vocabulary, term: Term, filler: Set<string>) {
  const pieces = piecesOf(lexicon, vocabulary, term, filler) ?? [];
  if (pieces.length === 0 || pieces.length > MOST_CLOSE) return undefined;
  const parts = pieces.map((piece) => clauseFor(lexicon, vocabulary, piece, [], filler).words);
  const clause: Clause = {
    typed: namedAs({ ...term, others: [] }),
    words: [],
    sequences: [{ parts, isPhrase: false }],
  };
  return occurs(clause) ? clause : undefined;
}

/** "barne- og ungdomsskole" asks for either school, "bygg- og anlegg" for both words. */
function whole(vocabulary: Vocabulary, term: QueryTerm): Term[] {
  const { half } = term;
  if (half === undefined) return [term];
  const [or] = vocabulary.completedIn(`${half}- og ${term.words[0]}`);
  if (or !== undefined) return [{ ...term, or }];
  const apart = [half, ...term.words].map((word) => ({ words: [word], isPhrase: false }));
  return apart.map((word, at) => (term.others && at === 1 ? { ...word, others: term.others } : word));
}

/** "rema1000" is how some write Rema 1000: a name with its number, where only both apart occur. */
function withItsNumber(lexicon: Lexicon, vocabulary: Vocabulary, term: Term): Term[] {
  const apart = term.isPhrase || term.others ? null : /^(\p{L}{2,})(\d+)$/u.exec(term.words[0] ?? '');
  const occurs = (word: string) => vocabulary.find([exactKey(lexicon, word)]).length > 0;
  if (!apart || occurs(apart[0]) || !apart.slice(1).every(occurs)) return [term];
  return apart.slice(1).map((word) => ({ words: [word], isPhrase: false }));
}

function correct({ meantBy }: SlipReader, term: Term, corrections: Correction[]): Term {
  const [typed = ''] = term.words;
  const read = term.isPhrase ? undefined : meantBy(typed);
  if (read === undefined) return term;
  corrections.push({ typed, read });
  return { ...term, words: [read] };
}

/** "syke pleier" is how many write sykepleier: two words that are one in the dictionary may stand for it. */
function joinedWith(lexicon: Lexicon, terms: QueryTerm[], at: number) {
  const pairs = [at > 0 ? terms.slice(at - 1, at + 1) : [], terms.slice(at, at + 2)];
  return pairs.flatMap(([first, second]) => {
    if (!first || !second || first.isPhrase || second.isPhrase) return [];
    const joined = ['', 's', 'e'].map((link) => `${first.words[0]}${link}${second.words[0]}`);
    return joined
      .filter((word) => lexicon.readings.has(word) || lexicon.askedAs.has(word))
      .flatMap((word) => meaningInQuery(lexicon, word).keys);
  });
}
