import { policy } from '../../contract/policy.ts';
import { MINUTE_MS } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';
import { enqueueAll } from '../platform/jobs/enqueue.ts';
import { work } from '../platform/jobs/job.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import type { Platform } from '../platform/platform.ts';
import { endCorrectionDrafts } from './correction-drafts.ts';
import { endInterviews } from './interviews/end-interviews.ts';
import { withInterviewOff } from './interviews/mails.ts';
import { isUntold } from './is-untold.ts';
import { keepTold } from './messages/keep-told.ts';
import { recordEvents } from './record-events.ts';
import { reasonsOf } from './refusal-reasons.ts';
import { statusMail } from './status-mails.ts';
import { readSurveyState } from './survey/survey-state.ts';

interface Telling {
  applicationId: string;
  /** Which change: a later one has a job of its own. */
  changedAt: string;
}

export const telling = work<Telling>('tell-applicant');
export const tellingKey = (applicationId: string) => `${telling.name}:${applicationId}`;

/** When the time for taking it back is over, or at once. A later change takes the place of what is waiting. */
export async function planTelling(db: Db, ids: string[], now: Date, isAtOnce = false) {
  const tellings = ids.map((applicationId): Telling => ({ applicationId, changedAt: now.toISOString() }));
  const runAt = isAtOnce ? now : new Date(now.getTime() + policy.applicationHandling.undoMinutes * MINUTE_MS);
  await enqueueAll(db, telling, tellings, { runAt, keys: ids.map(tellingKey) });
}

/** Lets the applicant know the status, by mail when it is an answer. Told once, however often the job runs. */
export async function tellApplicant({ db, clock }: Platform, { applicationId, changedAt }: Telling) {
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('applications')
      .innerJoin('positions', 'positions.id', 'applications.positionId')
      .innerJoin('businesses', 'businesses.id', 'applications.businessId')
      .innerJoin('users', 'users.id', 'applications.userId')
      .selectAll('applications')
      .select(['positions.title', 'positions.contactName', 'positions.contactEmail', 'businesses.businessName'])
      // To the account's own address: what the form says could be somebody else's.
      .select(['users.firstName', 'users.lastName', 'users.email'])
      .where('applications.id', '=', applicationId)
      .where('applications.statusChangedAt', '=', new Date(changedAt))
      .where('applications.withdrawnAt', 'is', null)
      .forUpdate('applications')
      .executeTakeFirst();
    if (!row) return;
    const { status, message } = row;
    const refusalReasons = reasonsOf(row);
    const now = clock.now();
    // Whoever is refused has nothing to come to.
    const [interview] = status === 'denied' ? await endInterviews(tx, [applicationId], now) : [];
    const isNews = status !== 'pending' && (isUntold(row) || interview !== undefined);
    // Once: changed a second time, it would want to hold its position and business, from whoever deletes these and waits for it.
    await tx
      .updateTable('applications')
      .set({ toldStatus: status, toldRefusalReasons: refusalReasons, message: null })
      .set({ previousStatus: null, previousMessage: null, previousRefusalReasons: [] })
      // An answer that was taken back is none.
      .set(status === 'pending' ? { unseenAnswerAt: null } : isNews ? { unseenAnswerAt: now } : {})
      .where('id', '=', applicationId)
      .execute();
    if (status === 'pending') return;
    await endCorrectionDrafts(tx, [applicationId]);
    if (!isNews) return;
    if (message !== null) await keepTold(tx, applicationId, message, now);
    await recordEvents(tx, [applicationId], null, 'told', now, { to: status });
    const isAsked = (await readSurveyState(tx, row, now)) === 'open';
    const mail = withInterviewOff(statusMail({ ...row, status, refusalReasons, isAsked }), interview, now);
    await sendMail(tx, mail, {
      key: `application-status:${applicationId}:${changedAt}`,
      about: applicationId,
    });
  });
}
