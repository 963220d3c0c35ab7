import { needsActiveBusiness } from '../../contract/application-forms/application-form-fields.ts';
import { Failure } from '../../contract/errors.ts';
import { managedBusinesses } from '../businesses/index.ts';
import type { Db } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/route.ts';

/** Forms are for those who can publish: the first active business of the caller, the own before the shared. */
export async function requireActiveBusiness(db: Db, viewer: Viewer) {
  const business = await managedBusinesses(db, viewer)
    .select('id')
    .where('isActive', '=', true)
    .orderBy(({ eb }) => eb('ownerId', '=', viewer.userId), 'desc')
    .orderBy('createdAt')
    .executeTakeFirst();
  if (!business) throw new Failure('forbidden', needsActiveBusiness);
  return business.id;
}

/** A business that the caller named: unknown when it is not managed, refused while it is inactive. */
export async function requireNamedBusiness(db: Db, viewer: Viewer, businessId: string) {
  const managed = await managedBusinesses(db, viewer)
    .select(['id', 'isActive'])
    .where('id', '=', businessId)
    .executeTakeFirst();
  if (!managed) throw new Failure('notFound');
  if (!managed.isActive) throw new Failure('forbidden', needsActiveBusiness);
  return managed.id;
}
