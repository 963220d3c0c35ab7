import { Failure } from '../../contract/errors.ts';
import { policy } from '../../contract/policy.ts';
import { addDays, dayInOslo, longDay } from '../platform/clock.ts';
import { sendMail } from '../platform/mail/send-mail.ts';
import type { Platform } from '../platform/platform.ts';
import { answerReminder } from './answer-mails.ts';
import { lastDayOf } from './closing.ts';
import { recordEvents } from './record-events.ts';
import { notFound } from './refusals.ts';

interface Silence {
  toldStatus: string;
  withdrawnAt: Date | null;
  remindedAt: Date | null;
  /** Of the position. */
  answerBy: string | null;
  applicationDeadline: string | null;
  expiryDate: string;
  closedAt: Date | null;
}

/** After the day that was promised, or weeks after the position closed; `null` when there is nothing to remind of. */
export function remindableFrom(application: Silence): string | null {
  const { toldStatus, withdrawnAt, remindedAt, answerBy, closedAt } = application;
  if (toldStatus !== 'pending' || withdrawnAt || remindedAt) return null;
  if (answerBy) return addDays(answerBy, 1);
  const lastDay = lastDayOf(application);
  const closedOn = closedAt && dayInOslo(closedAt);
  return addDays(closedOn && closedOn < lastDay ? closedOn : lastDay, policy.applicationHandling.silentDays);
}

/** Tells the employer, once for each application, that its sender waits for an answer. Doing it again changes nothing. */
export async function remindEmployer({ db, clock }: Platform, userId: string, id: string) {
  const now = clock.now();
  const today = dayInOslo(now);
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('applications')
      .innerJoin('positions', 'positions.id', 'applications.positionId')
      .select(['positions.id', 'positions.businessId', 'status', 'toldStatus'])
      .select(['withdrawnAt', 'remindedAt', 'answerBy', 'applicationDeadline', 'expiryDate', 'closedAt'])
      .select(['title', 'contactName', 'contactEmail', 'emailNotificationsEnabled'])
      .where('applications.id', '=', id)
      .where('userId', '=', userId)
      .forUpdate('applications')
      .executeTakeFirst();
    if (!row) notFound();
    if (row.remindedAt) return;
    const from = remindableFrom(row);
    if (!from) throw new Failure('conflict', 'Bedriften har svart, eller du har trukket søknaden.');
    if (today < from) throw new Failure('conflict', `Du kan be om svar fra ${longDay(from)}.`);
    await tx.updateTable('applications').set({ remindedAt: now }).where('id', '=', id).execute();
    await recordEvents(tx, [id], userId, 'reminded', now);
    // An answer that can still be taken back is on its way, and of many who wait one mail a day tells.
    if (row.status !== 'pending' || !row.emailNotificationsEnabled) return;
    await sendMail(tx, answerReminder(row), { key: `answer-reminder ${row.id} ${today}` });
  });
}
