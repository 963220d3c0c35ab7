import type { CvData } from '../../contract/cvs.ts';

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
  name: string;
  contact: { label: string; value: string }[];
  sections: Section[];
}

export function composeDocument(cv: CvData): CvDocument {
  const { firstName, lastName, email, phone, address, dateOfBirth } = cv.personalInfo;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const contact = [
    { label: 'E-post', value: email },
    { label: 'Telefon', value: phone },
    { label: 'Adresse', value: address },
    { label: 'Født', value: dateOfBirth && wholeDate.format(new Date(dateOfBirth)) },
  ].filter(({ value }) => value);
  return {
    title: name ? `CV – ${name}` : cv.title || 'CV',
    name: breakable(name || cv.title || 'CV'),
    contact: contact.map(({ label, value }) => ({ label, value: breakable(value) })),
    sections: sectionsOf(cv).filter(({ blocks, entries, words }) => blocks.length + entries.length + words.length > 0),
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

function sectionsOf(cv: CvData): Section[] {
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
  const onRequest = cv.referencesOnRequest ? blocksOf('Referanser oppgis på forespørsel.') : [];
  return [
    section('Om meg', 'text', { blocks: blocksOf(cv.aboutMe) }),
    section('Arbeidserfaring', 'entries', {
      entries: cv.experience
        .map((each) => entryOf(each.title, each.company, periodOf(each), each.description))
        .filter(isFilled),
    }),
    section('Utdanning', 'entries', {
      entries: cv.education
        .map((each) => entryOf(joined([each.degree, each.field]), each.institution, periodOf(each), each.description))
        .filter(isFilled),
    }),
    section('Ferdigheter', 'words', { aside: true, words: cv.skills.filter(Boolean).map(breakable) }),
    section('Språk', 'pairs', {
      aside: true,
      words: cv.languages
        .filter(({ name }) => name)
        .map(({ name, level }) => breakable(level ? `${name} (${level === 'Morsmål' ? 'morsmål' : level})` : name)),
    }),
    section('Referanser', 'people', { blocks: onRequest, entries: references.filter(isFilled) }),
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

function periodOf({ startDate, endDate, current }: { startDate: string; endDate: string; current: boolean }) {
  const from = startDate && month.format(new Date(startDate));
  const to = current ? 'nå' : endDate && month.format(new Date(endDate));
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

const graphemes = new Intl.Segmenter('nb', { granularity: 'grapheme' });
const month = new Intl.DateTimeFormat('nb-NO', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const wholeDate = new Intl.DateTimeFormat('nb-NO', { dateStyle: 'long', timeZone: 'UTC' });
