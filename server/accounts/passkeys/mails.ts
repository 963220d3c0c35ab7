import { greetingOf, type Person, toPerson } from '../../platform/mail/addressee.ts';
import type { Mail } from '../../platform/mail/mail.ts';

const button = { label: 'Se sikkerheten på kontoen', path: '/profil?tab=security' };

export const passkeyAdded = (person: Person, name: string): Mail => ({
  to: toPerson(person),
  subject: 'Ny passnøkkel på kontoen din',
  preview: name,
  heading: 'Ny passnøkkel på kontoen din',
  paragraphs: [
    `${greetingOf(person)} Passnøkkelen «${name}» er lagt til. Med den kan du logge inn uten passord.`,
    'Var det ikke deg? Slett passnøkkelen i profilen, sett et nytt passord med en gang, og skriv til oss.',
  ],
  button,
});

export const passkeyRemoved = (person: Person, name: string): Mail => ({
  to: toPerson(person),
  subject: 'En passnøkkel er slettet',
  preview: name,
  heading: 'En passnøkkel er slettet',
  paragraphs: [
    `${greetingOf(person)} Passnøkkelen «${name}» er slettet, og slipper ingen inn på kontoen din lenger.`,
    'Var det ikke deg? Sett et nytt passord med en gang, og skriv til oss.',
  ],
  button,
});
