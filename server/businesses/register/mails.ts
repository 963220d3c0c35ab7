import { greetingOf, type Person, toPerson } from '../../platform/mail/addressee.ts';
import type { Mail } from '../../platform/mail/mail.ts';

export const pausedByRegister = (owner: Person, businessName: string, reason: string): Mail => ({
  to: toPerson(owner),
  subject: `Satt på pause: ${businessName}`,
  preview: reason,
  heading: `${businessName} er satt på pause`,
  paragraphs: [
    `${greetingOf(owner)} ${reason} Derfor er bedriften og stillingene skjult for jobbsøkere.`,
    'Blir det rettet i Enhetsregisteret, kommer bedriften tilbake av seg selv. Du kan også be oss slå opp på nytt under innstillinger. Er noe feil, så ta kontakt med oss.',
  ],
  button: { label: 'Kontakt oss', path: '/kontakt?tema=bedrift' },
});

export const resumedByRegister = (owner: Person, businessName: string, isActive: boolean): Mail => ({
  to: toPerson(owner),
  subject: `Pausen er over: ${businessName}`,
  preview: 'Opplysningene i Enhetsregisteret er i orden igjen.',
  heading: `Pausen er over for ${businessName}`,
  paragraphs: [
    `${greetingOf(owner)} Opplysningene i Enhetsregisteret er i orden igjen, så pausen er over.`,
    isActive ? 'Bedriften er aktiv igjen.' : 'Bedriften er deaktivert av en annen grunn, og er fortsatt skjult.',
  ],
  button: { label: 'Gå til bedriftssiden', path: '/bedriftsside' },
});

export const pausedForStaff = (
  support: string,
  business: { businessName: string; organizationNumber: string },
  reason: string,
): Mail => ({
  to: { address: support },
  subject: `Satt på pause: ${business.businessName} (${business.organizationNumber})`,
  preview: reason,
  heading: `${business.businessName} er satt på pause`,
  paragraphs: [
    `${reason} Organisasjonsnummer ${business.organizationNumber}. Bedriften og stillingene er skjult, og eieren har fått beskjed.`,
  ],
  button: { label: 'Åpne Staff Panel', path: '/admin' },
});
