/** Documents in one sorted order; what is new is merged in when someone asks. */
export function createOrder(compare: (a: number, b: number) => number) {
  let sorted = new Uint32Array(0);
  let ranks = new Uint32Array(0);
  let fresh: number[] = [];

  function settle() {
    if (fresh.length === 0) return;
    fresh.sort(compare);
    sorted = merge(sorted, fresh, compare);
    fresh = [];
    rankAll();
  }

  function rankAll() {
    const highest = sorted.reduce((most, document) => Math.max(most, document), -1);
    if (ranks.length <= highest) ranks = new Uint32Array(Math.ceil((highest + 1) * 1.3));
    for (let i = 0; i < sorted.length; i++) ranks[sorted[i] as number] = i;
  }

  return {
    add: (document: number) => void fresh.push(document),
    settle,
    /** Takes out documents whose numbers are about to be given to others. */
    drop(isGone: Uint8Array) {
      fresh = fresh.filter((document) => isGone[document] === 0);
      sorted = sorted.filter((document) => isGone[document] === 0);
      rankAll();
    },
    /** The place of each document. */
    ranks: () => ranks,
    documentAt: (rank: number) => sorted[rank] as number,
    bytes: () => sorted.byteLength + ranks.byteLength,
  };
}

export type Order = ReturnType<typeof createOrder>;

function merge(left: Uint32Array, right: number[], compare: (a: number, b: number) => number) {
  const merged = new Uint32Array(left.length + right.length);
  let l = 0;
  let r = 0;
  for (let i = 0; i < merged.length; i++) {
    const takeRight = l >= left.length || (r < right.length && compare(right[r] as number, left[l] as number) < 0);
    merged[i] = takeRight ? (right[r++] as number) : (left[l++] as number);
  }
  return merged;
}
