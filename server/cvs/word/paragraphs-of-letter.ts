import { AlignmentType, BorderStyle, HeadingLevel, Paragraph } from 'docx';
import type { Block } from '../../../contract/written-text.ts';
import type { LetterDocument } from '../letters/compose-letter.ts';
import { pt, rule } from './word-styles.ts';
import { inLines, named, paragraphsOf, writing } from './word-text.ts';

/** Word keeps whole paragraphs together. A long one would leave most of the page before it empty. */
const MOST_KEPT_LETTERS = 400;
const MOST_KEPT_LINES = 5;
const isShort = ({ lines }: Block) => lines.length <= MOST_KEPT_LINES && lines.join('').length <= MOST_KEPT_LETTERS;

/** As the templates have it: its only heading is what it is about. The greetings are not alone on a page if what is before them is short. */
export function paragraphsOfLetter({ name, contact, body, ...letter }: LetterDocument): Paragraph[] {
  const { recipient, placeAndDate, subject, greeting, closing } = letter;
  return [
    ...(name ? [new Paragraph({ heading: HeadingLevel.TITLE, children: named(name) })] : []),
    ...contact.map(
      ({ line }) => new Paragraph({ style: 'Contact', border: { bottom: rule }, children: writing(line) }),
    ),
    ...(recipient.length > 0
      ? [new Paragraph({ spacing: { before: pt(26) }, children: inLines(recipient, writing) })]
      : []),
    new Paragraph({ alignment: AlignmentType.RIGHT, spacing: { before: pt(16) }, children: writing(placeAndDate) }),
    new Paragraph({
      heading: HeadingLevel.HEADING_1,
      border: { bottom: { style: BorderStyle.NONE } },
      children: writing(subject),
    }),
    ...(greeting ? [new Paragraph({ children: writing(greeting) })] : []),
    ...paragraphsOf(body, writing, { keepNext: body.slice(-1).every(isShort) }),
    new Paragraph({ spacing: { before: pt(20) }, keepNext: name !== '', children: writing(closing) }),
    ...(name ? [new Paragraph({ children: named(name) })] : []),
  ];
}
