import { halfWord } from './complete-words.ts';
import { normalise } from './normalise.ts';
import { readLacking } from './read-lacking.ts';
import { tokenise } from './tokenise.ts';

/** One word, or words in quotes that must stand next to each other as written. */
export interface QueryTerm {
  words: string[];
  isPhrase: boolean;
  /** "barne" of "barne- og ungdomsskole": either school is asked for. */
  half?: string;
  /** What answers as well: "vernepleier" of "sykepleier eller vernepleier". */
  others?: QueryTerm[];
}

/** As it was typed. */
export const namedAs = ({ half, words, others = [] }: QueryTerm): string =>
  [half === undefined ? words.join(' ') : `${half}- og ${words[0]}`, ...others.map(namedAs)].join(' eller ');

export interface ParsedQuery {
  required: QueryTerm[];
  excluded: QueryTerm[];
  /** What a document may only name to say that it is not needed. */
  lacking: QueryTerm[];
}

const MOST_CHARACTERS = 300;
const MOST_TERMS = 12;
const MOST_WORDS_IN_PHRASE = 12;
const pair = new RegExp(String.raw`(?<!\S)${halfWord.source}(?!\S)`, 'u');
const quoted = /(^|\s)(-)?(?:["“”„«»]([^"“”„«»]*)["“”„«»]?)/;
const piece = new RegExp(String.raw`${pair.source}|${quoted.source}|(\S+)`, 'gu');

/** Words, "phrases", "either eller or", -exclusions and what one does without, as people write them in a search box. */
export function parseQuery(text: string, readsLacking: boolean): ParsedQuery {
  const query: ParsedQuery = { required: [], excluded: [], lacking: [] };
  const source = normalise(text.slice(0, MOST_CHARACTERS))
    .replace(/(\d)\s+%/g, '$1%')
    .replace(/(\d)\s+prosent(?!\p{L})/gu, '$1%');
  for (const [, half, whole, , minusBeforePhrase, phrase, loose] of source.matchAll(piece)) {
    if (half && whole) query.required.push({ words: [whole], isPhrase: false, half });
    else if (phrase !== undefined) addPhrase(minusBeforePhrase ? query.excluded : query.required, phrase);
    else if (loose !== undefined) addLoose(query, loose);
  }
  const { required, excluded, lacking } = readsLacking ? readLacking(query) : query;
  return {
    required: eitherOf(upToMost(required)),
    excluded: excluded.slice(0, MOST_TERMS),
    lacking: lacking.slice(0, MOST_TERMS),
  };
}

/** Seven that are divided by "eller" are seven. */
function upToMost(terms: QueryTerm[]) {
  let count = 0;
  return terms.filter((term) => isEither(term) || ++count <= MOST_TERMS);
}

/** What stands on both sides of "eller" is one thing to be asked for. */
function eitherOf(terms: QueryTerm[]): QueryTerm[] {
  const given = terms.filter((_, at) => saysWhich(terms, at));
  const joins = (at: number) => at > 0 && at < given.length - 1 && isEither(given[at]);
  const joined: QueryTerm[] = [];
  for (const [at, term] of given.entries()) {
    const first = joins(at - 1) ? joined.at(-1) : undefined;
    if (first) first.others = [...(first.others ?? []), term];
    else if (!joins(at)) joined.push({ ...term });
  }
  return joined;
}

/** "Kokk og/eller servitør" is either of them, and "i Oslo eller i Bergen" either town. */
function saysWhich(terms: QueryTerm[], at: number) {
  if (isEither(terms[at])) return !isEither(terms[at - 1]);
  if (isOneOf(['og'], terms[at])) return !isEither(terms[at + 1]);
  return !(isOneOf(LEADING, terms[at]) && isEither(terms[at - 1]) && !isOneOf(LEADING, terms[at - 2]));
}

/** What leads to the next word, unless "i eller ved Oslo" asks for either of these. */
const LEADING = ['i', 'på', 'ved', 'hos', 'som', 'til', 'for', 'med', 'en', 'ei', 'et'];

const isOneOf = (words: string[], term: QueryTerm | undefined) =>
  term?.isPhrase === false && term.half === undefined && words.includes(term.words[0] ?? '');
const isEither = (term: QueryTerm | undefined) => isOneOf(['eller'], term);

function addPhrase(terms: QueryTerm[], phrase: string) {
  const words = tokenise(phrase).slice(0, MOST_WORDS_IN_PHRASE);
  if (words.length > 0) terms.push({ words, isPhrase: true });
}

function addLoose(query: ParsedQuery, loose: string) {
  const isExcluded = /^-[^-\s]/.test(loose);
  const terms = isExcluded ? query.excluded : query.required;
  for (const word of tokenise(loose)) terms.push({ words: [word], isPhrase: false });
}
