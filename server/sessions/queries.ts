import type { Db } from '../platform/database/database.ts';
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

/** Whether the user was logged in at this address before. */
export async function isKnownAddress(db: Db, userId: string, address: string) {
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('userId', '=', userId)
    .where('ipAddress', '=', address)
    .limit(1)
    .executeTakeFirst();
  return session !== undefined;
}
