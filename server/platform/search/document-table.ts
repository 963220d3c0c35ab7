import { collationKey } from './collation.ts';
import { createFacet, type Facet } from './facet.ts';
import { roomFor } from './grow.ts';
import { MOST_DOCUMENTS } from './postings.ts';
import type { Suggestion } from './suggestions.ts';
import { createTokenStore } from './token-store.ts';

/** What is kept of each document, by its number. A number is given to another document only after `release`. */
export function createDocumentTable(facetNames: string[]) {
  const numbers = new Map<string, number>();
  const ids: string[] = [];
  const tokens = createTokenStore();
  const keys = new Map<string, (number | string | undefined)[]>();
  const facets = new Map<string, Facet>(facetNames.map((name) => [name, createFacet()]));
  const suggested: Suggestion[][] = [];
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
      tokens.set(number, document.tokens);
      featured = roomFor(featured, number);
      featured[number] = document.featured ? 1 : 0;
      for (const [name, column] of keys) column[number] = sortKey(document.keys[name]);
      suggested[number] = document.suggested;
      for (const [name, facet] of facets) facet.set(number, document.facets[name] ?? []);
      return number;
    },
    /** The document is gone for every query from now on; its number stays taken. */
    remove(number: number) {
      numbers.delete(ids[number] ?? '');
      expiresAt[number] = Number.NEGATIVE_INFINITY;
      tokens.remove(number);
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
    tokensOf: tokens.of,
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
    bytes: () => tokens.bytes() + ids.length * 250,
  };
}

interface Row {
  id: string;
  tokens: Uint32Array;
  keys: Record<string, number | string | null>;
  featured: boolean;
  expiresAt: number;
  facets: Partial<Record<string, string | string[]>>;
  suggested: Suggestion[];
}

const sortKey = (key: number | string | null | undefined) =>
  typeof key === 'string' ? collationKey(key) : (key ?? undefined);

export type DocumentTable = ReturnType<typeof createDocumentTable>;
