/*
 * Search in the memory of the process, for any kind of document. It reads Norwegian (inflection, compounds both ways, nynorsk,
 * English names of occupations, one slip of the keyboard), counts exactly and says why something was found.
 *
 *   const index = createSearchIndex({
 *     fields: { title: { weight: 10 }, description: { weight: 5 }, business: { weight: 7 }, location: { weight: 3 } },
 *     perOccurrence: 1,
 *     facets: { fylke: {}, jobType: {}, businessId: { isCounted: false } },
 *     sorts: { newest: { by: 'createdAt', descending: true }, title: { by: 'title' } },
 *     suggest: { title: withoutFrills, business: asItIs, location: asItIs },
 *     lexicon: createLexicon(placeNames),
 *     filler: ['jobb', 'ledig'],
 *   });
 *   await index.load(batches, asDocument); // many at once, without holding up the event loop
 *   index.put(document); index.remove(id) // one change; `put` adds or replaces
 *   index.search({ text, filters: { fylke: ['oslo'] }, sort: 'newest', page: 1, limit: 12, now })
 *   index.loosen({ text, filters, now })  // no hits: what to leave out, and how many hits that gives
 *   index.suggest('syke', 8)              // while typing
 *   index.alike({ text, near, limit, now }) // what is called much the same, the nearest first
 *
 * Texts sort in Norwegian order. Times are milliseconds. A document that expires is gone for every query with a later `now`;
 * `dropExpired` frees its memory. How and why: docs/decisions/020-search.md.
 */
import { setImmediate } from 'node:timers/promises';
import { personIn } from './analyse-word.ts';
import { createAnswerer } from './answer-query.ts';
import { compareBy, type Sort } from './compare-documents.ts';
import type { Alike, AlikeQuery, SearchDefinition, SearchDocument, SearchQuery, SearchResult } from './definition.ts';
import { createDocumentTable } from './document-table.ts';
import { createAlikeFinder } from './find-alike.ts';
import { createLexicon } from './lexicon.ts';
import { type Loosening, loosenQuery } from './loosen-query.ts';
import { createMatcher } from './match-documents.ts';
import { createOrder } from './order.ts';
import { planQuery } from './plan-query.ts';
import { createPostings } from './postings.ts';
import { createDocumentReader } from './read-document.ts';
import { readKinds } from './read-lacking.ts';
import { createSlipReader } from './read-slips.ts';
import { createReclaimer } from './reclaim.ts';
import { createSuggestions, type Suggestion } from './suggestions.ts';
import { FIELD_START } from './token-sequence.ts';
import { createVocabulary } from './vocabulary.ts';

const SLICE_MS = 10;
const SETTLE_FIRST = 4096;
/** So that sorting in what came since holds nobody up for long. */
const SETTLE_EVERY = 32_768;

export function createSearchIndex<F extends string, X extends string, S extends string>(
  definition: SearchDefinition<F, X, S>,
) {
  const fieldNames = Object.keys(definition.fields) as F[];
  const fields = fieldNames.map((name) => definition.fields[name]);
  const facetNames = Object.keys(definition.facets) as X[];
  const perOccurrence = definition.perOccurrence ?? 0;
  const within = Object.fromEntries(facetNames.map((name) => [name, definition.facets[name].within]));
  const filler = new Set(definition.filler);
  const readsBeginnings = definition.readsBeginnings ?? false;
  const readsLacking = definition.readsLacking ?? false;
  const suggestedFields = Object.entries(definition.suggest ?? {}) as [F, (text: string) => string][];

  const lexicon = definition.lexicon ?? createLexicon();
  const vocabulary = createVocabulary(lexicon);
  const postings = createPostings();
  const table = createDocumentTable(facetNames);
  const read = createDocumentReader(vocabulary, fields, perOccurrence);
  const suggestions = createSuggestions();
  const slips = createSlipReader(lexicon, vocabulary);
  const sorts = Object.entries<Sort>(definition.sorts);
  const orders = new Map(sorts.map(([name, sort]) => [name, createOrder(compareBy(table, sort))]));
  const reclaimer = createReclaimer({ table, postings, vocabulary, orders });
  const matcher = createMatcher({
    postings,
    tokensOf: table.tokensOf,
    kindsOfWords: readKinds(lexicon, vocabulary),
    impacts: fields.map(({ weight }) => weight + perOccurrence),
    words: () => vocabulary.size,
    documents: () => table.end,
  });
  const plan = (text: string) => planQuery(lexicon, vocabulary, { filler, readsBeginnings, readsLacking, slips }, text);
  const answerer = createAnswerer({
    table,
    vocabulary,
    matcher,
    orders,
    times: new Map(sorts.flatMap(([name, { by, passedLast }]) => (passedLast ? [[name, table.keysBy(by)]] : []))),
    fieldNames,
    counted: facetNames.filter((name) => definition.facets[name].isCounted !== false),
    plan,
  });
  const findAlike = createAlikeFinder({
    table,
    lexicon,
    vocabulary,
    matcher,
    leastImpact: (fields[0]?.weight ?? 0) + perOccurrence,
    orders,
    plan,
  });

  function put(document: SearchDocument<F, X>): void {
    remove(document.id);
    const { tokens, words, impacts } = read(fieldNames.map((name) => document.fields[name]));
    const number = table.add({
      id: document.id,
      tokens,
      suggested: suggest(document),
      keys: document.keys,
      featured: document.featured ?? false,
      expiresAt: document.expiresAt ?? Number.POSITIVE_INFINITY,
      facets: document.facets,
    });
    matcher.forget(number);
    postings.add(number, words, impacts);
    vocabulary.countDocument(words, 1);
    for (const order of orders.values()) order.add(number);
    forget();
  }

  function suggest({ fields: texts, standsFor }: SearchDocument<F, X>) {
    const suggested: Suggestion[] = [];
    for (const [name, partOf] of suggestedFields) {
      const values = texts[name] ?? [];
      for (const text of typeof values === 'string' ? [values] : values)
        suggested.push(suggestions.add(name, partOf(text), standsFor?.[name]));
    }
    return suggested;
  }

  function remove(id: string): void {
    const number = table.numberOf(id);
    if (number === undefined) return;
    const words = new Set(table.tokensOf(number).filter((token) => token < FIELD_START));
    vocabulary.countDocument(Uint32Array.from(words), -1);
    table.suggestedOf(number).forEach(suggestions.remove);
    table.remove(number);
    reclaimer.advance();
    forget();
  }

  /** What was found before a document changed. */
  function forget() {
    answerer.forget();
    slips.forget();
  }

  /** Puts what many rows say, a few milliseconds at a time. */
  async function load<R>(batches: AsyncIterable<R[]> | Iterable<R[]>, asDocument: (row: R) => SearchDocument<F, X>) {
    let sliceEnds = performance.now() + SLICE_MS;
    let loaded = 0;
    let settleAt = SETTLE_FIRST;
    for await (const rows of batches) {
      for (const row of rows) {
        put(asDocument(row));
        if (++loaded === settleAt) {
          await settle();
          settleAt += Math.min(settleAt, SETTLE_EVERY);
        }
        if (performance.now() < sliceEnds) continue;
        await setImmediate();
        sliceEnds = performance.now() + SLICE_MS;
      }
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
      loosenQuery(
        query,
        within,
        readsLacking,
        (word) => personIn(lexicon, word),
        (looser) => answerer.answer({ ...looser, page: 1, limit: 1 }).total,
      ),
    alike: (query: AlikeQuery<X>): Alike[] => findAlike(query),
    suggest: (prefix: string, limit: number) => suggestions.suggest(prefix, limit),
    /** Also begins a new day for what was answered. */
    dropExpired(now: number): void {
      forget();
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
