import type { Db } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/route.ts';
import { isManagedBy } from './visibility.ts';

/** What the viewer owns or shares. A rejected one is gone for them, too. */
export const managedBusinesses = (db: Db, viewer: Pick<Viewer, 'userId'>) =>
  db.selectFrom('businesses').where(isManagedBy(viewer)).where('businesses.approvalStatus', '<>', 'rejected');
