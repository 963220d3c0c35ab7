import type { DocumentTable } from './document-table.ts';

export interface Filtered {
  documents: Uint32Array;
  /** How many documents each value would give with the other filters kept. */
  facets: Record<string, Record<string, number>>;
  /** The moment until which this stays true, if nothing else changes. */
  until: number;
}

interface Question {
  table: DocumentTable;
  /** The documents to look at; all of them when undefined. */
  candidates: Uint32Array | undefined;
  filters: Record<string, string[]>;
  counted: string[];
  now: number;
}

/**
 * Drops what is expired or filtered away. A document that fails exactly one filter counts for that filter's facet, since there
 * the other filters are kept.
 */
export function filterHits({ table, candidates, filters, counted, now }: Question): Filtered {
  const { documents, until } = keepLive(table, candidates, now);
  const active = Object.entries(filters).filter(([, values]) => values.length > 0);
  const misses = missedFilters(table, documents, active);
  const kept = active.length === 0 ? documents : documents.filter((_, at) => misses[at] === NONE);
  const facets = counted.map((name) => {
    const own = active.findIndex(([filter]) => filter === name);
    const here = own === -1 ? kept : documents.filter((_, at) => misses[at] === NONE || misses[at] === own);
    return [name, countValues(table, name, here)];
  });
  return { documents: kept, facets: Object.fromEntries(facets), until };
}

function keepLive(table: DocumentTable, candidates: Uint32Array | undefined, now: number) {
  const expiries = table.expiries();
  const length = candidates ? candidates.length : table.end;
  const live = new Uint32Array(length);
  let count = 0;
  let until = Number.POSITIVE_INFINITY;
  for (let i = 0; i < length; i++) {
    const document = candidates ? (candidates[i] as number) : i;
    const expiry = expiries[document] as number;
    if (!(expiry > now)) continue;
    if (expiry < until) until = expiry;
    live[count++] = document;
  }
  return { documents: live.subarray(0, count), until };
}

const NONE = 255;
const SEVERAL = 254;

/** For each document the one filter that it fails, or that it fails none or several. */
function missedFilters(table: DocumentTable, documents: Uint32Array, active: [string, string[]][]): Uint8Array {
  const missed = new Uint8Array(active.length === 0 ? 0 : documents.length).fill(NONE);
  active.forEach(([name, values], filter) => {
    const { ofDocument, allowing } = facetOf(table, name);
    const allowed = allowing(values);
    for (let i = 0; i < documents.length; i++) {
      if (allowed[ofDocument[documents[i] as number] as number] === 0)
        missed[i] = missed[i] === NONE ? filter : SEVERAL;
    }
  });
  return missed;
}

function countValues(table: DocumentTable, name: string, documents: Uint32Array) {
  const { ofDocument, combinations, perValue } = facetOf(table, name);
  const counts = new Uint32Array(combinations);
  for (let i = 0; i < documents.length; i++) {
    const combination = ofDocument[documents[i] as number] as number;
    counts[combination] = (counts[combination] as number) + 1;
  }
  return perValue(counts);
}

function facetOf(table: DocumentTable, name: string) {
  const facet = table.facets.get(name);
  if (!facet) throw new Error(`No facet is called ${name}.`);
  return facet;
}
