import { randomUUID } from 'node:crypto';
import type { ReferenceRequest } from '../../../contract/applications/reference-fields.ts';
import { Failure } from '../../../contract/errors.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/route.ts';
import { keyAsUuid } from '../../platform/key-as-uuid.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockWanted } from '../lock-wanted.ts';
import { recordEvents } from '../record-events.ts';
import { notFound, refuseAnonymous } from '../refusals.ts';
import { readAbout, readReferees, readRequest } from './about-request.ts';
import { forgetReferees } from './forget-referees.ts';
import { askedMail, takenBackMail } from './mails.ts';

type Asked = ReferenceRequest & { key: string | undefined };

/** One request at a time: of two colleagues who ask at once, the first one's counts. */
export async function askForReferences({ db, clock }: Platform, viewer: Viewer, id: string, { key, ...asked }: Asked) {
  await db.transaction().execute(async (tx) => {
    const { application, about } = await hold(tx, viewer, id);
    const requestId = key ? keyAsUuid(key, viewer.userId, id, JSON.stringify(asked)) : randomUUID();
    const before = await readRequest(tx, id);
    if (before?.id === requestId) return;
    refuseAnonymous([application], 'ber om referanser');
    if (application.status === 'denied')
      throw new Failure('conflict', 'Søknaden er avslått, så du kan ikke be om referanser.');
    if (!about.isLive)
      throw new Failure('conflict', 'Bedriften er ikke aktiv på Jobbfjord nå, så du kan ikke be om referanser.');
    if (before && !before.endedBy) throw new Failure('conflict', 'Det er allerede bedt om referanser.');
    const now = clock.now();
    // Whoever was named for an earlier request was asked other questions.
    await forgetReferees(tx, await readReferees(tx, id));
    const { wanted, questions, message = null } = asked;
    const request = { wanted, questions: JSON.stringify(questions), message, askedAt: now };
    const open = { id: requestId, authorId: viewer.userId, endedBy: null, endedAt: null, reply: null };
    await tx
      .insertInto('referenceRequests')
      .values({ applicationId: id, ...open, ...request })
      .onConflict((is) => is.column('applicationId').doUpdateSet({ ...open, ...request }))
      .execute();
    await recordEvents(tx, [id], viewer.userId, 'references-asked', now);
    // Whoever cannot log in could not name anybody.
    if (about.isActive) await sendMail(tx, askedMail(about, asked), { about: id });
  });
}

/** Whom the applicant named meanwhile is forgotten, and the links in their mails end. */
export async function takeRequestBack({ db, clock }: Platform, viewer: Viewer, id: string) {
  await db.transaction().execute(async (tx) => {
    const { about } = await hold(tx, viewer, id);
    const request = await readRequest(tx, id);
    if (!request || request.endedBy === 'employer') return;
    const referees = await readReferees(tx, id);
    if (referees.some(({ outcome }) => outcome === 'answered'))
      throw new Failure('conflict', 'En referanse har svart, så forespørselen kan ikke trekkes tilbake.');
    const now = clock.now();
    await tx
      .updateTable('referenceRequests')
      .set({ endedBy: 'employer', endedAt: now, reply: null })
      .where('applicationId', '=', id)
      .execute();
    await forgetReferees(tx, referees);
    await recordEvents(tx, [id], viewer.userId, 'references-taken-back', now);
    // Whoever has declined is not told that it is not needed.
    if (about.isActive && !request.endedBy) await sendMail(tx, takenBackMail(about), { about: id });
  });
}

async function hold(tx: Tx, viewer: Viewer, id: string) {
  const [application = notFound()] = (await lockWanted(tx, viewer, [{ id }])).fresh;
  return { application, about: (await readAbout(tx, id)) ?? notFound() };
}
