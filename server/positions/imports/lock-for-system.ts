import { Failure } from '../../../contract/errors.ts';
import { holdsKey } from '../../businesses/index.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { System } from '../../platform/http/route.ts';
import { lockBusiness } from '../managed/managed-business.ts';

/** As its owner would by hand, and only while the key is open: it may have been ended while this waited. */
export async function lockForSystem(tx: Tx, { businessId, ownerId, keyId }: System) {
  const business = await lockBusiness(tx, businessId, { userId: ownerId });
  if (!(await holdsKey(tx, keyId))) throw new Failure('notLoggedIn', 'Nøkkelen er avsluttet.');
  return business;
}
