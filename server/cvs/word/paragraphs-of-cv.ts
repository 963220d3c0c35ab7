import { HeadingLevel, ImageRun, Paragraph, Tab, TextRun } from 'docx';
import type { CvDocument, Entry, Section } from '../compose-document.ts';
import { pt } from './word-styles.ts';
import { between, named, paragraphsOf, type Write, writing, writingIn } from './word-text.ts';

/** In the order of the template "minimal", whose text a test holds it against. */
export function paragraphsOfCv(document: CvDocument, photo: Uint8Array | null): Paragraph[] {
  const write = writingIn(document);
  return [
    ...(photo
      ? [new Paragraph({ keepNext: true, spacing: { after: pt(10) }, children: [portrait(photo, document.portrait)] })]
      : []),
    new Paragraph({ heading: HeadingLevel.TITLE, children: named(document.name) }),
    ...document.contact.map(({ line }) => new Paragraph({ style: 'Contact', children: writing(line) })),
    ...document.sections.flatMap((section) => paragraphsOfSection(section, write)),
  ];
}

/** A square of 26 mm, counted in 96ths of an inch. In the line, for screen readers find no picture that floats. */
const SIDE = Math.round((26 / 25.4) * 96);

const portrait = (data: Uint8Array, name: string) =>
  new ImageRun({
    type: 'jpg',
    data,
    transformation: { width: SIDE, height: SIDE },
    altText: { name, title: name, description: name },
  });

function paragraphsOfSection({ heading, blocks, entries, words }: Section, write: Write) {
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_1, children: [new TextRun(heading)] }),
    ...paragraphsOf(blocks, write),
    ...entries.flatMap((entry) => paragraphsOfEntry(entry, write)),
    ...(words.length > 0 ? [new Paragraph({ children: between(words.map(write), () => new TextRun(', ')) })] : []),
  ];
}

function paragraphsOfEntry({ heading, place, period, contact, blocks }: Entry, write: Write) {
  const details = [place, period].filter(Boolean).map(write);
  const goesOn = { keepNext: blocks.length > 0 };
  return [
    ...(heading ? [new Paragraph({ heading: HeadingLevel.HEADING_2, children: write(heading) })] : []),
    ...(details.length > 0
      ? [
          new Paragraph({
            style: 'Details',
            ...goesOn,
            children: between(details, () => new TextRun({ children: [new Tab()] })),
          }),
        ]
      : []),
    ...(contact.length > 0
      ? [new Paragraph({ style: 'Details', ...goesOn, children: writing(contact.join(', ')) })]
      : []),
    ...paragraphsOf(blocks, write),
  ];
}
