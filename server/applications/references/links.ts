import type { Db } from '../../platform/database/database.ts';
import { isSameSecret } from '../../platform/is-same-secret.ts';
import type { Platform } from '../../platform/platform.ts';
import { openLinkSigner } from '../link-signer.ts';

/** Makes and reads the secrets of links by which one referee answers: signed, and nothing is kept of them. */
export async function openRefereeLinks(platform: Pick<Platform, 'config'>, db: Db) {
  const sign = await openLinkSigner(platform, db, 'answers of referees');
  return {
    make: (refereeId: string) => `${refereeId}.${sign(refereeId)}`,

    /** Whom it was mailed to; null for what was not made here. */
    read(token: string) {
      const [refereeId = '', signature = '', ...more] = token.trim().split('.');
      return more.length === 0 && isSameSecret(signature, sign(refereeId)) ? refereeId : null;
    },
  };
}
