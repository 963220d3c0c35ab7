import { isManagedBy, isStopped } from '../businesses/index.ts';
import type { Db } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/route.ts';
import { countOpenPositionsUsing, countPositionsUsing } from '../positions/index.ts';
import { formNotFound } from './form-not-found.ts';

/** The newest first. */
export async function readForms(db: Db, viewer: Viewer, today: string, businessId: string | undefined) {
  const rows = await managedForms(db, viewer, today)
    .where(({ eb, and }) => and(businessId === undefined ? [] : [eb('applicationForms.businessId', '=', businessId)]))
    .orderBy('applicationForms.createdAt', 'desc')
    .orderBy('applicationForms.id')
    .execute();
  return rows.map(showForm);
}

export async function readForm(db: Db, viewer: Viewer, today: string, formId: string) {
  const row = await managedForms(db, viewer, today).where('applicationForms.id', '=', formId).executeTakeFirst();
  return showForm(row ?? formNotFound());
}

const managedForms = (db: Db, viewer: Viewer, today: string) =>
  db
    .selectFrom('applicationForms')
    .innerJoin('businesses', 'businesses.id', 'applicationForms.businessId')
    .selectAll('applicationForms')
    .select([
      'businesses.businessName',
      countPositionsUsing().as('usageCount'),
      countOpenPositionsUsing(today).as('openPositions'),
    ])
    .select(({ selectFrom }) =>
      selectFrom('applications')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('applications.applicationFormId', '=', 'applicationForms.id')
        .as('applicationCount'),
    )
    .where('businesses.approvalStatus', '<>', 'rejected')
    .where(isManagedBy(viewer));

type FormRow = Awaited<ReturnType<ReturnType<typeof managedForms>['execute']>>[number];

const showForm = (row: FormRow) => ({
  ...row,
  _id: row.id,
  isStopped: isStopped(row),
  usageCount: row.usageCount ?? 0,
  openPositions: row.openPositions ?? 0,
  applicationCount: row.applicationCount ?? 0,
});
