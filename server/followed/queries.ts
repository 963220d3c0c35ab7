import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { followedListsSchema } from '../../contract/followed.ts';
import { readPublic } from '../businesses/index.ts';
import { dayInOslo } from '../platform/clock.ts';
import type { Db, Schema } from '../platform/database/database.ts';
import { readFollowable } from '../positions/index.ts';

type Lists = z.input<typeof followedListsSchema>;

/** Everything a user follows and saved, the newest first. */
export async function readLists(db: Db, userId: string, now: Date): Promise<Lists> {
  const [followedPositions, followedBusinesses, savedSearches] = await Promise.all([
    readPositions(db, userId, now),
    readBusinesses(db, userId),
    readSearches(db, userId),
  ]);
  return { followedPositions, followedBusinesses, savedSearches };
}

/** As everybody may read them today. One that is here no more, or at NAV, is told of as it was when it was followed. */
export async function readPositions(db: Db, userId: string, now: Date): Promise<Lists['followedPositions']> {
  const rows = await db
    .selectFrom('followedPositions')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('followedAt', 'desc')
    .orderBy('positionId')
    .execute();
  const ids = rows.map(({ positionId }) => positionId);
  const known = await readFollowable(db, ids, null, dayInOslo(now));
  const knownById = new Map(known.map((position) => [position.positionId, position]));
  return rows.map((row) => showPosition({ ...row, ...knownById.get(row.positionId) }));
}

const showPosition = ({ positionId, type, ...row }: Selectable<Schema['followedPositions']>) => ({
  ...row,
  id: positionId,
  uuid: type === 'nav' ? positionId : null,
  type,
});

/** As everybody may read them. One that is not public any more is told of as it was, and its number is all that names it. */
export async function readBusinesses(db: Db, userId: string): Promise<Lists['followedBusinesses']> {
  const rows = await db
    .selectFrom('followedBusinesses')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('followedAt', 'desc')
    .orderBy('organizationNumber')
    .execute();
  const numbers = rows.map(({ organizationNumber }) => organizationNumber);
  const known = await readPublic(db, numbers);
  const knownByNumber = new Map(known.map((business) => [business.organizationNumber, business]));
  return rows.map((row) => ({ id: row.organizationNumber, ...row, ...knownByNumber.get(row.organizationNumber) }));
}

export async function readSearches(db: Db, userId: string): Promise<Lists['savedSearches']> {
  const rows = await db
    .selectFrom('savedSearches')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('savedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ mailToken: _secret, ...row }) => row);
}

/** For the user's own download: which ads saved searches told of. */
export const readMailedAds = (db: Db, userId: string) =>
  db.selectFrom('mailedAds').select(['ad', 'mailedAt']).where('userId', '=', userId).orderBy('mailedAt').execute();
