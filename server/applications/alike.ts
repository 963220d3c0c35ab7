import type { HandledLocked } from './lock-wanted.ts';

/** Those of which the same is kept are changed by the same statements, however many there are. */
export const alike = (rows: HandledLocked[], likeness: (row: HandledLocked) => unknown[]) =>
  Map.groupBy(rows, (row) => likeness(row).join()).values();
