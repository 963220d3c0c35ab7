import { roomFor } from './grow.ts';
import type { Clause, QueryPlan, Sequence } from './plan-query.ts';
import { documentOf, impactOf, type Postings, packPosting } from './postings.ts';
import { denialAround, type Kind } from './read-lacking.ts';
import { FIELD_START, sequenceImpact } from './token-sequence.ts';

interface Sources {
  postings: Postings;
  tokensOf: (document: number) => Uint32Array;
  /** How the word with this number reads beside what is asked for. */
  kindsOfWords: () => Map<number, Kind>;
  /** What one occurrence in each field is worth. */
  impacts: number[];
  words: () => number;
  documents: () => number;
}

const STAGES = 64;
/** What it is worth that a document says what others leave unsaid: as much as a word of its title. */
const SAID = 10;
const RESTART_AT = 2 ** 32 - 4 * STAGES;

/**
 * Finds the documents that meet every clause, and what they score. `stages[d]` tells how many clauses document d has met in
 * this query; the numbers grow from query to query, so that nothing has to be cleared.
 */
export function createMatcher({ postings, tokensOf, kindsOfWords, impacts, words, documents }: Sources) {
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
    let met = clauses.length === 0 ? beginWithAll() : 0;
    clauses.forEach((clause, at) => {
      met = meet(clause, base + at, base + at + 1);
    });
    const complete = base + clauses.length;
    if (plan.excluded.length === 0 && plan.lacking.length === 0) return metDocuments.slice(0, met);
    const leaveOut = (document: number) => {
      stages[document] = base + STAGES - 1;
    };
    for (const clause of plan.excluded) for (const document of meetAnywhere(clause)) leaveOut(document);
    for (const clause of plan.lacking) {
      const kinds = kindsOfWords();
      for (const document of new Set(meetAnywhere(clause))) {
        if (stages[document] !== complete) continue;
        if (saysNotNeeded(tokensOf(document), clause, kinds)) scores[document] = (scores[document] as number) + SAID;
        else leaveOut(document);
      }
      for (const document of calledOneOf(clause.occupations)) leaveOut(document);
    }
    return metDocuments.subarray(0, met).filter((document) => stages[document] === complete);
  }

  /** The documents that have one of the words in their first field. */
  function calledOneOf(words: number[]) {
    const called = new Set<number>();
    for (const word of words) {
      for (let i = 0; i < postings.length(word); i++) {
        const document = documentOf(postings.list(word)[i] as number);
        const tokens = tokensOf(document);
        const end = tokens.findIndex((token, at) => at > 0 && token >= FIELD_START);
        if (tokens[0] === FIELD_START && tokens.subarray(0, end === -1 ? undefined : end).includes(word))
          called.add(document);
      }
    }
    return called;
  }

  /** For a query that only leaves out. */
  function beginWithAll() {
    for (let document = 0; document < documents(); document++) {
      stages[document] = base;
      scores[document] = 0;
      metDocuments[document] = document;
    }
    return documents();
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
    scoreOf: (document: number) => scores[document] as number,
    bytes: () => stages.byteLength + partStages.byteLength + scores.byteLength + masks.byteLength,
  };
}

/** Wherever it is named: that it is not needed may be said once. */
function saysNotNeeded(tokens: Uint32Array, { words }: Clause, kinds: Map<number, Kind>) {
  const kindAt = (at: number) => kinds.get(tokens[at] as number);
  return tokens.some((token, at) => words.includes(token) && denialAround(kindAt, at) !== undefined);
}

export type Matcher = ReturnType<typeof createMatcher>;
