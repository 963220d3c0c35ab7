import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

const ASKED_EVERY_MS = 10_000;
/** A large picture takes its time. */
const ANSWERS_WITHIN_MS = 20_000;

/** A worker that the browser ended for its memory says nothing of it: it does not answer any more. */
export async function watchWorker(pdf: PDFDocumentProxy, until: AbortSignal, onSilent: (isSilent: boolean) => void) {
  while (!until.aborted) {
    await new Promise((resolve) => setTimeout(resolve, ASKED_EVERY_MS));
    const timer = setTimeout(() => until.aborted || onSilent(true), ANSWERS_WITHIN_MS);
    try {
      // The smallest question that it is asked anew each time.
      await pdf.getPermissions();
    } finally {
      clearTimeout(timer);
    }
    if (!until.aborted) onSilent(false);
  }
}
