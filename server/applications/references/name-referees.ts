import { randomUUID } from 'node:crypto';
import type { NamedReferee } from '../../../contract/applications/reference-fields.ts';
import { referenceLimits } from '../../../contract/applications/reference-words.ts';
import { Failure } from '../../../contract/errors.ts';
import { emailKeyHere } from '../../accounts/index.ts';
import type { Tx } from '../../platform/database/database.ts';
import { invalidFields } from '../../platform/http/field-errors.ts';
import { keyAsUuid } from '../../platform/key-as-uuid.ts';
import { outgoing, sendMails } from '../../platform/mail/send-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockOwn } from '../lock-own.ts';
import { recordEvents } from '../record-events.ts';
import { notFound } from '../refusals.ts';
import { type About, isGoingOn, readAbout, readReferees, readRequest } from './about-request.ts';
import { forgetReferees, mailKey } from './forget-referees.ts';
import { openRefereeLinks } from './links.ts';
import { countOf, refereeMail } from './mails.ts';
import { isCounted, linkEnd } from './read-references.ts';
import { tellOfAll } from './tell-employer.ts';

interface Named {
  referees: NamedReferee[];
  key: string | undefined;
}

/** Each of them gets a mail. Whoever declined before, and gives references after all, does so by this. */
export async function nameReferees(platform: Platform, userId: string, id: string, { referees, key }: Named) {
  await platform.db.transaction().execute(async (tx) => {
    const { about, request, before } = await hold(tx, userId, id);
    const all = referees.map(({ isAgreed: _, ...each }) => ({
      ...each,
      id: key ? keyAsUuid(key, id, JSON.stringify(each)) : randomUUID(),
    }));
    const fresh = all.filter((each) => !before.some((other) => other.id === each.id));
    const others = before.filter((other) => !all.some((each) => other.id === each.id));
    // One's own, sent once more after a lost reply.
    if (fresh.length === 0) return;
    if (!isGoingOn(about)) throw new Failure('conflict', 'Søknaden er avsluttet, så du kan ikke oppgi referanser.');
    if (before.filter(isCounted).length + fresh.length > request.wanted)
      throw new Failure('conflict', `Arbeidsgiveren ber om ${countOf(request.wanted)}. Du har oppgitt noen allerede.`);
    if (request.named + fresh.length > referenceLimits.namedInAll)
      throw new Failure(
        'conflict',
        `Du kan oppgi høyst ${referenceLimits.namedInAll} personer til sammen for én søknad.`,
      );
    refuseAddresses(about, others, all);
    const now = platform.clock.now();
    await tx
      .insertInto('referees')
      .values(fresh.map((each, index) => ({ ...each, applicationId: id, place: request.named + index, namedAt: now })))
      .execute();
    await tx
      .updateTable('referenceRequests')
      .set({ named: request.named + fresh.length, endedBy: null, endedAt: null, reply: null })
      .where('applicationId', '=', id)
      .execute();
    await recordEvents(tx, [id], userId, 'referees-named', now);
    const links = await openRefereeLinks(platform, tx);
    const mails = fresh.map((each) =>
      outgoing(refereeMail(about, each, { token: links.make(each.id), endsAt: linkEnd(now) }), {
        key: mailKey(each.id),
        about: id,
      }),
    );
    await sendMails(tx, mails);
  });
}

/** Nobody speaks for themselves, and none of the employer's: as far as its addresses are public, or one could find out others. */
function refuseAddresses(about: About, others: { email: string }[], named: { email: string }[]) {
  const own = [about.email, about.sentEmail].map(emailKeyHere);
  const ofEmployer = [about.contactEmail, about.businessEmail ?? ''].map(emailKeyHere);
  const taken = others.map(({ email }) => emailKeyHere(email));
  const errors = named.flatMap(({ email }, index) => {
    const key = emailKeyHere(email);
    const isTaken = taken.includes(key);
    taken.push(key);
    const msg =
      (own.includes(key) && 'Dette er din egen adresse. Skriv adressen til referansen.') ||
      (ofEmployer.includes(key) && 'Adressen hører til bedriften du har søkt hos. Oppgi en annen.') ||
      (isTaken && 'Adressen er oppgitt fra før. Oppgi en annen.');
    return msg ? [{ path: `referees.${index}.email`, msg }] : [];
  });
  if (errors.length > 0) throw invalidFields(errors);
}

/** Who has not answered is forgotten, and the link in the mail ends. Doing it again changes nothing. */
export async function removeReferee({ db, clock }: Platform, userId: string, id: string, refereeId: string) {
  await db.transaction().execute(async (tx) => {
    await lockOwn(tx, userId, id);
    const all = await readReferees(tx, id);
    const referee = all.find((each) => each.id === refereeId);
    if (!referee) return;
    if (referee.outcome === 'answered')
      throw new Failure('conflict', 'Personen har svart, så referansen kan ikke tas tilbake.');
    await forgetReferees(tx, [referee]);
    const now = clock.now();
    await recordEvents(tx, [id], userId, 'referee-removed', now);
    // Whom the employer would have waited for before it heard of those who answered.
    const [about, request] = [await readAbout(tx, id), await readRequest(tx, id)];
    const wasWaitedFor = referee.outcome === null && linkEnd(referee.namedAt) > now;
    if (wasWaitedFor && all.some(({ outcome }) => outcome === 'answered') && about && request)
      await tellOfAll(tx, { about, request, now });
  });
}

async function hold(tx: Tx, userId: string, id: string) {
  await lockOwn(tx, userId, id);
  const request = await readRequest(tx, id);
  if (!request || request.endedBy === 'employer')
    throw new Failure('conflict', 'Arbeidsgiveren ber ikke om referanser lenger.');
  return { request, about: (await readAbout(tx, id)) ?? notFound(), before: await readReferees(tx, id) };
}
