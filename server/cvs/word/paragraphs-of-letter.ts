import { AlignmentType, BorderStyle, HeadingLevel, Paragraph, TextRun } from 'docx';
import type { LetterDocument } from '../letters/compose-letter.ts';
import { pt, rule } from './word-styles.ts';
import { inLines, paragraphsOf, writing } from './word-text.ts';

/** As the templates have it: its only heading is what it is about, and the greetings are never alone on a page. */
export function paragraphsOfLetter({ name, contact, body, ...letter }: LetterDocument): Paragraph[] {
  const { recipient, placeAndDate, subject, greeting, closing } = letter;
  return [
    ...(name ? [new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(name)] })] : []),
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
    ...paragraphsOf(body, writing, { keepNext: true }),
    new Paragraph({ spacing: { before: pt(20) }, keepNext: name !== '', children: writing(closing) }),
    ...(name ? [new Paragraph({ children: [new TextRun(name)] })] : []),
  ];
}
