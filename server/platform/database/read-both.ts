import type { Platform } from '../platform.ts';
import type { Db } from './database.ts';
import { inOrderOf } from './in-order-of.ts';

/** From the replica; what was found and is too new for it, from the primary. In the order of the ids. */
export async function readBoth<R extends { id: string }>(
  { db, replica }: Pick<Platform, 'db' | 'replica'>,
  ids: string[],
  read: (from: Db, ids: string[]) => Promise<R[]>,
): Promise<R[]> {
  const rows = await read(replica, ids);
  if (replica === db || rows.length === ids.length) return rows;
  const found = new Set(rows.map(({ id }) => id));
  const missing = ids.filter((id) => !found.has(id));
  return inOrderOf(ids, [...rows, ...(await read(db, missing))]);
}
