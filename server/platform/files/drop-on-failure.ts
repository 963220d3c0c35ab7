import type { Tx } from '../database/database.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { Platform } from '../platform.ts';

/** A file that was stored before what belongs to it is written; where that fails, the job with this name removes it. */
interface Stored {
  key: string | null;
  removedBy: string;
}

export async function dropOnFailure<T>(
  { db, files }: Platform,
  { key, removedBy }: Stored,
  write: (tx: Tx) => Promise<T>,
): Promise<T> {
  try {
    return await db.transaction().execute(write);
  } catch (error) {
    // In turn, so that neither the files nor the database being away hides why.
    if (key) await enqueue(db, removedBy, { key }).catch(() => files.remove(key).catch(() => {}));
    throw error;
  }
}
