import { roomFor } from './grow.ts';
import type { Clause, QueryPlan, Sequence } from './plan-query.ts';
import { documentOf, impactOf, type Postings, packPosting } from './postings.ts';
import { sequenceImpact } from './token-sequence.ts';

interface Sources {
  postings: Postings;
  tokensOf: (document: number) => Uint32Array;
  /** What one occurrence in each field is worth. */
  impacts: number[];
  words: () => number;
  documents: () => number;
}

const STAGES = 64;
const RESTART_AT = 2 ** 32 - 4 * STAGES;

/**
 * Finds the documents that meet every clause, and what they score. `stages[d]` tells how many clauses document d has met in
 * this query; the numbers grow from query to query, so that nothing has to be cleared.
 */
export function createMatcher({ postings, tokensOf, impacts, words, documents }: Sources) {
  let stages = new Uint32Array(0);
  let partStages = new Uint32Array(0);
  let scores = new Uint32Array(0);
  let masks = new Uint16Array(0);
  let metDocuments = new Uint32Array(0);
  let partDocuments = new Uint32Array(0);
  let base = 0;
  let partBase = 0;

  function match(plan: QueryPlan): Uint32Array {
    start();
    const clauses = plan.required.toSorted((a, b) => cost(a) - cost(b));
    let met = 0;
    clauses.forEach((clause, at) => {
      met = meet(clause, base + at, base + at + 1);
    });
    const complete = base + clauses.length;
    if (plan.excluded.length === 0) return metDocuments.slice(0, met);
    for (const clause of plan.excluded)
      for (const document of meetAnywhere(clause)) stages[document] = base + STAGES - 1;
    return metDocuments.subarray(0, met).filter((document) => stages[document] === complete);
  }

  /** For a query that only excludes: the documents it excludes. */
  function excludedBy(plan: QueryPlan): Set<number> {
    start();
    return new Set(plan.excluded.flatMap(meetAnywhere));
  }

  function start() {
    base = base > RESTART_AT || base === 0 ? restart() : base + STAGES;
    stages = roomFor(stages, documents());
    partStages = roomFor(partStages, documents());
    scores = roomFor(scores, documents());
    metDocuments = roomFor(metDocuments, documents());
    partDocuments = roomFor(partDocuments, documents());
    masks = roomFor(masks, words());
  }

  function restart() {
    stages.fill(0);
    partStages.fill(0);
    return STAGES;
  }

  const cost = (clause: Clause) =>
    clause.words.reduce((sum, word) => sum + postings.length(word), clause.sequences.length * 1000);

  /** Moves documents from stage `from` on to stage `to` and answers how many; at the first clause every document stands there. */
  function meet(clause: Clause, from: number, to: number): number {
    const isFirst = from === base;
    let met = 0;
    for (const word of clause.words) {
      met = isFirst
        ? begin(postings.list(word), postings.length(word), to, met)
        : go(postings.list(word), postings.length(word), from, to, met);
    }
    const single = new Uint32Array(1);
    for (const sequence of clause.sequences) {
      eachSequence(sequence, (document, impact) => {
        single[0] = packPosting(document, impact);
        met = isFirst ? begin(single, 1, to, met) : go(single, 1, from, to, met);
      });
    }
    return met;
  }

  /** The first clause: whoever is not at `to` yet starts there. */
  function begin(list: Uint32Array, length: number, to: number, metBefore: number) {
    let met = metBefore;
    for (let i = 0; i < length; i++) {
      const posting = list[i] as number;
      const document = documentOf(posting);
      if (stages[document] === to) scores[document] = (scores[document] as number) + impactOf(posting);
      else {
        stages[document] = to;
        scores[document] = impactOf(posting);
        metDocuments[met++] = document;
      }
    }
    return met;
  }

  function go(list: Uint32Array, length: number, from: number, to: number, metBefore: number) {
    let met = metBefore;
    for (let i = 0; i < length; i++) {
      const posting = list[i] as number;
      const document = documentOf(posting);
      const stage = stages[document] as number;
      if (stage !== from && stage !== to) continue;
      scores[document] = (scores[document] as number) + impactOf(posting);
      if (stage === to) continue;
      stages[document] = to;
      metDocuments[met++] = document;
    }
    return met;
  }

  function meetAnywhere(clause: Clause): number[] {
    const found: number[] = [];
    for (const word of clause.words) {
      for (let i = 0; i < postings.length(word); i++) found.push(documentOf(postings.list(word)[i] as number));
    }
    for (const sequence of clause.sequences) eachSequence(sequence, (document) => found.push(document));
    return found;
  }

  function eachSequence(sequence: Sequence, visit: (document: number, impact: number) => void) {
    sequence.parts.forEach((part, at) => {
      for (const word of part) masks[word] = (masks[word] as number) | (1 << at);
    });
    for (const document of documentsWithAll(sequence.parts)) {
      const impact = sequenceImpact(tokensOf(document), sequence, masks, impacts);
      if (impact > 0) visit(document, impact);
    }
    for (const part of sequence.parts) for (const word of part) masks[word] = 0;
  }

  function documentsWithAll(parts: number[][]): Uint32Array {
    partBase += STAGES;
    if (partBase > RESTART_AT) {
      partStages.fill(0);
      partBase = STAGES;
    }
    let found = 0;
    parts.forEach((part, at) => {
      found = 0;
      for (const word of part) found = meetPart(postings.list(word), postings.length(word), at, found);
    });
    return partDocuments.subarray(0, found);
  }

  function meetPart(list: Uint32Array, length: number, at: number, foundBefore: number) {
    const to = partBase + at + 1;
    let found = foundBefore;
    for (let i = 0; i < length; i++) {
      const document = documentOf(list[i] as number);
      const stage = partStages[document] as number;
      if (stage === to || (at > 0 && stage !== to - 1)) continue;
      partStages[document] = to;
      partDocuments[found++] = document;
    }
    return found;
  }

  return {
    match,
    excludedBy,
    scoreOf: (document: number) => scores[document] as number,
    bytes: () => stages.byteLength + partStages.byteLength + scores.byteLength + masks.byteLength,
  };
}

export type Matcher = ReturnType<typeof createMatcher>;
