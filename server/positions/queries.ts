import { isUuid } from '../../contract/is-uuid.ts';
import {
  askedChange,
  confirmedDomain,
  isManagedBy,
  isStopped,
  keptPromises,
  ownerAddress,
} from '../businesses/index.ts';
import { anyOf } from '../platform/database/any-of.ts';
import type { Db } from '../platform/database/database.ts';
import { inOrderOf } from '../platform/database/in-order-of.ts';
import type { Viewer } from '../platform/http/route.ts';
import { changesOf } from './ad-changes.ts';
import { formerPositions, saidIn } from './former-positions.ts';
import { placeOf, publishDayOf, showPosition, showPositionCard } from './show-position.ts';
import { isReadable } from './visibility.ts';

/** Cards in the order of the ids. */
export async function readPositionCards(db: Db, ids: string[], viewer: Viewer | null, today: string) {
  if (ids.length === 0) return [];
  const rows = await withBusiness(db).where('positions.id', '=', anyOf(ids)).where(isReadable(today, viewer)).execute();
  return inOrderOf(ids, rows).map((row) => showPositionCard(row, today));
}

export async function readPosition(db: Db, id: string, viewer: Viewer | null, today: string) {
  if (!isUuid(id)) return undefined;
  const row = await withBusiness(db)
    .select([isManagedBy(viewer).as('isOwner'), keptPromises(today).as('promises')])
    .select(['businesses.brregData', ownerAddress.as('ownerAddress')])
    .where('positions.id', '=', id)
    .where(isReadable(today, viewer))
    .executeTakeFirst();
  return (
    row && {
      ...showPosition({ ...row, isOwner: Boolean(row.isOwner) }, today),
      promises: row.promises,
      confirmedDomain: confirmedDomain(row.ownerAddress, row.brregData),
      changes: changesOf(await formerPositions(db, id).execute(), saidIn(row)),
    }
  );
}

/** Where the approval stands, for those who manage the position. */
export async function readApproval(db: Db, id: string, viewer: Viewer) {
  if (!isUuid(id)) return undefined;
  const row = await withBusiness(db)
    .clearSelect()
    .select([
      'positions.approvalStatus',
      'positions.rejectionReason',
      'positions.isActive',
      'positions.stoppedByStaffAt',
      'positions.publishFrom',
    ])
    .select([
      'organizationNumber',
      'businesses.approvalStatus as businessApproval',
      'businesses.isActive as businessActive',
      'businesses.stoppedByStaffAt as businessStoppedAt',
    ])
    .select(askedChange('position').as('askedChange'))
    .where('positions.id', '=', id)
    .where(isManagedBy(viewer))
    .executeTakeFirst();
  if (!row) return undefined;
  const { organizationNumber, businessApproval: approvalStatus, businessActive: isActive, businessStoppedAt } = row;
  return {
    ...row,
    isStopped: isStopped(row),
    publishFrom: publishDayOf(row),
    business: {
      organizationNumber,
      approvalStatus,
      isActive,
      isStopped: isStopped({ isActive, stoppedByStaffAt: businessStoppedAt }),
    },
  };
}

export const withBusiness = (db: Db) =>
  db
    .selectFrom('positions')
    .innerJoin('businesses', 'businesses.id', 'positions.businessId')
    .selectAll('positions')
    .select([
      'businesses.businessName',
      'businesses.organizationNumber',
      'businesses.logoPath',
      'businesses.location as businessLocation',
      'businesses.shortDescription as businessShortDescription',
      'businesses.employeeCount',
    ]);

/** What the list of followed positions keeps of these, as far as the viewer may read them. */
export async function readFollowable(db: Db, ids: string[], viewer: Viewer | null, today: string) {
  if (ids.length === 0) return [];
  const rows = await withBusiness(db)
    .clearSelect()
    .select([
      'positions.id as positionId',
      'title',
      'businessName',
      'positions.location',
      'positions.municipality',
      'expiryDate',
    ])
    .where('positions.id', '=', anyOf(ids.filter(isUuid)))
    .where(isReadable(today, viewer))
    .execute();
  return rows.map(({ location, municipality, ...row }) => ({
    ...row,
    type: 'local' as const,
    location: placeOf({ location, municipality }),
  }));
}
