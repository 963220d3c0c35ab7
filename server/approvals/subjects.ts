import { sql } from 'kysely';
import type { ApprovalSubject as Subject } from '../../contract/approvals/approval-cards.ts';
import { businessNotFound } from '../businesses/index.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import { type ApplicationRoute, applicationEmailOf, positionNotFound } from '../positions/index.ts';

export type { Subject };

/** What staff read when they decide, and compare with later. */
export type Content = Record<string, string>;

/** One business or position with its owner, locked until the transaction ends. */
export async function lockSubject(tx: Tx, subject: Subject, id: string) {
  return subject === 'business' ? await lockBusiness(tx, id) : await lockPosition(tx, id);
}

/** The same of what staff decide about: it may have gone meanwhile. */
export async function lockExisting(tx: Tx, subject: Subject, id: string) {
  return (await lockSubject(tx, subject, id)) ?? (subject === 'business' ? businessNotFound() : positionNotFound());
}

export type LockedSubject = NonNullable<Awaited<ReturnType<typeof lockSubject>>>;

const ownerColumns = ['users.firstName', 'users.lastName', 'users.email'] as const;

async function lockBusiness(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('businesses')
    .leftJoin('users', 'users.id', 'businesses.ownerId')
    .select(['businesses.id', 'businesses.id as businessId', 'businesses.businessName as name', 'organizationNumber'])
    .select(['ownerId', 'approvalStatus', 'changedAfterApprovalAt', 'shortDescription', 'longDescription', 'logoPath'])
    .select('businesses.updatedAt')
    .select(ownerColumns)
    .where('businesses.id', '=', id)
    .forUpdate('businesses')
    .executeTakeFirst();
  if (!row) return;
  // Only now: what was added while the row was waited for belongs to it.
  const shown = await tx.selectFrom('businesses').select(pictureTexts).where('id', '=', id).executeTakeFirstOrThrow();
  return { ...row, publishFrom: null, content: contentOfBusiness({ ...row, ...shown, businessName: row.name }) };
}

/** What the pictures of a business show, a line each. */
export const pictureTexts = sql<string>`coalesce((
  select string_agg(description, E'\\n' order by place) from business_pictures where business_id = businesses.id
), '')`.as('pictureTexts');

async function lockPosition(tx: Tx, id: string) {
  // Before the position, as those who edit one do: what is decided about its business meanwhile is read below.
  await tx
    .selectFrom('businesses')
    .select('id')
    .where('id', '=', ({ selectFrom }) => selectFrom('positions').select('businessId').where('id', '=', id))
    .forShare()
    .execute();
  const row = await withOwner(tx)
    .select(['positions.id', 'businessId', 'title', 'title as name', 'organizationNumber', 'ownerId'])
    .select(['positions.approvalStatus', 'positions.changedAfterApprovalAt', 'description', 'requirements'])
    .select(['positions.updatedAt', 'businesses.approvalStatus as businessStatus'])
    .select(['applicationMethod', 'externalApplicationUrl', 'positions.contactEmail', 'positions.publishFrom'])
    .select(ownerColumns)
    .where('positions.id', '=', id)
    .forUpdate('positions')
    .executeTakeFirst();
  return row && { ...row, content: contentOfPosition(row) };
}

export const withOwner = (db: Db) =>
  db
    .selectFrom('positions')
    .innerJoin('businesses', 'businesses.id', 'positions.businessId')
    .leftJoin('users', 'users.id', 'businesses.ownerId');

interface BusinessTexts {
  businessName: string;
  shortDescription: string;
  longDescription: string;
  logoPath: string | null;
  pictureTexts: string;
}

/** By the names that staff read. */
export const contentOfBusiness = ({
  businessName,
  shortDescription,
  longDescription,
  logoPath,
  ...shown
}: BusinessTexts): Content => ({
  Navn: businessName,
  'Kort beskrivelse': shortDescription,
  'Lang beskrivelse': longDescription,
  Bilder: shown.pictureTexts,
  /** Which one; staff look at it. */
  Logo: logoPath ?? '',
});

interface PositionTexts extends ApplicationRoute {
  title: string;
  description: string;
  requirements: string;
  externalApplicationUrl: string | null;
}

export const contentOfPosition = ({ title, description, requirements, ...position }: PositionTexts): Content => ({
  Tittel: title,
  Beskrivelse: description,
  Krav: requirements,
  /** Where applicants are led. Nothing where one applies here. */
  Søknadslenke: position.externalApplicationUrl ?? '',
  'E-post for søknader': applicationEmailOf(position) ?? '',
});
