import type { Question, QuestionType } from '../../../contract/application-forms/application-form-fields.ts';
import type { SentAnswer } from '../../../contract/applications/application-fields.ts';
import { fold, foldedText } from './folded.ts';

const HIDDEN = '[skjult]';

export type Hide = (text: string) => string;

/** What somebody wrote may name whoever it was; of files not even the names are shown. */
const shown: Record<QuestionType, 'all' | 'without names' | 'nothing'> = {
  short_answer: 'without names',
  long_answer: 'without names',
  yes_no: 'all',
  date: 'all',
  select_single: 'all',
  select_multiple: 'all',
  file_upload: 'nothing',
};

/** The answers without what tells whose they are. */
export function hidePerson(answers: SentAnswer[], questions: Question[], hide: Hide): SentAnswer[] {
  const typeOf = new Map(questions.map(({ id, type }) => [id, type]));
  return answers.map((answer) => {
    const type = typeOf.get(answer.questionId);
    const { response } = answer;
    if (!type || shown[type] === 'all') return answer;
    return { ...answer, response: shown[type] === 'without names' ? hide([response].flat().join(' ')) : '' };
  });
}

/** As the form, the account or a CV knows somebody. */
export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  phone?: string | null;
  /** What else stands for the person: an address, a day of birth. */
  others?: string[];
}

/** Takes out of a text what tells that it is about the person: names, addresses and links, numbers. */
export function hiderOf(...people: Person[]): Hide {
  const patterns = [links, ...people.flatMap(namesOf), ...people.flatMap(phoneOf), numbers];
  return (text) => patterns.reduce(without, foldedText(text)).text;
}

interface Pattern {
  /** In the folded text. */
  found: RegExp;
  /** Whether it stays nevertheless. */
  unless?: (found: string) => boolean;
}

/** What is found in the folded text goes from the text as it was written. */
function without(whole: ReturnType<typeof foldedText>, { found, unless }: Pattern) {
  const { text, folded, places } = whole;
  const matches = [...folded.matchAll(found)].filter(([match]) => !unless?.(match));
  // Folding takes its time, and most texts hold little of what is looked for.
  if (matches.length === 0) return whole;
  let kept = '';
  let from = 0;
  for (const { index, 0: match } of matches) {
    kept += text.slice(from, places[index]) + HIDDEN;
    from = places[index + match.length] ?? text.length;
  }
  return foldedText(kept + text.slice(from));
}

const word = /\S+/g;
const isLink = /^\p{P}{0,9}(?:https?:\/\/|www\.|[\p{L}\d-]+(?:\.[\p{L}\d-]+)+\/.)/u;
const isAddress = (text: string) => text.includes('@') && text.lastIndexOf('.') > text.indexOf('@');
const links: Pattern = { found: word, unless: (text) => !isAddress(text) && !isLink.test(text) };
const spelledOut: Pattern = { found: /[^\s()[\]]{1,64} ?[([]at[)\]] ?\S{1,64}/g };

/** Parts of names that are words of their own in any text. */
const particles = new Set('af al av bin da de del den der di do du el la van von'.split(' '));
const SHORT = 4;
/** Each with each, for every sign of a text: a CV has room for a name of a hundred parts. */
const MOST_PAIRED = 12;

function namesOf({ firstName, lastName, email, others = [] }: Person): Pattern[] {
  const parts = partsOf(`${firstName} ${lastName}`);
  const alone = parts.filter((part) => part.length > 1 && !particles.has(part));
  const together = [parts, partsOf(lastName)].filter(({ length }) => length > 1);
  // An account such as "post" is a word like any other.
  const exact = [email.split('@')[0] ?? '', ...others].filter(({ length }) => length > SHORT).map(fold);
  const words = [
    ...exact.map((text) => escaped(text).replace(/\s+/g, '\\s+')),
    ...together.map((name) => name.map(spelt).join('[\\s-]+')),
    ...alone.map(spelt),
  ];
  const long = alone.filter(({ length }) => length >= SHORT);
  const pairs = alone.slice(0, MOST_PAIRED).flatMap((one) =>
    long
      .slice(0, MOST_PAIRED)
      .filter((other) => other !== one)
      .flatMap((other) => [one + other, other + one]),
  );
  const [isNamed, isPair] = [anyOf(long.map(spelt)), anyOf(pairs.map(spelt))];
  return [
    spelledOut,
    // Written together with signs or figures a name is that of a page or an account. "Bergen" and "Bergen." are not.
    { found: word, unless: (text) => !isPair.test(text) && (!isNamed.test(text) || isPlain(text)) },
    { found: new RegExp(`(?<![\\p{L}\\p{N}])(?:${anyOf(words).source})s?(?![\\p{L}\\p{N}])`, 'gu') },
  ];
}

/** The signs at its end are one piece: looked at from each of them, a thousand would be looked at a thousand times. */
const around = /^[^\p{L}\p{N}#@]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu;
const isPlain = (text: string) => !/[._/@#\d]/.test(text.replace(around, ''));

const partsOf = (name: string) => fold(name).match(/[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu) ?? [];

/** With or without its apostrophe; å also as aa, ø as oe, and the other way. */
const spelt = (part: string) =>
  part.replace(/a[ae]|[ou]e/g, ([letter = '']) => letter).replace(/a(?:'?a)+|a|'|[ou]/g, asMayBeSpelt);

/** Several a on end as one: each with a second letter of its own, they could be found in millions of ways, and each is tried. */
function asMayBeSpelt(letters: string) {
  if (letters.length > 1) return `a['ae]{${letters.replaceAll("'", '').length - 1},${2 * letters.length}}`;
  return letters === 'a' ? 'a[ae]?' : letters === "'" ? "'?" : `${letters}e?`;
}

/** Of no sources, nothing. */
const anyOf = (sources: string[]) => new RegExp(sources.length > 0 ? sources.join('|') : '(?!)', 'u');

function phoneOf({ phone }: Person): Pattern[] {
  const digits = phone?.replace(/\D/g, '').slice(-8) ?? '';
  return digits.length > 5 ? [{ found: new RegExp([...digits].join('[\\s()._,/-]*'), 'g') }] : [];
}

/** Of telephones, and the national one. */
const numbers: Pattern = {
  found: /\+?\d(?:[\s()./-]{0,3}\d){7,23}(?!\d)/g,
  unless: (found) => areDays.test(found) || found.split('-').every((part) => isSum.test(part.trim())),
};
/** Years, months or days, one after the other. */
const areDays = /^(?:(?:(?:\d{1,2}[./]){0,2}(?:19|20)\d\d|(?:19|20)\d\d-\d\d-\d\d)(?:[\s-]+|$))+$/;
/** Of millions only a round one: a telephone may be written so too. */
const isSum = /^\d{1,3}[\s.]\d{3}$|^\d{1,3}(?:[\s.]\d{3})+[\s.]000$/;

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
