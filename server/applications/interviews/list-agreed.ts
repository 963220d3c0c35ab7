import { sql } from 'kysely';
import type { Viewer } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { handledApplications, requireHandledBusiness } from '../handled-applications.ts';
import { nameOf } from '../name-of.ts';

const MOST = 200;

/** Also what has begun, until it is over. */
export async function listAgreed({ db, clock }: Platform, viewer: Viewer, numberOrId: string) {
  const business = await requireHandledBusiness(db, viewer, numberOrId);
  const rows = await handledApplications(db, viewer)
    .innerJoin('interviews', 'interviews.applicationId', 'applications.id')
    .selectAll('interviews')
    .select(['applications.firstName', 'applications.lastName', 'positions.title as positionTitle'])
    .where('applications.businessId', '=', business.id)
    .where('chosen', 'is not', null)
    .where(sql<boolean>`chosen + make_interval(mins => minutes) > ${clock.now()}`)
    .orderBy('chosen')
    .orderBy('applicationId')
    .limit(MOST)
    .execute();
  return rows.map((row) => ({ ...row, applicantName: nameOf(row) }));
}
