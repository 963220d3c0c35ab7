import { policy } from '../../../contract/policy.ts';
import { DAY_MS } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { isSameSecret } from '../../platform/is-same-secret.ts';
import type { Platform } from '../../platform/platform.ts';
import { openLinkSigner } from '../link-signer.ts';

/**
 * Makes and reads the secrets of links by which one application is answered. Each names its application, its end and, unreadably,
 * the address it was mailed to, and is signed: nothing is kept of it.
 */
export async function openAnswerLinks(platform: Pick<Platform, 'config'>, db: Db) {
  const sign = await openLinkSigner(platform, db, 'answers from mails');
  const markOf = (applicationId: string, address: string) =>
    sign('address', applicationId, address.normalize('NFC').toLowerCase());

  return {
    make(applicationId: string, address: string, now: Date) {
      const end = String(now.getTime() + policy.applicationHandling.mailedAnswerDays * DAY_MS);
      const mark = markOf(applicationId, address);
      return [applicationId, end, mark, sign('link', applicationId, end, mark)].join('.');
    },

    /** Null for what was not made here. */
    read(token: string) {
      const [applicationId = '', end = '', mark = '', signature = '', ...more] = token.trim().split('.');
      if (more.length > 0 || !isSameSecret(signature, sign('link', applicationId, end, mark))) return null;
      return {
        applicationId,
        endsAt: new Date(Number(end)),
        wasMailedTo: (address: string) => isSameSecret(mark, markOf(applicationId, address)),
      };
    },
  };
}

export type AnswerLinks = Awaited<ReturnType<typeof openAnswerLinks>>;
