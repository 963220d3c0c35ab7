import type { CvData, CvLanguage, CvPeriod } from '../../contract/cvs/cv-fields.ts';
import { type Part, partsWithLinks } from '../../contract/links-in-text.ts';
import { type Block, blocksOf } from '../../contract/written-text.ts';
import { type DocumentWords, documentWords } from './document-words.ts';
import { inLanguage } from './in-language.ts';

export interface Entry {
  heading: string;
  place: string;
  period: string;
  /** Of somebody who can be asked. */
  contact: string[];
  blocks: Block[];
}
export interface Section {
  heading: string;
  kind: 'text' | 'entries' | 'words' | 'pairs' | 'people';
  /** The narrow column of a template that has two. */
  aside: boolean;
  blocks: Block[];
  entries: Entry[];
  words: string[];
}
export interface Contact {
  label: string;
  value: string;
  /** Says it where there is no label. */
  line: string;
}

/** A CV as every template prints it: everything is text in its final words. */
export interface CvDocument {
  title: string;
  language: CvLanguage;
  name: string;
  portrait: string;
  /** What the data that a PDF carries is called. */
  attachment: string;
  contact: Contact[];
  sections: Section[];
  /** No word has more letters: mostly this tells a template that all of them fit. */
  longestWord: number;
  /** The parts of each text that has an address in it, looked up by the text itself. */
  links: Record<string, Part[]>;
  /** The CV's own, in which what was not translated is. */
  original: CvLanguage;
  /** Which of its texts that is, to be read aloud as such: looked up by the text itself. */
  untranslated: Record<string, true>;
}

/** In the CV's own language, or as it reads in another. */
export function composeDocument(cv: CvData, language = cv.documentLanguage): CvDocument {
  const document = contentsOf(inLanguage(cv, language));
  const original = new Set(language === cv.documentLanguage ? [] : textsOf(contentsOf(cv).sections));
  const untranslated = textsOf(document.sections).filter((text) => original.has(text));
  return {
    ...measured(document),
    original: cv.documentLanguage,
    untranslated: Object.fromEntries(untranslated.map((text) => [text, true])),
  };
}

const textsOf = (sections: Section[]) =>
  sections.flatMap(({ blocks, entries, words }) => [
    ...words,
    ...entries.flatMap(({ heading, place }) => [heading, place]),
    ...[...blocks, ...entries.flatMap((each) => each.blocks)].flatMap(({ lines }) => lines),
  ]);

/** With what a template would take long to find out. */
export function measured<T>(document: T) {
  const texts = new Set<string>();
  const json = JSON.stringify(document, (_, value) => {
    if (typeof value === 'string') texts.add(value);
    return value;
  });
  const longestWord = json.split(/[ "]/).reduce((most, { length }) => Math.max(most, length), 0);
  const parts = [...texts].map((text): [string, Part[]] => [text, partsWithLinks(text)]);
  return {
    ...document,
    longestWord,
    links: Object.fromEntries(parts.filter(([, all]) => all.some(({ link }) => link))),
  };
}

function contentsOf(cv: CvData) {
  const { firstName, lastName } = cv.personalInfo;
  const words = documentWords[cv.documentLanguage];
  const person = [firstName, lastName].filter(Boolean).join(' ');
  const name = person || cv.title || 'CV';
  return {
    title: person ? `CV – ${person}` : name,
    language: cv.documentLanguage,
    name,
    portrait: `${words.portraitOf} ${name}`,
    attachment: words.attachment,
    contact: contactOf(cv.personalInfo, words),
    sections: sectionsOf(cv, words).filter((each) => each.blocks.length + each.entries.length + each.words.length > 0),
  };
}

type Reached = Pick<CvData['personalInfo'], 'email' | 'phone' | 'address'> & { dateOfBirth?: string };

export function contactOf({ email, phone, address, dateOfBirth = '' }: Reached, words: DocumentWords): Contact[] {
  const born = dateOfBirth && words.day.format(new Date(dateOfBirth));
  return [
    { label: words.email, value: email, line: email },
    { label: words.phone, value: phone, line: phone },
    { label: words.address, value: address, line: address },
    { label: words.born, value: born, line: `${words.born} ${born}` },
  ].filter(({ value }) => value);
}

function sectionsOf(cv: CvData, words: DocumentWords): Section[] {
  const section = (heading: string, kind: Section['kind'], parts: Partial<Section>): Section => ({
    heading,
    kind,
    aside: false,
    blocks: [],
    entries: [],
    words: [],
    ...parts,
  });
  const references = cv.references.map(({ name, title, company, email, phone }) => ({
    ...entryOf(name, joined([title, company]), '', ''),
    contact: [phone, email].filter(Boolean),
  }));
  const onRequest = cv.referencesOnRequest ? blocksOf(words.onRequest) : [];
  return [
    section(words.aboutMe, 'text', { blocks: blocksOf(cv.aboutMe) }),
    section(words.experience, 'entries', {
      entries: cv.experience
        .map((each) => entryOf(each.title, each.company, periodOf(each, words), each.description))
        .filter(isFilled),
    }),
    section(words.education, 'entries', {
      entries: cv.education
        .map((each) =>
          entryOf(joined([each.degree, each.field]), each.institution, periodOf(each, words), each.description),
        )
        .filter(isFilled),
    }),
    section(words.skills, 'words', { aside: true, words: cv.skills.filter(Boolean) }),
    section(words.languages, 'pairs', {
      aside: true,
      words: cv.languages
        .filter(({ name }) => name)
        .map(({ name, level }) => (level ? `${name} (${level === 'Morsmål' ? words.motherTongue : level})` : name)),
    }),
    section(words.references, 'people', { blocks: onRequest, entries: references.filter(isFilled) }),
  ];
}

/** A title that is missing leaves its place to what is there. */
function entryOf(heading: string, place: string, period: string, description: string): Entry {
  return { heading: heading || place, place: heading ? place : '', period, contact: [], blocks: blocksOf(description) };
}
const isFilled = ({ heading, period, contact, blocks }: Entry) =>
  Boolean(heading || period || contact.length || blocks.length);

function periodOf({ startDate, endDate, current, onlyYears }: CvPeriod, words: DocumentWords) {
  const told = (date: string) => (onlyYears ? date.slice(0, 4) : date && words.month.format(new Date(date)));
  const from = told(startDate);
  const to = current ? words.now : told(endDate);
  return from && to && from !== to ? `${from} – ${to}` : from || to;
}

const joined = (parts: string[]) => parts.filter(Boolean).join(', ');
