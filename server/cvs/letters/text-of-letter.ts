import type { CvTemplate } from '../../../contract/cvs/cv-fields.ts';
import { contactLines, linesOf } from '../text-of-document.ts';
import type { LetterDocument } from './compose-letter.ts';

/** As of a CV: what a machine reads in the letter. The golden tests hold it against the text of the PDF. */
export function textOfLetter({ name, contact, body, ...letter }: LetterDocument, template: CvTemplate): string {
  const parts = [
    [name, ...contactLines(contact, template)],
    [...letter.recipient, letter.placeAndDate],
    [letter.subject],
    [letter.greeting],
    ...body.map((block) => linesOf([block])),
    [letter.closing, name],
  ];
  return parts
    .map((lines) => lines.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n');
}
