import type { Insertable } from 'kysely';
import { followedId, type PositionToFollow } from '../../contract/followed.ts';
import { isUuid } from '../../contract/is-uuid.ts';
import { readNationalCards } from '../national/index.ts';
import { dayInOslo } from '../platform/clock.ts';
import type { Db, Schema } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { positionNotLive, readFollowable } from '../positions/index.ts';
import { addWithinLimit } from './add-within-limit.ts';

/** Following twice changes nothing. */
export async function followPosition({ db, clock }: Platform, viewer: Viewer, position: PositionToFollow) {
  const row = await asFollowed(db, viewer, position, clock.now());
  if (!row) positionNotLive();
  await addWithinLimit(db, viewer.userId, 'followedPositions', (tx) =>
    tx
      .insertInto('followedPositions')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
}

export const unfollowPosition = (db: Db, { userId }: Viewer, position: PositionToFollow) =>
  db
    .deleteFrom('followedPositions')
    .where('userId', '=', userId)
    .where('positionId', '=', followedId(position))
    .execute();

/** A local position as the database knows it; a national one as the user saw it, or as it is there where nothing was said of it. */
async function asFollowed(db: Db, viewer: Viewer, position: PositionToFollow, now: Date) {
  const [known] = await readFollowable(db, [followedId(position)], viewer, dayInOslo(now));
  if (known) return { ...asSeenPosition(viewer.userId, position, now), ...known };
  return position.uuid ? await asFollowedAtNav(db, viewer, position, now) : undefined;
}

async function asFollowedAtNav(db: Db, { userId }: Viewer, position: PositionToFollow, now: Date) {
  const [known] = position.title ? [] : await readNationalCards(db, [followedId(position)].filter(isUuid), now);
  if (!known) return asSeenPosition(userId, position, now);
  const { title, businessName, municipal, expires } = known;
  return asSeenPosition(
    userId,
    { ...position, title, businessName, municipal, expires: new Date(expires).toISOString() },
    now,
  );
}

export function asSeenPosition(
  userId: string,
  position: PositionToFollow,
  now: Date,
): Insertable<Schema['followedPositions']> {
  const { title, business, businessName, location, municipal, expiryDate, expires, followedAt, note } = position;
  return {
    userId,
    positionId: followedId(position),
    type: position.uuid ? 'nav' : 'local',
    title: title ?? 'Stilling',
    businessName: business?.name ?? businessName ?? 'Ukjent bedrift',
    location: location ?? municipal ?? null,
    expiryDate: expiryDate ?? expires ?? null,
    followedAt: followedAt && followedAt < now ? followedAt : now,
    note,
  };
}
