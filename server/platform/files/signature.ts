import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '../database/database.ts';

const NAME = 'file addresses';

/** Signs and checks addresses of private files, in the same way on every instance. */
export function openSigner(configured: string | undefined, db: Db) {
  let secret = configured;
  const read = async () => {
    secret ??= await sharedSecret(db);
    return secret;
  };
  const sign = async (parts: string[]) =>
    createHmac('sha256', await read())
      .update(JSON.stringify(parts))
      .digest('base64url');
  const check = async (parts: string[], signature: string) => {
    const expected = Buffer.from(await sign(parts));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
  return { sign, check };
}

export type Signer = ReturnType<typeof openSigner>;

/** The one that came first counts, whoever else makes one at the same moment. */
async function sharedSecret(db: Db) {
  const value = randomBytes(32).toString('base64url');
  await db
    .insertInto('secrets')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await db.selectFrom('secrets').select('value').where('name', '=', NAME).executeTakeFirstOrThrow()).value;
}
