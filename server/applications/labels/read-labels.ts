import { type Expression, sql } from 'kysely';
import { withoutUnseen } from '../../../contract/values.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Db } from '../../platform/database/database.ts';

/** Two that one cannot tell apart by reading them aloud are one. */
export const labelKey = (label: string) => withoutUnseen(label).toLowerCase();

/** In the order of the alphabet, wherever they stand. */
export const labelsOf = (applicationId: Expression<string>) => sql<string[]>`array(
  select label from application_labels where application_id = ${applicationId} order by label collate "nb-x-icu", key)`;

/** Those that a business has on its applications. */
export async function readLabels(db: Db, businessId: string) {
  return await db
    .selectFrom('applicationLabels')
    .innerJoin('applications', 'applications.id', 'applicationId')
    .select(({ fn }) => ['key', fn.min('label').as('label')])
    .where('businessId', '=', businessId)
    .where('withdrawnAt', 'is', null)
    .groupBy('key')
    .orderBy(sql`min(label) collate "nb-x-icu"`)
    .orderBy('key')
    .execute();
}

export const readLabelsOf = (db: Db, ids: string[]) =>
  db
    .selectFrom('applications')
    .select(['id', labelsOf(sql.ref('applications.id')).as('labels')])
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .execute();
