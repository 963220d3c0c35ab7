import { readFileSync } from 'node:fs';
import { inflect, type WordClass } from './inflect.ts';
import { fold, joinDigraphs } from './normalise.ts';
import { tokenise } from './tokenise.ts';

/** One way to read a written word: `selger` is the person, or a form of `selge`. */
export interface Reading {
  /** The word it is a form of; the parts joined by `+` where it is a compound by its entry. */
  lemma: string;
  /** Whether it is the form under which a dictionary has the word. */
  isCitation: boolean;
  wordClass: WordClass | 'opaque';
}

export interface Lexicon {
  readings: Map<string, Reading[]>;
  /** Known words by what is left of them without æ, ø and å. */
  byFold: Map<string, string>;
  /** First parts of compounds that are no words by themselves. */
  modifiers: Map<string, string>;
  /** What else someone asks for who writes this word. */
  askedAs: Map<string, string[]>;
  /** What else asks for this, and the occupations that do: `^` stands before these. */
  askedWith: Map<string, string[]>;
  functionWords: Set<string>;
}

const regularFiles: [string, WordClass][] = [
  ['agents', 'agent'],
  ['roles', 'role'],
  ['common-gender', 'common'],
  ['neuter', 'neuter'],
  ['verbs', 'verb'],
  ['adjectives', 'adjective'],
];

const lines = (file: string) =>
  readFileSync(new URL(`./words/${file}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
const wordsOf = (file: string) => lines(file).flatMap((line) => line.split(' ').filter(Boolean));

/** The words of `words/*.txt` in all their forms, with names that are known too. Many indexes may read by the same one. */
export function createLexicon(names: Iterable<string> = []): Lexicon {
  const lexicon: Lexicon = {
    readings: new Map(),
    byFold: new Map(),
    modifiers: new Map(
      wordsOf('modifiers')
        .map((entry) => entry.split('=') as [string, string?])
        .map(([form, word]) => [form, word ?? form]),
    ),
    askedAs: new Map(),
    askedWith: new Map(
      lines('requirements').map((line) => {
        const [main = '', ...others] = line.split(' ');
        return [main, others];
      }),
    ),
    functionWords: new Set(wordsOf('function-words')),
  };
  const synonyms = readSynonyms();
  addRegularWords(lexicon, synonyms.lemmaOf);
  addSynonyms(lexicon, synonyms);
  for (const word of [...wordsOf('opaque'), ...lexicon.functionWords]) addOpaqueWord(lexicon, word);
  for (const name of names) addName(lexicon, tokenise(name));
  for (const form of lexicon.readings.keys()) {
    const folded = fold(form);
    if (folded !== form && !lexicon.readings.has(folded) && !lexicon.byFold.has(folded))
      lexicon.byFold.set(folded, form);
  }
  return lexicon;
}

interface Synonyms {
  lemmaOf: Map<string, string>;
  askedAs: [string, string][];
}

function readSynonyms(): Synonyms {
  const lemmaOf = new Map<string, string>();
  const askedAs: [string, string][] = [];
  for (const line of lines('synonyms')) {
    const [main = '', relation, ...others] = line.split(' ');
    if (relation === '<') askedAs.push(...others.map((other): [string, string] => [other, main]));
    else for (const word of [main.replaceAll('+', ''), ...others]) if (word !== main) lemmaOf.set(word, main);
  }
  return { lemmaOf, askedAs };
}

function addRegularWords(lexicon: Lexicon, lemmaOf: Map<string, string>) {
  for (const [file, wordClass] of regularFiles) {
    for (const line of lines(file)) {
      for (const [, word = '', irregular = ''] of line.matchAll(/([^\s()]+)(?:\(([^)]*)\))?/g)) {
        const listed = irregular.replace('= ', '').split(' ').filter(Boolean);
        const forms = irregular.startsWith('=') ? [word, ...listed] : [...inflect(word, wordClass), ...listed];
        addReadings(lexicon, forms, word, lemmaOf.get(word) ?? word, wordClass);
      }
    }
  }
}

function addSynonyms(lexicon: Lexicon, { lemmaOf, askedAs }: Synonyms) {
  for (const main of new Set(lemmaOf.values())) {
    const isKnown = lexicon.readings.get(main)?.some(({ lemma, isCitation }) => isCitation && lemma === main);
    if (!isKnown && !main.includes('+')) addInflected(lexicon, main, main, classOf(lexicon, main, main));
  }
  for (const [word, main] of lemmaOf) addInflected(lexicon, word, main, classOf(lexicon, word, main));
  for (const [word, main] of askedAs) {
    for (const form of formsAsked(lexicon, word))
      lexicon.askedAs.set(form, [...(lexicon.askedAs.get(form) ?? []), main]);
  }
}

const SHORTEST_INFLECTED = 5;

/** "sommerjobber" and "hjemmesykepleien" too; but no form that is a word of its own. */
function formsAsked(lexicon: Lexicon, word: string): string[] {
  if (word.length < SHORTEST_INFLECTED) return [word];
  const isOwnWord = (form: string) => lexicon.readings.get(form)?.some(({ isCitation }) => isCitation) ?? false;
  const forms = new Set(inflect(word, classOf(lexicon, word, lastWordIn(lexicon, word))));
  return [...forms].filter((form) => form === word || !isOwnWord(form));
}

/** What a compound inflects like. */
function lastWordIn({ readings }: Lexicon, word: string) {
  const ends = Array.from(word, (_, at) => word.slice(at));
  return ends.find((end) => readings.get(end)?.some(({ isCitation }) => isCitation)) ?? word;
}

/** A synonym inflects like the word it stands for; persons in -er and -ar inflect in their own way. */
function classOf(lexicon: Lexicon, word: string, main: string): WordClass {
  const head = main.slice(main.lastIndexOf('+') + 1);
  const known = lexicon.readings.get(head)?.find(({ isCitation }) => isCitation)?.wordClass;
  if (known && known !== 'agent' && known !== 'opaque') return known;
  return /[ea]r$/.test(word) ? 'agent' : 'common';
}

function addInflected(lexicon: Lexicon, word: string, lemma: string, wordClass: WordClass) {
  addReadings(lexicon, inflect(word, wordClass), word, lemma, wordClass);
}

function addReadings(lexicon: Lexicon, forms: string[], word: string, lemma: string, wordClass: WordClass) {
  for (const form of new Set(forms)) {
    const readings = lexicon.readings.get(form);
    const same = readings?.find((reading) => reading.lemma === lemma);
    if (same) same.isCitation ||= form === word;
    else {
      const reading = { lemma, isCitation: form === word, wordClass };
      if (readings) readings.push(reading);
      else lexicon.readings.set(form, [reading]);
    }
  }
}

function addOpaqueWord({ readings }: Lexicon, word: string) {
  const reading: Reading = { lemma: word, isCitation: true, wordClass: 'opaque' };
  const known = readings.get(word);
  if (!known) readings.set(word, [reading]);
}

/** Where its one word is otherwise but a form of others, whoever types it means the name: Sande, not `se`. */
function addName(lexicon: Lexicon, words: string[]) {
  for (const word of words) addOpaqueWord(lexicon, word);
  const [name = ''] = words;
  const readings = lexicon.readings.get(name) ?? [];
  if (words.length === 1 && !readings.some(({ isCitation }) => isCitation))
    readings.push({ lemma: name, isCitation: true, wordClass: 'opaque' });
}

/**
 * The word under its known spelling, or what all spellings of an unknown one share. `hår` and `har` are two words, `sjafor` is
 * nothing but `sjåfør`.
 */
export function spell({ readings, byFold }: Lexicon, word: string): string {
  if (readings.has(word)) return word;
  const joined = joinDigraphs(word);
  const known =
    [joined, joined.endsWith('s') ? joined.slice(0, -1) : joined].find((form) => readings.has(form)) ??
    byFold.get(joined);
  if (known) return known;
  const folded = fold(joined);
  return readings.has(folded) ? joined : folded;
}
