import type { DecisionKind } from '../../contract/approvals/approval-cards.ts';
import { policy } from '../../contract/policy.ts';
import { MINUTE_MS } from '../platform/clock.ts';
import type { Tx } from '../platform/database/database.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { work } from '../platform/jobs/job.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import type { Platform } from '../platform/platform.ts';
import type { Decision } from './decide.ts';
import { decisionMail } from './mails.ts';
import { readSenders } from './read-senders.ts';
import { type LockedSubject, lockSubject, type Subject } from './subjects.ts';

interface Telling {
  subject: Subject;
  id: string;
  /** A later one has a job of its own. */
  decisionId: number;
}

export const telling = work<Telling>('tell-of-decision');

const UNDO_MS = policy.approvalUndoMinutes * MINUTE_MS;

/** Its owner knows nothing of it yet. */
export const canTakeBack = ({ decision, createdAt }: { decision: DecisionKind; createdAt: Date }, now: Date) =>
  (decision === 'approved' || decision === 'rejected') && now.getTime() - createdAt.getTime() < UNDO_MS;

export const toldKey = (decisionId: number, place: number) => `approval-decision ${decisionId} ${place}`;

export const planTelling = (tx: Tx, about: Telling, now: Date) =>
  enqueue(tx, telling, about, { runAt: new Date(now.getTime() + UNDO_MS) });

/** When the time for taking it back is over. What was taken back nobody hears of. */
export async function tellOfDecision({ db, clock }: Platform, { subject, id, decisionId }: Telling) {
  await db.transaction().execute(async (tx) => {
    const item = await lockSubject(tx, subject, id);
    const given = await tx
      .selectFrom('approvalDecisions')
      .select(['decision', 'reason'])
      .where('id', '=', decisionId)
      .executeTakeFirst();
    // Gone from its owner's list, or decided otherwise.
    if (!item || !given || item.approvalStatus !== given.decision) return;
    const { reason } = given;
    const decision =
      reason === null ? ({ decision: 'approved' } as const) : ({ decision: 'rejected', reason } as const);
    await mailDecision(tx, subject, item, decision, clock.now(), decisionId);
  });
}

/** To the owner and whoever sent it in. */
export async function mailDecision(
  tx: Tx,
  subject: Subject,
  item: LockedSubject,
  given: Decision,
  now: Date,
  decisionId: number,
) {
  for (const [place, person] of [item, ...(await readSenders(tx, item))].entries()) {
    const mail = decisionMail(subject, { ...item, ...person }, given, now);
    if (mail) await sendMail(tx, mail, { key: toldKey(decisionId, place) });
  }
}
