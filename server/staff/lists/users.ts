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
    orderBy: sql`created_at desc, id`,
    orderColumns: sql`created_at, id`,
    search,
    matches: [matching(sql`first_name || ' ' || last_name || ' ' || email`)],
    page,
    limit,
    first: await findMeant(db, query),
  });
  return { users: await readUsers(db, ids), pagination };
}

/** Whoever is asked for by the whole address stands first. */
async function findMeant(db: Db, { search = '', isActive, isAdmin }: z.output<typeof staff.users.query>) {
  if (!/^[^\s@]+@[^\s@]+$/.test(search)) return undefined;
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('emailKey', '=', emailKeyOf(search))
    .where(({ and }) => and({ ...(isActive !== undefined && { isActive }), ...(isAdmin !== undefined && { isAdmin }) }))
    .executeTakeFirst();
  return user?.id;
}

/** In the order of the ids. */
export async function readUsers(db: Db, ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .select(['id', 'firstName', 'lastName', 'email', 'emailConfirmedAt', 'isActive', 'isAdmin', 'maxBusinesses'])
    .select('hasSecondStep')
    .select(['lastLoginAt as lastLogin', 'createdAt', 'updatedAt'])
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
