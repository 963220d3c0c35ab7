import { sql } from 'kysely';
import type { z } from 'zod';
import type { staff } from '../../../contract/staff.ts';
import { emailKeyOf } from '../../accounts/index.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Db } from '../../platform/database/database.ts';
import { inOrderOf } from '../../platform/database/in-order-of.ts';
import { equals, matching } from './matching.ts';
import { pageOf } from './page-of.ts';

export async function listUsers(db: Db, query: z.output<typeof staff.users.query>) {
  const { search, isActive, isAdmin, page, limit } = query;
  const { ids, pagination } = await pageOf(db, {
    table: sql`users`,
    // An index has only the admins.
    where: [
      ...equals('is_active', isActive),
      ...(isAdmin === undefined ? [] : [isAdmin ? sql`is_admin` : sql`not is_admin`]),
    ],
    ...orderOf(search),
    search,
    matches: [matching(sql`first_name || ' ' || last_name || ' ' || email`)],
    page,
    limit,
  });
  return { users: await readUsers(db, ids), pagination };
}

/** Who is asked for by the whole address stands first. */
function orderOf(search = '') {
  if (!/^[^\s@]+@[^\s@]+$/.test(search))
    return { orderBy: sql`created_at desc, id`, orderColumns: sql`created_at, id` };
  return {
    orderBy: sql`is_meant desc, created_at desc, id`,
    orderColumns: sql`email_key = ${emailKeyOf(search)} as is_meant, created_at, id`,
  };
}

/** In the order of the ids. */
export async function readUsers(db: Db, ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .select(['id', 'firstName', 'lastName', 'email', 'emailConfirmedAt', 'isActive', 'isAdmin', 'maxBusinesses'])
    .select(['lastLoginAt as lastLogin', 'createdAt'])
    .select(({ selectFrom, fn }) =>
      selectFrom('businesses')
        .select(fn.countAll<number>().as('count'))
        .whereRef('ownerId', '=', 'users.id')
        .where('approvalStatus', '<>', 'rejected')
        .as('businessCount'),
    )
    .where('id', '=', anyOf(ids))
    .execute();
  return inOrderOf(ids, rows).map(({ emailConfirmedAt, businessCount, ...row }) => ({
    ...row,
    _id: row.id,
    emailConfirmed: emailConfirmedAt !== null,
    businessCount: businessCount ?? 0,
  }));
}
