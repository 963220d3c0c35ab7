import { exactKey, keysOfSame, namesPerson } from './analyse-word.ts';
import type { Clause, Sequence } from './clause.ts';
import type { Alike, AlikeQuery } from './definition.ts';
import type { DocumentTable } from './document-table.ts';
import type { Lexicon } from './lexicon.ts';
import type { Matcher } from './match-documents.ts';
import type { Order } from './order.ts';
import type { QueryPlan } from './plan-query.ts';
import { FIELD_START } from './token-sequence.ts';
import type { Vocabulary } from './vocabulary.ts';

interface Sources {
  table: DocumentTable;
  lexicon: Lexicon;
  vocabulary: Vocabulary;
  matcher: Matcher;
  /** What a word is worth at least where it stands in the first field. */
  leastImpact: number;
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

/** "Sykepleier eller vernepleier" is called both. */
const EITHER = /(?<!\p{L})eller(?!\p{L})/giu;

/** What follows says for whom: "telemontør til Elektrikeren AS" is no elektriker. */
const FOR_WHOM = ['til', 'hos', 'ved'];

interface Found {
  document: number;
  score: number;
}

/** Finds documents whose first field shares words with a text: the fewer have a word, the more it says. */
export function createAlikeFinder({ table, lexicon, vocabulary, matcher, leastImpact, orders, plan }: Sources) {
  return ({ text, near, limit, now }: AlikeQuery<string>): Alike[] => {
    const words = plan(text.replace(EITHER, ' ')).required.map((clause) => {
      const called = calledSo(clause, now);
      const isWork = namesPerson(lexicon, clause.typed);
      // A word that nobody is called by counts too: what shares only the others shares little.
      const weight = Math.log(1 + table.size / Math.max(1, called.size)) * (isWork ? WEIGHT_OF_WORK : 1);
      return { called, isWork, weight };
    });
    const total = words.reduce((sum, { weight }) => sum + weight, 0);
    const shares = new Map<number, number>();
    for (const { called, weight } of words)
      for (const [document, worth] of called)
        shares.set(document, (shares.get(document) ?? 0) + (worth * weight) / total);

    const work = words.filter(({ isWork, called }) => isWork && called.size > 0);
    const isAlike = (document: number, share: number) =>
      work.length > 0 ? work.some(({ called }) => called.has(document)) : share >= ENOUGH;
    const nearness = nearnessTo(near);
    const ranks = ranksOfFirst();
    const comesBefore = (one: Found, other: Found) =>
      one.score > other.score ||
      (one.score === other.score && (ranks[one.document] ?? 0) < (ranks[other.document] ?? 0));
    const best: Found[] = [];
    for (const [document, share] of shares) {
      if (!isAlike(document, share)) continue;
      const found = { document, score: share + nearness(document) };
      let place = best.length;
      while (place > 0 && comesBefore(found, best[place - 1] as Found)) place--;
      if (place < limit) best.splice(place, 0, found);
      if (best.length > limit) best.pop();
    }
    return best.map(({ document, score }) => ({ id: table.idOf(document), score }));
  };

  /** The live ones whose first field meets the clause, and how well. */
  function calledSo(clause: Clause, now: number): Map<number, number> {
    const worthOf = new Map(clause.words.map((word) => [word, WORTH_OF_PART]));
    for (const word of vocabulary.find(keysOfSame(lexicon, clause.typed))) worthOf.set(word, 1);
    const forWhom = new Set(vocabulary.find(FOR_WHOM.map((word) => exactKey(lexicon, word))));
    const expiries = table.expiries();
    const called = new Map<number, number>();
    for (const document of matcher.match({
      required: [clause],
      excluded: [],
      lacking: [],
      corrections: [],
      isEverything: false,
    })) {
      // Most only write of it.
      if (matcher.scoreOf(document) < leastImpact || !((expiries[document] as number) > now)) continue;
      const name = nameIn(table.tokensOf(document), forWhom);
      const worth = clause.sequences.some((sequence) => standsIn(sequence, name)) ? 1 : worthOfBest(name, worthOf);
      if (worth > 0) called.set(document, worth);
    }
    return called;
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

/** What a document is called: its first field, up to for whom. */
function nameIn(tokens: Uint32Array, forWhom: Set<number>) {
  let end = 1;
  while (end < tokens.length && (tokens[end] as number) < FIELD_START && !forWhom.has(tokens[end] as number)) end++;
  return tokens.subarray(1, tokens[0] === FIELD_START ? end : 1);
}

function worthOfBest(name: Uint32Array, worthOf: Map<number, number>) {
  let best = 0;
  for (let at = 0; at < name.length; at++) best = Math.max(best, worthOf.get(name[at] as number) ?? 0);
  return best;
}

const standsIn = ({ parts }: Sequence, name: Uint32Array) =>
  parts.every((part) => part.some((word) => name.includes(word)));
