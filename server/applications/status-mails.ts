import { type RefusalReason, reasonsInWords } from '../../contract/applications/refusal-reasons.ts';
import type { ApplicationStatus } from '../../contract/applications.ts';
import { greetingOf, type Person, toPerson } from '../platform/mail/addressee.ts';
import type { Mail } from '../platform/mail/mail.ts';
import { fromEmployer } from './from-employer.ts';
import { type Decided, isUntold } from './is-untold.ts';
import { answeredByContact } from './mails.ts';
import { ownPath, surveyPath } from './paths.ts';
import { reasonsOf } from './refusal-reasons.ts';

/** Pending is none. */
type Answer = Exclude<ApplicationStatus, 'pending'>;

interface Answered extends Person {
  /** The application. */
  id: string;
  status: Answer;
  message: string | null;
  refusalReasons: RefusalReason[];
  title: string;
  businessName: string;
  contactName: string;
  contactEmail: string;
  /** How it was to apply. */
  isAsked: boolean;
}

const words: Record<Answer, { subject: string; sentence: (business: string, title: string) => string }> = {
  approved: {
    subject: 'Søknaden din er godkjent',
    sentence: (business, title) => `${business} har godkjent søknaden din på stillingen «${title}».`,
  },
  denied: {
    subject: 'Svar på søknaden din',
    sentence: (business, title) =>
      `Takk for at du søkte på stillingen «${title}». ${business} har dessverre avslått søknaden din.`,
  },
  contacted: {
    subject: 'Arbeidsgiveren vil snakke med deg',
    sentence: (business, title) =>
      `${business} har satt søknaden din på stillingen «${title}» til «Kontaktet». Har du ikke hørt fra dem ennå, gjør du det snart.`,
  },
};

/** Silence is what applicants hate most. */
export function statusMail(answered: Answered): Mail {
  const { id, status, message, refusalReasons, title, businessName, isAsked } = answered;
  const { subject, sentence } = words[status];
  const news = sentence(businessName, title);
  return {
    to: toPerson(answered),
    ...answeredByContact(answered),
    subject: `${subject}: ${title}`,
    preview: news,
    heading: subject,
    paragraphs: [`${greetingOf(answered)} ${news}`],
    parts: partsOf({ businessName, message, refusalReasons }),
    button: { label: 'Se søknaden', path: ownPath(id) },
    ...(isAsked && { secondButton: { label: 'Fortell hvordan det var å søke', path: surveyPath(id) } }),
  };
}

function partsOf({
  businessName,
  message,
  refusalReasons,
}: Pick<Answered, 'businessName' | 'message' | 'refusalReasons'>) {
  const why = reasonsInWords(refusalReasons);
  return [...(why ? [{ heading: 'Begrunnelse', text: why }] : []), ...fromEmployer(businessName, message)];
}

/** A mail about what ends an application, with the refusal that would have been told some minutes later. */
export function withRefusal(mail: Mail, row: Decided & Pick<Answered, 'businessName'>): Mail {
  if (row.status !== 'denied' || !isUntold(row)) return mail;
  return {
    ...mail,
    paragraphs: [...(mail.paragraphs ?? []), `${row.businessName} hadde dessverre avslått søknaden din.`],
    parts: [...partsOf({ ...row, refusalReasons: reasonsOf(row) }), ...(mail.parts ?? [])],
  };
}
