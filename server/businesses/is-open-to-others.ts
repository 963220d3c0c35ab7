import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';

/** Whether others, or systems of theirs, have to do with what somebody owns, or may come to: also after a new password. */
export async function isOpenToOthers(db: Db, ownerId: string, now: Date) {
  const open = await db
    .selectFrom('businesses')
    .select('id')
    .where('ownerId', '=', ownerId)
    .where('approvalStatus', '<>', 'rejected')
    .where(
      sql<boolean>`(
        exists (select from business_shares where business_id = businesses.id)
        or exists (select from business_invitations where business_id = businesses.id and expires_at > ${now})
        or exists (select from business_keys where business_id = businesses.id and ended_at is null)
      )`,
    )
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}
