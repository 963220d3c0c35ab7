import { roomFor } from './grow.ts';
import { documentOf, type Postings } from './postings.ts';

/** More than the parts of any sequence. */
const STAGES = 256;
const RESTART_AT = 2 ** 32 - 2 * STAGES;

/**
 * Finds the documents that have a word of each part, in whatever order. `stages[d]` tells how many parts document d has; the numbers
 * grow from one search to the next, so that nothing has to be cleared.
 */
export function createFinderWithAll(postings: Postings, documents: () => number) {
  let stages = new Uint32Array(0);
  let found = new Uint32Array(0);
  let base = 0;

  /** Until the next search. */
  function findWithAll(parts: number[][]): Uint32Array {
    stages = roomFor(stages, documents());
    found = roomFor(found, documents());
    base += STAGES;
    if (base > RESTART_AT) {
      stages.fill(0);
      base = STAGES;
    }
    let count = 0;
    parts.forEach((part, at) => {
      count = 0;
      for (const word of part) count = meet(postings.list(word), postings.length(word), at, count);
    });
    return found.subarray(0, count);
  }

  function meet(list: Uint32Array, length: number, at: number, countBefore: number) {
    const to = base + at + 1;
    let count = countBefore;
    for (let i = 0; i < length; i++) {
      const document = documentOf(list[i] as number);
      const stage = stages[document] as number;
      if (stage === to || (at > 0 && stage !== to - 1)) continue;
      stages[document] = to;
      found[count++] = document;
    }
    return count;
  }

  return { findWithAll, bytes: () => stages.byteLength };
}
