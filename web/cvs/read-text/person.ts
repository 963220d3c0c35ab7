import { dateOf } from '../../../contract/cvs/cv-dates.ts';
import type { CvData } from '../../../contract/cvs/cv-fields.ts';
import { contactsIn } from './contacts.ts';
import { joinContacts } from './joined-contacts.ts';
import { isSentence, type Line } from './line.ts';
import { scoreOf } from './names-of-work.ts';

export interface Head {
  personalInfo: CvData['personalInfo'];
  title: string;
  about: Line[];
  links: string[];
  licences: string[];
  /** Of what nothing is known. */
  others: string[];
}

/** Who it is, and what else stands above the first heading or under "Kontakt". */
export function personIn(aboveHeadings: Line[], underContact: Line[]): Head {
  const [head, contact] = [joinContacts(aboveHeadings), joinContacts(underContact)];
  const person = { firstName: '', lastName: '', email: '', phone: '', address: '', dateOfBirth: '' };
  const result: Head = { personalInfo: person, title: '', about: [], links: [], licences: [], others: [] };
  const nameLine = findName(head) ?? findName(contact);
  if (nameLine) [person.firstName, person.lastName] = namesOf(nameLine.text);
  for (const [index, line] of [...head, ...contact].entries()) {
    if (isOnlyTitle(line.text)) continue;
    const { email, phone, links, others, rest } = contactsIn(line === nameLine ? '' : line.text);
    person.email ||= email;
    person.phone ||= phone;
    const known = ['', person.email, person.phone];
    result.others.push(...[email, phone, ...others].filter((each) => !known.includes(each)));
    result.links.push(...links);
    const parts = rest
      .split('\t')
      .map((each) => each.trim())
      .filter(Boolean);
    const isOne = parts.length > 1 && !email && !phone && links.length === 0 && !parts.some(saysWho);
    const isHead = index < head.length;
    const where = {
      isHead,
      isBelowName: isHead && index > 0 && head[index - 1] === nameLine,
      isBesideContact: email + phone !== '',
    };
    for (const part of isOne ? [line.text] : parts) placePart(result, part, { ...line, text: part }, where);
  }
  return result;
}

const isOnlyTitle = (text: string) => /^(cv|curriculum vitae|resymé|resume|résumé)$/i.test(text.trim());
const label =
  /^(navn|namn|name|adresse|address|bosted|bustad|fødselsdato|født|fødd|date of birth|born|birth date|fødselsår|nasjonalitet|statsborgerskap|sivilstand|sivilstatus|nationality|alder|førerkort|førarkort)\b[.:\s]*/i;

interface Where {
  isHead: boolean;
  isBelowName: boolean;
  isBesideContact: boolean;
}

function placePart(result: Head, part: string, line: Line, { isHead, isBelowName, isBesideContact }: Where) {
  const person = result.personalInfo;
  const [labelled = '', name = ''] = label.exec(part) ?? [];
  const value = part.slice(labelled.length).trim();
  const born = /^(fødselsdato|født|fødd|date of birth|born|birth date)/i.test(name) ? dayIn(value) : '';
  if (/^(navn|namn|name)$/i.test(name) && value) {
    if (!person.firstName) [person.firstName, person.lastName] = namesOf(value);
  } else if (born) person.dateOfBirth = born;
  else if (/^f.r[ea]rkort$/i.test(name)) result.licences.push(part);
  else if (!person.address && (/^(adr|add|bos|bus)/i.test(name) || isAddress(part)))
    person.address = labelled ? value : part;
  else if (person.address && isTown(part) && !person.address.includes(part)) person.address += `, ${part}`;
  else if (
    isBesideContact &&
    !labelled &&
    !person.address &&
    scoreOf(part) <= 0 &&
    part.length <= 40 &&
    !/\d/.test(part)
  )
    person.address = part;
  else if (isHead && isSentence(line)) result.about.push(line);
  else if (isHead && !result.title && !labelled && canBeTitle(part, isBelowName)) result.title = part;
  else if (isHead && result.about.length > 0) result.about.push(line);
  else result.others.push(part);
}

/** Nobody is born on the first of January for want of a day. */
function dayIn(written: string) {
  const numbers = written.match(/\d+/g)?.length ?? 0;
  return numbers >= (/\p{L}{3}/u.test(written) ? 2 : 3) ? dateOf(written) : '';
}

/** What somebody is, or what stands right below the name. */
const canBeTitle = (part: string, isBelowName: boolean) =>
  !/\d{3}/.test(part) && part.length <= 150 && (scoreOf(part) > 0 || isBelowName);

/** Of whom a line tells, and not what somebody does. */
const saysWho = (part: string) => label.test(part) || isAddress(part) || /\d/.test(part);

const isTown = (text: string) => /^(?:N-?)?\d{4} \p{Lu}[\p{L} .-]{1,40}(?:,? \p{L}+)?$/u.test(text);
const isAddress = (text: string) =>
  isTown(text) ||
  (/(?:^|[\s,])(?:N-?)?\d{4} \p{Lu}\p{L}/u.test(text) && text.length <= 120 && !/(?:19|20)\d\d [–-]/.test(text)) ||
  /^\p{Lu}[\p{L} .'-]{2,40}(?:vei|veg|veien|vegen|gate|gata|gaten|allé|alle|plass|stien|bakken|bakke|svingen|torg|kroken|terrasse) ?\d{1,4} ?[A-Za-z]?$/iu.test(
    text,
  ) ||
  /^\p{Lu}[\p{L} .,-]{2,60}, (?:Norge|Noreg|Norway)$/u.test(text);

/**
 * The largest letters say whose CV it is; where all are alike, the first line that may be a name. On top, Solheim and Baker are
 * neither a home nor a trade.
 */
function findName(lines: Line[]): Line | undefined {
  const top = lines.find(({ text }) => !isOnlyTitle(text));
  const first = lines
    .slice(0, 40)
    .filter((line) => !line.isBullet && canBeName(line.text) && (line === top || scoreOf(line.text) === 0));
  const largest = Math.max(...first.map(({ size }) => size), 0);
  return first.find(({ size }) => size >= largest);
}

function canBeName(text: string) {
  const plain = withoutWords(text);
  const words = plain.split(' ');
  const isOfLetters = /^\p{Lu}[\p{L}'’.-]*(?: [\p{L}'’.-]+){1,4}$/u.test(plain);
  return (
    isOfLetters &&
    words.length <= 5 &&
    (words.at(-1)?.length ?? 0) > 1 &&
    /\p{Lu}/u.test(words.at(-1) ?? '') &&
    !label.test(plain)
  );
}
const withoutWords = (text: string) =>
  text
    .replace(/^(?:cv|curriculum vitae)\b[\s:|–—-]*(?:for |of )?|[\s:|–—,-]*\b(?:cv|curriculum vitae)$/i, '')
    .replace(/^(navn|name)[: ]+/i, '')
    .trim();

/** As they are written, unless all is in capitals. */
function namesOf(text: string): [string, string] {
  const plain = withoutWords(text);
  const cased =
    plain === plain.toUpperCase()
      ? plain.toLowerCase().replace(/(?<=^|[ '-])\p{L}/gu, (letter) => letter.toUpperCase())
      : plain;
  const words = cased.split(/\s+/);
  const particle = words.findIndex(
    (word, index) => index > 0 && /^(?:von|van|de|der|af|da|dos|el|al|bin)$/i.test(word),
  );
  const at = particle > 0 ? particle : words.length - 1;
  return at < 1 ? [cased, ''] : [words.slice(0, at).join(' '), words.slice(at).join(' ')];
}
