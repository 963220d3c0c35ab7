import { createFacet, type Facet } from './facet.ts';
import { roomFor } from './grow.ts';
import { MOST_DOCUMENTS } from './postings.ts';

/** Field and text of what is suggested while typing. */
type Suggested = [string, string][];

const NO_TOKENS = new Uint32Array(0);

/** What is kept of each document, by its number. A number is given to another document only after `release`. */
export function createDocumentTable(facetNames: string[]) {
  const numbers = new Map<string, number>();
  const ids: string[] = [];
  const tokens: Uint32Array[] = [];
  const keys = new Map<string, (number | string | undefined)[]>();
  const facets = new Map<string, Facet>(facetNames.map((name) => [name, createFacet()]));
  const suggested: Suggested[] = [];
  const free: number[] = [];
  const removed: number[] = [];
  let expiresAt = new Float64Array(64);
  let featured = new Uint8Array(64);

  return {
    facets,
    add(document: Row): number {
      const number = free.pop() ?? ids.length;
      if (number >= MOST_DOCUMENTS) throw new Error(`A search index holds at most ${MOST_DOCUMENTS} documents.`);
      expiresAt = roomFor(expiresAt, number);
      expiresAt[number] = document.expiresAt;
      numbers.set(document.id, number);
      ids[number] = document.id;
      tokens[number] = document.tokens;
      featured = roomFor(featured, number);
      featured[number] = document.featured ? 1 : 0;
      for (const [name, column] of keys) column[number] = document.keys[name];
      suggested[number] = document.suggested;
      for (const [name, facet] of facets) facet.set(number, document.facets[name] ?? []);
      return number;
    },
    /** The document is gone for every query from now on; its number stays taken. */
    remove(number: number) {
      numbers.delete(ids[number] ?? '');
      expiresAt[number] = Number.NEGATIVE_INFINITY;
      tokens[number] = NO_TOKENS;
      suggested[number] = [];
      removed.push(number);
    },
    removed: () => removed,
    release(released: number[]) {
      free.push(...released);
      removed.splice(0, released.length);
    },
    numberOf: (id: string) => numbers.get(id),
    idOf: (number: number) => ids[number] ?? '',
    tokensOf: (number: number) => tokens[number] ?? NO_TOKENS,
    /** The keys of that name, by the numbers of the documents; asked for before there are any. */
    keysBy(name: string) {
      const column = keys.get(name) ?? [];
      keys.set(name, column);
      return column;
    },
    suggestedOf: (number: number) => suggested[number] ?? [],
    isFeatured: (number: number) => featured[number] === 1,
    expiries: () => expiresAt,
    ids: () => [...numbers.keys()],
    expiredAt: (now: number) => [...numbers].filter(([, number]) => (expiresAt[number] ?? 0) <= now).map(([id]) => id),
    /** One more than the highest number. */
    get end() {
      return ids.length;
    },
    get size() {
      return numbers.size;
    },
    bytes: () => tokens.reduce((sum, { byteLength }) => sum + byteLength, 0) + ids.length * 250,
  };
}

interface Row {
  id: string;
  tokens: Uint32Array;
  keys: Record<string, number | string>;
  featured: boolean;
  expiresAt: number;
  facets: Record<string, string[]>;
  suggested: Suggested;
}

export type DocumentTable = ReturnType<typeof createDocumentTable>;
