import { Failure } from '../../contract/errors.ts';
import { approvedName, isManagedBy } from '../businesses/index.ts';
import { mainUnitOf } from '../national/index.ts';
import { dayInOslo } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/route.ts';
import { closingPositions, positionNotFound } from '../positions/index.ts';

export type Hiring = Awaited<ReturnType<typeof requireHiring>>;

/**
 * The position that somebody is looked for, by one who manages it, and its employer. People are found by whoever hires, not by
 * whoever is curious: everybody must be able to apply for it today.
 */
export async function requireHiring(db: Db, viewer: Viewer, positionId: string, now: Date) {
  const position = await db
    .selectFrom('positions')
    .innerJoin('businesses', 'businesses.id', 'positions.businessId')
    .select(['positions.id', 'positions.title', 'positions.profession', 'positions.municipality'])
    .select(['positions.remote', 'positions.businessId', 'businessName', 'organizationNumber', 'brregData'])
    .select(approvedName.as('approvedName'))
    .select(({ exists }) =>
      exists(closingPositions(db, dayInOslo(now)).where('positions.id', '=', positionId)).as('isOpen'),
    )
    .where('positions.id', '=', positionId)
    .where('positions.approvalStatus', '<>', 'rejected')
    .where(isManagedBy(viewer))
    .executeTakeFirst();
  if (!position) positionNotFound();
  if (!position.isOpen)
    throw new Failure(
      'conflict',
      'Stillingen er ikke åpen nå. Du kan finne kandidater til stillinger som kan søkes på.',
    );
  const { municipality, remote, brregData, organizationNumber, businessName, approvedName: approved } = position;
  return {
    ...position,
    /** Where one has to be; nothing where the work can be done from anywhere. */
    workplace: remote ? null : municipality,
    employerNumber: await mainUnitOf(db, organizationNumber),
    /** Those that others have looked at: by calling itself anything, it would learn who works where. */
    names: [approved ?? businessName, ...(brregData?.navn ? [brregData.navn] : [])],
  };
}
