import { LRUCache } from 'lru-cache';
import type { SearchHit, SearchQuery, SearchResult } from './definition.ts';
import type { DocumentTable } from './document-table.ts';
import { explainHit } from './explain-hit.ts';
import { filterHits } from './filter-hits.ts';
import type { Matcher } from './match-documents.ts';
import type { Order } from './order.ts';
import type { QueryPlan } from './plan-query.ts';
import { selectPage } from './select-page.ts';
import type { Vocabulary } from './vocabulary.ts';

const DEFAULT_LIMIT = 12;
const CACHED_RESULTS = 4000;
/** What callers keep as long as a result, the cards and the text of an answer, grows with them. */
const CACHED_HITS = CACHED_RESULTS * DEFAULT_LIMIT;
const GREATEST_SCORE = 2 ** 22 - 1;
/** More than there can be ranks, so that rank and score fit in one number. */
const RANKS = 2 ** 22;

interface Sources {
  table: DocumentTable;
  vocabulary: Vocabulary;
  matcher: Matcher;
  orders: Map<string, Order>;
  /** Of the sorts that have what has passed last: when each document does. */
  times: Map<string, Times>;
  fieldNames: string[];
  counted: string[];
  plan: (text: string) => QueryPlan;
}

interface Kept {
  result: SearchResult;
  from: number;
  until: number;
}

type Times = (number | string | undefined)[];

const hasPassed = (time: Times[number], now: number) => typeof time === 'number' && time <= now;

/** Until then the order is the same. */
function nextToPass(documents: Uint32Array, timeOf: Times, now: number, until: number) {
  let next = until;
  for (const document of documents) {
    const time = timeOf[document];
    if (typeof time === 'number' && time > now && time < next) next = time;
  }
  return next;
}

type Query = SearchQuery<string, string>;

/** Answers queries, and remembers answers until a document changes or expires. */
export function createAnswerer({ table, vocabulary, matcher, orders, times, fieldNames, counted, plan }: Sources) {
  const kept = new LRUCache<string, Kept>({
    max: CACHED_RESULTS,
    maxSize: CACHED_HITS,
    sizeCalculation: ({ result }) => 1 + result.hits.length,
  });

  function answer(query: Query): SearchResult {
    const key = JSON.stringify([query.text, query.filters, query.sort, query.page, query.limit]);
    const known = kept.get(key);
    if (known && known.from <= query.now && query.now < known.until) return known.result;
    const fresh = work(query);
    kept.set(key, { ...fresh, from: query.now });
    return fresh.result;
  }

  function work({ text = '', filters = {}, sort, page = 1, limit = DEFAULT_LIMIT, now }: Query) {
    const planned = plan(text);
    const hasText = planned.required.length > 0 || planned.lacking.length > 0;
    // Signs alone ask for something, and nothing has it.
    const isNothing = !hasText && planned.excluded.length === 0 && !planned.isEverything && text.trim() !== '';
    const candidates = isNothing ? new Uint32Array(0) : text.trim() === '' ? undefined : matcher.match(planned);
    const { documents, facets, until } = filterHits({
      table,
      candidates,
      filters: filters as Record<string, string[]>,
      counted,
      now,
    });
    const byRelevance = hasText && (sort ?? 'relevance') === 'relevance';
    const timeOf = byRelevance ? undefined : times.get(sort ?? '');
    const groupOf = byRelevance ? relevanceOf : timeOf && passedLast(timeOf, now);
    const shown = pageOf(documents, orderFor(sort), groupOf, (page - 1) * limit, limit);
    const hits = shown.map(
      (document): SearchHit => ({
        id: table.idOf(document),
        score: hasText ? matcher.scoreOf(document) : 0,
        why: explainHit(planned, table.tokensOf(document), fieldNames, vocabulary),
      }),
    );
    return {
      result: { total: documents.length, hits, facets, corrections: planned.corrections },
      until: timeOf ? nextToPass(documents, timeOf, now, until) : until,
    };
  }

  function forget() {
    if (kept.size > 0) kept.clear();
  }

  function orderFor(sort: string | undefined): Order {
    const order = orders.get(sort ?? '') ?? [...orders.values()][0];
    if (!order) throw new Error('A search index needs at least one sort.');
    order.settle();
    return order;
  }

  /** Sorts by one number a document: paid or not, score or whether it has passed, rank. */
  function pageOf(
    documents: Uint32Array,
    order: Order,
    groupOf: ((document: number) => number) | undefined,
    offset: number,
    limit: number,
  ) {
    const ranks = order.ranks();
    const keys = new Float64Array(documents.length);
    for (let i = 0; i < documents.length; i++) {
      const document = documents[i] as number;
      const rank = ranks[document] as number;
      keys[i] = groupOf ? groupOf(document) * RANKS + rank : rank;
    }
    return Array.from(selectPage(keys, offset, limit), (key) => order.documentAt(key % RANKS));
  }

  function relevanceOf(document: number) {
    const lacking = GREATEST_SCORE - Math.min(matcher.scoreOf(document), GREATEST_SCORE);
    return (table.isFeatured(document) ? 0 : RANKS) + lacking;
  }

  const passedLast = (timeOf: Times, now: number) => (document: number) =>
    (table.isFeatured(document) ? 0 : 2) + (hasPassed(timeOf[document], now) ? 1 : 0);

  return { answer, forget };
}
