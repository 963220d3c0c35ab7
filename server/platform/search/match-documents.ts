import { roomFor } from './grow.ts';
import type { Clause, QueryPlan, Sequence } from './plan-query.ts';
import { documentOf, impactOf, type Postings } from './postings.ts';
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
  let base = 0;
  let partBase = 0;

  function match(plan: QueryPlan): Uint32Array {
    start();
    const clauses = plan.required.toSorted((a, b) => cost(a) - cost(b));
    let met: number[] = [];
    clauses.forEach((clause, at) => {
      met = meet(clause, base + at, base + at + 1);
    });
    const complete = base + clauses.length;
    for (const clause of plan.excluded)
      for (const document of meetAnywhere(clause)) stages[document] = base + STAGES - 1;
    return Uint32Array.from(met.filter((document) => stages[document] === complete));
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
    masks = roomFor(masks, words());
  }

  function restart() {
    stages.fill(0);
    partStages.fill(0);
    return STAGES;
  }

  const cost = (clause: Clause) =>
    clause.words.reduce((sum, word) => sum + postings.length(word), clause.sequences.length * 1000);

  /** Moves documents that stand at stage `from` on to stage `to`; at the first clause every document stands there. */
  function meet(clause: Clause, from: number, to: number): number[] {
    const met: number[] = [];
    const isFirst = from === base;
    for (const word of clause.words) {
      const list = postings.list(word);
      const length = postings.length(word);
      for (let i = 0; i < length; i++) {
        const posting = list[i] as number;
        const document = documentOf(posting);
        const stage = stages[document] as number;
        if (stage === to) scores[document] = (scores[document] as number) + impactOf(posting);
        else if (isFirst ? stage <= from : stage === from) {
          scores[document] = isFirst ? impactOf(posting) : (scores[document] as number) + impactOf(posting);
          stages[document] = to;
          met.push(document);
        }
      }
    }
    for (const sequence of clause.sequences) {
      eachSequence(sequence, (document, impact) => {
        const stage = stages[document] as number;
        if (stage === to) scores[document] = (scores[document] as number) + impact;
        else if (isFirst ? stage <= from : stage === from) {
          scores[document] = isFirst ? impact : (scores[document] as number) + impact;
          stages[document] = to;
          met.push(document);
        }
      });
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

  function documentsWithAll(parts: number[][]): number[] {
    let found: number[] = [];
    partBase += STAGES;
    if (partBase > RESTART_AT) {
      partStages.fill(0);
      partBase = STAGES;
    }
    parts.forEach((part, at) => {
      found = [];
      const to = partBase + at + 1;
      for (const word of part) {
        for (let i = 0; i < postings.length(word); i++) {
          const document = documentOf(postings.list(word)[i] as number);
          const stage = partStages[document] as number;
          if (stage === to || (at > 0 && stage !== to - 1)) continue;
          partStages[document] = to;
          found.push(document);
        }
      }
    });
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
