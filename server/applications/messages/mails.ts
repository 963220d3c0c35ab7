import { greetingOf, type Person, toPerson } from '../../platform/mail/addressee.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { cautionParts } from '../caution-parts.ts';
import { whyToContact } from '../mails.ts';
import { inboxPath, ownPath } from '../paths.ts';

interface About extends Person {
  /** The application. */
  id: string;
  title: string;
  businessName: string;
}

/** With what it says, and what to be careful with in it. */
export const messageToApplicant = (about: About, message: string): Mail => ({
  to: toPerson(about),
  subject: `Melding om søknaden din: ${about.title}`,
  preview: message,
  heading: `Melding fra ${about.businessName}`,
  paragraphs: [
    `${greetingOf(about)} ${about.businessName} har skrevet til deg om søknaden din på stillingen «${about.title}».`,
  ],
  parts: [{ heading: 'Meldingen', text: message }, ...cautionParts(message)],
  button: { label: 'Svar på meldingen', path: ownPath(about.id) },
  smallPrint: ['Svar på Jobbfjord. Bedriften får ikke det du svarer på denne e-posten.'],
});

interface Received {
  applicationId: string;
  businessId: string;
  title: string;
  contactName: string;
  contactEmail: string;
}

/** That somebody wrote, and neither who nor what. */
export const wordToContact = (received: Received): Mail => ({
  ...word(received),
  to: { address: received.contactEmail, name: received.contactName },
  smallPrint: [whyToContact],
});

/** The same to whoever of the employer's wrote to the applicant last. */
export const wordToWriter = (received: Received, writer: Person): Mail => ({
  ...word(received),
  to: toPerson(writer),
  smallPrint: ['Du får denne e-posten fordi du har skrevet til søkeren.'],
});

const word = ({ applicationId, businessId, title }: Received) => ({
  subject: `En søker har skrevet til dere: ${title}`,
  preview: 'Logg inn for å lese meldingen.',
  heading: 'En søker har skrevet til dere',
  paragraphs: [`En søker på stillingen «${title}» har skrevet til dere. Logg inn for å lese og svare.`],
  button: { label: 'Les meldingen', path: inboxPath(businessId, applicationId) },
});
