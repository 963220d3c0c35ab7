import { sql } from 'kysely';
import type { StaffActionKind, StaffSubject } from '../../contract/staff-trace.ts';
import type { Db } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/route.ts';

export interface StaffAction {
  /** English, as the contract's `staffActionKinds` has it; the panel says it in Norwegian. */
  kind: StaffActionKind;
  subject: StaffSubject;
  subjectId?: string;
  /** What people call it, readable after it is gone. */
  subjectName?: string;
  /** The changed fields only. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  reason?: string;
  /** Of all that was done together. */
  runId?: string;
}

/** What staff did, in the transaction that does it. Answers the row's id. */
export async function recordStaffAction(db: Db, viewer: Viewer, action: StaffAction, at: Date): Promise<number> {
  const { kind, subject, subjectId, subjectName = '', before = {}, after = {}, reason, runId } = action;
  const { id } = await db
    .insertInto('staffActions')
    .values({
      actorId: viewer.userId,
      actorName: sql<string>`(select first_name || ' ' || last_name from users where id = ${viewer.userId})`,
      kind,
      subject,
      subjectId: subjectId ?? null,
      subjectName,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
      reason: reason ?? null,
      runId: runId ?? null,
      createdAt: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
