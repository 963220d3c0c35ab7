import { greetingOf, type Person, toPerson } from '../../platform/mail/addressee.ts';
import type { Mail } from '../../platform/mail/mail.ts';

const button = { label: 'Se sikkerheten på kontoen', path: '/profil?tab=security' };

export const toPasskeys = { label: 'Se over passnøklene', path: '/profil?tab=security' };

/** Whoever got into the account may have added one, which a new password does not end. Nothing where there is none. */
export const aboutPasskeys = (count: number) =>
  count === 0
    ? []
    : [
        count === 1
          ? 'Kontoen har én passnøkkel, og den slipper fortsatt inn uten passord og kode. Er den ikke din, så slett den i profilen.'
          : `Kontoen har ${count} passnøkler, og de slipper fortsatt inn uten passord og kode. Slett dem du ikke kjenner igjen, i profilen.`,
      ];

/** Where the address was nobody's for certain when they were added. Nothing where there was none. */
export const aboutForgottenPasskeys = (count: number) =>
  count === 0
    ? []
    : [
        `${count === 1 ? 'Passnøkkelen' : `De ${count} passnøklene`} på kontoen er slettet, for e-postadressen var ikke bekreftet. Var ${count === 1 ? 'den din, kan du legge den' : 'de dine, kan du legge dem'} til på nytt i profilen.`,
      ];

export const passkeyAdded = (person: Person, name: string): Mail => ({
  to: toPerson(person),
  subject: 'Ny passnøkkel på kontoen din',
  preview: name,
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
  paragraphs: [
    `${greetingOf(person)} Passnøkkelen «${name}» er slettet, og slipper ingen inn på kontoen din lenger.`,
    'Var det ikke deg? Sett et nytt passord med en gang, og skriv til oss.',
  ],
  button,
});
