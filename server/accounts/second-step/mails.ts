import { greetingOf, type Person, toPerson } from '../../platform/mail/addressee.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { aboutPasskeys } from '../passkeys/mails.ts';

const button = { label: 'Se sikkerheten på kontoen', path: '/profil?tab=security' };
const notYou = 'Var det ikke deg? Sett et nytt passord med en gang, og skriv til oss.';

export const secondStepOn = (person: Person, passkeys: number): Mail => ({
  to: toPerson(person),
  subject: 'Totrinns innlogging er slått på',
  preview: 'Fra nå av trenger du en kode når du logger inn.',
  paragraphs: [
    `${greetingOf(person)} Fra nå av logger du inn med passordet og en kode fra autentiseringsappen din. Alle andre enheter er logget ut.`,
    'Ta vare på gjenopprettingskodene. De slipper deg inn hvis du mister telefonen.',
    ...aboutPasskeys(passkeys),
    notYou,
  ],
  button,
});

export const secondStepOff = (person: Person, isByStaff: boolean): Mail => ({
  to: toPerson(person),
  subject: 'Totrinns innlogging er slått av',
  preview: 'Passordet er nok til å logge inn.',
  paragraphs: [
    `${greetingOf(person)} ${isByStaff ? 'Vi har slått av totrinns innlogging på kontoen din.' : 'Totrinns innlogging på kontoen din er slått av.'} Passordet er nok til å logge inn.`,
    isByStaff
      ? 'Slå den på igjen når du har en autentiseringsapp. Har du ikke bedt oss om dette, så sett et nytt passord med en gang, og skriv til oss.'
      : notYou,
  ],
  button,
});

export const recoveryCodesMade = (person: Person): Mail => ({
  to: toPerson(person),
  subject: 'Nye gjenopprettingskoder er laget',
  preview: 'De gamle virker ikke lenger.',
  paragraphs: [
    `${greetingOf(person)} Det er laget nye gjenopprettingskoder til kontoen din. De gamle virker ikke lenger.`,
    notYou,
  ],
  button,
});

export const recoveryCodeUsed = (person: Person, left: number): Mail => ({
  to: toPerson(person),
  subject: 'En gjenopprettingskode er brukt',
  preview: leftOver(left),
  paragraphs: [`${greetingOf(person)} En av gjenopprettingskodene til kontoen din er brukt. ${leftOver(left)}`, notYou],
  button,
});

const leftOver = (left: number) =>
  left === 0 ? 'Du har ingen igjen. Lag nye i profilen.' : `Du har ${left === 1 ? 'én' : left} igjen.`;

export const codesGuessed = (person: Person): Mail => ({
  to: toPerson(person),
  subject: 'Noen kan passordet ditt',
  preview: 'De har prøvd for mange koder på kontoen din.',
  paragraphs: [
    `${greetingOf(person)} Noen har skrevet riktig passord på kontoen din, men feil kode så mange ganger at vi stoppet dem. De er ikke sluppet inn.`,
    'Var det deg, kan du logge inn med en gjenopprettingskode, eller vente og prøve igjen. Var det ikke deg, så sett et nytt passord med en gang.',
  ],
  button: { label: 'Logg inn', path: '/?logginn' },
});
