import { type Lexicon, type Reading, spell } from './lexicon.ts';
import { stemsOf } from './stem.ts';

/** What is longer is no word but a row of letters, which cost their square to read. */
export const LONGEST_WORD = 50;
const MOST_PARTS = 4;
const SHORTEST_COMPOUND = 6;
const SHORTEST_HEAD = 4;
const SHORTEST_PERSON = 5;
const shortPersons = new Set(['kokk', 'sjef']);
const LONG = 5;
/** Shorter words that do stand in compounds; any other short piece is chance. */
const shortModifiers = new Set([
  'it',
  'hr',
  'el',
  'by',
  'is',
  'øl',
  'øy',
  'ku',
  'ny',
  'ux',
  'ui',
  'ski',
  'te',
  'tv',
  'pc',
]);
const shortHeads = new Set([
  'fag',
  'hus',
  'bil',
  'båt',
  'mat',
  'bok',
  'fly',
  'tog',
  'vei',
  'rom',
  'rør',
  'lag',
  'lån',
  'råd',
  'vin',
  'bad',
  'bas',
  'by',
]);

/** The lemmas of a compound's parts, by the fewest and then the longest real words; undefined where the word is none. */
export function splitCompound(lexicon: Lexicon, word: string): string[] | undefined {
  if (word.length < SHORTEST_COMPOUND || word.length > LONGEST_WORD) return undefined;
  return splitIntoKnown(lexicon, word, MOST_PARTS) ?? splitOffPerson(lexicon, word) ?? splitOffPlace(lexicon, word);
}

function splitIntoKnown(lexicon: Lexicon, word: string, mostParts: number): string[] | undefined {
  let best: string[] | undefined;
  for (let end = 2; end <= word.length - 3; end++) {
    const modifier = readModifier(lexicon, word, end);
    if (!modifier) continue;
    for (const rest of restsAfter(word, end)) {
      const head = readHead(lexicon, rest);
      const tail = head ? [head] : mostParts > 2 ? splitIntoKnown(lexicon, rest, mostParts - 1) : undefined;
      if (
        tail &&
        (!best || tail.length + 1 < best.length || (tail.length + 1 === best.length && end <= SHORTEST_HEAD))
      ) {
        best = [modifier, ...tail];
      }
    }
  }
  return best?.flatMap((part) => part.split('+'));
}

/** `sushikokk`: whatever stands before the name of an occupation says which. */
function splitOffPerson(lexicon: Lexicon, word: string) {
  for (let start = 3; start <= word.length - SHORTEST_HEAD; start++) {
    const reading = nounReading(lexicon, word.slice(start));
    if (reading && isPerson(reading) && isPronounceable(word.slice(0, start))) {
      return [unknownPart(word.slice(0, start)), ...reading.lemma.split('+')];
    }
  }
  return undefined;
}

const isPerson = ({ wordClass, lemma }: Reading) =>
  (wordClass === 'agent' || wordClass === 'role') && (lemma.length >= SHORTEST_PERSON || shortPersons.has(lemma));

/** Whether this lemma is the name of an occupation. */
export const isPersonNamed = (lexicon: Lexicon, lemma: string): boolean =>
  lexicon.readings.get(lemma)?.some((reading) => reading.lemma === lemma && isPerson(reading)) ?? false;

/** `sykehusklovn`: a long known word at the front is no chance either. */
function splitOffPlace(lexicon: Lexicon, word: string) {
  for (let end = word.length - LONG; end >= LONG; end--) {
    const modifier = readModifier(lexicon, word, end);
    const rest = restsAfter(word, end).at(-1) ?? '';
    if (modifier && rest.length >= LONG && isPronounceable(rest)) return [...modifier.split('+'), unknownPart(rest)];
  }
  return undefined;
}

const unknownPart = (piece: string) => stemsOf(piece)[0] ?? piece;
const isPronounceable = (piece: string) => piece.length >= 3 && /[aeiouyæøå]/.test(piece) && !/\d/.test(piece);

/** What may follow: the rest itself, or without the letter that binds the parts. */
function restsAfter(word: string, end: number) {
  const rest = word.slice(end);
  return /^[se-]/.test(rest) ? [rest, rest.slice(1)] : [rest];
}

function readModifier(lexicon: Lexicon, word: string, end: number): string | undefined {
  const piece = word.slice(0, end);
  if (piece.length < 3 && !shortModifiers.has(piece)) return undefined;
  const whole = modifierLemma(lexicon, piece);
  if (whole) return whole;
  // Of three equal letters one is not written: buss + sjåfør.
  return word[end - 1] === word[end] ? modifierLemma(lexicon, piece + word[end]) : undefined;
}

/** What a word is when it stands first in a compound: `barne` is `barn`, `frontend` itself. */
export function modifierLemma(lexicon: Lexicon, piece: string): string | undefined {
  const written = spell(lexicon, piece);
  const listed = lexicon.modifiers.get(piece) ?? lexicon.modifiers.get(written);
  const reading = lexicon.readings
    .get(written)
    ?.find(({ isCitation, wordClass }) => isCitation && wordClass !== 'opaque');
  if (reading && written.length === piece.length) return reading.lemma;
  if (!listed) return undefined;
  return lexicon.readings.get(listed)?.find(({ isCitation }) => isCitation)?.lemma ?? listed;
}

function readHead(lexicon: Lexicon, piece: string) {
  return nounReading(lexicon, piece)?.lemma;
}

function nounReading(lexicon: Lexicon, piece: string): Reading | undefined {
  const written = spell(lexicon, piece);
  const isShort = written.length < SHORTEST_HEAD && !shortHeads.has(written);
  const nouns = isShort ? [] : (lexicon.readings.get(written) ?? []);
  const heads = nouns.filter(({ wordClass }) => wordClass !== 'opaque' && wordClass !== 'verb');
  return heads.find(({ isCitation }) => isCitation) ?? heads[0];
}
