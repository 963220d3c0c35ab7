import { expressionBuilder, type SqlBool, sql } from 'kysely';
import { isUuid } from '../../../contract/is-uuid.ts';
import type { ManagedState } from '../../../contract/positions/managed-positions.ts';
import { askedChange, isStopped } from '../../businesses/index.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Db, Schema } from '../../platform/database/database.ts';
import { inOrderOf } from '../../platform/database/in-order-of.ts';
import { contains } from '../../platform/database/norwegian.ts';
import { importedFrom } from '../imports/imported.ts';
import { withBusiness } from '../queries.ts';
import { publishDayOf, showPosition, showPositionCard } from '../show-position.ts';
import { holdsPlace } from '../visibility.ts';
import { readStatistics } from './read-statistics.ts';

export interface ManagedPage {
  page: number;
  limit: number;
  search?: string | undefined;
  state?: ManagedState | undefined;
}

const hasTitle = (search: string | undefined) =>
  search ? contains(sql.ref('positions.title'), search) : sql<SqlBool>`true`;

const managedPosition = expressionBuilder<Schema, 'positions'>();

/** As the badges of the page name it (`web/positions/managed-state.ts`). */
function isIn(state: ManagedState | undefined, today: string) {
  const column = managedPosition;
  const isRejected = column('positions.approvalStatus', '=', 'rejected');
  const hasRunOut = column.and([
    column('positions.expiryDate', '<=', today),
    column.or([column('positions.isActive', '=', true), column('positions.expiredAt', 'is not', null)]),
  ]);
  switch (state) {
    case undefined:
      return column.lit(true);
    case 'active':
      return holdsPlace(today);
    case 'pending':
      return column('positions.approvalStatus', '=', 'pending');
    case 'rejected':
      return isRejected;
    case 'expired':
      return column.and([column.not(isRejected), hasRunOut]);
    case 'inactive':
      return column.and([column.not(isRejected), column('positions.isActive', '=', false), column.not(hasRunOut)]);
  }
}

export async function countManagedPositions(
  db: Db,
  businessId: string,
  { search, state }: Pick<ManagedPage, 'search' | 'state'>,
  today: string,
) {
  const { found } = await db
    .selectFrom('positions')
    .select(({ fn }) => fn.countAll<number>().as('found'))
    .where('businessId', '=', businessId)
    .where(hasTitle(search))
    .where(isIn(state, today))
    .executeTakeFirstOrThrow();
  return found;
}

/** In every state, the newest first. */
export async function readManagedPositions(
  db: Db,
  businessId: string,
  { page, limit, search, state }: ManagedPage,
  today: string,
) {
  const rows = await managed(db)
    .where('positions.businessId', '=', businessId)
    .where(hasTitle(search))
    .where(isIn(state, today))
    .orderBy('positions.createdAt', 'desc')
    .orderBy('positions.id')
    .offset((page - 1) * limit)
    .limit(limit)
    .execute();
  return await showCards(db, rows, today);
}

/** In the order of the ids. */
export async function managedPositionsOf(db: Db, ids: string[], today: string) {
  const rows = await managed(db).where('positions.id', '=', anyOf(ids)).execute();
  return await showCards(db, inOrderOf(ids, rows), today);
}

async function showCards(db: Db, rows: Row[], today: string) {
  const statistics = await readStatistics(
    db,
    rows.map(({ id }) => id),
    today,
  );
  return rows.map((row) => ({
    ...showPositionCard(row, today),
    ...managedFieldsOf(row),
    statistics: statistics(row.id),
  }));
}

export async function readManagedPosition(db: Db, businessId: string, id: string, today: string) {
  if (!isUuid(id)) return undefined;
  const row = await managed(db)
    .where('positions.businessId', '=', businessId)
    .where('positions.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const statistics = await readStatistics(db, [id], today);
  return {
    ...showPosition({ ...row, isOwner: true }, today),
    ...managedFieldsOf(row),
    statistics: statistics(row.id),
  };
}

const managed = (db: Db) =>
  withBusiness(db).select([askedChange('position').as('askedChange'), importedFrom().as('importedFrom')]);

type Row = Awaited<ReturnType<ReturnType<typeof managed>['execute']>>[number];

const managedFieldsOf = (row: Row) => ({
  contactInfo: {
    name: row.contactName,
    email: row.contactEmail,
    position: row.contactPosition,
    phone: row.contactPhone,
  },
  applicationMethod: row.applicationMethod,
  emailNotificationsEnabled: row.emailNotificationsEnabled,
  hasApplicantList: row.hasApplicantList,
  isReadAnonymously: row.isReadAnonymously,
  approvedAt: row.approvedAt,
  publishFrom: publishDayOf(row),
  rejectionReason: row.rejectionReason,
  askedChange: row.askedChange,
  isStopped: isStopped(row),
  importedFrom: row.importedFrom,
  expiredAt: row.expiredAt,
});
