import type { z } from 'zod';
import type { approvals } from '../../contract/approvals.ts';
import { lastChangeAt, logoAsPicture, readPicturesOf } from '../businesses/index.ts';
import type { Db } from '../platform/database/database.ts';
import { applicationEmailOf, importedFrom, publishDayOf, salaryRangeOf } from '../positions/index.ts';
import { readDecisionsAbout } from './decisions-about.ts';
import { readEmailDomain } from './email-domain.ts';
import { readRegisterFacts } from './register-facts.ts';
import { withOwner } from './subjects.ts';

type Pending = z.input<typeof approvals.pending.reply>;
type FindDecisions = Awaited<ReturnType<typeof readDecisionsAbout>>;

/** More than anybody decides about in one sitting; the rest comes when these are done. */
const MOST = 100;

/** What waits, the longest waiting first, each with what helps to decide. */
export async function readPending(db: Db, now: Date): Promise<Pending> {
  const [businesses, positions, totals] = await Promise.all([
    readBusinesses(db),
    readPositions(db),
    readPendingTotals(db),
  ]);
  const [picturesOf, aboutBusiness, aboutPosition] = await Promise.all([
    readPicturesOf(
      db,
      businesses.map(({ id }) => id),
    ),
    readDecisionsAbout(db, 'business', businesses),
    readDecisionsAbout(db, 'position', positions),
  ]);
  return {
    data: {
      businesses: businesses.map((row) => ({
        ...row,
        _id: row.id,
        pictures: [...logoAsPicture(row), ...picturesOf(row.id)],
        ...evidenceOf(row, aboutBusiness, now),
      })),
      positions: positions.map((row) => ({
        ...row,
        _id: row.id,
        applicationEmail: applicationEmailOf(row),
        salaryRange: salaryRangeOf(row),
        publishFrom: publishDayOf(row),
        business: {
          id: row.businessId,
          name: row.businessName,
          organizationNumber: row.organizationNumber,
          approvalStatus: row.businessStatus,
        },
        ...evidenceOf(row, aboutPosition, now),
      })),
    },
    totals,
  };
}

const ownerColumns = ['users.firstName', 'users.lastName', 'users.email', 'users.emailConfirmedAt'] as const;
const businessColumns = [
  'businesses.businessName',
  'businesses.organizationNumber',
  'businesses.ownerId',
  'businesses.brregData',
  'businesses.brregFetchedAt',
  'businesses.registerTrouble',
  'businesses.location as businessLocation',
  'users.createdAt as registeredAt',
] as const;

const readBusinesses = (db: Db) =>
  db
    .selectFrom('businesses')
    .leftJoin('users', 'users.id', 'businesses.ownerId')
    .select(['businesses.id', 'businesses.shortDescription', 'businesses.longDescription', 'businesses.logoPath'])
    .select(['businesses.createdAt', 'businesses.updatedAt', lastChangeAt('business').as('lastChangeAt')])
    .select(businessColumns)
    .select(ownerColumns)
    .where('businesses.approvalStatus', '=', 'pending')
    .orderBy('businesses.createdAt')
    .orderBy('businesses.id')
    .limit(MOST)
    .execute();

const readPositions = (db: Db) =>
  pendingPositions(db)
    .selectAll('positions')
    .select('businesses.approvalStatus as businessStatus')
    .select([importedFrom().as('importedFrom'), lastChangeAt('position').as('lastChangeAt')])
    .select(businessColumns)
    .select(ownerColumns)
    .orderBy('positions.createdAt')
    .orderBy('positions.id')
    .limit(MOST)
    .execute();

/** Those of a rejected business can't be shown whatever is decided. */
const pendingPositions = (db: Db) =>
  withOwner(db).where('positions.approvalStatus', '=', 'pending').where('businesses.approvalStatus', '<>', 'rejected');

async function readPendingTotals(db: Db) {
  const [businesses, positions] = await Promise.all([
    db
      .selectFrom('businesses')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('approvalStatus', '=', 'pending')
      .executeTakeFirstOrThrow(),
    pendingPositions(db)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { businesses: businesses.total, positions: positions.total };
}

type BusinessRow = Awaited<ReturnType<typeof readBusinesses>>[number];
type Decided = Omit<BusinessRow, 'shortDescription' | 'longDescription' | 'logoPath'>;

function evidenceOf(row: Decided, findDecisions: FindDecisions, now: Date) {
  const { hjemmeside, epostadresse } = row.brregData;
  const email = row.email ?? '';
  const known = { businessName: row.businessName, homepage: hjemmeside, registerEmail: epostadresse };
  const { asked, earlier } = findDecisions(row.id);
  return {
    owner: {
      name: row.email ? `${row.firstName} ${row.lastName}` : 'Ukjent bruker',
      email,
      emailConfirmed: row.emailConfirmedAt !== null,
      registeredAt: row.registeredAt,
      emailDomain: readEmailDomain(email, known),
    },
    register: readRegisterFacts({ ...row, location: row.businessLocation }, now),
    earlierDecisions: earlier,
    askedChange: askedChangeOf(row, asked),
  };
}

function askedChangeOf({ lastChangeAt }: Decided, asked: ReturnType<FindDecisions>['asked']) {
  if (!asked) return null;
  const { reason, actorName, createdAt } = asked;
  return {
    reason: reason ?? '',
    actorName,
    at: createdAt,
    isDone: lastChangeAt !== null && lastChangeAt > createdAt,
  };
}
