import type { ReferenceRequest } from '../../../contract/applications/reference-fields.ts';
import { type RefereeOutcome, referenceLimits } from '../../../contract/applications/reference-words.ts';
import { policy } from '../../../contract/policy.ts';
import { longDate } from '../../platform/clock.ts';
import { called, greetingOf, type Person, toPerson } from '../../platform/mail/addressee.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { fromEmployer } from '../from-employer.ts';
import { whyToContact } from '../mails.ts';
import { nameOf } from '../name-of.ts';
import { inboxPath, ownPath } from '../paths.ts';
import type { About } from './about-request.ts';

export const countOf = (count: number) => (count === 1 ? 'én referanse' : `${count} referanser`);

export const askedMail = (about: About, { wanted, questions, message }: ReferenceRequest): Mail => ({
  to: toPerson(about),
  subject: `${about.businessName} ber om referanser: ${about.title}`,
  preview: 'Du velger selv hvem du oppgir, og om du vil.',
  heading: `${about.businessName} ber om ${countOf(wanted)}`,
  paragraphs: [
    `${greetingOf(about)} Det gjelder søknaden din på stillingen «${about.title}». Du velger selv hvem du oppgir, og om du vil. Ingen får noe fra oss før du har gjort det.`,
    'De du oppgir, svarer skriftlig, og du får lese alt de svarer.',
  ],
  parts: [
    ...fromEmployer(about.businessName, message),
    { heading: 'Dette blir de spurt om', text: questions.map((question) => `– ${question}`).join('\n') },
  ],
  button: { label: 'Oppgi referanser', path: ownPath(about.id) },
});

export const takenBackMail = (about: About): Mail => ({
  to: toPerson(about),
  subject: `${about.businessName} trenger ikke referanser: ${about.title}`,
  preview: 'Forespørselen er trukket tilbake.',
  heading: 'Forespørselen om referanser er trukket tilbake',
  paragraphs: [
    `${greetingOf(about)} ${about.businessName} trenger ikke referanser for søknaden din på stillingen «${about.title}» likevel. Har du oppgitt noen, virker ikke lenkene i e-postene til dem lenger. Søknaden står som før.`,
  ],
  button: { label: 'Se søknaden', path: ownPath(about.id) },
});

interface Link {
  token: string;
  endsAt: Date;
}

/** Typed by the applicant and the employer, for somebody else's address: nothing of it may be a link. */
const applicantIn = (about: About) => called(nameOf(about), 'En søker');
const businessIn = ({ businessName }: About) => called(businessName, 'arbeidsgiveren');

/** Says who reads it before anything is written. */
export const refereeMail = (about: About, referee: Addressed, { token, endsAt }: Link): Mail => ({
  to: { address: referee.email, name: called(referee.name, '') || undefined },
  subject: `${applicantIn(about)} har oppgitt deg som referanse`,
  preview: `Du kan svare skriftlig til og med ${longDate(endsAt)}.`,
  heading: `${applicantIn(about)} har oppgitt deg som referanse`,
  paragraphs: [
    `${greetingTo(referee)} ${applicantIn(about)} har søkt på ${called(`stillingen «${about.title}»`, 'en stilling')} hos ${businessIn(about)}, og har oppgitt deg som en som kan fortelle hvordan det er å arbeide sammen. Der har de noen spørsmål, som du svarer på skriftlig.`,
    `Svarene leses av dem som behandler søknaden hos ${businessIn(about)}, og av ${applicantIn(about)}. De brukes bare til å vurdere denne søknaden, og slettes sammen med den, som regel ${policy.retention.applicationMonthsAfterClosing} måneder etter at stillingen er lukket.`,
    `Du velger selv om du vil svare, og hva. Lenken virker til og med ${longDate(endsAt)}, uten innlogging.`,
  ],
  button: { label: 'Se spørsmålene', path: `/referanse?token=${token}` },
  smallPrint: [
    'Lenken er bare til deg, så ikke send e-posten videre. Gjelder dette ikke deg, kan du si fra på den samme siden, og hører ikke mer fra oss om det.',
    `Du får denne e-posten fordi ${applicantIn(about)} har skrevet adressen din på Jobbfjord. Vi bruker den bare til dette, og minner deg på det høyst én gang.`,
  ],
});

interface Addressed {
  name: string;
  email: string;
}

const greetingTo = ({ name }: Addressed) => {
  const shown = called(name, '');
  return shown ? `Hei, ${shown}.` : 'Hei.';
};

export const refereeReminder = (about: About, referee: Addressed, link: Link): Mail => {
  const mail = refereeMail(about, referee, link);
  return {
    ...mail,
    subject: `Påminnelse: ${mail.subject}`,
    paragraphs: [
      `For ${referenceLimits.reminderDays} dager siden fikk du en e-post fra oss, og vi minner deg på den denne ene gangen.`,
      ...(mail.paragraphs ?? []),
    ],
  };
};

/** To the applicant, who may name somebody else. */
export const refusedMail = (about: About, { name }: Addressed, outcome: RefereeOutcome): Mail => ({
  to: toPerson(about),
  subject: `${name} svarer ikke som referanse: ${about.title}`,
  preview: 'Du kan oppgi en annen.',
  heading: outcome === 'stranger' ? 'E-posten gikk til feil person' : `${name} svarer ikke som referanse`,
  paragraphs: [
    `${greetingOf(about)} ${
      outcome === 'stranger'
        ? `Den som fikk e-posten til ${name}, sier at den ikke gjelder dem. Se etter om adressen er riktig skrevet.`
        : `${name} vil ikke svare på spørsmålene. Det kan ha mange grunner, og sier ikke noe om deg.`
    }`,
    `Vil du, kan du oppgi en annen for søknaden din på stillingen «${about.title}» hos ${about.businessName}.`,
  ],
  button: { label: 'Se referansene', path: ownPath(about.id) },
});

/** What an employer is told: that there will be none, or how many of those that were asked for have come. */
export type News = 'none' | { given: number; wanted: number };

/** Neither who applied nor what was said. */
export const newsToContact = (about: About, news: News): Mail => ({
  ...inWords(about, news),
  to: { address: about.contactEmail, name: about.contactName },
  smallPrint: [whyToContact],
});

export const newsToAsker = (about: About, asker: Person, news: News): Mail => ({
  ...inWords(about, news),
  to: toPerson(asker),
  smallPrint: ['Du får denne e-posten fordi du ba om referansene.'],
});

function inWords({ id, businessId, title }: About, news: News) {
  const button = { label: 'Se søknaden', path: inboxPath(businessId, id) };
  if (news === 'none')
    return {
      subject: `En søker oppgir ikke referanser: ${title}`,
      preview: 'Logg inn for å se søknaden.',
      heading: 'En søker oppgir ikke referanser',
      paragraphs: [`En søker på stillingen «${title}» vil ikke oppgi referanser. Logg inn for å se søknaden.`],
      button,
    };
  const { given, wanted } = news;
  const all = wanted === 1 ? 'Referansen har svart' : 'Referansene har svart';
  const none = wanted === 1 ? 'Referansen har ikke svart' : 'Ingen av referansene har svart';
  const heading = given === 0 ? none : given === wanted ? all : `${given} av ${wanted} referanser har svart`;
  return {
    subject: `${heading}: ${title}`,
    preview: 'Logg inn for å se søknaden.',
    heading,
    paragraphs: [
      `Det gjelder en søker på stillingen «${title}». Det er ingen flere å vente på nå. Logg inn for å se søknaden.`,
    ],
    button,
  };
}
