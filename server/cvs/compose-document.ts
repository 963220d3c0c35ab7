import type { CvData, CvLanguage } from '../../contract/cvs.ts';
import { type DocumentWords, documentWords } from './document-words.ts';

interface Block {
  list: boolean;
  lines: string[];
}
interface Entry {
  heading: string;
  place: string;
  period: string;
  blocks: Block[];
}
interface Period {
  startDate: string;
  endDate: string;
  current: boolean;
}
interface Section {
  heading: string;
  kind: 'text' | 'entries' | 'words' | 'pairs' | 'people';
  /** The narrow column of a template that has two. */
  aside: boolean;
  blocks: Block[];
  entries: Entry[];
  words: string[];
}

/** A CV as every template prints it and as a machine reads it: everything is text in its final words and order. */
export interface CvDocument {
  title: string;
  language: CvLanguage;
  name: string;
  portrait: string;
  /** What the data that a PDF carries is called. */
  attachment: string;
  contact: { label: string; value: string }[];
  sections: Section[];
}

export function composeDocument(cv: CvData): CvDocument {
  const { firstName, lastName, email, phone, address, dateOfBirth } = cv.personalInfo;
  const words = documentWords[cv.documentLanguage];
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const born = dateOfBirth && dateIn(words, dateOfBirth, { dateStyle: 'long' });
  const contact = [
    { label: words.email, value: email },
    { label: words.phone, value: phone },
    { label: words.address, value: address },
    { label: words.born, value: born },
  ].filter(({ value }) => value);
  return {
    title: name ? `CV – ${name}` : cv.title || 'CV',
    language: cv.documentLanguage,
    name: breakable(name || cv.title || 'CV'),
    portrait: `${words.portraitOf} ${name || cv.title || 'CV'}`,
    attachment: words.attachment,
    contact: contact.map(({ label, value }) => ({ label, value: breakable(value) })),
    sections: sectionsOf(cv, words).filter((each) => each.blocks.length + each.entries.length + each.words.length > 0),
  };
}

/** The same words in the same order, for screen readers and for seeing what a machine reads. */
export function textOf({ name, contact, sections }: CvDocument): string {
  const parts = sections.flatMap(({ heading, blocks, entries, words }) => [
    `\n${heading}`,
    ...linesOf(blocks),
    ...entries.flatMap((entry) => [
      [entry.heading, entry.place, entry.period].filter(Boolean).join('\n'),
      ...linesOf(entry.blocks),
    ]),
    ...words,
  ]);
  const all = [name, ...contact.map(({ label, value }) => `${label}: ${value}`), ...parts];
  return all.join('\n').replaceAll(BREAK, '');
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
  const references = cv.references.map(({ name, title, company, email, phone }) =>
    entryOf(name, joined([title, company]), joined([phone, email]), ''),
  );
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
    section(words.skills, 'words', { aside: true, words: cv.skills.filter(Boolean).map(breakable) }),
    section(words.languages, 'pairs', {
      aside: true,
      words: cv.languages
        .filter(({ name }) => name)
        .map(({ name, level }) =>
          breakable(level ? `${name} (${level === 'Morsmål' ? words.motherTongue : level})` : name),
        ),
    }),
    section(words.references, 'people', { blocks: onRequest, entries: references.filter(isFilled) }),
  ];
}

/** A title that is missing leaves its place to what is there. */
function entryOf(heading: string, place: string, period: string, description: string): Entry {
  return {
    heading: breakable(heading || place),
    place: heading ? breakable(place) : '',
    period: breakable(period),
    blocks: blocksOf(description),
  };
}
const isFilled = ({ heading, period, blocks }: Entry) => Boolean(heading || period || blocks.length);

function periodOf({ startDate, endDate, current }: Period, words: DocumentWords) {
  const month = (date: string) => date && dateIn(words, date, { month: 'short', year: 'numeric' });
  const from = month(startDate);
  const to = current ? words.now : month(endDate);
  return from && to ? `${from} – ${to}` : from || to;
}

/** Lines that begin with a dash or a dot are a list. */
function blocksOf(value: string): Block[] {
  const blocks: Block[] = [];
  for (const raw of value.split('\n').map((each) => each.trim())) {
    const [, item] = /^[-–•*]\s+(.+)$/.exec(raw) ?? [];
    const text = breakable(item ?? raw);
    const last = blocks.at(-1);
    if (!text) continue;
    if (item && last?.list) last.lines.push(text);
    else blocks.push({ list: item !== undefined, lines: [text] });
  }
  return blocks;
}

const linesOf = (blocks: Block[]) => blocks.flatMap(({ lines }) => lines);
const joined = (parts: string[]) => parts.filter(Boolean).join(', ');

/** An invisible place to break: no word is wider than the page. */
const BREAK = '\u200b';
const LONG = /\S{25,}/gu;
const breakable = (value: string) =>
  value.replace(LONG, (word) => [...graphemes.segment(word)].map((each) => each.segment).join(BREAK));

const dateIn = ({ locale }: DocumentWords, date: string, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }).format(new Date(date));
const graphemes = new Intl.Segmenter('nb', { granularity: 'grapheme' });
