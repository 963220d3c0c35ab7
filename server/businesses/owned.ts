import { Failure } from '../../contract/errors.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/route.ts';
import { businessNotFound } from './business-not-found.ts';
import { managedBusinesses } from './managed-businesses.ts';

/** The business, if the viewer owns it. Whoever only shares it is told that it takes the owner. */
export async function readOwned(db: Db, viewer: Viewer, id: string) {
  const owned = await ofOwner(db, viewer, id).executeTakeFirst();
  return owned ?? refuse(db, viewer, id);
}

/** The same, and nobody else changes it before the transaction ends. */
export async function holdOwned(tx: Tx, viewer: Viewer, id: string) {
  const owned = await ofOwner(tx, viewer, id).forNoKeyUpdate().executeTakeFirst();
  return owned ?? refuse(tx, viewer, id);
}

const ofOwner = (db: Db, { userId }: Viewer, id: string) =>
  db
    .selectFrom('businesses')
    .selectAll()
    .where('id', '=', id)
    .where('ownerId', '=', userId)
    .where('approvalStatus', '<>', 'rejected');

async function refuse(db: Db, viewer: Viewer, id: string): Promise<never> {
  const shared = await managedBusinesses(db, viewer).select('id').where('id', '=', id).executeTakeFirst();
  if (shared) throw new Failure('forbidden', 'Bare eieren av bedriften kan gjøre dette.');
  businessNotFound();
}
