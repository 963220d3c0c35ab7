import { Failure } from '../../../contract/errors.ts';
import { isManagedBy, isNamed } from '../../businesses/index.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/route.ts';
import { holdsPlace } from '../visibility.ts';

/** By id or organisation number, for those who manage it. A rejected one is gone. */
export const managedBusiness = (db: Db, numberOrId: string, viewer: Viewer) =>
  db
    .selectFrom('businesses')
    .where(isNamed(numberOrId))
    .where(isManagedBy(viewer))
    .where('businesses.approvalStatus', '<>', 'rejected');

/** One change of a business' positions at a time, until the transaction ends: counting and adding belong together. */
export async function lockBusiness(tx: Tx, numberOrId: string, viewer: Viewer) {
  const business = await managedBusiness(tx, numberOrId, viewer)
    .select(['id', 'businessName', 'ownerId', 'municipality', 'maxActivePositions'])
    .forUpdate()
    .executeTakeFirst();
  if (!business) throw new Failure('notFound', 'Bedrift ikke funnet');
  return business;
}

export type LockedBusiness = Awaited<ReturnType<typeof lockBusiness>>;

export async function countPositionsOf(db: Db, businessId: string, today: string) {
  return await db
    .selectFrom('positions')
    .select(({ fn }) => [
      fn.countAll<number>().as('totalPositions'),
      fn.countAll<number>().filterWhere(holdsPlace(today)).as('activePositions'),
    ])
    .where('businessId', '=', businessId)
    .executeTakeFirstOrThrow();
}

export async function readStats(db: Db, { id, maxActivePositions }: LockedBusiness, today: string) {
  return { ...(await countPositionsOf(db, id, today)), maxActivePositions };
}

export const limitReached = ({ maxActivePositions }: LockedBusiness) =>
  `Du har nådd maksimalt antall aktive stillinger (${maxActivePositions}). Deaktiver en stilling for å opprette nye.`;

/** Whether one more may be active. */
export async function hasRoom(tx: Tx, business: LockedBusiness, today: string) {
  const { activePositions } = await countPositionsOf(tx, business.id, today);
  return activePositions < business.maxActivePositions;
}
