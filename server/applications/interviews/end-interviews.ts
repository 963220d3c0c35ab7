import { type SqlBool, sql } from 'kysely';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Tx } from '../../platform/database/database.ts';
import { outgoing, sendMails } from '../../platform/mail/send-mail.ts';
import { isAgreed } from './calendar.ts';
import { noApplicantMail, offForContact, offForFormerContact } from './contact-mails.ts';
import { type Meeting, meetings } from './read-interviews.ts';
import { takeBackWord } from './take-back-word.ts';

/** What is to come is off, and the calendars of the employer are told. What has been stays with its application. */
export async function endInterviews(tx: Tx, applicationIds: string[], now: Date) {
  const ended = await takeAway(tx, applicationIds, now);
  const mails = ended
    .filter(isAgreed)
    .flatMap((meeting) =>
      [offForContact(meeting, now), ...offForFormerContact(meeting, now)].map((mail) =>
        outgoing(mail, { about: meeting.applicationId }),
      ),
    );
  await sendMails(tx, mails);
  return ended;
}

/** The same where the application goes too, and nothing may be left that names its sender. */
export async function endWithApplications(tx: Tx, applicationIds: string[], now: Date) {
  const ended = await takeAway(tx, applicationIds, now);
  await forgetUntold(tx, ended);
  const mails = ended
    .filter(isAgreed)
    .flatMap((meeting) => [noApplicantMail(meeting, now), ...offForFormerContact(meeting, now)]);
  await sendMails(
    tx,
    mails.map((mail) => outgoing(mail)),
  );
  return ended;
}

/** Mails of these that still wait would put what is off into calendars, after the mail that takes it out. */
async function forgetUntold(tx: Tx, ended: Meeting[]) {
  await tx
    .deleteFrom('mails')
    .where('about', '=', anyOf(ended.map(({ applicationId }) => applicationId)))
    .where('sentAt', 'is', null)
    .where(sql<SqlBool>`content -> 'calendar' ->> 'method' = 'PUBLISH'`)
    .execute();
}

async function takeAway(tx: Tx, applicationIds: string[], now: Date) {
  await takeBackWord(tx, applicationIds);
  const toCome = await meetings(tx)
    .where('applicationId', '=', anyOf(applicationIds))
    .where(({ or, eb }) => or([eb('chosen', 'is', null), eb('chosen', '>', now)]))
    .execute();
  const ids = toCome.map(({ applicationId }) => applicationId);
  await tx.deleteFrom('interviews').where('applicationId', '=', anyOf(ids)).execute();
  return toCome;
}
