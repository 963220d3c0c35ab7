import { roomFor } from './grow.ts';

const ROW = 2 ** 18;
const NO_TOKENS = new Uint32Array(0);

/**
 * The words of every document in order, many documents in one row: an array of its own for each would keep the garbage collector
 * busy. A row of which more than half is given back moves together.
 */
export function createTokenStore() {
  const rows: Uint32Array[] = [];
  /** How many words of each row are still in use. */
  const inUse: number[] = [];
  const freeRows: number[] = [];
  let current = -1;
  let filled = 0;
  let rowOf = new Uint16Array(64);
  let starts = new Uint32Array(64);
  let lengths = new Uint32Array(64);

  function set(document: number, tokens: Uint32Array) {
    if (current === -1 || filled + tokens.length > (rows[current] as Uint32Array).length) beginRow(tokens.length);
    rowOf = roomFor(rowOf, document);
    starts = roomFor(starts, document);
    lengths = roomFor(lengths, document);
    rowOf[document] = current;
    starts[document] = filled;
    lengths[document] = tokens.length;
    (rows[current] as Uint32Array).set(tokens, filled);
    inUse[current] = (inUse[current] as number) + tokens.length;
    filled += tokens.length;
  }

  function beginRow(length: number) {
    const before = current;
    current = freeRows.pop() ?? rows.length;
    rows[current] = new Uint32Array(Math.max(ROW, length));
    inUse[current] = 0;
    filled = 0;
    if (before !== -1) tidy(before);
  }

  function remove(document: number) {
    const row = rowOf[document] as number;
    inUse[row] = (inUse[row] as number) - (lengths[document] as number);
    lengths[document] = 0;
    if (row !== current) tidy(row);
  }

  function tidy(row: number) {
    const tokens = rows[row] as Uint32Array;
    if (tokens === NO_TOKENS || (inUse[row] as number) > tokens.length / 2) return;
    rows[row] = NO_TOKENS;
    inUse[row] = 0;
    for (let document = 0; document < rowOf.length; document++) {
      if (rowOf[document] !== row || lengths[document] === 0) continue;
      const start = starts[document] as number;
      set(document, tokens.subarray(start, start + (lengths[document] as number)));
    }
    freeRows.push(row);
  }

  return {
    set,
    remove,
    of(document: number): Uint32Array {
      const start = starts[document] ?? 0;
      return (rows[rowOf[document] ?? 0] ?? NO_TOKENS).subarray(start, start + (lengths[document] ?? 0));
    },
    bytes: () => rows.reduce((sum, { byteLength }) => sum + byteLength, 10 * lengths.length),
  };
}
