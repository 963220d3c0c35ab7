import type { DocumentTable } from './document-table.ts';

export interface Sort {
  /** The document's key to sort by. */
  by: string;
  descending?: boolean;
}

/** Paid ones first, then by the key, a missing key last, then by id so that the order is the same everywhere. */
export function compareBy(table: DocumentTable, { by, descending = false }: Sort) {
  const keys = table.keysBy(by);
  return (a: number, b: number): number => {
    if (table.isFeatured(a) !== table.isFeatured(b)) return table.isFeatured(a) ? -1 : 1;
    const left = keys[a];
    const right = keys[b];
    if (left !== right) {
      if (left === undefined) return 1;
      if (right === undefined) return -1;
      return left < right === descending ? 1 : -1;
    }
    return table.idOf(a) < table.idOf(b) ? -1 : 1;
  };
}
