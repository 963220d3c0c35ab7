import type { Db } from '../platform/database/database.ts';

/** How many CVs or letters somebody has. */
export async function countOwn(db: Db, table: 'cvs' | 'coverLetters', userId: string) {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}
