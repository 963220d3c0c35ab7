import { Failure } from '../../../contract/errors.ts';
import type { Viewer } from '../../platform/http/route.ts';
import { outgoing, sendMails } from '../../platform/mail/send-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordEvents } from '../record-events.ts';
import { notFound } from '../refusals.ts';
import { afterAnswer, isAgreed } from './calendar.ts';
import { declinedMail, offForFormerContact } from './contact-mails.ts';
import { agreedMails, offByApplicant } from './mails.ts';
import { freeTimes, type Meeting, meetings } from './read-interviews.ts';
import { takeBackWord } from './take-back-word.ts';

interface Answer {
  /** `null`: none of them suits. */
  time: Date | null;
  reply?: string | undefined;
}

/** Takes a time, or another one than before, or says that none suits. The same answer sent once more changes nothing. */
export async function answerOffer({ db, clock }: Platform, viewer: Viewer, id: string, answer: Answer) {
  await db.transaction().execute(async (tx) => {
    // Those who want the same time wait for each other.
    const business = await tx
      .selectFrom('applications')
      .innerJoin('businesses', 'businesses.id', 'businessId')
      .select('businesses.id')
      .where('applications.id', '=', id)
      .where('userId', '=', viewer.userId)
      .forNoKeyUpdate('businesses')
      .executeTakeFirst();
    if (!business) notFound();
    await tx.selectFrom('applications').select('id').where('id', '=', id).forUpdate().execute();
    await takeBackWord(tx, [id]);
    const [meeting] = await meetings(tx)
      .where('applicationId', '=', id)
      .where('applications.withdrawnAt', 'is', null)
      .forUpdate('applications')
      .execute();
    const now = clock.now();
    if (!meeting) throw new Failure('conflict', 'Du er ikke invitert til intervju lenger.');
    if (isSame(meeting, answer)) return;
    if (meeting.chosen && meeting.chosen <= now) throw new Failure('conflict', 'Intervjuet har vært.');
    const time = answer.time;
    const free = time && (await freeTimes(tx, meeting, meeting.positionId, now));
    if (free && !free.some((each) => each.getTime() === time.getTime())) {
      throw new Failure('conflict', 'Tiden er ikke ledig lenger. Velg en annen.');
    }
    const answered = {
      answeredAt: afterAnswer(meeting, now),
      chosen: time,
      agreedWith: time && meeting.contactEmail,
      alsoTold: [],
      reply: answer.reply ?? null,
      remindedAt: null,
    };
    await tx.updateTable('interviews').set(answered).where('applicationId', '=', id).execute();
    // Whoever has it open has not seen this.
    await tx
      .updateTable('applications')
      .set(({ eb }) => ({ version: eb('version', '+', 1), updatedAt: now }))
      .where('id', '=', id)
      .execute();
    await recordEvents(tx, [id], viewer.userId, time ? 'interview-agreed' : 'interview-declined', now);
    const after = { ...meeting, ...answered };
    const before = isAgreed(meeting) ? meeting : null;
    const mails = isAgreed(after) ? agreedMails(after, before) : [declinedMail(after, before, now)];
    if (before && !isAgreed(after)) mails.push(offByApplicant(before, now));
    if (before) mails.push(...offForFormerContact(before, now));
    await sendMails(
      tx,
      mails.map((mail) => outgoing(mail, { about: id })),
    );
  });
}

const isSame = ({ answeredAt, chosen, reply }: Meeting, answer: Answer) =>
  answeredAt !== null && chosen?.getTime() === answer.time?.getTime() && reply === (answer.reply ?? null);
