import { sendMail } from '../platform/mail/send-mail.ts';
import type { Platform } from '../platform/platform.ts';
import { endCorrectionDrafts } from './correction-drafts.ts';
import { isAgreed } from './interviews/calendar.ts';
import { endWithApplications } from './interviews/end-interviews.ts';
import { offByApplicant } from './interviews/mails.ts';
import { lockOwn } from './lock-own.ts';
import { recordEvents } from './record-events.ts';

/** Ends an application for the employer; its sender still sees what was sent. Doing it again changes nothing. */
export async function withdrawApplication({ db, clock }: Platform, userId: string, id: string) {
  await db.transaction().execute(async (tx) => {
    const application = await lockOwn(tx, userId, id);
    if (application.withdrawnAt) return;
    const now = clock.now();
    await tx
      .updateTable('applications')
      .set({ withdrawnAt: now, wantsTips: false, updatedAt: now })
      .where('id', '=', id)
      .execute();
    await recordEvents(tx, [id], userId, 'withdrawn', now);
    const [interview] = await endWithApplications(tx, [id], now);
    if (interview && isAgreed(interview)) await sendMail(tx, offByApplicant(interview, now), { about: id });
    await endCorrectionDrafts(tx, [id]);
    // Saved at the moment in which it was sent: whoever withdraws is not offered it as a new application.
    await tx
      .deleteFrom('applicationDrafts')
      .where('userId', '=', userId)
      .where('positionId', '=', application.positionId)
      .execute();
  });
}
