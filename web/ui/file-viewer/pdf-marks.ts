import type { EventBus } from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';
import type { Hit } from './search-file.ts';

/**
 * What pdf.js asks for, by its names, while it draws the text of a page: where to mark it. Its own search takes å for an a, and
 * reads all pages whether or not anybody still wants it.
 */
export class PdfMarks {
  readonly state = { highlightAll: true };
  highlightMatches = false;
  selected = { pageIdx: -1, matchIdx: -1 };
  pageMatches: number[][] = [];
  pageMatchesLength: number[][] = [];
  readonly #eventBus: EventBus;
  #isToBeSeen = false;

  constructor(eventBus: EventBus) {
    this.#eventBus = eventBus;
  }

  /** `current` is the one that is to be seen now; `isNew` where another was before. */
  mark(hits: Hit[], current: Hit | undefined, isNew: boolean) {
    this.highlightMatches = hits.length > 0;
    this.selected = { pageIdx: -1, matchIdx: -1 };
    this.pageMatches = [];
    this.pageMatchesLength = [];
    for (const hit of hits) {
      const pageIdx = hit.page - 1;
      const starts = this.pageMatches[pageIdx] ?? [];
      const lengths = this.pageMatchesLength[pageIdx] ?? [];
      if (hit === current) this.selected = { pageIdx, matchIdx: starts.length };
      starts.push(hit.start);
      lengths.push(hit.end - hit.start);
      this.pageMatches[pageIdx] = starts;
      this.pageMatchesLength[pageIdx] = lengths;
    }
    // It may still be waiting for its page to be drawn when what else was found is marked.
    if (isNew || !current) this.#isToBeSeen = isNew;
    this.#eventBus.dispatch('updatetextlayermatches', { source: this, pageIndex: -1 });
  }

  /** Asked for by each drawn page; its text may have been drawn only now. */
  scrollMatchIntoView({ element }: { element: HTMLElement | null }) {
    if (!this.#isToBeSeen || !element) return;
    this.#isToBeSeen = false;
    element.scrollIntoView({ block: 'center', inline: 'nearest' });
  }

  /** It is told each hit, and needs no file. */
  setDocument() {}
}
