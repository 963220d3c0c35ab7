import { sql } from 'kysely';
import { logoAsPicture, readPicturesOf } from '../businesses/index.ts';
import type { Db } from '../platform/database/database.ts';
import { type Content, contentOfBusiness, contentOfPosition, pictureTexts } from './subjects.ts';

const MOST = 100;

/** What changed after its approval, with what staff read the last time beside what is there now. */
export async function readChanged(db: Db) {
  const [businesses, positions] = await Promise.all([readBusinesses(db), readPositions(db)]);
  const picturesOf = await readPicturesOf(
    db,
    businesses.map(({ id }) => id),
  );
  const total = (businesses[0]?.total ?? 0) + (positions[0]?.total ?? 0);
  const changed = [
    ...businesses.map((row) => ({
      subject: 'business' as const,
      id: row.id,
      name: row.businessName,
      path: `/bedrift/${row.organizationNumber}`,
      organizationNumber: row.organizationNumber,
      changedAt: row.changedAt,
      changes: differences(row.seen, contentOfBusiness(row)).filter(({ field }) => field !== 'Logo'),
      newPictures: [...newLogo(row), ...picturesOf(row.id, row.seenAt)],
    })),
    ...positions.map((row) => ({
      subject: 'position' as const,
      id: row.id,
      name: row.title,
      path: `/stilling/${row.id}`,
      organizationNumber: row.organizationNumber,
      changedAt: row.changedAt,
      changes: differences(row.seen, contentOfPosition(row)),
      newPictures: [],
    })),
  ];
  return { changed: changed.sort((one, other) => one.changedAt.getTime() - other.changedAt.getTime()), total };
}

const readBusinesses = (db: Db) =>
  db
    .selectFrom('businesses')
    .select(['id', 'businessName', 'organizationNumber', 'shortDescription', 'longDescription', 'logoPath'])
    .select('changedAfterApprovalAt as changedAt')
    .select([seen<Content>('business', 'businesses.id', 'content').as('seen'), total.as('total')])
    .select([seen<Date>('business', 'businesses.id', 'created_at').as('seenAt'), pictureTexts])
    .where('approvalStatus', '=', 'approved')
    .where('changedAfterApprovalAt', 'is not', null)
    .$narrowType<{ changedAt: Date }>()
    .orderBy('changedAfterApprovalAt')
    .limit(MOST)
    .execute();

const newLogo = (row: Awaited<ReturnType<typeof readBusinesses>>[number]) =>
  row.seen?.Logo === row.logoPath ? [] : logoAsPicture(row);

const readPositions = (db: Db) =>
  db
    .selectFrom('positions')
    .innerJoin('businesses', 'businesses.id', 'positions.businessId')
    .select(['positions.id', 'title', 'organizationNumber', 'description', 'requirements'])
    .select(['applicationMethod', 'positions.externalApplicationUrl', 'positions.contactEmail'])
    .select('positions.changedAfterApprovalAt as changedAt')
    .select([seen<Content>('position', 'positions.id', 'content').as('seen'), total.as('total')])
    .where('positions.approvalStatus', '=', 'approved')
    .where('businesses.approvalStatus', '=', 'approved')
    .where('positions.changedAfterApprovalAt', 'is not', null)
    .$narrowType<{ changedAt: Date }>()
    .orderBy('positions.changedAfterApprovalAt')
    .limit(MOST)
    .execute();

const total = sql<number>`count(*) over ()`;

/** The texts when somebody last approved them or looked at them, or when that was. */
const seen = <T>(subject: string, id: string, what: 'content' | 'created_at') => sql<T | null>`(
  select ${sql.ref(`approval_decisions.${what}`)} from approval_decisions
  where subject = ${subject} and subject_id = ${sql.ref(id)} and decision in ('approved', 'change-seen')
  order by approval_decisions.id desc limit 1)`;

function differences(before: Content | null, now: Content) {
  const known = before && Object.keys(before).length > 0 ? before : undefined;
  return Object.entries(now)
    .filter(([field, after]) => (known?.[field] ?? '') !== after)
    .map(([field, after]) => ({ field, before: known?.[field] ?? null, after }));
}
