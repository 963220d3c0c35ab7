import { sql } from 'kysely';
import type { Tx } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { recordStaffAction } from '../staff/index.ts';

/**
 * For data from before there were approvals: what waits is approved, with a row each and without mails. What was
 * rejected counts as deleted and stays so.
 */
export async function approveEverything({ db, clock }: Platform, viewer: Viewer) {
  const now = clock.now();
  return await db.transaction().execute(async (tx) => {
    const businessesUpdated = await approveBusinesses(tx, viewer, now);
    const positionsUpdated = await approvePositions(tx, viewer, now);
    const after = { businessesUpdated, positionsUpdated };
    await recordStaffAction(tx, viewer, { kind: 'migrated', subject: 'other', after }, now);
    return after;
  });
}

async function approveBusinesses(tx: Tx, { userId }: Viewer, now: Date) {
  const { numAffectedRows = 0n } = await sql`
    with approved as (
      update businesses set approval_status = 'approved', approved_at = ${now}, updated_at = ${now}
      where approval_status = 'pending' returning *
    )
    insert into approval_decisions
      (subject, subject_id, subject_name, organization_number, owner_id, decision, reason, actor_id, actor_name, created_at)
    select 'business', approved.id, business_name, organization_number, owner_id, 'approved', ${reason},
      users.id, first_name || ' ' || last_name, ${now}
    from approved, users where users.id = ${userId}`.execute(tx);
  return Number(numAffectedRows);
}

async function approvePositions(tx: Tx, { userId }: Viewer, now: Date) {
  const { numAffectedRows = 0n } = await sql`
    with approved as (
      update positions set approval_status = 'approved', approved_at = ${now}, updated_at = ${now}
      from businesses where businesses.id = business_id and positions.approval_status = 'pending'
        and businesses.approval_status <> 'rejected'
      returning positions.id, title, organization_number, owner_id
    )
    insert into approval_decisions
      (subject, subject_id, subject_name, organization_number, owner_id, decision, reason, actor_id, actor_name, created_at)
    select 'position', approved.id, title, organization_number, owner_id, 'approved', ${reason},
      users.id, first_name || ' ' || last_name, ${now}
    from approved, users where users.id = ${userId}`.execute(tx);
  return Number(numAffectedRows);
}

const reason = 'Migrering av godkjenningsstatus';
