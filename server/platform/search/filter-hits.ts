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
  excluded: Set<number> | undefined;
  filters: Record<string, string[]>;
  counted: string[];
  now: number;
}

/** One pass over the candidates: drops what is expired or filtered away, and counts for every facet on the way. */
export function filterHits({ table, candidates, excluded, filters, counted, now }: Question): Filtered {
  const expiries = table.expiries();
  const active = Object.entries(filters)
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => ({ name, ...filterOn(table, name, values) }));
  const counters = counted.map((name) => counterOf(table, name));
  const always = counters.filter(({ name }) => !active.some((filter) => filter.name === name));
  const own = active.map(({ name }) => counters.find((counter) => counter.name === name));

  const length = candidates ? candidates.length : table.end;
  const kept = new Uint32Array(length);
  let total = 0;
  let until = Number.POSITIVE_INFINITY;
  for (let i = 0; i < length; i++) {
    const document = candidates ? (candidates[i] as number) : i;
    const expiry = expiries[document] as number;
    if (!(expiry > now) || excluded?.has(document)) continue;
    if (expiry < until) until = expiry;
    let failing = -1;
    let isOut = false;
    for (let f = 0; f < active.length; f++) {
      const { ofDocument, allowed } = active[f] as (typeof active)[number];
      if (allowed[ofDocument[document] as number] === 1) continue;
      isOut = failing >= 0;
      failing = f;
      if (isOut) break;
    }
    if (isOut) continue;
    if (failing >= 0) {
      count(own[failing], document);
      continue;
    }
    kept[total++] = document;
    for (let c = 0; c < always.length; c++) count(always[c], document);
    for (let c = 0; c < own.length; c++) count(own[c], document);
  }
  const facets = Object.fromEntries(counters.map(({ name, facet, counts }) => [name, facet.perValue(counts)]));
  return { documents: kept.slice(0, total), facets, until };
}

const NOTHING_ALLOWED = new Uint8Array(1);
const NO_COMBINATIONS = new Uint32Array(0);

function filterOn(table: DocumentTable, name: string, values: string[]) {
  const facet = table.facets.get(name);
  return { ofDocument: facet?.ofDocument ?? NO_COMBINATIONS, allowed: facet?.allowing(values) ?? NOTHING_ALLOWED };
}

function counterOf(table: DocumentTable, name: string) {
  const facet = table.facets.get(name);
  if (!facet) throw new Error(`No facet is called ${name}.`);
  return { name, facet, ofDocument: facet.ofDocument, counts: new Uint32Array(facet.combinations) };
}

function count(counter: ReturnType<typeof counterOf> | undefined, document: number) {
  if (!counter) return;
  const combination = counter.ofDocument[document] as number;
  counter.counts[combination] = (counter.counts[combination] as number) + 1;
}
