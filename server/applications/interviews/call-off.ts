import { Failure } from '../../../contract/errors.ts';
import type { Viewer } from '../../platform/http/route.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockWanted, type Wanted } from '../lock-wanted.ts';
import { recordEvents } from '../record-events.ts';
import { changedMeanwhile, notFound } from '../refusals.ts';
import { endInterviews } from './end-interviews.ts';
import { calledOffMail } from './mails.ts';

/** At the employer's wish: the applicant is told, and an agreed one leaves the calendars. */
export async function callOff({ db, clock }: Platform, viewer: Viewer, wanted: Wanted, message: string | undefined) {
  await db.transaction().execute(async (tx) => {
    const { fresh, stale } = await lockWanted(tx, viewer, [wanted]);
    if (stale.length > 0) changedMeanwhile();
    const [{ id, version } = notFound()] = fresh;
    const now = clock.now();
    const [meeting] = await endInterviews(tx, [id], now);
    if (!meeting) throw new Failure('conflict', 'Det er ikke noe intervju å avlyse.');
    await tx
      .updateTable('applications')
      .set({ version: version + 1, updatedAt: now })
      .where('id', '=', id)
      .execute();
    await recordEvents(tx, [id], viewer.userId, 'interview-called-off', now, { ...(message && { message }) });
    await sendMail(tx, calledOffMail(meeting, message, now), { about: id });
  });
}
