import { policy } from '../../contract/policy.ts';
import { greetingOf, type Person, toPerson } from '../platform/mail/addressee.ts';
import type { Mail } from '../platform/mail/mail.ts';

/** `consequences` were written while it was there, and count what it held. */
export const accountDeleted = (person: Person, consequences: string[]): Mail => ({
  to: toPerson(person),
  subject: 'Kontoen din er slettet',
  preview: 'CV-er, søknader og alt du fulgte, er borte.',
  paragraphs: [
    `${greetingOf(person)} Kontoen din er slettet, med CV-er, søknader og alt annet som hørte til den.`,
    'Noe må vi beholde en tid til, for eksempel henvendelser du har sendt oss. Hva det er og hvor lenge, står i personvernerklæringen.',
  ],
  parts: [{ heading: 'Dette følger av slettingen', text: consequences.join('\n') }],
  button: { label: 'Les personvernerklæringen', path: '/personvern' },
});

export const deletionWarning = (person: Person, day: string, consequences: string[]): Mail => ({
  to: toPerson(person),
  subject: 'Kontoen din blir snart slettet',
  preview: `Logg inn før ${day} for å beholde den.`,
  paragraphs: [
    `${greetingOf(person)} Du har ikke brukt kontoen din på lenge. Vi sletter kontoer som ikke er brukt på ${policy.retention.inactiveAccountYears} år.`,
    `Vil du beholde den, holder det å logge inn før ${day}.`,
  ],
  parts: [{ heading: 'Dette skjer ellers', text: consequences.join('\n') }],
  button: { label: 'Logg inn', path: '/?logginn' },
});
