import type { Db } from '../platform/database/database.ts';
import { networkOf } from '../platform/http/network-of.ts';
import { aliveSince } from './rules.ts';

export const readSessions = (db: Db, userId: string, now: Date) =>
  db
    .selectFrom('sessions')
    .select(['id', 'browser', 'os', 'device', 'ipAddress', 'createdAt', 'lastAccessed'])
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where('lastAccessed', '>', aliveSince(now).used)
    .where('createdAt', '>', aliveSince(now).made)
    .orderBy('lastAccessed', 'desc')
    .execute();

/**
 * Whether the user was logged in from there before: from one line, that is, whichever of its addresses a machine took.
 * `livedAfter`: in a session that was not over by then.
 */
export async function isKnownPlace(db: Db, userId: string, address: string, livedAfter?: Date) {
  const sessions = await db
    .selectFrom('sessions')
    .select('ipAddress')
    .distinct()
    .where('userId', '=', userId)
    .where(({ eb, and, or }) =>
      and(livedAfter ? [or([eb('endedAt', 'is', null), eb('endedAt', '>', livedAfter)])] : []),
    )
    .execute();
  return sessions.some(({ ipAddress }) => networkOf(ipAddress) === networkOf(address));
}

/** Every log-in that is still kept, ended ones too: for the download of one's own data. */
export const readLogins = (db: Db, userId: string) =>
  db
    .selectFrom('sessions')
    .select(['browser', 'os', 'device', 'ipAddress', 'createdAt', 'lastAccessed', 'endedAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .execute();
