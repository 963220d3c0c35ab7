import { DAY } from '../../contract/values.ts';
import { compiledQuery } from '../platform/database/compiled-query.ts';
import type { Authenticate } from '../platform/http/admit.ts';
import type { Platform } from '../platform/platform.ts';
import { aliveSince, secondsBefore, TOUCH_EVERY_SECONDS } from './rules.ts';
import { hashToken } from './token.ts';

/** Who a bearer token belongs to: one look at one index. */
export const authenticator =
  (platform: Platform): Authenticate =>
  async (token, { address }) => {
    const now = platform.clock.now();
    const alive = aliveSince(now);
    const [session] = await findSession(platform.db, { tokenHash: hashToken(token), ...alive });
    if (!session) return null;
    const { id, userId, isAdmin } = session;
    // Nobody waits for this, and losing one does no harm.
    if (session.lastAccessed < secondsBefore(now, TOUCH_EVERY_SECONDS)) {
      touch(platform, { id, userId, address, now }).catch((error: Error) =>
        platform.log.debug({ reason: error.message }, 'last use of a session not kept'),
      );
    }
    return { userId, sessionId: id, isAdmin };
  };

interface Sought extends ReturnType<typeof aliveSince> {
  tokenHash: Buffer;
}

const findSession = compiledQuery((db, { tokenHash, used, made }: Sought) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['sessions.id', 'sessions.userId', 'sessions.lastAccessed', 'users.isAdmin'])
    .where('sessions.tokenHash', '=', tokenHash)
    .where('sessions.endedAt', 'is', null)
    .where('sessions.lastAccessed', '>', used)
    .where('sessions.createdAt', '>', made)
    .where('users.isActive', '=', true),
);

/** Whose session ended because the account was made inactive learns that, instead of being asked to log in. */
export const inactiveAccounts =
  ({ db }: Platform) =>
  async (token: string) => {
    const session = await db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.userId')
      .select('sessions.id')
      .where('sessions.tokenHash', '=', hashToken(token))
      .where('users.isActive', '=', false)
      .executeTakeFirst();
    return session !== undefined;
  };

interface Use {
  id: string;
  userId: string;
  address: string;
  now: Date;
}

/** The conditions keep it to one write a minute, however many calls arrive at once. */
async function touch({ db }: Platform, { id, userId, address, now }: Use) {
  await db
    .updateTable('sessions')
    .set({ lastAccessed: now, ipAddress: address })
    .where('id', '=', id)
    .where('lastAccessed', '<', secondsBefore(now, TOUCH_EVERY_SECONDS))
    .execute();
  await db
    .updateTable('users')
    .set({ lastActiveAt: now, deletionWarnedAt: null })
    .where('id', '=', userId)
    .where('lastActiveAt', '<', secondsBefore(now, DAY))
    .execute();
}
