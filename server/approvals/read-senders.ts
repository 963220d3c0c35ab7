import { sql } from 'kysely';
import type { Tx } from '../platform/database/database.ts';

/** The colleague of the owner who sent a position in, while the business is still shared with that one; none where the owner did. */
export const readSenders = (tx: Tx, position: { id: string; businessId: string }) =>
  tx
    .selectFrom('businessEvents')
    .innerJoin('users', 'users.id', 'businessEvents.actorId')
    .innerJoin('businessShares', (join) =>
      join
        .onRef('businessShares.userId', '=', 'users.id')
        .onRef('businessShares.businessId', '=', 'businessEvents.businessId'),
    )
    .select(['users.firstName', 'users.lastName', 'users.email'])
    .where('businessEvents.businessId', '=', position.businessId)
    .where('businessEvents.kind', '=', 'position-sent-in')
    .where(sql`details ->> 'positionId'`, '=', position.id)
    .execute();
