import { randomBytes } from 'node:crypto';
import type { Db } from './database.ts';

/** What all instances agree on when the operator names none: the one that came first counts, whoever makes one at the same moment. */
export async function agreedSecret(db: Db, name: string) {
  const value = randomBytes(32).toString('base64url');
  await db
    .insertInto('secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow()).value;
}
