import { HOUR_MS } from '../clock.ts';
import type { Tx } from '../database/database.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { Work } from '../jobs/job.ts';
import type { Platform } from '../platform.ts';

/** A file that is stored before what belongs to it is written; this work removes it, unless it is used by then. */
interface Stored<Key> {
  key: Key;
  removedBy: Work<{ key: string }>;
}

/** Noted before it is stored: a call that is cut off by the end of the process cannot say what it leaves behind. No call takes an hour. */
export const dropUnlessUsed = ({ db, clock }: Platform, { key, removedBy }: Stored<string>) =>
  enqueue(db, removedBy, { key }, { runAt: new Date(clock.now().getTime() + HOUR_MS) });

export async function dropOnFailure<T>(
  { db, files }: Platform,
  { key, removedBy }: Stored<string | null>,
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
