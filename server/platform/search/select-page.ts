/** The entries from `offset` on, `limit` of them, in ascending order; much cheaper than sorting everything. */
export function selectPage(keys: Float64Array, offset: number, limit: number): Float64Array {
  const wanted = offset + limit;
  if (wanted > 256 || wanted * 8 > keys.length) return keys.toSorted().subarray(offset, wanted);
  const smallest = new Float64Array(wanted);
  let kept = 0;
  let greatest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as number;
    if (kept === wanted && key >= greatest) continue;
    let at = kept < wanted ? kept++ : kept - 1;
    while (at > 0 && (smallest[at - 1] as number) > key) {
      smallest[at] = smallest[at - 1] as number;
      at--;
    }
    smallest[at] = key;
    greatest = smallest[kept - 1] as number;
  }
  return smallest.subarray(offset, kept);
}
