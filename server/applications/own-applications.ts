import { logoUrl } from '../businesses/index.ts';
import type { Db } from '../platform/database/database.ts';
import type { Files } from '../platform/files/files.ts';
import { deletedAfter } from './periods.ts';
import { remindableFrom } from './remind-employer.ts';
import { readFilesOf, showAnswers } from './show-answers.ts';

export async function listOwnApplications(db: Db, userId: string, { page, limit }: { page: number; limit: number }) {
  const { total } = await db
    .selectFrom('applications')
    .select((get) => get.fn.countAll<number>().as('total'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  const rows = await ownApplications(db, userId)
    .orderBy('applications.submittedAt', 'desc')
    .orderBy('applications.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { total, rows: rows.map(showOwn) };
}

export async function readOwnApplication(db: Db, files: Files, userId: string, id: string) {
  const row = await ownApplications(db, userId)
    .select(deletedAfter().as('deletedAfter'))
    .where('applications.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { firstName, lastName, email, phone } = row;
  return {
    ...showOwn(row),
    formTitle: row.formTitle,
    applicantInfo: { firstName, lastName, email, phone },
    responses: await showAnswers(files, userId, row, await readFilesOf(db, id)),
    keepsLonger: row.keepsLonger,
    deletedAfter: row.deletedAfter,
  };
}

const ownApplications = (db: Db, userId: string) =>
  db
    .selectFrom('applications')
    .innerJoin('positions', 'positions.id', 'applications.positionId')
    .innerJoin('businesses', 'businesses.id', 'applications.businessId')
    .selectAll('applications')
    .select([
      'positions.title as positionTitle',
      'positions.answerBy',
      'positions.applicationDeadline',
      'positions.expiryDate',
      'positions.closedAt',
      'businesses.businessName',
      'businesses.organizationNumber',
      'businesses.logoPath',
    ])
    .where('applications.userId', '=', userId);

type Row = Awaited<ReturnType<ReturnType<typeof ownApplications>['execute']>>[number];

function showOwn({ businessName: name, organizationNumber, logoPath, ...row }: Row) {
  return {
    ...row,
    _id: row.id,
    business: { name, organizationNumber, logoUrl: logoUrl(logoPath) },
    status: row.toldStatus,
    remindableFrom: remindableFrom(row),
  };
}
