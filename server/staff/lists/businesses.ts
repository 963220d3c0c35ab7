import { sql } from 'kysely';
import type { z } from 'zod';
import type { staff } from '../../../contract/staff.ts';
import { isStopped } from '../../businesses/index.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Db } from '../../platform/database/database.ts';
import { inOrderOf } from '../../platform/database/in-order-of.ts';
import { equals, matching } from './matching.ts';
import { pageOf } from './page-of.ts';
import { personOf } from './shape.ts';

export const businessWords = matching(sql`business_name || ' ' || organization_number`);

export async function listBusinesses(db: Db, query: z.output<typeof staff.businesses.query>) {
  const { search, isActive, page, limit } = query;
  const { ids, pagination } = await pageOf(db, {
    table: sql`businesses`,
    where: [sql`approval_status <> 'rejected'`, ...equals('is_active', isActive)],
    orderBy: sql`created_at desc, id`,
    orderColumns: sql`created_at, id`,
    search,
    matches: [businessWords],
    page,
    limit,
  });
  return { businesses: await readBusinesses(db, ids), pagination };
}

/** In the order of the ids. A rejected one exists for its owner only. */
export async function readBusinesses(db: Db, ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('businesses')
    .leftJoin('users', 'users.id', 'businesses.ownerId')
    .selectAll('businesses')
    .select(['users.id as personId', 'users.firstName', 'users.lastName', 'users.email'])
    .where('businesses.id', '=', anyOf(ids))
    .where('approvalStatus', '<>', 'rejected')
    .execute();
  return inOrderOf(ids, rows).map((row) => ({
    ...row,
    _id: row.id,
    userId: personOf(row),
    isStopped: isStopped(row),
  }));
}
