import { exactKey } from './analyse-word.ts';
import type { Lexicon } from './lexicon.ts';
import type { ParsedQuery, QueryTerm } from './parse-query.ts';
import { FIELD_START } from './token-sequence.ts';
import type { Vocabulary } from './vocabulary.ts';

/** How a word reads beside the name of something that is asked for, or is not. */
export type Kind = 'denies' | 'denies in English' | 'needs' | 'links' | 'or' | 'English' | undefined;

const kinds: [Kind, string][] = [
  ['denies', 'uten utan ingen inga ikke ikkje without'],
  // In nynorsk, "no" is a word for now.
  ['denies in English', 'no not'],
  ['English', 'experience norwegian education degree skills license licence certificate qualifications requirements'],
  [
    'needs',
    'krav krava kravet kreves krevjast krever krev nødvendig nødvendige nødvendigvis naudsynt påkrevd påkrevet forutsetning føresetnad trengs trenger treng required requires needed necessary',
  ],
  [
    'links',
    'om til for på å ha har er i en ei et eit noe noko noen nokon det du vi stilles blir men fordel ønskelig jobb jobber jobbe job jobs arbeid work spesiell spesielle formell formelle formal tidligere tidlegare previous prior relevant høyere høgare lang any of is are',
  ],
  ['or', 'eller og or and'],
];
const kindOf = new Map(kinds.flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind] as const)));

/** By the numbers that an index has for the words when it is asked. */
export function readKinds(lexicon: Lexicon, vocabulary: Vocabulary): () => Map<number, Kind> {
  const keys = [...kindOf].map(([word, kind]) => ({ key: exactKey(lexicon, word), kind }));
  return () =>
    new Map(keys.flatMap(({ key, kind }) => vocabulary.find([key]).map((number): [number, Kind] => [number, kind])));
}

export const denies = (kind: Kind): boolean => kind === 'denies' || kind === 'denies in English';

/** "Norsk er en fordel, men ikke et krav." */
const FURTHEST = 7;
/** "Ingen krav til utdanning, erfaring eller førerkort." An ad may consist of nothing but such words. */
const MOST_ALTERNATIVES = 4;

/**
 * Which words around this one say that it is not needed: "uten erfaring", "ikke krav om erfaring", "erfaring er ikke nødvendig",
 * "ingen krav til utdanning eller erfaring"; none if nothing does.
 */
function denialAround(kindAt: (at: number) => Kind, at: number): number[] | undefined {
  return denialBefore(kindAt, at) ?? denialBehind(kindAt, at);
}

function denialBefore(kindAt: (at: number) => Kind, at: number, more = MOST_ALTERNATIVES): number[] | undefined {
  for (let before = at - 1; before >= at - FURTHEST; before--) {
    const kind = kindAt(before);
    if (kind === 'or') return more > 0 ? denialBefore(kindAt, before - 1, more - 1) : undefined;
    const isDenied = kind === 'denies' || (kind === 'denies in English' && kindAt(at) === 'English');
    if (isDenied) return [...upTo(before, at), ...runFrom(kindAt, before - 1, -1), ...runFrom(kindAt, at + 1, 1)];
    if (!goesAlong(kind)) return undefined;
  }
  return undefined;
}

const upTo = (from: number, to: number) => Array.from({ length: to - from }, (_, nth) => from + nth);

/** "krever ikke …", "… needed": what says so goes along. */
function runFrom(kindAt: (at: number) => Kind, from: number, step: 1 | -1): number[] {
  const run: number[] = [];
  for (let at = from; run.length < FURTHEST && goesAlong(kindAt(at)); at += step) run.push(at);
  return run;
}

const goesAlong = (kind: Kind) => kind === 'needs' || kind === 'links';

function denialBehind(kindAt: (at: number) => Kind, at: number, more = MOST_ALTERNATIVES): number[] | undefined {
  const seen: Kind[] = [];
  for (let behind = at + 1; behind <= at + FURTHEST; behind++) {
    const kind = kindAt(behind);
    if (kind === 'or' && seen.length === 0) return more > 0 ? denialBehind(kindAt, behind + 1, more - 1) : undefined;
    if (!denies(kind) && !goesAlong(kind)) break;
    seen.push(kind);
  }
  return seen.some(denies) && seen.includes('needs') ? upTo(at + 1, at + 1 + seen.length) : undefined;
}

/** What the masks of words say while a document is looked through. */
export const IS_ASKED = 1;
export const HAS_KIND = 2;

/** Wherever it is named: that it is not needed may be said once. */
export function saysNotNeeded(tokens: Uint32Array, masks: Uint16Array, kinds: Map<number, Kind>): boolean {
  const kindAt = (at: number) => {
    const token = tokens[at] ?? FIELD_START;
    return token < FIELD_START && (masks[token] as number) & HAS_KIND ? kinds.get(token) : undefined;
  };
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as number;
    if (token >= FIELD_START || !((masks[token] as number) & IS_ASKED)) continue;
    if (denialAround(kindAt, at) !== undefined) return true;
  }
  return false;
}

/** Takes what somebody does without out of what is asked for: "kokk uten fagbrev" asks for kokk. */
export function readLacking(query: ParsedQuery): ParsedQuery {
  const kindAt = (at: number) => {
    const term = query.required[at];
    return term?.isPhrase ? undefined : kindOf.get(term?.words[0] ?? '');
  };
  const said = new Set<QueryTerm | undefined>();
  const lacking = query.required.filter((term, at) => {
    const kind = kindAt(at);
    const denial = term.isPhrase || (kind && kind !== 'English') ? undefined : denialAround(kindAt, at);
    for (const word of denial ?? []) said.add(query.required[word]);
    return denial !== undefined;
  });
  const required = query.required.filter((term) => !lacking.includes(term) && !said.has(term));
  return { ...query, required, lacking };
}
