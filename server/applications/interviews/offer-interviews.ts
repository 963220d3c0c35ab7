import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Updateable } from 'kysely';
import type { Offer } from '../../../contract/applications/interview-fields.ts';
import { interviewLimits } from '../../../contract/applications/interview-words.ts';
import { webAddress } from '../../../contract/web-address.ts';
import { daysAfter } from '../../platform/clock.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Schema, Tx } from '../../platform/database/database.ts';
import { invalidFields } from '../../platform/http/field-errors.ts';
import type { Viewer } from '../../platform/http/route.ts';
import { outgoing, sendMails } from '../../platform/mail/send-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { endCorrectionDrafts } from '../correction-drafts.ts';
import { type HandledLocked, lockWanted, type Wanted } from '../lock-wanted.ts';
import { recordEvents } from '../record-events.ts';
import { refuseAnonymous } from '../refusals.ts';
import { planTelling } from '../tell-applicant.ts';
import { isAgreed } from './calendar.ts';
import { offForContact, offForFormerContact } from './contact-mails.ts';
import { offerMail } from './mails.ts';
import { type Meeting, meetings } from './read-interviews.ts';
import { takeBackWord } from './take-back-word.ts';

/** Those that a colleague changed since they were read are left alone and named. Offered once more, the new times hold. */
export async function offerInterviews({ db, clock }: Platform, viewer: Viewer, all: Wanted[], sent: Offer) {
  checkTimes(sent.times, clock.now());
  const offer = asKept(sent);
  return await db.transaction().execute(async (tx) => {
    const { fresh, stale: late, gone } = await lockWanted(tx, viewer, all);
    const now = clock.now();
    refuseAnonymous([...fresh, ...late], 'kaller inn til intervju');
    await takeBackWord(tx, idsOf(fresh));
    const before = await meetingsOf(tx, [...fresh, ...late]);
    // One's own, sent once more after a lost reply: it is made already.
    const made = late.filter(({ id }) => isDeepStrictEqual(partOf(before.get(id)), offer));
    const stale = late.filter((row) => !made.includes(row));
    await writeOffers(tx, fresh, offer, now);
    await contact(tx, viewer, fresh, now);
    const after = await meetingsOf(tx, fresh);
    const mails = [...after.values()].flatMap((meeting) => {
      const agreed = before.get(meeting.applicationId);
      const offBefore = agreed && isAgreed(agreed) && agreed.chosen > now ? agreed : null;
      const toContact = offBefore ? [offForContact(offBefore, now), ...offForFormerContact(offBefore, now)] : [];
      return [offerMail(meeting, offBefore, now), ...toContact].map((mail) =>
        outgoing(mail, { about: meeting.applicationId }),
      );
    });
    await sendMails(tx, mails);
    return { offered: [...fresh, ...made].map(({ id }) => id), stale, gone };
  });
}

const asKept = ({ way, place = null, minutes, times, message = null }: Offer | Meeting) => ({
  way,
  // Complete, as it leads there.
  place: (way === 'video' && place && webAddress(place)) || place,
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
  if (errors.length > 0) throw invalidFields(errors);
}

async function writeOffers(tx: Tx, rows: HandledLocked[], offer: KeptOffer, now: Date) {
  const content = { ...offer, offeredAt: now };
  const unanswered = { answeredAt: null, chosen: null, agreedWith: null, alsoTold: [], reply: null, remindedAt: null };
  for (const ofBusiness of Map.groupBy(rows, ({ businessId }) => businessId).values()) {
    const shared = { ...content, roundId: randomUUID() };
    await tx
      .insertInto('interviews')
      .values(ofBusiness.map(({ id }) => ({ applicationId: id, ...shared })))
      .onConflict((is) => is.column('applicationId').doUpdateSet({ ...shared, ...unanswered }))
      .execute();
  }
}

/**
 * Its mail tells it: whoever waited, or was refused, is contacted now. What was still to be told is told at once where it says
 * more than that, and nothing can be taken back.
 */
async function contact(tx: Tx, viewer: Viewer, rows: HandledLocked[], now: Date) {
  await recordEvents(tx, idsOf(rows), viewer.userId, 'interview-offered', now);
  const waiting = rows.filter(saysMore);
  await planTelling(tx, idsOf(waiting), now, true);
  const staying = rows.filter((row) => row.status === 'approved' || waiting.includes(row));
  await change(tx, staying, now, {});
  const others = rows.filter((row) => !staying.includes(row));
  await change(tx, others, now, { status: 'contacted', toldStatus: 'contacted', message: null, refusalReasons: [] });
  await endCorrectionDrafts(tx, idsOf(others));
  for (const from of ['pending', 'denied'] as const) {
    const changed = rows.filter(({ status }) => status === from);
    await recordEvents(tx, idsOf(changed), viewer.userId, 'status', now, { from, to: 'contacted' });
  }
}

/** Once: changed a second time, an application would want to hold its business, from whoever deletes that and waits for it. */
const change = (tx: Tx, rows: HandledLocked[], now: Date, fields: Updateable<Schema['applications']>) =>
  tx
    .updateTable('applications')
    .set(({ eb }) => ({ isRead: true, version: eb('version', '+', 1), updatedAt: now, statusChangedAt: now }))
    .set({ previousStatus: null, previousMessage: null, previousRefusalReasons: [], ...fields })
    .where('id', '=', anyOf(idsOf(rows)))
    .execute();

const idsOf = (rows: HandledLocked[]) => rows.map(({ id }) => id);

const saysMore = ({ status, toldStatus, message }: HandledLocked) =>
  status === 'approved' ? toldStatus !== 'approved' || message !== null : status === 'contacted' && message !== null;
