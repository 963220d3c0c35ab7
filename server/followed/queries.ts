import type { Selectable } from 'kysely';
import type { z } from 'zod';
import type { followedListsSchema } from '../../contract/followed.ts';
import { readPublicIds } from '../businesses/index.ts';
import type { Db, Schema } from '../platform/database/database.ts';

type Lists = z.input<typeof followedListsSchema>;

/** Everything a user follows and saved, the newest first. */
export async function readLists(db: Db, userId: string): Promise<Lists> {
  const [followedPositions, followedBusinesses, savedSearches] = await Promise.all([
    readPositions(db, userId),
    readBusinesses(db, userId),
    readSearches(db, userId),
  ]);
  return { followedPositions, followedBusinesses, savedSearches };
}

export async function readPositions(db: Db, userId: string): Promise<Lists['followedPositions']> {
  const rows = await db
    .selectFrom('followedPositions')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('followedAt', 'desc')
    .orderBy('positionId')
    .execute();
  return rows.map(showPosition);
}

const showPosition = ({ positionId, type, ...row }: Selectable<Schema['followedPositions']>) => ({
  ...row,
  id: positionId,
  uuid: type === 'nav' ? positionId : null,
  type,
});

/** Of one that is not public any more, the organisation number is all that names it. */
export async function readBusinesses(db: Db, userId: string): Promise<Lists['followedBusinesses']> {
  const rows = await db
    .selectFrom('followedBusinesses')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('followedAt', 'desc')
    .orderBy('organizationNumber')
    .execute();
  const numbers = rows.map(({ organizationNumber }) => organizationNumber);
  const ids = await readPublicIds(db, numbers);
  return rows.map((row) => ({ ...row, id: ids.get(row.organizationNumber) ?? row.organizationNumber }));
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
