import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Hit, PageText } from './search-file.ts';

/** More than what a sheet of wallpaper holds; what a page can be made to hold has no end. */
const MOST_LETTERS = 200_000;

/** The text of pages, with the ends of lines, which are not in the text that pdf.js lays over a page. */
export class PdfText {
  readonly #pdf: PDFDocumentProxy;
  readonly #lineEnds = new Map<number, number[]>();

  constructor(pdf: PDFDocumentProxy) {
    this.#pdf = pdf;
  }

  async read(number: number): Promise<PageText> {
    const page = await this.#pdf.getPage(number);
    // In the letters in which it is laid over the page.
    const reader = page.streamTextContent({ disableNormalization: true }).getReader();
    const lineEnds: number[] = [];
    this.#lineEnds.set(number, lineEnds);
    let text = '';
    while (true) {
      const { value, done } = await reader.read();
      if (done) return { text, isCut: false };
      if (text.length >= MOST_LETTERS) break;
      for (const { str, hasEOL } of value.items) {
        text += str.replaceAll('\n', ' ');
        if (!hasEOL) continue;
        lineEnds.push(text.length);
        text += '\n';
      }
    }
    reader.cancel(new Error('Long enough')).catch(() => {});
    return { text, isCut: true };
  }

  /** Where they are in what lies over the page. They come in order. */
  overPages(hits: Hit[]): Hit[] {
    let page = 0;
    let passed = 0;
    return hits.map((hit) => {
      if (hit.page !== page) passed = 0;
      page = hit.page;
      const lineEnds = this.#lineEnds.get(page) ?? [];
      const countBefore = (place: number, from: number) => {
        let count = from;
        while ((lineEnds[count] ?? place) < place) count++;
        return count;
      };
      passed = countBefore(hit.start, passed);
      return { page, start: hit.start - passed, end: hit.end - countBefore(hit.end, passed) };
    });
  }
}
