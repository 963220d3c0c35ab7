import { longDate } from '../platform/clock.ts';
import { greetingOf } from '../platform/mail/addressee.ts';
import type { Mail } from '../platform/mail/mail.ts';
import { heldUntil } from '../positions/index.ts';
import type { Decision } from './decide.ts';
import { headlineOf, subjectNamed } from './subject-words.ts';
import type { LockedSubject, Subject } from './subjects.ts';

type Content = Omit<Mail, 'to'>;
type Owned = LockedSubject & { firstName: string };

/** What the owner or a colleague hears of a decision. */
export const decisionMail = (subject: Subject, item: LockedSubject, given: Decision, now: Date) =>
  toReader(item, (owned) => {
    const what = subjectNamed(subject, item.name);
    if (given.decision === 'approved')
      return subject === 'business' ? businessApproved(owned, what) : positionApproved(owned, what, now);
    const { reason } = given;
    return given.decision === 'rejected'
      ? rejected(subject, owned, what, reason)
      : changeAsked(subject, owned, what, reason);
  });

/** The same people hear when the day has come. */
export const positionPublished = (item: LockedSubject, day: Date) =>
  toReader(item, (owned) => ({
    subject: headlineOf('position', item.name, 'er publisert'),
    preview: 'Nå finner jobbsøkere den.',
    heading: `${subjectNamed('position', item.name)} er publisert`,
    paragraphs: [
      `${greetingOf(owned)} Stillingen kom ut ${longDate(day)}, som dere valgte. Jobbsøkere finner den så lenge bedriften er synlig og stillingen er aktiv.`,
    ],
    button: { label: 'Se stillingen', path: `/stilling/${item.id}` },
  }));

/** Nothing where there is no owner any more. */
function toReader(item: LockedSubject, write: (item: Owned) => Content): Mail | undefined {
  const { email, firstName, lastName } = item;
  if (!email || firstName === null) return undefined;
  return { to: { address: email, name: `${firstName} ${lastName}` }, ...write({ ...item, firstName }) };
}

const businessApproved = (item: Owned, what: string): Content => ({
  subject: headlineOf('business', item.name, 'er godkjent'),
  preview: 'Nå kan du lyse ut stillinger.',
  heading: `${what} er godkjent`,
  paragraphs: [
    `${greetingOf(item)} Jobbsøkere ser profilen så lenge bedriften er aktiv, og du kan lyse ut stillinger.`,
  ],
  button: { label: 'Se bedriftsprofilen', path: `/bedrift/${item.organizationNumber}` },
});

/** Until the day that was chosen for it, its page is there for nobody who is not logged in. */
function positionApproved(item: Owned, what: string, now: Date): Content {
  const opens = heldUntil(item, now);
  const later = opens ? ` fra ${longDate(opens)},` : '';
  return {
    subject: headlineOf('position', item.name, 'er godkjent'),
    preview: `Den vises${later} så lenge den er aktiv og bedriften er synlig.`,
    heading: `${what} er godkjent`,
    paragraphs: [
      `${greetingOf(item)} Jobbsøkere finner stillingen${later} så lenge bedriften er synlig og stillingen er aktiv.`,
    ],
    button: later
      ? { label: 'Gå til stillingene', path: `/bedrift/${item.businessId}/stillinger` }
      : { label: 'Se stillingen', path: `/stilling/${item.id}` },
  };
}

const rejected = (subject: Subject, item: Owned, what: string, reason: string): Content => ({
  subject: headlineOf(subject, item.name, 'er avvist'),
  preview: reason,
  heading: `${what} er avvist`,
  paragraphs: [
    `${greetingOf(item)} Vi har gått gjennom det som er sendt inn, og kan ikke publisere det. Begrunnelsen er:`,
    reason,
    subject === 'business'
      ? 'Du kan registrere bedriften på nytt når dette er rettet.'
      : 'Du kan lage en ny stilling når dette er rettet.',
  ],
  button:
    subject === 'business'
      ? { label: 'Registrer bedriften på nytt', path: '/ny-bedrift' }
      : { label: 'Gå til stillingene', path: `/bedrift/${item.businessId}/stillinger` },
  smallPrint: ['Mener du at vi tar feil, kan du skrive til oss fra kontaktsiden.'],
});

const changeAsked = (subject: Subject, item: Owned, what: string, reason: string): Content => ({
  subject: headlineOf(subject, item.name, 'må endres'),
  preview: reason,
  heading: 'Vi trenger en endring fra deg',
  paragraphs: [
    `${greetingOf(item)} ${what} venter på godkjenning. Før vi kan godkjenne, må dette endres:`,
    reason,
    'Lagre endringen, så ser vi på den igjen. Du trenger ikke sende noe på nytt.',
  ],
  button:
    subject === 'business'
      ? { label: 'Endre bedriften', path: `/rediger-bedrift/${item.id}` }
      : { label: 'Endre stillingen', path: `/bedrift/${item.businessId}/stillinger/${item.id}/rediger` },
});
