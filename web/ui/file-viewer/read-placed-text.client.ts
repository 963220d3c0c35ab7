import { NotLoaded, openPdf, TooManyPages } from './open-pdf.ts';
import { type PlacedPage, placedTextOf } from './placed-text.ts';

const MOST_PAGES = 40;
const MOST_LETTERS = 300_000;
/** A file that never comes to an end. */
const READS_WITHIN_MS = 40_000;

export interface ReadText {
  pages: PlacedPage[];
  /** There is more of it than was read. */
  isCut: boolean;
}

/** The text of a file and where it stands. The worker is ended with it. */
export async function readPlacedText(content: Blob, until: AbortSignal): Promise<ReadText> {
  const over = new AbortController();
  const { signal } = over;
  const end = () => over.abort();
  until.addEventListener('abort', end);
  const timer = setTimeout(end, READS_WITHIN_MS);
  const ended = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(new Ended())));
  try {
    return await Promise.race([readPages(content, signal, end), ended]);
  } finally {
    clearTimeout(timer);
    until.removeEventListener('abort', end);
    ended.catch(() => {});
    end();
  }
}

async function readPages(content: Blob, until: AbortSignal, onStopped: () => void): Promise<ReadText> {
  const pdf = await openPdf(content, { until, onStopped });
  const pages: PlacedPage[] = [];
  let left = MOST_LETTERS;
  for (let number = 1; number <= Math.min(pdf.numPages, MOST_PAGES) && left > 0; number++) {
    until.throwIfAborted();
    const page = await placedTextOf(await pdf.getPage(number), left);
    left -= page.isCut ? left : page.texts.reduce((letters, { text }) => letters + text.length, 0);
    pages.push(page);
  }
  return { pages, isCut: left <= 0 || pdf.numPages > MOST_PAGES };
}

class Ended extends Error {}

export type WhyUnread = 'notLoaded' | 'tooManyPages' | 'locked' | 'ended' | 'damaged';

export function whyUnread(error: unknown): WhyUnread {
  if (error instanceof NotLoaded) return 'notLoaded';
  if (error instanceof TooManyPages) return 'tooManyPages';
  if (error instanceof Ended) return 'ended';
  return (error as Error).name === 'PasswordException' ? 'locked' : 'damaged';
}
