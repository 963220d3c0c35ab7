import { randomUUID } from 'node:crypto';
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
import { meetings } from './read-interviews.ts';

/** Those that a colleague changed since they were read are left alone and named. Offered once more, the new times hold. */
export async function offerInterviews({ db, clock }: Platform, viewer: Viewer, all: Wanted[], offer: Offer) {
  const now = clock.now();
  checkTimes(offer.times, now);
  return await db.transaction().execute(async (tx) => {
    const { fresh, stale, gone } = await lockWanted(tx, viewer, all);
    const ids = fresh.map(({ id }) => id);
    const before = await meetings(tx).where('applicationId', '=', anyOf(ids)).execute();
    await writeOffers(tx, ids, offer, now);
    await contact(tx, viewer, fresh, now);
    await recordEvents(tx, ids, viewer.userId, 'interview-offered', now);
    const mails = (await meetings(tx).where('applicationId', '=', anyOf(ids)).execute()).map((meeting) => {
      const agreed = before.find(({ applicationId }) => applicationId === meeting.applicationId);
      const offBefore = agreed && isAgreed(agreed) && agreed.chosen > now ? agreed : null;
      return outgoing(offerMail(meeting, offBefore, now), { about: meeting.applicationId });
    });
    await sendMails(tx, mails);
    return { offered: ids, stale: stale.map(({ id, version, status }) => ({ id, version, status })), gone };
  });
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

async function writeOffers(tx: Tx, ids: string[], offer: Offer, now: Date) {
  if (ids.length === 0) return;
  const { way, place, minutes, times, message } = offer;
  const roundId = randomUUID();
  const inOrder = times.toSorted((one, other) => one.getTime() - other.getTime());
  const content = {
    roundId,
    way,
    place: place ?? null,
    minutes,
    times: inOrder,
    message: message ?? null,
    offeredAt: now,
  };
  const unanswered = { answeredAt: null, chosen: null, reply: null, remindedAt: null };
  await tx
    .insertInto('interviews')
    .values(ids.map((applicationId) => ({ applicationId, ...content })))
    .onConflict((is) => is.column('applicationId').doUpdateSet({ ...content, ...unanswered }))
    .execute();
}

/** Its mail tells it: whoever waited, or was refused, is contacted now, and there is nothing left to tell or to take back. */
async function contact(tx: Tx, viewer: Viewer, rows: HandledLocked[], now: Date) {
  await tx
    .updateTable('applications')
    .set(({ eb }) => ({ isRead: true, version: eb('version', '+', 1), updatedAt: now }))
    .where('id', '=', anyOf(rows.map(({ id }) => id)))
    .execute();
  const news = rows.filter(({ status }) => status === 'pending' || status === 'denied');
  await tx
    .updateTable('applications')
    .set({ status: 'contacted', toldStatus: 'contacted', message: null, previousStatus: null, previousMessage: null })
    .set({ statusChangedAt: now })
    .where('id', '=', anyOf(news.map(({ id }) => id)))
    .execute();
  for (const from of ['pending', 'denied'] as const) {
    const ids = news.filter(({ status }) => status === from).map(({ id }) => id);
    await recordEvents(tx, ids, viewer.userId, 'status', now, { from, to: 'contacted' });
  }
}
