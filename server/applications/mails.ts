import { policy } from '../../contract/policy.ts';
import { longDay } from '../platform/clock.ts';
import { greetingOf, type Person, toPerson } from '../platform/mail/addressee.ts';
import type { Mail } from '../platform/mail/mail.ts';
import { nameOf } from './name-of.ts';
import { inboxPath, ownPath } from './paths.ts';

interface Sent {
  applicationId: string;
  positionTitle: string;
  businessName: string;
  /** The day by which an answer is promised. */
  answerBy: string | null;
  isAnonymous: boolean;
  /** It takes the place of what was sent before. */
  isCorrected: boolean;
  /** As it stood in the form. */
  contact: { firstName: string; lastName: string; email: string; phone: string | null };
  answers: { question: string; answer: string }[];
}

/** What was sent, word by word, for the one who sent it. */
export const receipt = (
  to: Person,
  { applicationId, positionTitle, businessName, answerBy, isAnonymous, isCorrected, contact, answers }: Sent,
): Mail => ({
  to: toPerson(to),
  subject: `Søknaden din er ${isCorrected ? 'rettet' : 'sendt'}: ${positionTitle}`,
  preview: `${businessName} har fått søknaden din${isCorrected ? ' slik du rettet den' : ''}.`,
  heading: `Søknaden din er ${isCorrected ? 'rettet' : 'sendt'}`,
  paragraphs: [
    `${greetingOf(to)} ${businessName} har fått søknaden din på stillingen «${positionTitle}»${isCorrected ? ', slik du rettet den' : ''}.`,
    ...(isAnonymous ? ['Den leses anonymt først. I profilen ser du når bedriften får se hvem du er.'] : []),
    `${answerBy ? `Bedriften har lovet å svare deg innen ${longDay(answerBy)}. ` : ''}Dette ${isCorrected ? 'står i den nå' : 'sendte du'}:`,
  ],
  parts: [
    {
      heading: 'Om deg',
      text: [nameOf(contact), contact.email, contact.phone].filter(Boolean).join('\n'),
    },
    ...answers.map(({ question, answer }) => ({ heading: question, text: answer })),
  ],
  button: { label: 'Se søknaden', path: ownPath(applicationId) },
  smallPrint: ['I profilen ser du når bedriften åpner søknaden, og der kan du rette eller trekke den.'],
});

/** Of every mail to the contact of a position. */
export const whyToContact =
  'Du får denne e-posten fordi du er kontaktperson for stillingen. Varsler kan slås av der stillingen redigeres.';

interface Contact {
  contactName: string;
  contactEmail: string;
  businessName: string;
}

/** Of mails to the applicant that the contact of the position is asked about by answering. */
export const answeredByContact = ({ contactName, contactEmail, businessName }: Contact) => ({
  replyTo: { address: contactEmail, name: contactName },
  smallPrint: [`Svar på denne e-posten går til ${contactName} i ${businessName}.`],
});

interface Received {
  address: string;
  contactName: string;
  positionTitle: string;
  businessId: string;
  applicationId: string;
  /** Where it is answered without logging in; null where that is not for a mail. */
  answer: string | null;
}

/** Tells the employer that there is something to read, and nothing of what it says. */
export const newApplication = (to: Received): Mail => ({
  to: { address: to.address, name: to.contactName },
  subject: `Ny søknad på ${to.positionTitle}`,
  preview: 'Logg inn for å lese den.',
  paragraphs: [`Det har kommet en ny søknad på stillingen «${to.positionTitle}». Logg inn for å lese den.`],
  button: { label: 'Les søknaden', path: inboxPath(to.businessId, to.applicationId) },
  ...(to.answer && { secondButton: { label: 'Svar søkeren', path: to.answer } }),
  smallPrint: [
    ...(to.answer
      ? [
          `«Svar søkeren» virker uten innlogging i ${policy.applicationHandling.mailedAnswerDays} dager, for den som har denne e-posten. Send den ikke videre til andre enn dem som skal svare.`,
        ]
      : []),
    whyToContact,
  ],
});

/** The same of one that they have read, and that is another one now. */
export const correctedApplication = (to: Omit<Received, 'answer'>): Mail => ({
  ...newApplication({ ...to, answer: null }),
  subject: `En søknad er rettet: ${to.positionTitle}`,
  heading: `En søknad på ${to.positionTitle} er rettet`,
  paragraphs: [
    `Søkeren har rettet noe etter at søknaden på stillingen «${to.positionTitle}» ble lest. Logg inn for å lese den slik den er nå.`,
  ],
});

interface Sender extends Person {
  /** The application. */
  id: string;
  title: string;
  businessName: string;
}

export const fileRemoved = (sender: Sender, fileName: string): Mail => ({
  to: toPerson(sender),
  subject: `En fil i søknaden din er fjernet: ${sender.title}`,
  preview: 'Den inneholdt skadelig programvare.',
  heading: 'En fil i søknaden din er fjernet',
  paragraphs: [
    `${greetingOf(sender)} Filen «${fileName}» inneholdt skadelig programvare, og er fjernet fra søknaden din på stillingen «${sender.title}» hos ${sender.businessName}.`,
    'Bedriften ser resten av søknaden. Send filen direkte til bedriften når du har en som er trygg.',
  ],
  button: { label: 'Se søknaden', path: ownPath(sender.id) },
});
