/*
 * Search in the memory of the process, for any kind of document. It reads Norwegian (inflection, compounds both ways, nynorsk,
 * English names of occupations, one slip of the keyboard), counts exactly and says why something was found.
 *
 *   const index = createSearchIndex({
 *     fields: { title: { weight: 10 }, description: { weight: 5 }, business: { weight: 7 }, location: { weight: 3 } },
 *     perOccurrence: 1,
 *     facets: { fylke: {}, jobType: {}, businessId: { isCounted: false } },
 *     sorts: { newest: { by: 'createdAt', descending: true }, title: { by: 'title' } },
 *     suggest: ['title', 'business', 'location'],
 *     names: placeNames,
 *     filler: ['jobb', 'ledig'],
 *   });
 *   await index.load(documents);          // many at once, without holding up the event loop
 *   index.put(document); index.remove(id) // one change; `put` adds or replaces
 *   index.search({ text, filters: { fylke: ['oslo'] }, sort: 'newest', page: 1, limit: 12, now })
 *   index.loosen({ text, filters, now })  // no hits: what to leave out, and how many hits that gives
 *   index.suggest('syke', 8)              // while typing
 *
 * Texts sort in Norwegian order. Times are milliseconds. A document that expires is gone for every query with a later `now`;
 * `dropExpired` frees its memory. How and why: docs/decisions/020-search.md.
 */
import { setImmediate } from 'node:timers/promises';
import { createAnswerer } from './answer-query.ts';
import { collationKey } from './collation.ts';
import { compareBy, type Sort } from './compare-documents.ts';
import type { SearchDefinition, SearchDocument, SearchQuery, SearchResult } from './definition.ts';
import { createDocumentTable } from './document-table.ts';
import { createLexicon } from './lexicon.ts';
import { type Loosening, loosenQuery } from './loosen-query.ts';
import { createMatcher } from './match-documents.ts';
import { createOrder } from './order.ts';
import { planQuery } from './plan-query.ts';
import { createPostings } from './postings.ts';
import { createDocumentReader } from './read-document.ts';
import { createReclaimer } from './reclaim.ts';
import { createSuggestions } from './suggestions.ts';
import { FIELD_START } from './token-sequence.ts';
import { tokenise } from './tokenise.ts';
import { createVocabulary } from './vocabulary.ts';

const SLICE_MS = 10;
const SETTLE_FIRST = 8192;

export function createSearchIndex<F extends string, X extends string, S extends string>(
  definition: SearchDefinition<F, X, S>,
) {
  const fieldNames = Object.keys(definition.fields) as F[];
  const fields = fieldNames.map((name) => definition.fields[name]);
  const facetNames = Object.keys(definition.facets) as X[];
  const perOccurrence = definition.perOccurrence ?? 0;
  const filler = new Set(definition.filler);

  const lexicon = createLexicon([...(definition.names ?? [])].flatMap(tokenise));
  const vocabulary = createVocabulary(lexicon);
  const postings = createPostings();
  const table = createDocumentTable(facetNames);
  const read = createDocumentReader(vocabulary, fields, perOccurrence);
  const suggestions = createSuggestions();
  const sorts = Object.entries<Sort>(definition.sorts);
  const orders = new Map(sorts.map(([name, sort]) => [name, createOrder(compareBy(table, sort))]));
  const reclaimer = createReclaimer({ table, postings, vocabulary, orders });
  const matcher = createMatcher({
    postings,
    tokensOf: table.tokensOf,
    impacts: fields.map(({ weight }) => weight + perOccurrence),
    words: () => vocabulary.size,
    documents: () => table.end,
  });
  const answerer = createAnswerer({
    table,
    vocabulary,
    matcher,
    orders,
    fieldNames,
    counted: facetNames.filter((name) => definition.facets[name].isCounted !== false),
    plan: (text) => planQuery(lexicon, vocabulary, filler, text),
  });

  function put(document: SearchDocument<F, X>): void {
    remove(document.id);
    const { tokens, words, impacts } = read(fieldNames.map((name) => listOf(document.fields[name])));
    const suggested = (definition.suggest ?? []).flatMap((name) =>
      listOf(document.fields[name]).map((text): [string, string] => [name, text]),
    );
    const number = table.add({
      id: document.id,
      tokens,
      suggested,
      keys: sortKeys(document.keys),
      featured: document.featured ?? false,
      expiresAt: document.expiresAt ?? Number.POSITIVE_INFINITY,
      facets: Object.fromEntries(facetNames.map((name) => [name, listOf(document.facets[name])])),
    });
    words.forEach((word, at) => {
      postings.add(word, number, impacts[at] as number);
      vocabulary.countDocument(word, 1);
    });
    for (const order of orders.values()) order.add(number);
    for (const [name, text] of suggested) suggestions.add(name, text);
    answerer.forget();
  }

  function remove(id: string): void {
    const number = table.numberOf(id);
    if (number === undefined) return;
    for (const word of new Set(table.tokensOf(number))) if (word < FIELD_START) vocabulary.countDocument(word, -1);
    for (const [name, text] of table.suggestedOf(number)) suggestions.remove(name, text);
    table.remove(number);
    reclaimer.advance();
    answerer.forget();
  }

  /** Puts many documents, a few milliseconds at a time. */
  async function load(documents: Iterable<SearchDocument<F, X>> | AsyncIterable<SearchDocument<F, X>>): Promise<void> {
    let sliceEnds = performance.now() + SLICE_MS;
    let loaded = 0;
    let settleAt = SETTLE_FIRST;
    for await (const document of documents) {
      put(document);
      if (++loaded === settleAt) {
        await settle();
        settleAt *= 2;
      }
      if (performance.now() < sliceEnds) continue;
      await setImmediate();
      sliceEnds = performance.now() + SLICE_MS;
    }
    await settle();
  }

  async function settle() {
    for (const part of [...orders.values(), suggestions]) {
      part.settle();
      await setImmediate();
    }
  }

  const search = (query: SearchQuery<X, S>): SearchResult => answerer.answer(query);

  return {
    put,
    remove,
    load,
    search,
    has: (id: string) => table.numberOf(id) !== undefined,
    ids: () => table.ids(),
    loosen: (query: SearchQuery<X, S>): Loosening[] =>
      loosenQuery(query, (looser) => answerer.answer({ ...looser, page: 1, limit: 1 }).total),
    suggest: (prefix: string, limit: number) => suggestions.suggest(prefix, limit),
    /** Also begins a new day for what was answered. */
    dropExpired(now: number): void {
      answerer.forget();
      for (const id of table.expiredAt(now)) remove(id);
    },
    /** What the index holds, and about how much memory that takes. */
    size: () => ({
      documents: table.size,
      words: vocabulary.size,
      bytes: table.bytes() + postings.bytes() + matcher.bytes() + vocabulary.size * 400,
    }),
  };
}

const listOf = (values: string | string[] | undefined): string[] =>
  values === undefined ? [] : typeof values === 'string' ? [values] : values;

const sortKeys = (keys: Record<string, number | string | null>) =>
  Object.fromEntries(
    Object.entries(keys)
      .filter((entry): entry is [string, number | string] => entry[1] !== null)
      .map(([name, key]) => [name, typeof key === 'string' ? collationKey(key) : key]),
  );
