import { createHmac, hkdfSync } from 'node:crypto';
import { agreedSecret } from '../../platform/database/agreed-secret.ts';
import type { Db } from '../../platform/database/database.ts';
import { isSameSecret } from '../../platform/is-same-secret.ts';
import type { Platform } from '../../platform/platform.ts';

const NAME = 'answers of referees';

/** Makes and reads the secrets of links by which one referee answers: signed, and nothing is kept of them. */
export async function openRefereeLinks({ config }: Pick<Platform, 'config'>, db: Db) {
  const secret = config.signingSecret ?? (await agreedSecret(db, NAME));
  const key = new Uint8Array(hkdfSync('sha256', secret, '', NAME, 32));
  const sign = (refereeId: string) => createHmac('sha256', key).update(refereeId).digest('base64url');
  return {
    make: (refereeId: string) => `${refereeId}.${sign(refereeId)}`,

    /** Whom it was mailed to; null for what was not made here. */
    read(token: string) {
      const [refereeId = '', signature = '', ...more] = token.trim().split('.');
      return more.length === 0 && isSameSecret(signature, sign(refereeId)) ? refereeId : null;
    },
  };
}
