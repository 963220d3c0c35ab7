import type { CvTemplate } from '../../contract/cvs/cv-fields.ts';
import type { Block } from '../../contract/written-text.ts';
import type { Contact, CvDocument, Entry, Section } from './compose-document.ts';

/**
 * What a machine reads in the document, word by word in the order of the template: for screen readers, and to show it.
 * The golden tests hold it against the text of the PDF.
 */
export function textOf({ name, contact, sections }: CvDocument, template: CvTemplate): string {
  const lines = contactLines(contact, template);
  const [aside, rest] = [sections.filter((each) => each.aside), sections.filter((each) => !each.aside)];
  switch (template) {
    case 'default':
      return textIn(name, lines, sections, { words: ' · ', entry: besidePeriod });
    case 'minimal':
      return textIn(name, lines, sections, { words: ', ', entry: periodLast });
    case 'modern':
      return textIn(name, lines, [...aside, ...rest], { words: '\n', entry: periodInLine });
  }
}

/** How somebody is reached, as a template has it. */
export function contactLines(contact: Contact[], template: CvTemplate): string[] {
  if (template === 'modern') return contact.map(({ label, value }) => `${label}\n${value}`);
  const lines = contact.map(({ line }) => line);
  return template === 'default' ? [lines.join(' · ')] : lines;
}

interface Ways {
  /** What stands between skills. */
  words: string;
  /** The lines above an entry's text. */
  entry: (entry: Entry) => string[];
}
const besidePeriod: Ways['entry'] = ({ heading, place, period, contact }) => [
  period,
  heading,
  place,
  contact.join(' · '),
];
const periodLast: Ways['entry'] = ({ heading, place, period, contact }) => [heading, place, period, contact.join(', ')];
const periodInLine: Ways['entry'] = ({ heading, place, period, contact }) => [
  heading,
  [place, period].filter(Boolean).join(' · '),
  contact.join(' · '),
];

function textIn(name: string, contact: string[], sections: Section[], ways: Ways) {
  const read = sections.flatMap((section) => [
    `\n${section.heading}`,
    ...linesOf(section.blocks),
    ...section.entries.flatMap((entry) => [...ways.entry(entry), ...linesOf(entry.blocks)]),
    section.words.join(ways.words),
  ]);
  return [name, ...contact, ...read].filter(Boolean).join('\n');
}

export const linesOf = (blocks: Block[]) =>
  blocks.flatMap(({ list, lines }) => (list ? lines.map((line) => `• ${line}`) : lines));
