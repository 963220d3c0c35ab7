import { joinWithAnd } from '../../contract/words-in-a-row.ts';
import { called, greetingOf, holdsLink, type Person, toPerson } from '../platform/mail/addressee.ts';
import type { Mail } from '../platform/mail/mail.ts';
import type { HandedOver } from '../positions/index.ts';

/** Anybody can share with a stranger and choose both names. What mail programs make a link of is left out. */
function nameOf({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>) {
  const name = `${firstName} ${lastName}`;
  return holdsLink(name) ? 'Noen' : name;
}

/** What a business is called for whoever may never have heard of it. */
const toStranger = (businessName: string) => called(businessName, 'en bedrift');

const titlesOf = (ads: HandedOver[]) =>
  joinWithAnd([...new Set(ads.map(({ title }) => called(`«${title}»`, 'en stilling')))]);

/** To whoever takes the place of somebody else in those ads. */
export function nowContact(ads: HandedOver[]) {
  if (ads.length === 0) return [];
  const contact = `Du er nå kontaktperson for ${titlesOf(ads)}: Navnet ditt og e-postadressen din står der.`;
  const notified = ads.filter(({ isNotified }) => isNotified);
  return [notified.length === 0 ? contact : `${contact} Varsler om søknader på ${titlesOf(notified)} går til deg.`];
}

/** It leads where one is asked to log in: for everybody else the profile is not there yet. */
export const businessReceived = (owner: Person, businessName: string): Mail => ({
  to: toPerson(owner),
  subject: `Vi har mottatt ${called(businessName, 'bedriften din')}`,
  preview: 'Vi ser over bedriften før den blir synlig.',
  paragraphs: [
    `${greetingOf(owner)} Bedriften er registrert, og vi ser over den før jobbsøkere kan se den. Du får en e-post når den er godkjent.`,
    'Imens kan du legge inn stillinger og dele bedriften med kollegaer.',
  ],
  button: { label: 'Gå til bedriftssiden', path: '/bedriftsside' },
});

export const accessGiven = (colleague: Person, owner: Person, businessName: string): Mail => ({
  to: toPerson(colleague),
  subject: `Du har fått tilgang til ${toStranger(businessName)}`,
  preview: `${nameOf(owner)} har delt bedriften med deg.`,
  paragraphs: [
    `${nameOf(owner)} har delt bedriften med deg. Du kan redigere bedriften, stillingene og søknadsmalene og behandle søknader.`,
  ],
  button: { label: 'Gå til bedriftssiden', path: '/bedriftsside' },
  smallPrint: ['Vil du ikke ha tilgang, kan du forlate bedriften på bedriftssiden.'],
});

/** In case it was somebody else. */
export const sharedWith = (owner: Person, colleague: Person, businessName: string): Mail => ({
  to: toPerson(owner),
  subject: `${nameOf(colleague)} har nå tilgang til ${called(businessName, 'bedriften din')}`,
  preview: 'Du har delt bedriften.',
  paragraphs: [
    `${greetingOf(owner)} Du har delt bedriften med ${colleague.email}, som nå kan redigere bedriften og stillingene og behandle søknader.`,
    'Var det ikke deg? Da har noen andre vært inne på kontoen din. Fjern tilgangen og bytt passord.',
  ],
  button: { label: 'Se hvem som har tilgang', path: '/bedriftsside?tab=settings' },
});

/** The same, before anybody has come in. */
export const invited = (owner: Person, email: string, businessName: string): Mail => ({
  to: toPerson(owner),
  subject: `Du har invitert noen til ${called(businessName, 'bedriften din')}`,
  preview: `Invitasjonen er sendt til ${email}.`,
  paragraphs: [
    `${greetingOf(owner)} Invitasjonen er sendt til ${email}. Den som lager en konto med adressen og bekrefter den, får tilgang til bedriften.`,
    'Var det ikke deg? Da har noen andre vært inne på kontoen din. Trekk invitasjonen tilbake og bytt passord.',
  ],
  button: { label: 'Se hvem som er invitert', path: '/bedriftsside?tab=settings' },
});

export const contactAddressSet = (owner: Person, businessName: string, address: string | null): Mail => ({
  to: toPerson(owner),
  subject: `Ny kontaktadresse for ${called(businessName, 'bedriften din')}`,
  preview: address ? `Meldinger går nå til ${address}.` : 'Kontaktadressen er fjernet.',
  paragraphs: [
    address
      ? `${greetingOf(owner)} Meldinger fra bedriftsprofilen går nå til ${address}.`
      : `${greetingOf(owner)} Kontaktadressen er fjernet. Har bedriften en e-postadresse i Enhetsregisteret som ikke er en persons, går meldinger dit.`,
    'Var det ikke deg? Da har noen andre vært inne på kontoen din. Rett adressen og bytt passord.',
  ],
  button: { label: 'Se kontaktadressen', path: '/bedriftsside?tab=settings' },
});

export const accessTaken = (colleague: Person, businessName: string): Mail => ({
  to: toPerson(colleague),
  subject: `Du har ikke lenger tilgang til ${toStranger(businessName)}`,
  preview: 'Eieren har fjernet tilgangen.',
  paragraphs: [`${greetingOf(colleague)} Eieren av bedriften har fjernet tilgangen din. Kontoen din er som før.`],
});

export const accessGivenUp = (owner: Person, colleague: Person, businessName: string, ads: HandedOver[]): Mail => ({
  to: toPerson(owner),
  subject: `${nameOf(colleague)} har forlatt ${businessName}`,
  preview: 'Tilgangen er borte. Stillinger og søknader er der fortsatt.',
  paragraphs: [
    `${colleague.email} har ikke lenger tilgang til bedriften. Stillinger og søknader er der fortsatt.`,
    ...nowContact(ads),
  ],
  button: { label: 'Se hvem som har tilgang', path: '/bedriftsside?tab=settings' },
});

export const businessInherited = (heir: Person, businessName: string, ads: HandedOver[], hasKeys: boolean): Mail => ({
  to: toPerson(heir),
  subject: `Du eier nå ${businessName}`,
  preview: 'Kontoen til den som eide bedriften, er slettet.',
  paragraphs: [
    `${greetingOf(heir)} Kontoen til den som eide bedriften, er slettet. Bedriften er delt med deg, og derfor eier du den nå. Stillinger og søknader er der fortsatt.`,
    ...nowContact(ads),
    'Du bestemmer hvem den deles med, og om den er synlig.',
    ...(hasKeys
      ? ['Bedriften har nøkler som gjelder fortsatt. Rediger bedriften for å se dem og avslutte dem du ikke kjenner.']
      : []),
  ],
  button: { label: 'Gå til innstillingene', path: '/bedriftsside?tab=settings' },
});

export const invitation = (email: string, owner: Person, businessName: string, days: number): Mail => ({
  to: { address: email },
  subject: `${nameOf(owner)} vil dele ${toStranger(businessName)} med deg`,
  preview: 'Lag en konto med denne adressen, så får du tilgang.',
  paragraphs: [
    `På Jobbfjord kan dere arbeide sammen om stillinger og søknader for ${called(businessName, 'bedriften')}.`,
    'Lag en konto med e-postadressen som denne meldingen kom til, og bekreft adressen. Da har du tilgang.',
  ],
  // Behind `#` it stands in no log of a server.
  button: { label: 'Lag konto', path: `/?registrer#epost=${encodeURIComponent(email)}` },
  smallPrint: [
    `Invitasjonen gjelder i ${days} dager.`,
    'Kjenner du ikke den som inviterer, kan du se bort fra denne e-posten.',
  ],
});

export const invitationAccepted = (owner: Person, colleague: Person, businessName: string): Mail => ({
  to: toPerson(owner),
  subject: `${nameOf(colleague)} har nå tilgang til ${businessName}`,
  preview: 'Invitasjonen din er tatt imot.',
  paragraphs: [`${colleague.email} har bekreftet adressen sin og kan arbeide med bedriften.`],
  button: { label: 'Se hvem som har tilgang', path: '/bedriftsside?tab=settings' },
});
