import { Document, Footer, Packer, PageNumber, Paragraph, TextRun } from 'docx';
import type { CvDocument } from '../compose-document.ts';
import type { LetterDocument } from '../letters/compose-letter.ts';
import { paragraphsOfCv } from './paragraphs-of-cv.ts';
import { paragraphsOfLetter } from './paragraphs-of-letter.ts';
import { A4, bullets, type Look, looks, stylesIn, twips } from './word-styles.ts';

export interface WordOrder {
  as: 'word';
  document: CvDocument | LetterDocument;
  photo: Uint8Array | null;
}

/** What the PDF says, in the styles that Word itself has: to go on writing in. */
export function writeWord({ document, photo }: WordOrder): Promise<Uint8Array> {
  return 'sections' in document
    ? pack(document, looks.cv, paragraphsOfCv(document, photo))
    : pack(document, looks.letter, paragraphsOfLetter(document));
}

function pack({ title, name, language }: WordOrder['document'], look: Look, children: Paragraph[]) {
  const [across, down] = [twips(look.sideMm), twips(look.topMm)];
  const margin = { left: across, right: across, top: down, bottom: down };
  const section = {
    // The first page has a foot of its own, and nothing in it: who has one page needs no number.
    properties: { titlePage: true, page: { size: A4, margin } },
    footers: { default: pageNumber, first: new Footer({ children: [new Paragraph('')] }) },
    children,
  };
  return Packer.pack(
    new Document({
      title,
      creator: name,
      lastModifiedBy: name,
      styles: stylesIn(language, look),
      numbering: bullets,
      sections: [section],
    }),
    'uint8array',
  );
}

const pageNumber = new Footer({
  children: [
    new Paragraph({
      style: 'Footer',
      children: [new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] })],
    }),
  ],
});
