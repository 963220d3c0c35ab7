import { dayInOslo } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { inNorwegianOrder } from '../../platform/database/norwegian.ts';
import type { Viewer } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { closingPositions, placeOf } from '../../positions/index.ts';
import { requireHandledBusiness } from '../handled-applications.ts';

/** What everybody can see and apply for today. */
export const openPositions = (db: Db, now: Date) =>
  closingPositions(db, dayInOslo(now)).select([
    'positions.businessId',
    'positions.location',
    'positions.municipality',
    'businesses.organizationNumber',
  ]);

export async function listOpen({ db, clock }: Platform, viewer: Viewer, numberOrId: string) {
  const business = await requireHandledBusiness(db, viewer, numberOrId);
  const rows = await openPositions(db, clock.now())
    .where('positions.businessId', '=', business.id)
    .orderBy('positions.title', inNorwegianOrder)
    .orderBy('positions.id')
    .execute();
  return rows.map((row) => ({ ...row, location: placeOf(row) }));
}
