import type { Db } from '../../platform/database/database.ts';

/** How many, of which business: what is in them is of those who applied. */
export const readResponsibleFor = (db: Db, userId: string) =>
  db
    .selectFrom('applications')
    .innerJoin('businesses', 'businesses.id', 'businessId')
    .select(({ fn }) => ['businessName as business', fn.countAll<number>().as('applications')])
    .where('responsibleId', '=', userId)
    .where('withdrawnAt', 'is', null)
    .groupBy(['businesses.id', 'businessName'])
    .orderBy('businessName')
    .execute();

/** Of what goes with an account. */
export async function describeResponsibility(db: Db, userId: string) {
  const businesses = await readResponsibleFor(db, userId);
  return businesses.length > 0 ? ['Søknader som du er ansvarlig for, får ingen ansvarlig.'] : [];
}
