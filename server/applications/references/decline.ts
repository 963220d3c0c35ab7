import { Failure } from '../../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockOwn } from '../lock-own.ts';
import { recordEvents } from '../record-events.ts';
import { notFound } from '../refusals.ts';
import { isGoingOn, readAbout, readReferees, readRequest } from './about-request.ts';
import { isCounted } from './read-references.ts';
import { tellEmployer } from './tell-employer.ts';

/** Gives none. The employer is told once; naming somebody later takes it back. */
export async function declineReferences({ db, clock }: Platform, userId: string, id: string, reply?: string) {
  await db.transaction().execute(async (tx) => {
    await lockOwn(tx, userId, id);
    const request = await readRequest(tx, id);
    if (request?.endedBy === 'applicant') return;
    const about = (await readAbout(tx, id)) ?? notFound();
    if (!request || request.endedBy || !isGoingOn(about))
      throw new Failure('conflict', 'Arbeidsgiveren ber ikke om referanser lenger.');
    const referees = await readReferees(tx, id);
    if (referees.some(isCounted))
      throw new Failure('conflict', 'Du har oppgitt referanser. Ta tilbake dem som ikke har svart, først.');
    const now = clock.now();
    await tx
      .updateTable('referenceRequests')
      .set({ endedBy: 'applicant', endedAt: now, reply: reply ?? null })
      .where('applicationId', '=', id)
      .execute();
    await recordEvents(tx, [id], userId, 'references-declined', now);
    await tellEmployer(tx, about, request, 'none');
  });
}
