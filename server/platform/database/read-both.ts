import type { Platform } from '../platform.ts';
import type { Db } from './database.ts';

/** From the replica; what was found and is too new for it, from the primary. In the order of the ids. */
export async function readBoth<R extends { id: string }>(
  { db, replica }: Pick<Platform, 'db' | 'replica'>,
  ids: string[],
  read: (from: Db, ids: string[]) => Promise<R[]>,
): Promise<R[]> {
  const rows = await read(replica, ids);
  if (replica === db || rows.length === ids.length) return rows;
  const byId = new Map(rows.map((row) => [row.id, row]));
  const missing = ids.filter((id) => !byId.has(id));
  for (const row of await read(db, missing)) byId.set(row.id, row);
  return ids.flatMap((id) => byId.get(id) ?? []);
}
