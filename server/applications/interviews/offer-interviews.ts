import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Failure } from '../../../contract/errors.ts';
import type { Offer } from '../../../contract/interview-fields.ts';
import { interviewLimits } from '../../../contract/interview-words.ts';
import { daysAfter } from '../../platform/clock.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/route.ts';
import { outgoing, sendMails } from '../../platform/mail/send-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordEvents } from '../record-events.ts';
import { type HandledLocked, lockWanted, type Wanted } from '../set-status.ts';
import { isAgreed, offerMail } from './mails.ts';
import { type Meeting, meetings } from './read-interviews.ts';

/** Those that a colleague changed since they were read are left alone and named. Offered once more, the new times hold. */
export async function offerInterviews({ db, clock }: Platform, viewer: Viewer, all: Wanted[], sent: Offer) {
  const now = clock.now();
  checkTimes(sent.times, now);
  const offer = asKept(sent);
  return await db.transaction().execute(async (tx) => {
    const { fresh, stale: late, gone } = await lockWanted(tx, viewer, all);
    const before = await meetingsOf(tx, [...fresh, ...late]);
    // One's own, sent once more after a lost reply: it is made already.
    const made = late.filter(({ id }) => isDeepStrictEqual(partOf(before.get(id)), offer));
    const stale = late.filter((row) => !made.includes(row));
    await writeOffers(tx, fresh, offer, now);
    await contact(tx, viewer, fresh, now);
    const after = await meetingsOf(tx, fresh);
    const mails = [...after.values()].map((meeting) => {
      const agreed = before.get(meeting.applicationId);
      const offBefore = agreed && isAgreed(agreed) && agreed.chosen > now ? agreed : null;
      return outgoing(offerMail(meeting, offBefore, now), { about: meeting.applicationId });
    });
    await sendMails(tx, mails);
    return { offered: [...fresh, ...made].map(({ id }) => id), stale, gone };
  });
}

const asKept = ({ way, place = null, minutes, times, message = null }: Offer | Meeting) => ({
  way,
  place,
  minutes,
  times: times.toSorted((one, other) => one.getTime() - other.getTime()),
  message,
});

type KeptOffer = ReturnType<typeof asKept>;

const partOf = (meeting: Meeting | undefined) => meeting && asKept(meeting);

async function meetingsOf(tx: Tx, rows: HandledLocked[]) {
  const ids = rows.map(({ id }) => id);
  const found = await meetings(tx).where('applicationId', '=', anyOf(ids)).execute();
  return new Map(found.map((meeting) => [meeting.applicationId, meeting]));
}

function checkTimes(times: Date[], now: Date) {
  const last = daysAfter(now, interviewLimits.daysAhead);
  const errors = times.flatMap((time, index) => {
    if (time <= now) return [{ path: `times.${index}`, msg: 'Tidspunktet er passert' }];
    if (time > last)
      return [{ path: `times.${index}`, msg: `Velg et tidspunkt de neste ${interviewLimits.daysAhead} dagene` }];
    return [];
  });
  if (errors[0]) throw new Failure('invalid', errors[0].msg, { errors });
}

async function writeOffers(tx: Tx, rows: HandledLocked[], offer: KeptOffer, now: Date) {
  if (rows.length === 0) return;
  const content = { ...offer, roundId: randomUUID(), offeredAt: now };
  const unanswered = { answeredAt: null, chosen: null, reply: null, remindedAt: null };
  await tx
    .insertInto('interviews')
    .values(rows.map(({ id }) => ({ applicationId: id, ...content })))
    .onConflict((is) => is.column('applicationId').doUpdateSet({ ...content, ...unanswered }))
    .execute();
}

/** Its mail tells it: whoever waited, or was refused, is contacted now, and there is nothing left to tell or to take back. */
async function contact(tx: Tx, viewer: Viewer, rows: HandledLocked[], now: Date) {
  const ids = rows.map(({ id }) => id);
  await recordEvents(tx, ids, viewer.userId, 'interview-offered', now);
  await tx
    .updateTable('applications')
    .set(({ eb }) => ({ isRead: true, version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', anyOf(ids))
    .execute();
  const news = rows.filter(({ status }) => status === 'pending' || status === 'denied');
  await tx
    .updateTable('applications')
    .set({ status: 'contacted', toldStatus: 'contacted', message: null, previousStatus: null, previousMessage: null })
    .set({ statusChangedAt: now })
    .where('id', '=', anyOf(news.map(({ id }) => id)))
    .execute();
  for (const from of ['pending', 'denied'] as const) {
    const changed = news.filter(({ status }) => status === from).map(({ id }) => id);
    await recordEvents(tx, changed, viewer.userId, 'status', now, { from, to: 'contacted' });
  }
}
