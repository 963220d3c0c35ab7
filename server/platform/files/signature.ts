import { createHmac } from 'node:crypto';
import { agreedSecret } from '../database/agreed-secret.ts';
import type { Db } from '../database/database.ts';
import { isSameSecret } from '../is-same-secret.ts';

const NAME = 'file addresses';

/** Signs and checks addresses of private files, in the same way on every instance. */
export function openSigner(configured: string | undefined, db: Db) {
  let secret = configured;
  const read = async () => {
    secret ??= await agreedSecret(db, NAME);
    return secret;
  };
  const sign = async (parts: string[]) =>
    createHmac('sha256', await read())
      .update(JSON.stringify(parts))
      .digest('base64url');
  const check = async (parts: string[], signature: string) => isSameSecret(signature, await sign(parts));
  return { sign, check };
}

export type Signer = ReturnType<typeof openSigner>;
