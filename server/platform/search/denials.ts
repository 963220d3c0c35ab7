import { LRUCache } from 'lru-cache';
import { roomFor } from './grow.ts';

/** What people do without is soon told: experience, education, a language. */
const MOST_ASKED = 16;
const SAID = 1;
const UNSAID = 2;

/**
 * Which documents say that something is not needed, by what was asked: most name it, and to read all their words takes many times as
 * long as to find them. A byte a document for each of the last things; what a document says stays until it is another one.
 */
export function createDenials() {
  const byAsked = new LRUCache<string, Uint8Array>({ max: MOST_ASKED });

  return {
    /** Tells of the documents of now; reads each only the first time. */
    about(asked: string, documents: number, read: (document: number) => boolean): (document: number) => boolean {
      const known = roomFor(byAsked.get(asked) ?? new Uint8Array(0), documents);
      byAsked.set(asked, known);
      return (document) => {
        if (known[document] === 0) known[document] = read(document) ? SAID : UNSAID;
        return known[document] === SAID;
      };
    },
    forget(document: number) {
      byAsked.forEach((known) => {
        if (document < known.length) known[document] = 0;
      });
    },
    bytes: () => [...byAsked.values()].reduce((sum, { byteLength }) => sum + byteLength, 0),
  };
}
