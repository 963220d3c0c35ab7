import type { Tx } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { recordStaffAction } from '../staff-trace/index.ts';
import { recordDecisions } from './record-decisions.ts';
import { contentOfBusiness, contentOfPosition, pictureTexts } from './subjects.ts';

/**
 * For data from before there were approvals: what waits is approved, with a row each and without mails. What was
 * rejected counts as deleted and stays so.
 */
export async function approveEverything({ db, clock }: Platform, viewer: Viewer) {
  const now = clock.now();
  return await db.transaction().execute(async (tx) => {
    const decided = { decision: 'approved', reason: 'Migrering av godkjenningsstatus', at: now } as const;
    const businesses = await approveBusinesses(tx, now);
    await recordDecisions(tx, viewer, businesses, { subject: 'business', ...decided });
    const positions = await approvePositions(tx, now);
    await recordDecisions(tx, viewer, positions, { subject: 'position', ...decided });
    const after = { businessesUpdated: businesses.length, positionsUpdated: positions.length };
    await recordStaffAction(tx, viewer, { kind: 'migrated', subject: 'other', after }, now);
    return after;
  });
}

const approvedAt = (now: Date) => ({ approvalStatus: 'approved', approvedAt: now, updatedAt: now }) as const;

async function approveBusinesses(tx: Tx, now: Date) {
  const rows = await tx
    .updateTable('businesses')
    .set(approvedAt(now))
    .where('approvalStatus', '=', 'pending')
    .returning(['id', 'businessName', 'organizationNumber', 'ownerId', 'shortDescription', 'longDescription'])
    .returning(['logoPath', pictureTexts])
    .execute();
  return rows.map((row) => ({ ...row, name: row.businessName, content: contentOfBusiness(row) }));
}

async function approvePositions(tx: Tx, now: Date) {
  const rows = await tx
    .updateTable('positions')
    .from('businesses')
    .set(approvedAt(now))
    .whereRef('businesses.id', '=', 'businessId')
    .where('positions.approvalStatus', '=', 'pending')
    .where('businesses.approvalStatus', '<>', 'rejected')
    .returning(['positions.id', 'title', 'organizationNumber', 'ownerId', 'description', 'requirements'])
    .returning(['applicationMethod', 'externalApplicationUrl', 'positions.contactEmail'])
    .execute();
  return rows.map((row) => ({ ...row, name: row.title, content: contentOfPosition(row) }));
}
