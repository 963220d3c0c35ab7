import { sql } from 'kysely';
import { z } from 'zod';
import { staffFormSchema } from '../../../contract/staff/staff-entries.ts';
import type { staff } from '../../../contract/staff.ts';
import { isStopped } from '../../businesses/index.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Db } from '../../platform/database/database.ts';
import { inOrderOf } from '../../platform/database/in-order-of.ts';
import { countPositionsUsing } from '../../positions/index.ts';
import { equals, matching } from './matching.ts';
import { pageOf } from './page-of.ts';
import { personOf } from './shape.ts';

export async function listForms(db: Db, query: z.output<typeof staff.forms.query>) {
  const { search, isActive, page, limit } = query;
  const { ids, pagination } = await pageOf(db, {
    table: sql`application_forms`,
    where: equals('is_active', isActive),
    orderBy: sql`created_at desc, id`,
    orderColumns: sql`created_at, id`,
    search,
    matches: [matching(sql`title || ' ' || description`)],
    page,
    limit,
  });
  return { forms: await readForms(db, ids), pagination };
}

const questions = z.array(staffFormSchema.shape.questions.element).catch([]);

/** In the order of the ids. */
export async function readForms(db: Db, ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('applicationForms')
    .innerJoin('businesses', 'businesses.id', 'applicationForms.businessId')
    .leftJoin('users', 'users.id', 'applicationForms.userId')
    .selectAll('applicationForms')
    .select(['businessName', 'users.id as personId', 'users.firstName', 'users.lastName', 'users.email'])
    .select(countPositionsUsing().as('usageCount'))
    .where('applicationForms.id', '=', anyOf(ids))
    .execute();
  return inOrderOf(ids, rows).map((row) => ({
    ...row,
    _id: row.id,
    isStopped: isStopped(row),
    questions: questions.parse(row.questions),
    usageCount: row.usageCount ?? 0,
    userId: personOf(row),
    businessId: { id: row.businessId, _id: row.businessId, businessName: row.businessName },
  }));
}
