import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PdfMarks } from './pdf-marks.ts';
import { PdfText } from './pdf-text.ts';
import { type Hit, placeOf } from './search-file.ts';
import type { SearchedAndMarked } from './use-file-search.ts';

export function searchedPdf(pdf: PDFDocumentProxy, marks: PdfMarks, goTo: (page: number) => void): SearchedAndMarked {
  const text = new PdfText(pdf);
  let shown: Hit | null = null;
  return {
    count: pdf.numPages,
    textOf: (page) => text.read(page),
    mark: (hits, current) => {
      // Asked for once more, the same place is another hit.
      const isNew = current !== null && current !== shown;
      shown = current;
      if (current && isNew) goTo(current.page);
      const over = text.overPages(hits);
      marks.mark(over, over[placeOf(hits, current)], isNew);
    },
  };
}
