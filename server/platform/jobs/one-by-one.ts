import { sql } from 'kysely';
import type { Platform } from '../platform.ts';

/**
 * The same work for many, each by itself: one that fails is logged and waits for the next run, and the others get theirs.
 * Then the failure is the job's, so that it is seen and tried again.
 */
export async function oneByOne<T extends { id: string }>(
  { db, log }: Pick<Platform, 'db' | 'log'>,
  what: string,
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => Promise<unknown>,
) {
  let count = 0;
  let failures = 0;
  for await (const item of items) {
    count += 1;
    try {
      await work(item);
    } catch (error) {
      failures += 1;
      log.error({ id: item.id, err: error }, `${what} failed for one`);
      // Fails where the database is away: then nobody gets theirs.
      await sql`select 1`.execute(db);
    }
  }
  if (failures > 0) throw new Error(`${what} failed for ${failures} of ${count}`);
}
