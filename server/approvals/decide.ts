import { sql } from 'kysely';
import type { DecisionKind } from '../../contract/approvals/approval-cards.ts';
import { Failure } from '../../contract/errors.ts';
import { subjectTables } from '../businesses/index.ts';
import { dateAndTime } from '../platform/clock.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { isStale } from '../platform/refuse-stale.ts';
import { recordStaffAction } from '../staff-trace/index.ts';
import { lastDecision } from './last-decision.ts';
import { recordDecisions } from './record-decisions.ts';
import { type LockedSubject, lockExisting, type Subject } from './subjects.ts';
import { mailDecision, planTelling } from './tell-of-decision.ts';

export type Decision = ({ decision: 'approved' } | { decision: 'rejected' | 'change-asked'; reason: string }) & {
  readAs?: string | undefined;
};

/**
 * Decides about what waits, leaves a row, and has the owner and whoever sent it in written to: all of it or nothing. Whoever
 * comes second is told.
 */
export async function decide({ db, clock }: Platform, viewer: Viewer, subject: Subject, id: string, given: Decision) {
  await db.transaction().execute(async (tx) => {
    const item = await lockExisting(tx, subject, id);
    const now = clock.now();
    if (item.approvalStatus !== 'pending') throw new Failure('conflict', await whoDecided(tx, subject, id));
    if ('businessStatus' in item && item.businessStatus === 'rejected') {
      throw new Failure('conflict', 'Bedriften er avvist, og stillingene dens med den.');
    }
    if (given.decision === 'change-asked' && (await isAsked(tx, subject, item, given.reason))) return;
    refuseUnread(item.updatedAt, given.readAs);
    await setStatus(tx, subject, id, given, now);
    const [decisionId = 0] = await recordDecisions(tx, viewer, [item], { ...given, subject, at: now });
    const named = { subject, subjectId: id, subjectName: item.name };
    const reason = given.decision === 'approved' ? {} : { reason: given.reason };
    await recordStaffAction(tx, viewer, { kind: given.decision, ...named, ...reason }, now);
    // It waits on, so there is nothing to take back.
    if (given.decision === 'change-asked') await mailDecision(tx, subject, item, given, now, decisionId);
    else await planTelling(tx, { subject, id, decisionId }, now);
  });
}

/** Somebody looked at what changed after the approval. */
export async function seeChange(
  { db, clock }: Platform,
  viewer: Viewer,
  subject: Subject,
  id: string,
  readAs: string | undefined,
) {
  await db.transaction().execute(async (tx) => {
    const item = await lockExisting(tx, subject, id);
    const now = clock.now();
    if (!item.changedAfterApprovalAt) throw new Failure('conflict', await whoDecided(tx, subject, id));
    refuseUnread(item.changedAfterApprovalAt, readAs);
    await sql`update ${sql.table(subjectTables[subject])} set changed_after_approval_at = null where id = ${id}`.execute(
      tx,
    );
    await recordDecisions(tx, viewer, [item], { decision: 'change-seen', subject, at: now });
    const named = { subject, subjectId: id, subjectName: item.name };
    await recordStaffAction(tx, viewer, { kind: 'change-seen', ...named }, now);
  });
}

function refuseUnread(changedAt: Date, readAs: string | undefined) {
  if (isStale(changedAt, readAs)) {
    throw new Failure('conflict', 'Eieren har endret noe etter at du åpnet dette. Se over det på nytt.');
  }
}

const verbs: Record<DecisionKind, string> = {
  approved: 'godkjente dette',
  rejected: 'avviste dette',
  'change-asked': 'ba om en endring',
  'change-seen': 'har allerede sett på endringen',
};

/** The same, of what nobody has changed since: sent once more after a lost reply. */
async function isAsked(tx: Tx, subject: Subject, { id, updatedAt }: LockedSubject, reason: string) {
  const last = await lastDecision(tx, subject, id);
  return last?.decision === 'change-asked' && last.reason === reason && last.createdAt >= updatedAt;
}

async function whoDecided(tx: Tx, subject: Subject, id: string) {
  const last = await lastDecision(tx, subject, id);
  if (!last) return 'Dette er allerede avgjort.';
  return `${last.actorName} ${verbs[last.decision]} ${dateAndTime(last.createdAt)}.`;
}

async function setStatus(tx: Tx, subject: Subject, id: string, given: Decision, now: Date) {
  if (given.decision === 'change-asked') return;
  const isApproved = given.decision === 'approved';
  await sql`
    update ${sql.table(subjectTables[subject])} set
      approval_status = ${given.decision}, updated_at = ${now}, changed_after_approval_at = null,
      approved_at = ${isApproved ? now : null}, rejection_reason = ${isApproved ? null : given.reason}
    where id = ${id}`.execute(tx);
}
