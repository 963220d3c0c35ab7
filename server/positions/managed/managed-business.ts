import { businessNotFound, isNamed, managedBusinesses } from '../../businesses/index.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/route.ts';

/** By id or organisation number, for those who manage it. */
export const managedBusiness = (db: Db, numberOrId: string, viewer: Pick<Viewer, 'userId'>) =>
  managedBusinesses(db, viewer).where(isNamed(numberOrId));

/**
 * One change of a business' positions at a time, until the transaction ends: counting and adding belong together. Whoever applies
 * meanwhile, and so refers to the position and then to the business, is none of these and does not wait.
 */
export async function lockBusiness(tx: Tx, numberOrId: string, viewer: Pick<Viewer, 'userId'>) {
  const business = await managedBusiness(tx, numberOrId, viewer)
    .select(['id', 'businessName', 'ownerId', 'municipality', 'maxActivePositions'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  return business ?? businessNotFound();
}

export type LockedBusiness = Awaited<ReturnType<typeof lockBusiness>>;
