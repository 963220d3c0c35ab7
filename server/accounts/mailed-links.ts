import { expressionBuilder } from 'kysely';
import { DAY, HOUR } from '../../contract/values.ts';
import type { Db, Schema, Tx } from '../platform/database/database.ts';
import { hashToken, newToken } from '../sessions/index.ts';

/** How long each works, and the same in words. */
export const lifetimes = {
  'confirm-email': { seconds: 7 * DAY, inWords: 'sju dager' },
  'reset-password': { seconds: HOUR, inWords: 'én time' },
};
type Purpose = keyof typeof lifetimes;

interface Link {
  userId: string;
  purpose: Purpose;
  email: string;
  now: Date;
}

/** Makes the secret of a mailed link; an earlier one for the same purpose no longer works. */
export async function makeLinkToken(tx: Tx, { userId, purpose, email, now }: Link) {
  await tx.deleteFrom('accountTokens').where('userId', '=', userId).where('purpose', '=', purpose).execute();
  const token = newToken();
  const expiresAt = new Date(now.getTime() + lifetimes[purpose].seconds * 1000);
  await tx
    .insertInto('accountTokens')
    .values({ tokenHash: hashToken(token), userId, purpose, email, createdAt: now, expiresAt })
    .execute();
  return token;
}

/** What a token stands for, as long as it works. */
function tokenFor(token: string, purpose: Purpose, now: Date) {
  const eb = expressionBuilder<Schema, 'accountTokens'>();
  return eb.and([eb('tokenHash', '=', hashToken(token)), eb('purpose', '=', purpose), eb('expiresAt', '>', now)]);
}

/** Deletes the token in the same step that finds it, so that two at once cannot both use it. */
export const useLinkToken = (tx: Tx, token: string, purpose: Purpose, now: Date) =>
  tx
    .deleteFrom('accountTokens')
    .where(tokenFor(token, purpose, now))
    .returning(['userId', 'email'])
    .executeTakeFirst();

export const isLinkToken = async (db: Db, token: string, purpose: Purpose, now: Date) =>
  (await db
    .selectFrom('accountTokens')
    .select('userId')
    .where(tokenFor(token, purpose, now))
    .executeTakeFirst()) !== undefined;
