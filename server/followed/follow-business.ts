import type { Insertable } from 'kysely';
import type { BusinessToFollow } from '../../contract/followed.ts';
import { businessNotFound, readFollowable } from '../businesses/index.ts';
import type { Db, Schema } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { addWithinLimit } from './add-within-limit.ts';

/** Following twice changes nothing. */
export async function followBusiness({ db, clock }: Platform, viewer: Viewer, business: BusinessToFollow) {
  const [known] = await readFollowable(db, [business.organizationNumber], viewer);
  if (!known) businessNotFound();
  const row = { ...asSeenBusiness(viewer.userId, business, clock.now()), ...known };
  await addWithinLimit(db, viewer.userId, 'followedBusinesses', (tx) =>
    tx
      .insertInto('followedBusinesses')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
}

export const unfollowBusiness = (db: Db, { userId }: Viewer, { organizationNumber }: BusinessToFollow) =>
  db
    .deleteFrom('followedBusinesses')
    .where('userId', '=', userId)
    .where('organizationNumber', '=', organizationNumber)
    .execute();

export const asSeenBusiness = (
  userId: string,
  { organizationNumber, name, businessName, location, industry, followedAt }: BusinessToFollow,
  now: Date,
): Insertable<Schema['followedBusinesses']> => ({
  userId,
  organizationNumber,
  name: name ?? businessName ?? 'Ukjent bedrift',
  location: location ?? null,
  industry: industry ?? null,
  followedAt: followedAt && followedAt < now ? followedAt : now,
});
