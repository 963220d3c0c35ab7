import { sql } from 'kysely';
import type { z } from 'zod';
import type { businessSchema } from '../../contract/businesses.ts';
import { anyOf } from '../platform/database/any-of.ts';
import type { Db } from '../platform/database/database.ts';
import { inOrderOf } from '../platform/database/in-order-of.ts';
import { NO_ID } from '../platform/database/no-id.ts';
import type { Viewer } from '../platform/http/route.ts';
import { countLivePositions, countPositions } from '../positions/index.ts';
import { askedChange } from './asked-change.ts';
import { countUnreadApplications } from './count-unread.ts';
import { keptPromises } from './kept-promises.ts';
import { ownerAddress } from './mail-domain.ts';
import { showBusiness, showBusinessCard } from './show-business.ts';
import { isInsider, isManagedBy, isNamed, isPublicBusiness } from './visibility.ts';

/** Cards in the order of the ids. */
export async function readBusinessCards(db: Db, ids: string[], today: string) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('businesses')
    .selectAll()
    .select(countLivePositions(today).as('activePositions'))
    .where('id', '=', anyOf(ids))
    .$narrowType<{ activePositions: number }>()
    .execute();
  return inOrderOf(ids, rows).map(showBusinessCard);
}

/** By organisation number or id. Of several with one number, the one that was not rejected. */
export async function readBusiness(db: Db, numberOrId: string, viewer: Viewer | null, today: string) {
  const row = await withRoles(db, viewer, today)
    .where(isNamed(numberOrId))
    .where((business) => business.or([isPublicBusiness(), isInsider(viewer)]))
    .orderBy(sql`approval_status = 'rejected'`)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
  return row && showBusiness(row);
}

/** One that the viewer owns or shares. */
export async function readManagedBusiness(db: Db, id: string, viewer: Viewer, today: string) {
  const row = await withRoles(db, viewer, today)
    .where('businesses.id', '=', id)
    .where('approvalStatus', '<>', 'rejected')
    .where(isManagedBy(viewer))
    .executeTakeFirst();
  return row && { ...showBusiness(row), updatedAt: row.updatedAt };
}

/** What the viewer owns or shares, the own first. */
export async function readManagedBusinesses(db: Db, viewer: Viewer, today: string) {
  const rows = await withRoles(db, viewer, today)
    .select([countPositions().as('totalPositions'), countUnreadApplications().as('unreadApplications')])
    .$narrowType<{ totalPositions: number; unreadApplications: number }>()
    .where(isManagedBy(viewer))
    .where('approvalStatus', '<>', 'rejected')
    .orderBy('isOwner', 'desc')
    .orderBy('createdAt')
    .execute();
  return rows.map((row) => ({
    ...showBusiness(row),
    totalPositions: row.totalPositions,
    unreadApplications: row.unreadApplications,
  }));
}

const withRoles = (db: Db, viewer: Viewer | null, today: string) =>
  db
    .selectFrom('businesses')
    .selectAll('businesses')
    .select([countLivePositions(today).as('activePositions'), askedChange('business').as('askedChange')])
    .select(keptPromises(today).as('promises'))
    .select((business) => [
      business('businesses.ownerId', '=', viewer?.userId ?? NO_ID).as('isOwner'),
      business
        .exists(
          business
            .selectFrom('businessShares')
            .select('userId')
            .whereRef('businessId', '=', 'businesses.id')
            .where('userId', '=', viewer?.userId ?? NO_ID),
        )
        .as('isShared'),
      ownerName.as('owner'),
      ownerAddress.as('ownerAddress'),
    ])
    .$narrowType<{ activePositions: number; isOwner: boolean; isShared: boolean }>();

const ownerName = sql<z.input<typeof businessSchema>['owner']>`(
  select json_build_object('firstName', first_name, 'lastName', last_name) from users where id = businesses.owner_id
)`;

/** What the list of followed businesses keeps of these, as far as the viewer may read them. */
export const readFollowable = (db: Db, numbers: string[], viewer: Viewer | null) =>
  db
    .selectFrom('businesses')
    .select(['businessName as name', 'location', 'industry'])
    .where('organizationNumber', '=', anyOf(numbers))
    .where('approvalStatus', '<>', 'rejected')
    .where((business) => business.or([isPublicBusiness(), isInsider(viewer)]))
    .execute();

/** What the list shows of these later on. Of a business that is not public nothing is told, not even that there is one. */
export async function readPublic(db: Db, numbers: string[]) {
  if (numbers.length === 0) return [];
  return await db
    .selectFrom('businesses')
    .select(['id', 'organizationNumber', 'businessName as name', 'location', 'industry'])
    .where('organizationNumber', '=', anyOf(numbers))
    .where(isPublicBusiness())
    .execute();
}
