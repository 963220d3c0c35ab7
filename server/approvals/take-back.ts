import { sql } from 'kysely';
import { Failure } from '../../contract/errors.ts';
import { subjectTables } from '../businesses/index.ts';
import { isDuplicate, type Tx } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { recordStaffAction } from '../staff-trace/index.ts';
import { lastDecision } from './last-decision.ts';
import { type LockedSubject, lockExisting, type Subject } from './subjects.ts';
import { canTakeBack, toldKey } from './tell-of-decision.ts';

/**
 * Whoever approved or rejected by mistake lets it wait again, as long as its owner was not written to. What was taken back is
 * no decision: only the trace of what staff did has it.
 */
export async function takeBack({ db, clock }: Platform, viewer: Viewer, subject: Subject, id: string) {
  const now = clock.now();
  const taking = db.transaction().execute(async (tx) => {
    const item = await lockExisting(tx, subject, id);
    // Sent once more after a lost reply.
    if (item.approvalStatus === 'pending') return;
    const last = await lastDecision(tx, subject, id);
    if (last?.decision !== item.approvalStatus || !canTakeBack(last, now) || (await isTold(tx, last.id))) {
      throw new Failure('conflict', 'Det er for sent å angre.');
    }
    await refuseApplied(tx, subject, item);
    await tx.deleteFrom('approvalDecisions').where('id', '=', last.id).execute();
    await sql`
      update ${sql.table(subjectTables[subject])} set approval_status = 'pending', updated_at = ${now},
        changed_after_approval_at = null, approved_at = null, rejection_reason = null
      where id = ${id}`.execute(tx);
    const named = { subject, subjectId: id, subjectName: item.name };
    await recordStaffAction(tx, viewer, { kind: 'taken-back', ...named }, now);
  });
  await taking.catch((error: unknown) => {
    if (!isDuplicate(error, 'businesses_organization_number')) throw error;
    throw new Failure('conflict', 'Bedriften er registrert på nytt i mellomtiden.');
  });
}

/** An instance whose clock is behind may come after the mail. */
const isTold = (tx: Tx, decisionId: number) =>
  tx.selectFrom('mails').select('id').where('key', '=', toldKey(decisionId, 0)).executeTakeFirst();

/** Who applied would have applied to what nobody may see. */
async function refuseApplied(tx: Tx, subject: Subject, { id }: LockedSubject) {
  const applied = await tx
    .selectFrom('applications')
    .select('id')
    .where(subject === 'business' ? 'businessId' : 'positionId', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (applied)
    throw new Failure('conflict', 'Noen har alt søkt. Deaktiver i stedet, under Bedrifter eller Stillinger.');
}
