import { needsActiveBusiness } from '../../contract/application-form-fields.ts';
import { Failure } from '../../contract/errors.ts';
import { isManagedBy } from '../businesses/index.ts';
import type { Db } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/route.ts';

/** Forms are for those who can publish: the first active business of the caller, the own before the shared. */
export async function requireActiveBusiness(db: Db, viewer: Viewer) {
  const business = await activeBusinesses(db, viewer)
    .orderBy(({ eb }) => eb('ownerId', '=', viewer.userId), 'desc')
    .orderBy('createdAt')
    .executeTakeFirst();
  if (!business) throw new Failure('forbidden', needsActiveBusiness);
  return business.id;
}

/** A business that the caller named: unknown when it is not managed, refused while it is inactive. */
export async function requireNamedBusiness(db: Db, viewer: Viewer, businessId: string) {
  const managed = await db
    .selectFrom('businesses')
    .select(['id', 'isActive'])
    .where('id', '=', businessId)
    .where('approvalStatus', '<>', 'rejected')
    .where(isManagedBy(viewer))
    .executeTakeFirst();
  if (!managed) throw new Failure('notFound');
  if (!managed.isActive) throw new Failure('forbidden', needsActiveBusiness);
  return managed.id;
}

const activeBusinesses = (db: Db, viewer: Viewer) =>
  db
    .selectFrom('businesses')
    .select('id')
    .where('isActive', '=', true)
    .where('approvalStatus', '<>', 'rejected')
    .where(isManagedBy(viewer));
