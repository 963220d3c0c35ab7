import { type Comparable, comparable } from './comparable.ts';

/** What can be searched. */
export interface Searched {
  /** How many pages its text is on. */
  count: number;
  /** Rejects where it cannot be read. */
  textOf: (page: number) => Promise<PageText>;
}

export interface PageText {
  text: string;
  /** There was more than what is read of a page. */
  isCut: boolean;
}

/** Where something was found in the text of a page. */
export interface Hit {
  page: number;
  start: number;
  end: number;
}

export interface Found {
  hits: Hit[];
  isDone: boolean;
  /** A scanned page has none. */
  hasText: boolean;
  /** There was more than what is searched. */
  isCut: boolean;
  /** How many pages could not be read. */
  unread: number;
}

/** Marks for more would help nobody. */
const MOST_HITS = 10_000;
/** Some thousand pages of it; what a file can be made to hold has no end. */
const MOST_LETTERS = 20_000_000;

const PAUSE_AFTER_MS = 30;
const TELL_AFTER_MS = 250;

type ComparablePage = Comparable & Pick<PageText, 'isCut'>;

interface Search {
  wanted: string;
  /** The page in sight: what is found there is told first. */
  from: number;
  until: AbortSignal;
  onFound: (found: Found) => void;
}

/**
 * Searches page by page, with pauses in which the reader can go on. What is read is kept for the next search, and what could
 * not be read is tried again then.
 */
export function searcherOf({ count, textOf }: Searched) {
  const kept = new Map<number, Promise<ComparablePage>>();
  const textFor = (page: number) => {
    const before = kept.get(page);
    if (before) return before;
    const reading = textOf(page).then(({ text, isCut }) => ({ ...comparable(text), isCut }));
    kept.set(page, reading);
    reading.catch(() => kept.delete(page));
    return reading;
  };

  return async ({ wanted, from, until, onFound }: Search) => {
    const hits: Hit[] = [];
    let letters = 0;
    let hasText = false;
    let isCut = false;
    let unread = 0;
    let pausedAt = performance.now();
    let toldAt = -TELL_AFTER_MS;
    const tell = (isDone: boolean) => {
      const inOrder = hits.slice(0, MOST_HITS).sort((one, other) => one.page - other.page);
      onFound({ hits: inOrder, isDone, hasText, isCut, unread });
    };
    for (let step = 0; step < count; step++) {
      const page = ((from - 1 + step) % count) + 1;
      const text = await textFor(page).catch(() => null);
      if (until.aborted) return;
      if (!text) {
        unread += 1;
        continue;
      }
      letters += text.text.length;
      hasText ||= text.text.trim() !== '';
      isCut ||= text.isCut;
      // One more tells that there are more.
      hits.push(...hitsIn(text, wanted, MOST_HITS + 1 - hits.length).map((hit) => ({ page, ...hit })));
      if (hits.length > MOST_HITS || (letters >= MOST_LETTERS && step < count - 1)) {
        isCut = true;
        break;
      }
      const now = performance.now();
      if (hits.length > 0 && now - toldAt > TELL_AFTER_MS) {
        toldAt = now;
        tell(false);
      }
      if (now - pausedAt > PAUSE_AFTER_MS) {
        await new Promise((resolve) => setTimeout(resolve));
        if (until.aborted) return;
        pausedAt = performance.now();
      }
    }
    tell(true);
  };
}

/** `wanted` is comparable itself. */
export function hitsIn({ text, from }: Comparable, wanted: string, most = MOST_HITS) {
  const hits: Omit<Hit, 'page'>[] = [];
  for (let at = text.indexOf(wanted); at >= 0 && hits.length < most; at = text.indexOf(wanted, at + wanted.length)) {
    const last = at + wanted.length - 1;
    hits.push({ start: from?.[at] ?? at, end: (from?.[last] ?? last) + 1 });
  }
  return hits;
}

/** Each search finds the same places anew. */
export const placeOf = (hits: Hit[], hit: Hit | null) =>
  hits.findIndex(({ page, start }) => page === hit?.page && start === hit.start);
