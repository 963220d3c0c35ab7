import { Failure } from '../../../contract/errors.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/route.ts';
import { outgoing, sendMail, sendMails } from '../../platform/mail/send-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { handledApplications } from '../handled-applications.ts';
import { recordEvents } from '../record-events.ts';
import { notFound } from '../refusals.ts';
import { calledOffMail, isAgreed, noApplicantMail } from './mails.ts';
import { meetings } from './read-interviews.ts';

/** At the employer's wish: the applicant is told, and an agreed one leaves the calendar. */
export async function callOff({ db, clock }: Platform, viewer: Viewer, id: string, message: string | undefined) {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const row = await handledApplications(tx, viewer)
      .select('applications.version')
      .where('applications.id', '=', id)
      .forUpdate('applications')
      .executeTakeFirst();
    const version = (row ?? notFound()).version + 1;
    const [meeting] = await takeAway(tx, [id]);
    if (!meeting) throw new Failure('conflict', 'Det er ingen invitasjon å avlyse.');
    await tx.updateTable('applications').set({ version, updatedAt: now }).where('id', '=', id).execute();
    await recordEvents(tx, [id], viewer.userId, 'interview-called-off', now, { ...(message && { message }) });
    await sendMail(tx, calledOffMail(meeting, message, now), { about: id });
  });
}

/** An interview ends with what it is about. */
export async function takeAway(tx: Tx, applicationIds: string[]) {
  const ended = await meetings(tx).where('applicationId', '=', anyOf(applicationIds)).execute();
  await tx.deleteFrom('interviews').where('applicationId', '=', anyOf(applicationIds)).execute();
  return ended;
}

/** When the applicant withdraws or goes: whoever keeps the time free is told. */
export async function applicantLeaves(tx: Tx, applicationIds: string[], now: Date) {
  const off = (await takeAway(tx, applicationIds)).filter(isAgreed).filter(({ chosen }) => chosen > now);
  await sendMails(
    tx,
    off.map((meeting) => outgoing(noApplicantMail(meeting, now))),
  );
}
