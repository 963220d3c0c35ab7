import { greetingOf, greets, type Person, toPerson } from '../platform/mail/addressee.ts';
import type { Mail } from '../platform/mail/mail.ts';
import { lifetimes } from './mailed-links.ts';
import { aboutForgottenPasskeys, aboutPasskeys, toPasskeys } from './passkeys/mails.ts';

const linkTo = (page: string, token: string) => `${page}?token=${token}`;
const notYou = 'Var det ikke deg? Velg «Glemt passord?» når du logger inn, og sett et nytt passord med en gang.';
const toLogIn = { label: 'Logg inn', path: '/?logginn' };
const worksFor = (purpose: keyof typeof lifetimes) => `Lenken virker i ${lifetimes[purpose].inWords}`;

const ofNewAccount = () => [
  `${worksFor('confirm-email')}.`,
  'Har du ikke laget en konto hos oss, kan du se bort fra denne e-posten.',
];

export const welcome = (person: Person, token: string): Mail => ({
  to: toPerson(person),
  subject: 'Velkommen til Jobbfjord',
  preview: 'Bekreft e-postadressen din.',
  heading: greets(person) ? `Velkommen, ${person.firstName}` : 'Velkommen',
  paragraphs: ['Kontoen din er klar. Bekreft e-postadressen, så vet vi at vi når deg når noe er viktig.'],
  button: { label: 'Bekreft e-postadressen', path: linkTo('/bekreft-epost', token) },
  smallPrint: ofNewAccount(),
});

export const confirmationReminder = (person: Person, token: string): Mail => ({
  to: toPerson(person),
  subject: 'Husk å bekrefte e-postadressen din',
  preview: 'Uten det kommer verken nye treff eller nyhetsbrev fram.',
  paragraphs: [
    `${greetingOf(person)} Du laget en konto hos oss for noen dager siden, men adressen er ikke bekreftet ennå.`,
    'Når den er bekreftet, kan du få nye treff for lagrede søk på e-post, og arbeidsgivere ser at adressen er din. Vi minner deg bare på det denne ene gangen.',
  ],
  button: { label: 'Bekreft e-postadressen', path: linkTo('/bekreft-epost', token) },
  smallPrint: ofNewAccount(),
});

export const confirmAddress = (person: Person, address: string, token: string): Mail => ({
  to: { ...toPerson(person), address },
  subject: 'Bekreft e-postadressen din',
  preview: 'Trykk på knappen, så er adressen bekreftet.',
  paragraphs: [`${greetingOf(person)} Bekreft at ${address} er din.`],
  button: { label: 'Bekreft e-postadressen', path: linkTo('/bekreft-epost', token) },
  smallPrint: [`${worksFor('confirm-email')}.`, 'Ba du ikke om dette, kan du se bort fra denne e-posten.'],
});

export const resetLink = (person: Person, token: string): Mail => ({
  to: toPerson(person),
  subject: 'Sett et nytt passord',
  preview: `${worksFor('reset-password')}.`,
  paragraphs: [`${greetingOf(person)} Noen ba om et nytt passord til kontoen din. Var det deg, kan du sette det her.`],
  button: { label: 'Sett nytt passord', path: linkTo('/reset-password', token) },
  smallPrint: [`${worksFor('reset-password')}, og bare én gang.`, 'Var det ikke deg, trenger du ikke gjøre noe.'],
});

interface PasswordChange {
  passkeys: number;
  forgottenPasskeys: number;
  hadCalendar: boolean;
  /** Somebody else, or a system, has to do with a business of theirs, or may come to. */
  hasOpenBusiness: boolean;
}

export const passwordChanged = (
  person: Person,
  { passkeys, forgottenPasskeys, hadCalendar, hasOpenBusiness }: PasswordChange,
): Mail => ({
  to: toPerson(person),
  subject: 'Passordet ditt er endret',
  preview: 'Du er logget ut fra alle enheter.',
  paragraphs: [
    `${greetingOf(person)} Passordet til kontoen din er endret, og alle enheter er logget ut.`,
    ...aboutPasskeys(passkeys),
    ...aboutForgottenPasskeys(forgottenPasskeys),
    ...(hadCalendar
      ? [
          'Adressen til kalenderen du abonnerer på, virker ikke lenger. Lag en ny under Mine fulgte hvis du vil fortsette.',
        ]
      : []),
    ...(hasOpenBusiness
      ? [
          'En bedrift du eier, er delt med andre, har invitasjoner som venter, eller har nøkler til egne systemer. Det gjelder fortsatt, så se over det på bedriftssiden.',
        ]
      : []),
    notYou,
  ],
  button: passkeys > 0 ? toPasskeys : toLogIn,
});

interface Entry {
  device: { browser: string; os: string };
  at: string;
  /** The name of the one that was used. */
  passkey: string | undefined;
  passkeys: number;
}

export const newDevice = (person: Person, { device, at, passkey, passkeys }: Entry): Mail => ({
  to: toPerson(person),
  subject: 'Ny innlogging på kontoen din',
  preview: `${device.browser} på ${device.os}`,
  paragraphs: [
    `Kontoen din ble brukt på en ny enhet: ${device.browser} på ${device.os}, ${at}.`,
    ...(passkey === undefined
      ? [...aboutPasskeys(passkeys), notYou]
      : [
          `Den logget inn med passnøkkelen «${passkey}».`,
          'Var det ikke deg? Slett passnøkkelen i profilen, for den slipper inn også når passordet er nytt. Sett så et nytt passord, og skriv til oss.',
        ]),
  ],
  button: passkeys > 0 ? toPasskeys : { label: 'Se hvor du er logget inn', path: '/profil?tab=sessions' },
});

export const alreadyRegistered = (person: Person): Mail => ({
  to: toPerson(person),
  subject: 'Du har allerede en konto',
  preview: 'Noen prøvde å lage en konto med adressen din.',
  paragraphs: [
    `${greetingOf(person)} Noen prøvde å lage en konto med e-postadressen din, men du har en fra før.`,
    'Var det deg? Logg inn, og velg «Glemt passord?» hvis du ikke husker passordet. Var det ikke deg, trenger du ikke gjøre noe.',
  ],
  button: toLogIn,
});

export const addressWanted = (person: Person): Mail => ({
  to: toPerson(person),
  subject: 'Noen ville bruke e-postadressen din',
  preview: 'Den hører til kontoen din, så ingenting er endret.',
  paragraphs: [
    `${greetingOf(person)} Noen ba om å bytte til e-postadressen din på en annen konto. Det går ikke, for adressen hører til kontoen din, og ingenting er endret.`,
    'Var det deg? Da har du to kontoer. Bytt adresse på denne eller slett den, så kan den andre bruke adressen. Var det ikke deg, trenger du ikke gjøre noe.',
  ],
  button: toLogIn,
});

interface Addressee extends Person {
  emailConfirmedAt: Date | null;
}

/** A stranger can have got the mails to an address that was never confirmed. */
const toldTo = ({ emailConfirmedAt }: Addressee, address: string) => (emailConfirmedAt ? address : 'en annen adresse');

export const emailChangeAsked = (person: Addressee, address: string): Mail => ({
  to: toPerson(person),
  subject: 'Ny e-postadresse på kontoen din',
  preview: 'Adressen byttes når den nye er bekreftet.',
  paragraphs: [
    `Noen ba om å bytte e-postadressen til ${toldTo(person, address)}. Det skjer når den nye adressen er bekreftet.`,
    notYou,
  ],
});

export const emailChanged = (person: Addressee, address: string): Mail => ({
  to: toPerson(person),
  subject: 'E-postadressen din er endret',
  preview: 'Vi skriver til den nye adressen fra nå av.',
  paragraphs: [
    `Kontoen din bruker nå ${toldTo(person, address)}. Dette er den siste e-posten til den gamle adressen.`,
    'Var det ikke deg? Skriv til oss med en gang.',
  ],
  button: { label: 'Kontakt oss', path: '/kontakt' },
});

export const emailRestored = (person: Person): Mail => ({
  to: toPerson(person),
  subject: 'Kontoen din bruker denne e-postadressen igjen',
  preview: 'Du trenger ikke gjøre noe.',
  heading: 'Du har den gamle e-postadressen igjen',
  paragraphs: [
    `${greetingOf(person)} Vi byttet e-postadressen på kontoen din, og har angret det. Kontoen bruker ${person.email} igjen, og du trenger ikke gjøre noe.`,
  ],
  button: { label: 'Kontakt oss', path: '/kontakt' },
});
