import type { Clause, LackingClause, Sequence } from './clause.ts';
import { createDenials } from './denials.ts';
import { createFinderWithAll } from './find-with-all.ts';
import { roomFor } from './grow.ts';
import type { QueryPlan } from './plan-query.ts';
import { documentOf, impactOf, type Postings, packPosting } from './postings.ts';
import { denies, HAS_KIND, IS_ASKED, type Kind, saysNotNeeded } from './read-lacking.ts';
import { isInFirstField, sequenceImpact } from './token-sequence.ts';

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

/** More than the clauses of any query: its letters with hyphens between them would be 150. */
const STAGES = 256;
/** What it is worth that a document says what others leave unsaid: as much as a word of its title. */
const SAID = 10;
const RESTART_AT = 2 ** 32 - 4 * STAGES;

/**
 * Finds the documents that meet every clause, and what they score. `stages[d]` tells how many clauses document d has met in
 * this query; the numbers grow from query to query, so that nothing has to be cleared.
 */
export function createMatcher({ postings, tokensOf, kindsOfWords, impacts, words, documents }: Sources) {
  let stages = new Uint32Array(0);
  let scores = new Uint32Array(0);
  let masks = new Uint16Array(0);
  let metDocuments = new Uint32Array(0);
  const partFinder = createFinderWithAll(postings, documents);
  const denials = createDenials();
  let base = 0;

  function match(plan: QueryPlan): Uint32Array {
    start();
    const clauses = plan.required.toSorted((a, b) => cost(a) - cost(b));
    let met = clauses.length === 0 ? beginWithAll() : 0;
    clauses.forEach((clause, at) => {
      if (at === 0 || met > 0) met = meet(clause, base + at, base + at + 1);
    });
    const complete = base + clauses.length;
    if (plan.excluded.length === 0 && plan.lacking.length === 0) return metDocuments.slice(0, met);
    for (const clause of plan.excluded) eachWith(clause, complete, leaveOut);
    plan.lacking.forEach((clause, at) => {
      keepWhereNotNeeded(clause, complete, complete + 1 + at);
      for (const word of clause.occupations) leaveOutCalled(word, complete);
    });
    return stillAt(complete, met);
  }

  const leaveOut = (document: number) => {
    stages[document] = base + STAGES - 1;
  };

  /** Documents that name it go from their stage to another; those that say it is not needed come back. */
  function keepWhereNotNeeded(clause: LackingClause, stage: number, named: number) {
    eachWith(clause, stage, (document) => {
      stages[document] = named;
    });
    const kinds = kindsOfWords();
    const denying = [...kinds].filter(([, kind]) => denies(kind)).map(([word]) => word);
    for (const word of kinds.keys()) masks[word] = HAS_KIND;
    for (const word of clause.words) masks[word] = (masks[word] as number) | IS_ASKED;
    const isDenied = denials.about(clause.typed, documents(), (document) =>
      saysNotNeeded(tokensOf(document), masks, kinds),
    );
    eachAt(denying, named, (document) => {
      const isKept = isDenied(document);
      stages[document] = isKept ? stage : base + STAGES - 1;
      if (isKept) scores[document] = (scores[document] as number) + SAID;
    });
    for (const word of [...kinds.keys(), ...clause.words]) masks[word] = 0;
  }

  /** Where the word stands in the first field; there it is worth at least what that field is. */
  function leaveOutCalled(word: number, stage: number) {
    const list = postings.list(word);
    const length = postings.length(word);
    for (let i = 0; i < length; i++) {
      const posting = list[i] as number;
      const document = documentOf(posting);
      if (stages[document] !== stage || impactOf(posting) < (impacts[0] as number)) continue;
      if (isInFirstField(tokensOf(document), word)) leaveOut(document);
    }
  }

  function stillAt(stage: number, met: number) {
    const kept = new Uint32Array(met);
    let count = 0;
    for (let i = 0; i < met; i++) {
      const document = metDocuments[i] as number;
      if (stages[document] === stage) kept[count++] = document;
    }
    return kept.subarray(0, count);
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
    scores = roomFor(scores, documents());
    metDocuments = roomFor(metDocuments, documents());
    masks = roomFor(masks, words());
  }

  function restart() {
    stages.fill(0);
    return STAGES;
  }

  const lengthOf = (words: number[]) => words.reduce((sum, word) => sum + postings.length(word), 0);

  /** How many documents may have it at most. */
  const cost = ({ words, sequences }: Clause) =>
    sequences.reduce((sum, { parts }) => sum + Math.min(...parts.map(lengthOf)), lengthOf(words));

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
    const isMeant = (document: number) => isFirst || stages[document] === from || stages[document] === to;
    for (const sequence of clause.sequences) {
      eachSequence(sequence, isMeant, (document, impact) => {
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

  /** Documents at this stage that have it; `visit` takes them away from there. */
  function eachWith({ words, sequences }: Clause, stage: number, visit: (document: number) => void) {
    eachAt(words, stage, visit);
    const isHere = (document: number) => stages[document] === stage;
    for (const sequence of sequences) eachSequence(sequence, isHere, visit);
  }

  function eachAt(words: number[], stage: number, visit: (document: number) => void) {
    for (const word of words) {
      const list = postings.list(word);
      const length = postings.length(word);
      for (let i = 0; i < length; i++) {
        const document = documentOf(list[i] as number);
        if (stages[document] === stage) visit(document);
      }
    }
  }

  function eachSequence(
    sequence: Sequence,
    isMeant: (document: number) => boolean,
    visit: (document: number, impact: number) => void,
  ) {
    sequence.parts.forEach((part, at) => {
      for (const word of part) masks[word] = (masks[word] as number) | (1 << at);
    });
    for (const document of partFinder.findWithAll(sequence.parts)) {
      if (!isMeant(document)) continue;
      const impact = sequenceImpact(tokensOf(document), sequence, masks, impacts);
      if (impact > 0) visit(document, impact);
    }
    for (const part of sequence.parts) for (const word of part) masks[word] = 0;
  }

  return {
    match,
    /** What was read of a document that is another one now. */
    forget: denials.forget,
    scoreOf: (document: number) => scores[document] as number,
    bytes: () => stages.byteLength + partFinder.bytes() + scores.byteLength + masks.byteLength + denials.bytes(),
  };
}

export type Matcher = ReturnType<typeof createMatcher>;
