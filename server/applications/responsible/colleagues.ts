import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { inNorwegianOrder } from '../../platform/database/norwegian.ts';
import type { Viewer } from '../../platform/http/route.ts';
import { nameOf } from '../name-of.ts';

/** Who can take care of an application of the business: the viewer first, the others by name. */
export async function readColleagues(db: Db, { userId }: Pick<Viewer, 'userId'>, businessId: string) {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'firstName', 'lastName'])
    .where('isActive', '=', true)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('id', 'in', selectFrom('businesses').select('ownerId').where('id', '=', businessId)),
        eb('id', 'in', selectFrom('businessShares').select('userId').where('businessId', '=', businessId)),
      ]),
    )
    .orderBy(sql`id = ${userId}`, 'desc')
    .orderBy('lastName', inNorwegianOrder)
    .orderBy('firstName', inNorwegianOrder)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, name: nameOf(row), isMe: row.id === userId }));
}
