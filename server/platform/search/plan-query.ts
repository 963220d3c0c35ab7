import { exactKey, meaningInQuery } from './analyse-word.ts';
import { type Lexicon, spell } from './lexicon.ts';
import { namedAs, parseQuery, type QueryTerm } from './parse-query.ts';
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
  /** Of "kokk eller servitør" each by itself. */
  either?: Clause[];
}

/** Something a document must not ask for. */
export interface LackingClause extends Clause {
  /** Words that say so where they stand in the first field, and only there: an assistant works with nurses. */
  occupations: number[];
}

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

/** A word, or another one that answers as well. */
interface Term extends QueryTerm {
  or?: string;
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
  const beginnings = asked.map((term, at) => {
    if (!readsBeginnings) return undefined;
    return beginningOf(vocabulary, clauseFor(lexicon, vocabulary, term, joinedWith(lexicon, asked, at), filler));
  });
  const words = asked.map((term, at) => (beginnings[at] ? term : correct(slips, term, corrections)));
  const other = (given: QueryTerm) => {
    const term = whole(vocabulary, given).at(-1) ?? given;
    const beginning = readsBeginnings && beginningOf(vocabulary, clauseFor(lexicon, vocabulary, term, [], filler));
    return beginning || clauseFor(lexicon, vocabulary, correct(slips, term, corrections), [], filler);
  };
  return {
    required: words.map((term, at) => {
      const first = beginnings[at] ?? clauseFor(lexicon, vocabulary, term, joinedWith(lexicon, words, at), filler);
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

/** Whatever meets one of them. */
const eitherOf = (typed: string, [first, ...others]: [Clause, ...Clause[]]): Clause =>
  others.length === 0
    ? first
    : {
        typed,
        words: [...new Set([first, ...others].flatMap(({ words }) => words))],
        sequences: [first, ...others].flatMap(({ sequences }) => sequences),
        either: [first, ...others],
      };

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
function apartAtHyphens(lexicon: Lexicon, vocabulary: Vocabulary, term: Term, filler: Set<string>): Term[] {
  const pieces = (term.words[0] ?? '').split('-');
  const isOne = pieces.some((piece) => piece.length < 3 && lexicon.functionWords.has(piece));
  if (term.isPhrase || term.others || pieces.length === 1 || isOne) return [term];
  const { words, sequences } = clauseFor(lexicon, vocabulary, term, [], filler);
  if (words.length > 0 || sequences.some(({ parts }) => parts.every((part) => part.length > 0))) return [term];
  return meaningful(
    pieces.map((word) => ({ words: [word], isPhrase: false })),
    lexicon,
    filler,
  );
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

const SHORTEST_BEGINNING = 3;

/** For a word that occurs nowhere, itself or in its parts: what begins with it, if anything does. */
function beginningOf(vocabulary: Vocabulary, { typed, words, sequences }: Clause): Clause | undefined {
  const occurs = words.length > 0 || sequences.some(({ parts }) => parts.every((part) => part.length > 0));
  if (occurs || typed.length < SHORTEST_BEGINNING || sequences.some(({ isPhrase }) => isPhrase)) return undefined;
  const longer = vocabulary.beginningWith(typed);
  return longer.length > 0 ? { typed, words: longer, sequences: [] } : undefined;
}

/** Whatever asks for it: a certificate is education too, and so is being a nurse. */
function lackingClause(lexicon: Lexicon, vocabulary: Vocabulary, term: Term): LackingClause {
  const { keys } = meaningInQuery(lexicon, term.words[0] ?? '');
  const others = keys.flatMap((key) => lexicon.askedWith.get(key) ?? []);
  const keysOf = (words: string[]) => words.flatMap((word) => meaningInQuery(lexicon, word).keys);
  const occupations = others.filter((word) => word.startsWith('^')).map((word) => word.slice(1));
  return {
    ...clauseFor(lexicon, vocabulary, term, keysOf(others.filter((word) => !word.startsWith('^')))),
    occupations: vocabulary.find(keysOf(occupations)),
  };
}

function clauseFor(
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
