import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { onlyLinks } from './only-links.ts';
import { notLoaded, type Refusal } from './refusal.ts';
import { watchWorker } from './watch-worker.ts';

/** Of one picture in the file: a page of A3, scanned with 600 points to the inch. */
const MOST_IMAGE_PIXELS = 70_000_000;

/** A room is made for each page at once, as many as the file says it has. */
const MOST_PAGES = 2000;

const ENDS_WITHIN_MS = 2000;

/** Where vite.config.ts puts the fonts and the like that a file may name without bringing them. */
declare const __PDFJS_PARTS__: string;
const parts = (folder: string) => `${__PDFJS_PARTS__}${folder}/`;

interface Options {
  until: AbortSignal;
  /** Later: what is not drawn yet may never be. */
  onStopped: (isStopped: boolean) => void;
}

/** Each file has a worker of its own: a file that never comes to an end is ended with it. */
export async function openPdf(content: Blob, { until, onStopped }: Options): Promise<PDFDocumentProxy> {
  const data = new Uint8Array(await content.arrayBuffer());
  until.throwIfAborted();
  const port = new Worker(workerAddress, { type: 'module' });
  const failed = new Promise<never>((_, reject) => port.addEventListener('error', () => reject(new NotLoaded())));
  const task = getDocument({
    data,
    worker: PDFWorker.create({ port }),
    cMapUrl: parts('cmaps'),
    standardFontDataUrl: parts('standard_fonts'),
    wasmUrl: parts('wasm'),
    iccUrl: parts('iccs'),
    maxImageSize: MOST_IMAGE_PIXELS,
    verbosity: 0,
  });
  const end = async () => {
    await Promise.race([task.destroy(), new Promise((resolve) => setTimeout(resolve, ENDS_WITHIN_MS))]);
    port.terminate();
  };
  until.addEventListener('abort', end);
  const pdf = await Promise.race([withFirstPage(task.promise), failed]);
  let hasFailed = false;
  failed.catch(() => {
    hasFailed = true;
    if (!until.aborted) onStopped(true);
  });
  watchWorker(pdf, until, (isSilent) => hasFailed || onStopped(isSilent)).catch(() => {});
  return pdf;
}

/** One without pages, or whose first cannot be read, would leave an empty room. */
async function withFirstPage(opening: Promise<PDFDocumentProxy>) {
  const pdf = await opening;
  if (pdf.numPages > MOST_PAGES) throw new TooManyPages();
  onlyLinks(pdf);
  await pdf.getPage(1);
  return pdf;
}

export class NotLoaded extends Error {}
export class TooManyPages extends Error {}

/** What is said of a file that could not be opened. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof NotLoaded) return notLoaded;
  if (error instanceof TooManyPages)
    return { reason: 'Filen har flere sider enn det som kan vises her. Last den ned for å åpne den.' };
  if ((error as Error).name === 'PasswordException')
    return { reason: 'Filen er låst med passord. Last den ned for å åpne den.' };
  return { reason: 'Filen kan ikke vises. Den kan være skadet. Last den ned for å prøve i et annet program.' };
}
