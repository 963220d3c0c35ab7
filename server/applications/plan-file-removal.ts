import type { Tx } from '../platform/database/database.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { work } from '../platform/jobs/job.ts';

export const fileRemoval = work<{ keys: string[] }>('remove-application-files');

/** The stored files of rows that are deleted go when the transaction is through. */
export async function planFileRemoval(tx: Tx, rows: { fileKey: string }[]) {
  if (rows.length > 0) await enqueue(tx, fileRemoval, { keys: rows.map(({ fileKey }) => fileKey) });
}
