import { roomFor } from './grow.ts';

/** The new ones are few when they are a smaller part than this. */
const FEW = 8;

/** Documents in one sorted order; what is new is merged in when someone asks. */
export function createOrder(compare: (a: number, b: number) => number) {
  let sorted = new Uint32Array(0);
  let ranks = new Uint32Array(0);
  let fresh: number[] = [];
  let isRanked = true;

  function settle() {
    if (fresh.length === 0) return;
    fresh.sort(compare);
    sorted = merge(sorted, fresh, compare);
    fresh = [];
    isRanked = false;
  }

  /** The place of each document. */
  function ranked() {
    if (isRanked) return ranks;
    isRanked = true;
    for (let i = 0; i < sorted.length; i++) {
      const document = sorted[i] as number;
      if (document >= ranks.length) ranks = roomFor(ranks, Math.max(document, sorted.length));
      ranks[document] = i;
    }
    return ranks;
  }

  return {
    add: (document: number) => void fresh.push(document),
    settle,
    /** Takes out documents whose numbers are about to be given to others. */
    drop(isGone: Uint8Array) {
      fresh = fresh.filter((document) => !isGone[document]);
      sorted = sorted.filter((document) => !isGone[document]);
      isRanked = false;
    },
    ranks: ranked,
    documentAt: (rank: number) => sorted[rank] as number,
    bytes: () => sorted.byteLength + ranks.byteLength,
  };
}

export type Order = ReturnType<typeof createOrder>;

/** Few new ones among many: the stretches between them are copied whole. */
function merge(left: Uint32Array, right: number[], compare: (a: number, b: number) => number) {
  if (right.length * FEW > left.length) return mergeMany(left, right, compare);
  const merged = new Uint32Array(left.length + right.length);
  let copied = 0;
  right.forEach((document, at) => {
    const place = firstAfter(left, copied, document, compare);
    merged.set(left.subarray(copied, place), copied + at);
    merged[place + at] = document;
    copied = place;
  });
  merged.set(left.subarray(copied), copied + right.length);
  return merged;
}

function mergeMany(left: Uint32Array, right: number[], compare: (a: number, b: number) => number) {
  const merged = new Uint32Array(left.length + right.length);
  let fromLeft = 0;
  let fromRight = 0;
  for (let at = 0; at < merged.length; at++) {
    const a = left[fromLeft];
    const b = right[fromRight];
    const isLeft = b === undefined || (a !== undefined && compare(a, b) < 0);
    merged[at] = (isLeft ? left[fromLeft++] : right[fromRight++]) as number;
  }
  return merged;
}

function firstAfter(sorted: Uint32Array, from: number, document: number, compare: (a: number, b: number) => number) {
  let low = from;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(sorted[middle] as number, document) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
