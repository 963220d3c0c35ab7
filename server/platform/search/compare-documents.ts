import type { DocumentTable } from './document-table.ts';

export interface Sort {
  /** The document's key to sort by. */
  by: string;
  descending?: boolean;
  /** The key that decides, in the same direction, between those that are equal by the first. */
  andBy?: string;
  /** The key is a time: those whose time has passed come last, in the same order. */
  passedLast?: boolean;
}

/** Paid ones first, then by the keys, a missing key last, then by id so that the order is the same everywhere. */
export function compareBy(table: DocumentTable, { by, descending = false, andBy }: Sort) {
  const keys = [by, ...(andBy ? [andBy] : [])].map((name) => table.keysBy(name));
  return (a: number, b: number): number => {
    if (table.isFeatured(a) !== table.isFeatured(b)) return table.isFeatured(a) ? -1 : 1;
    for (const keyOf of keys) {
      const left = keyOf[a];
      const right = keyOf[b];
      if (left === right) continue;
      if (left === undefined) return 1;
      if (right === undefined) return -1;
      return left < right === descending ? 1 : -1;
    }
    return table.idOf(a) < table.idOf(b) ? -1 : 1;
  };
}
