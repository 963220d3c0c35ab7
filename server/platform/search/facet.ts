import { roomFor } from './grow.ts';

/**
 * The values of one facet. Documents that have the same values share a number, so that counting is one addition a document
 * however many values it has.
 */
export function createFacet() {
  const numbers = new Map<string, number>([['', 0]]);
  const combinations: string[][] = [[]];
  const combinationsWith = new Map<string, number[]>();
  let ofDocument = new Uint32Array(64);

  /** By the values as they are given, so that they are put in order once. */
  function numberOf(values: string | string[]) {
    const given = typeof values === 'string' ? values : values.join('\n');
    const known = numbers.get(given) ?? numberOfSorted([...new Set(given === '' ? [] : given.split('\n'))].sort());
    numbers.set(given, known);
    return known;
  }

  function numberOfSorted(values: string[]) {
    const key = values.join('\n');
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const number = combinations.length;
    numbers.set(key, number);
    combinations.push(values);
    for (const value of values) {
      const others = combinationsWith.get(value);
      if (others) others.push(number);
      else combinationsWith.set(value, [number]);
    }
    return number;
  }

  return {
    set(document: number, values: string | string[]) {
      ofDocument = roomFor(ofDocument, document);
      ofDocument[document] = numberOf(values);
    },
    get ofDocument() {
      return ofDocument;
    },
    get combinations() {
      return combinations.length;
    },
    /** Which combinations have at least one of the values. */
    allowing(values: string[]): Uint8Array {
      const allowed = new Uint8Array(combinations.length);
      for (const value of values) for (const number of combinationsWith.get(value) ?? []) allowed[number] = 1;
      return allowed;
    },
    /** Documents per value, from documents per combination. */
    perValue(counts: Uint32Array): Record<string, number> {
      // Values are anybody's words, and `constructor` is in every object that has a prototype.
      const totals: Record<string, number> = Object.create(null);
      for (let number = 0; number < counts.length; number++) {
        const count = counts[number] as number;
        if (count > 0) for (const value of combinations[number] ?? []) totals[value] = (totals[value] ?? 0) + count;
      }
      return totals;
    },
  };
}

export type Facet = ReturnType<typeof createFacet>;
