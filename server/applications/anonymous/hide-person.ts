import type { Applicant, SentAnswer } from '../../../contract/application-fields.ts';
import { isText, type Question } from '../../../contract/application-form-fields.ts';

const HIDDEN = '[skjult]';

/** The answers without what tells whose they are: names, addresses, links and numbers in what was written, and files' names. */
export function hidePerson(answers: SentAnswer[], questions: Question[], person: Applicant): SentAnswer[] {
  const hide = hiderOf(person);
  const typeOf = new Map(questions.map(({ id, type }) => [id, type]));
  return answers.map((answer) => {
    const type = typeOf.get(answer.questionId);
    if (type === 'file_upload') return { ...answer, response: '' };
    const isWritten = type && isText(type) && typeof answer.response === 'string';
    return isWritten ? { ...answer, response: hide(answer.response as string) } : answer;
  });
}

/** Parts of names that are words of their own in any text. */
const particles = new Set([
  'af',
  'al',
  'av',
  'bin',
  'da',
  'de',
  'del',
  'den',
  'der',
  'di',
  'do',
  'du',
  'el',
  'la',
  'van',
  'von',
]);
const isLink = /^\p{P}*(?:https?:\/\/|www\.|[\p{L}\d-]+(?:\.[\p{L}\d-]+)+\/.)/iu;
/** Written together with something else, it is a name for a page or an account. */
const isHandle = /[._/@\d]./u;
const numbers =
  /(?:\+|\b00)\d[\d ().-]{6,18}\d|(?<!\d)(?:\d{8}|\d{3} \d{2} \d{3}|\d{2} \d{2} \d{2} \d{2}|\d{6} ?\d{5})(?!\d)/gu;

/** Takes out of a text what tells that it is about this person. */
export function hiderOf({ firstName, lastName, email, phone }: Applicant) {
  const [account = ''] = email.split('@');
  const names = `${firstName} ${lastName}`
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((name) => name.length > 1 && !particles.has(name));
  const tells = (word: string) =>
    /@.*\./.test(word) ||
    isLink.test(word) ||
    (isHandle.test(word) && names.some((name) => word.toLowerCase().includes(name)));
  // An account such as "post" is a word like any other.
  const whole = [...names, ...(account.length > 4 ? [account] : [])].map(escaped).join('|');
  const named = whole && new RegExp(`(?<![\\p{L}\\p{N}])(?:${whole})s?(?![\\p{L}\\p{N}])`, 'giu');
  const digits = phone?.replace(/\D/g, '').slice(-8) ?? '';
  const own = digits.length > 5 && new RegExp([...digits].join('[\\s().-]*'), 'g');
  return (text: string) => {
    const withoutLinks = text.replace(/\S+/g, (word) => (tells(word) ? HIDDEN : word));
    const withoutOwn = own ? withoutLinks.replace(own, HIDDEN) : withoutLinks;
    const withoutNumbers = withoutOwn.replace(numbers, HIDDEN);
    return named ? withoutNumbers.replace(named, HIDDEN) : withoutNumbers;
  };
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
