import { headlineOf, subjectNamed } from '../approvals/index.ts';
import { greetingOf, type Person, toPerson } from '../platform/mail/addressee.ts';
import type { Mail } from '../platform/mail/mail.ts';

/** What staff switched off or on, and whose it is. */
export interface Switched extends Person {
  subject: 'business' | 'position';
  id: string;
  businessId: string;
  businessName: string;
  /** Of a position. */
  title: string | null;
}

const nameOf = ({ subject, businessName, title }: Switched) => (subject === 'business' ? businessName : `${title}`);

export function stopped(switched: Switched, reason: string | undefined): Mail {
  const what = subjectNamed(switched.subject, nameOf(switched));
  const follows =
    switched.subject === 'business'
      ? 'Jobbsøkere ser verken bedriften eller stillingene, og ingen kan søke.'
      : 'Jobbsøkere ser den ikke lenger, og ingen kan søke på den.';
  return {
    to: toPerson(switched),
    subject: headlineOf(switched.subject, nameOf(switched), 'er deaktivert'),
    preview: reason || 'Jobbsøkere ser den ikke lenger.',
    heading: `${what} er deaktivert`,
    paragraphs: [
      `${greetingOf(switched)} Vi har deaktivert ${inSentence(what)}. ${follows}`,
      ...(reason ? ['Begrunnelsen er:', reason] : []),
      'Ingenting er slettet, og søknadene dere har fått, er som før. Bare vi kan aktivere den igjen.',
    ],
    button: { label: 'Kontakt oss', path: '/kontakt?tema=bedrift' },
    smallPrint: ['Mener du at vi tar feil, eller har du rettet det, kan du skrive til oss fra kontaktsiden.'],
  };
}

export const shownAgain = (switched: Switched): Mail =>
  leftToOwner(switched, 'er aktivert igjen', (what) => `Vi har aktivert ${what} igjen.`);

/** What staff undid had touched something that its owner keeps off, or that something else does. */
export const released = (switched: Switched, hindrance: string | null): Mail =>
  leftToOwner(
    switched,
    hindrance ? 'er ikke aktiv nå' : 'kan aktiveres igjen',
    (what) => `Vi har angret det vi sist gjorde med ${what}. Den er ikke aktiv nå.`,
    hindrance ?? undefined,
  );

function leftToOwner(
  switched: Switched,
  outcome: string,
  tell: (what: string) => string,
  choice = 'Du bestemmer selv om den skal være synlig.',
): Mail {
  const what = subjectNamed(switched.subject, nameOf(switched));
  return {
    to: toPerson(switched),
    subject: headlineOf(switched.subject, nameOf(switched), outcome),
    preview: choice,
    heading: `${what} ${outcome}`,
    paragraphs: [`${greetingOf(switched)} ${tell(inSentence(what))} ${choice}`],
    button:
      switched.subject === 'business'
        ? { label: 'Gå til innstillingene', path: '/bedriftsside?tab=settings' }
        : { label: 'Gå til stillingene', path: `/bedrift/${switched.businessId}/stillinger` },
  };
}

/** What it showed is in the words of the business. */
export const pictureTakenDown = (
  owner: Person,
  { id, businessName }: { id: string; businessName: string },
  picture: string,
  reason: string | undefined,
): Mail => ({
  to: toPerson(owner),
  subject: `Vi har tatt bort et bilde: ${businessName}`,
  preview: reason || 'Jobbsøkere ser det ikke lenger.',
  heading: `Vi har tatt bort et bilde hos ${businessName}`,
  paragraphs: [
    `${greetingOf(owner)} Vi har tatt bort bildet «${picture}». Jobbsøkere ser det ikke lenger, og filen er slettet. Ellers er bedriften som før.`,
    ...(reason ? ['Begrunnelsen er:', reason] : []),
  ],
  button: { label: 'Se bildene', path: `/rediger-bedrift/${id}#bilder` },
  smallPrint: ['Mener du at vi tar feil, kan du skrive til oss fra kontaktsiden.'],
});

const inSentence = (what: string) => what.replace(/^./, (first) => first.toLowerCase());
