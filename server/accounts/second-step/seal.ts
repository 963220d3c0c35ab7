import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { agreedSecret } from '../../platform/database/agreed-secret.ts';
import type { Platform } from '../../platform/platform.ts';

const NAME = 'second steps';
const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

type Keeper = Pick<Platform, 'config' | 'db'>;

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', NAME, 32));

/** The operator's secret, which no dump of the database holds; where there is none, one that lies in the database itself. */
const secretHere = async ({ config, db }: Keeper) => config.signingSecret ?? (await agreedSecret(db, NAME));

/** The same again for the same user and key, and nobody's to guess who knows but one of the two secrets. */
export const derive = async (keeper: Keeper, userId: string, key: string, bytes: number) =>
  new Uint8Array(hkdfSync('sha256', await secretHere(keeper), key, `recovery codes ${userId}`, bytes));

/** Encrypts what belongs to one user: in the row of another it cannot be opened. */
export async function seal(keeper: Keeper, userId: string, content: Uint8Array) {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(await secretHere(keeper)), iv).setAAD(Buffer.from(userId));
  const encrypted = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
}

/** Also what was sealed before the operator named a secret. Nothing where it was sealed with one that is gone. */
export async function unseal(keeper: Keeper, userId: string, sealed: Buffer) {
  const { signingSecret } = keeper.config;
  const found = signingSecret && unsealWith(signingSecret, userId, sealed);
  return found || unsealWith(await agreedSecret(keeper.db, NAME), userId, sealed);
}

function unsealWith(secret: string, userId: string, sealed: Buffer) {
  const decipher = createDecipheriv(CIPHER, keyOf(secret), sealed.subarray(0, IV_BYTES));
  decipher.setAAD(Buffer.from(userId)).setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    return undefined;
  }
}
