import { exactKey, keysOfSame, namesPerson } from './analyse-word.ts';
import type { Alike, AlikeQuery } from './definition.ts';
import type { DocumentTable } from './document-table.ts';
import type { Lexicon } from './lexicon.ts';
import type { Matcher } from './match-documents.ts';
import type { Order } from './order.ts';
import type { Clause, QueryPlan, Sequence } from './plan-query.ts';
import { firstField } from './token-sequence.ts';
import type { Vocabulary } from './vocabulary.ts';

interface Sources {
  table: DocumentTable;
  lexicon: Lexicon;
  vocabulary: Vocabulary;
  matcher: Matcher;
  /** The first one decides between those that are equally alike. */
  orders: Map<string, Order>;
  plan: (text: string) => QueryPlan;
}

/** A cook in a hotel is like another cook, before anybody else in a hotel. */
const WEIGHT_OF_WORK = 3;
/** What shares no word for the work must share so much of the rest. */
const ENOUGH = 0.5;
/** Arkitekt is a part of landskapsarkitekt, and something else. */
const WORTH_OF_PART = 0.5;
/** What one facet in common is worth beside all the words in common. */
const WORTH_OF_NEAR = 0.25;

/** What follows says for whom: "telemontør til Elektrikeren AS" is no elektriker. */
const FOR_WHOM = ['til', 'hos', 'ved'];

/** Finds documents whose first field shares words with a text: the fewer have a word, the more it says. */
export function createAlikeFinder({ table, lexicon, vocabulary, matcher, orders, plan }: Sources) {
  return ({ text, near, limit, now }: AlikeQuery<string>): Alike[] => {
    const words = plan(text).required.flatMap((clause) => {
      const called = calledSo(clause, now);
      if (called.size === 0) return [];
      const isWork = namesPerson(lexicon, clause.typed);
      const weight = Math.log(1 + table.size / called.size) * (isWork ? WEIGHT_OF_WORK : 1);
      return { called, isWork, weight };
    });
    const total = words.reduce((sum, { weight }) => sum + weight, 0);
    const shares = new Map<number, number>();
    for (const { called, weight } of words)
      for (const [document, worth] of called)
        shares.set(document, (shares.get(document) ?? 0) + (worth * weight) / total);

    const work = words.filter(({ isWork }) => isWork);
    const isAlike = (document: number, share: number) =>
      work.length > 0 ? work.some(({ called }) => called.has(document)) : share >= ENOUGH;
    const nearness = nearnessTo(near);
    const ranks = ranksOfFirst();
    return [...shares]
      .filter(([document, share]) => isAlike(document, share))
      .map(([document, share]) => ({ document, score: share + nearness(document) }))
      .sort((a, b) => b.score - a.score || (ranks[a.document] ?? 0) - (ranks[b.document] ?? 0))
      .slice(0, limit)
      .map(({ document, score }) => ({ id: table.idOf(document), score }));
  };

  /** The live ones whose first field meets the clause, and how well. */
  function calledSo(clause: Clause, now: number): Map<number, number> {
    const words = new Set(clause.words);
    const same = new Set(vocabulary.find(keysOfSame(lexicon, clause.typed)));
    const forWhom = new Set(vocabulary.find(FOR_WHOM.map((word) => exactKey(lexicon, word))));
    const expiries = table.expiries();
    const called = new Map<number, number>();
    for (const document of matcher.match({ required: [clause], excluded: [], corrections: [] })) {
      if (!((expiries[document] as number) > now)) continue;
      const name = nameOf(document, forWhom);
      if (name.some((word) => same.has(word)) || clause.sequences.some((sequence) => standsIn(sequence, name)))
        called.set(document, 1);
      else if (name.some((word) => words.has(word))) called.set(document, WORTH_OF_PART);
    }
    return called;
  }

  function nameOf(document: number, forWhom: Set<number>) {
    const field = firstField(table.tokensOf(document));
    const end = field.findIndex((word) => forWhom.has(word));
    return end === -1 ? field : field.subarray(0, end);
  }

  function nearnessTo(near: AlikeQuery<string>['near']) {
    const facets = Object.entries(near).flatMap(([name, values]) => {
      const facet = table.facets.get(name);
      return facet && values ? { ofDocument: facet.ofDocument, allowed: facet.allowing(values) } : [];
    });
    return (document: number) =>
      facets.filter(({ ofDocument, allowed }) => allowed[ofDocument[document] as number] === 1).length * WORTH_OF_NEAR;
  }

  function ranksOfFirst() {
    const [order] = orders.values();
    order?.settle();
    return order?.ranks() ?? [];
  }
}

const standsIn = ({ parts }: Sequence, name: Uint32Array) =>
  parts.every((part) => part.some((word) => name.includes(word)));
