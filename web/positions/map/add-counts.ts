type Counts = Record<string, number>;

/** Of two lists, what both have in each place. */
export function addCounts(some: Counts, others: Counts) {
  const sum = new Map(Object.entries(some));
  for (const [place, count] of Object.entries(others)) sum.set(place, (sum.get(place) ?? 0) + count);
  return sum;
}
