import { createHmac, hkdfSync } from 'node:crypto';
import { agreedSecret } from '../platform/database/agreed-secret.ts';
import type { Db } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';

/** Signs what the links of a mail carry. `name` says what they are for: of another kind, the same parts have another signature. */
export async function openLinkSigner({ config }: Pick<Platform, 'config'>, db: Db, name: string) {
  const secret = config.signingSecret ?? (await agreedSecret(db, name));
  const key = new Uint8Array(hkdfSync('sha256', secret, '', name, 32));
  return (...parts: string[]) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
}
