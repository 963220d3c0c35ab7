import { type Lexicon, spell } from './lexicon.ts';
import { normalise } from './normalise.ts';
import { isPersonNamed, modifierLemma, splitCompound } from './split-compound.ts';
import { stemsOf } from './stem.ts';

/** How a word is searched: it matches a word of a document when they share a key, or when a group stands close together. */
export interface Meaning {
  keys: string[];
  /** Each group lists the parts of a compound: `barnehagelærer` also finds "lærer i barnehage". */
  groups: string[][];
}

interface Analysis {
  /** What the word is a form of, all readings. */
  lemmas: string[];
  /** The readings someone means who types the word: those it is the dictionary form of, if any. */
  meant: string[];
  /** The lemmas of its parts, if it is a compound. */
  parts: string[];
}

/** The exact word, whatever its spelling; what a phrase compares. */
export const exactKey = (lexicon: Lexicon, word: string): string => `=${spell(lexicon, word).replaceAll('-', '')}`;

/** The key of a word that is no part of another: "lærer i barnehage" is a barnehagelærer, "lærerassistent i barnehage" is not. */
const alone = (lemma: string) => `.${lemma}`;

/** The key of whoever is one by the last part of the word: a systemutvikler is a utvikler. */
const oneOf = (lemma: string) => `^${lemma}`;

/** Whether a list has the word itself. */
export const isListedWord = (lexicon: Lexicon, word: string): boolean =>
  lexicon.readings.has(spell(lexicon, word)) || alsoAskedAs(lexicon, word).length > 0;

/** What else somebody means who asks for this word, hyphens or not. */
const alsoAskedAs = ({ askedAs }: Lexicon, word: string) =>
  askedAs.get(word) ?? askedAs.get(word.replaceAll('-', '')) ?? [];

/** Whether a list has the word or all its parts, so that it is probably no slip of the keyboard. */
export function isKnownWord(lexicon: Lexicon, word: string): boolean {
  if (isListedWord(lexicon, word)) return true;
  const { lemmas, parts } = analyse(lexicon, word);
  const read = parts.length > 0 ? parts : lemmas;
  return !read.some((lemma) => lemma.startsWith('~'));
}

/** Whether it says what somebody is at work: kokk, sushikokk, nurse. */
export function namesPerson(lexicon: Lexicon, word: string): boolean {
  const { meant, parts } = analyse(lexicon, word);
  const heads = parts.length > 0 ? parts.slice(-1) : meant;
  return heads.some((head) =>
    lexicon.readings.get(head)?.some(({ lemma, wordClass }) => lemma === head && isPersons(wordClass)),
  );
}

/** What the last part of a compound says somebody is: a prosjektingeniør is an ingeniør. */
export function personIn(lexicon: Lexicon, word: string): string | undefined {
  const last = lastPartOf(lexicon, word);
  return isPersonNamed(lexicon, last) ? last : undefined;
}

/** The last part of a compound, if that is a word. */
export function headOf(lexicon: Lexicon, word: string): string | undefined {
  const last = lastPartOf(lexicon, normalise(word));
  return lexicon.readings.has(last) ? last : undefined;
}

/** Nothing of what is no compound. */
function lastPartOf(lexicon: Lexicon, word: string): string {
  const { parts } = analyse(lexicon, word);
  return parts.length > 1 ? (parts.at(-1) ?? '') : '';
}

/** Under which a word is found that is the same, not one that has it as a part. */
export function keysOfSame(lexicon: Lexicon, word: string): string[] {
  const { meant, parts } = analyse(lexicon, word);
  const whole = parts.length > 1 ? [parts.join('+')] : [];
  return [...meant, ...whole].map(alone);
}

const isPersons = (wordClass: string) => wordClass === 'agent' || wordClass === 'role';

/** Of a row of names with hyphens between them; all ways to join hundreds of parts would fill the memory. */
const MOST_JOINED = 8;

/** Everything under which a word of a document is found. */
export function keysInDocument(lexicon: Lexicon, word: string): string[] {
  const { lemmas, parts } = analyse(lexicon, word);
  const whole = parts.length > 1 ? [parts.join('+')] : [];
  const keys = new Set([exactKey(lexicon, word), ...lemmas, ...[...lemmas, ...whole].map(alone), ...parts]);
  for (let from = 0; from < parts.length; from++) {
    for (let to = from + 2; to <= Math.min(parts.length, from + MOST_JOINED); to++)
      keys.add(parts.slice(from, to).join('+'));
  }
  const last = parts.at(-1) ?? '';
  if (isPersonNamed(lexicon, last)) keys.add(oneOf(last));
  if (/^\d+%$/.test(word)) keys.add(`=${word.slice(0, -1)}`);
  return [...keys];
}

/** Persons that no job is named after: an `ungdomsjobb` is one for them. */
const unpaid = new Set(['ungdom', 'student', 'elev', 'voksen', 'senior', 'kunde', 'pasient', 'kvinne']);

/** What someone who types this word is looking for. Whoever types `kokkejobb` means the cook, where jobs are the filler. */
export function meaningInQuery(lexicon: Lexicon, word: string, filler?: Set<string>): Meaning {
  const { meant, parts } = analyse(lexicon, word);
  const keys = new Set([exactKey(lexicon, word), ...meant]);
  if (parts.length > 1) keys.add(parts.join('+'));
  const asked = alsoAskedAs(lexicon, word);
  for (const key of asked) keys.add(key);
  if (filler?.has(parts.at(-1) ?? '') && isPersonNamed(lexicon, parts.at(-2) ?? '') && !unpaid.has(parts.at(-2) ?? ''))
    keys.add(parts.slice(0, -1).join('+'));
  const compounds = [parts, ...asked.map((key) => key.split('+'))].filter(({ length }) => length > 1);
  const groups = compounds.flatMap((compound) => waysApart(compound).map((group) => group.map(alone)));
  return { keys: [...keys], groups: [...groups, ...personWith(lexicon, parts)] };
}

/** "Systemutvikler Java" is a javautvikler: the name of a skill says as much beside the person as within the word. */
function personWith(lexicon: Lexicon, [skill = '', person = '', ...more]: string[]) {
  const isMeant = more.length === 0 && !lexicon.readings.has(skill) && isPersonNamed(lexicon, person);
  return isMeant ? [[alone(skill), oneOf(person)]] : [];
}

const MOST_APART = 4;

/** A compound with all its parts apart, and in two: "lærer i ungdomsskolen" is an ungdomsskolelærer. */
function waysApart(parts: string[]): string[][] {
  if (parts.length < 3 || parts.length > MOST_APART) return [parts];
  const inTwo = parts.slice(1).map((_part, at) => [parts.slice(0, at + 1).join('+'), parts.slice(at + 1).join('+')]);
  return [parts, ...inTwo];
}

function analyse(lexicon: Lexicon, word: string): Analysis {
  const joined = word.replaceAll('-', '');
  const readings = lexicon.readings.get(spell(lexicon, joined));
  if (readings) {
    const lemmas = readings.map(({ lemma }) => lemma);
    const cited = readings.filter(({ isCitation }) => isCitation).map(({ lemma }) => lemma);
    const meant = cited.length > 0 ? cited : lemmas;
    return { lemmas, meant, parts: meant.find((lemma) => lemma.includes('+'))?.split('+') ?? [] };
  }
  const modifier = modifierLemma(lexicon, joined);
  if (modifier) return { lemmas: [modifier], meant: [modifier], parts: [] };
  if (joined !== word)
    return { lemmas: stemsOf(joined), meant: stemsOf(joined), parts: partsBetweenHyphens(lexicon, word) };
  const parts = splitCompound(lexicon, word);
  if (parts) return { lemmas: [], meant: [], parts };
  const stems = stemsOf(spell(lexicon, word));
  return { lemmas: stems, meant: stems, parts: [] };
}

function partsBetweenHyphens(lexicon: Lexicon, word: string) {
  return word.split('-').flatMap((piece) => {
    const { meant, parts } = analyse(lexicon, piece);
    return parts.length > 0 ? parts : meant.slice(0, 1);
  });
}
