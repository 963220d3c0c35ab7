import { interviewTime, placeNames, wayNames } from '../../../contract/interview-words.ts';
import { emailKeyHere } from '../../accounts/index.ts';
import { greetingOf, toPerson } from '../../platform/mail/addressee.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { fromEmployer } from '../from-employer.ts';
import { answeredByContact } from '../mails.ts';
import { nameOf } from '../name-of.ts';
import { inboxPath, ownPath } from '../paths.ts';
import { type Agreed, calendarFor, isAgreed, titleFor } from './calendar.ts';
import type { Meeting } from './read-interviews.ts';

const toApplicant = (meeting: Meeting) => ({
  to: toPerson(meeting),
  ...answeredByContact(meeting),
});

const toContact = (meeting: Meeting) => ({
  to: { address: meeting.contactEmail, name: meeting.contactName },
  smallPrint: ['Du får denne e-posten fordi du er kontaktperson for stillingen.'],
});

const where = ({ way, place }: Meeting) => [
  { heading: 'Hvordan', text: wayNames[way] },
  ...(place ? [{ heading: placeNames[way], text: place }] : []),
];

export const offerMail = (meeting: Meeting, offBefore: Agreed | null, now: Date): Mail => ({
  ...toApplicant(meeting),
  subject: `Invitasjon til intervju: ${meeting.title}`,
  preview: `${meeting.businessName} vil møte deg. Velg en tid som passer.`,
  heading: 'Du er invitert til intervju',
  paragraphs: [
    `${greetingOf(meeting)} ${meeting.businessName} inviterer deg til intervju om stillingen «${meeting.title}».`,
    ...(offBefore ? ['Tiden dere hadde avtalt, gjelder ikke lenger.'] : []),
    'Velg en av tidene. Passer ingen av dem, kan du si fra samme sted.',
  ],
  parts: [
    { heading: 'Tider', text: meeting.times.map((time) => interviewTime(time, meeting.minutes)).join('\n') },
    ...where(meeting),
    ...fromEmployer(meeting.businessName, meeting.message),
  ],
  button: { label: 'Velg tid', path: ownPath(meeting.applicationId) },
  ...(offBefore && { calendar: calendarFor(offBefore, titleFor(meeting), now) }),
});

const titleForContact = (meeting: Meeting) => `Intervju: ${nameOf(meeting)}, ${meeting.title}`;

/** To both sides; `before` is what was agreed until then. */
export function agreedMails(meeting: Agreed, before: Agreed | null): Mail[] {
  const time = interviewTime(meeting.chosen, meeting.minutes);
  const became = before ? 'flyttet' : 'avtalt';
  const noLonger = before ? [`Tiden ${interviewTime(before.chosen, before.minutes)} gjelder ikke lenger.`] : [];
  const parts = [{ heading: 'Tid', text: time }, ...where(meeting)];
  const name = nameOf(meeting);
  return [
    {
      ...toApplicant(meeting),
      subject: `Intervjuet er ${became}: ${meeting.title}`,
      preview: time,
      heading: `Intervjuet er ${became}`,
      paragraphs: [
        `${greetingOf(meeting)} Du skal på intervju hos ${meeting.businessName} om stillingen «${meeting.title}».`,
        ...noLonger,
      ],
      parts: [...parts, ...fromEmployer(meeting.businessName, meeting.message)],
      button: { label: 'Se intervjuet', path: ownPath(meeting.applicationId) },
      calendar: calendarFor(meeting, titleFor(meeting)),
    },
    {
      ...toContact(meeting),
      replyTo: toPerson(meeting),
      subject: `Intervju ${became}: ${name}, ${meeting.title}`,
      preview: time,
      heading: `Et intervju er ${became}`,
      paragraphs: [
        `${name} har ${before ? 'byttet' : 'valgt'} tid for intervjuet om stillingen «${meeting.title}».`,
        ...noLonger,
      ],
      parts,
      button: { label: 'Se søknaden', path: inboxPath(meeting.businessId, meeting.applicationId) },
      calendar: calendarFor(meeting, titleForContact(meeting)),
    },
  ];
}

/** To whoever became the contact after it was agreed. */
export function agreedBeforeMail(meeting: Agreed): Mail {
  const time = interviewTime(meeting.chosen, meeting.minutes);
  const name = nameOf(meeting);
  return {
    ...toContact(meeting),
    replyTo: toPerson(meeting),
    subject: `Intervju avtalt fra før: ${name}, ${meeting.title}`,
    preview: time,
    heading: 'Et intervju er avtalt fra før',
    paragraphs: [
      `Du er nå kontaktperson for stillingen «${meeting.title}». Intervjuet med ${name} ble avtalt før du ble det.`,
    ],
    parts: [{ heading: 'Tid', text: time }, ...where(meeting)],
    button: { label: 'Se søknaden', path: inboxPath(meeting.businessId, meeting.applicationId) },
    calendar: calendarFor(meeting, titleForContact(meeting)),
  };
}

/** To the employer; `before` is what was agreed until then. */
export const declinedMail = (meeting: Meeting, before: Agreed | null, now: Date): Mail => ({
  ...toContact(meeting),
  replyTo: toPerson(meeting),
  ...(before ? cannotCome(meeting, before) : noneSuits(meeting)),
  parts: meeting.reply ? [{ heading: `Melding fra ${nameOf(meeting)}`, text: meeting.reply }] : [],
  button: { label: 'Foreslå nye tider', path: inboxPath(meeting.businessId, meeting.applicationId) },
  ...(before && { calendar: calendarFor(before, titleForContact(before), now) }),
});

const offerOthers = 'Du kan foreslå nye tider der søknaden er.';

const cannotCome = (meeting: Meeting, { chosen, minutes }: Agreed) => ({
  subject: `Avbud til intervju: ${nameOf(meeting)}, ${meeting.title}`,
  preview: interviewTime(chosen, minutes),
  heading: 'Avbud til et intervju',
  paragraphs: [
    `${nameOf(meeting)} kan ikke komme til intervjuet ${interviewTime(chosen, minutes)} om stillingen «${meeting.title}».`,
    offerOthers,
  ],
});

const noneSuits = (meeting: Meeting) => ({
  subject: `Trenger en annen tid: ${nameOf(meeting)}, ${meeting.title}`,
  preview: `Ingen av tidene passer for ${nameOf(meeting)}.`,
  heading: 'Ingen av tidene passer',
  paragraphs: [
    `${nameOf(meeting)} kan ikke møte til noen av tidene for intervju om stillingen «${meeting.title}».`,
    offerOthers,
  ],
});

/** To the applicant. */
export const calledOffMail = (meeting: Meeting, message: string | undefined, now: Date): Mail => ({
  ...toApplicant(meeting),
  subject: `Intervjuet er avlyst: ${meeting.title}`,
  preview: `${meeting.businessName} har avlyst intervjuet.`,
  heading: 'Intervjuet er avlyst',
  paragraphs: [
    `${greetingOf(meeting)} ${meeting.businessName} har avlyst intervjuet om stillingen «${meeting.title}»${
      meeting.chosen ? ` ${interviewTime(meeting.chosen, meeting.minutes)}` : ''
    }.`,
  ],
  parts: fromEmployer(meeting.businessName, message),
  button: { label: 'Se søknaden', path: ownPath(meeting.applicationId) },
  ...calendarOff(meeting, now),
});

/** What takes an agreed interview out of the applicant's calendar. */
const calendarOff = (meeting: Meeting, now: Date) =>
  isAgreed(meeting) ? { calendar: calendarFor(meeting, titleFor(meeting), now) } : {};

/** A mail to the applicant about what ends an application, and with it the interview. */
export function withInterviewOff(mail: Mail, meeting: Meeting | undefined, now: Date): Mail {
  if (!meeting) return mail;
  const off = isAgreed(meeting)
    ? `Intervjuet ${interviewTime(meeting.chosen, meeting.minutes)} er avlyst.`
    : 'Invitasjonen til intervju gjelder ikke lenger.';
  return { ...mail, paragraphs: [...(mail.paragraphs ?? []), off], ...calendarOff(meeting, now) };
}

/** To the employer, whoever of them called it off: it leaves the calendar. */
export const offForContact = (meeting: Agreed, now: Date): Mail => {
  const time = interviewTime(meeting.chosen, meeting.minutes);
  return {
    ...toContact(meeting),
    subject: `Avlyst: ${nameOf(meeting)}, ${meeting.title}`,
    preview: `Tiden ${time} er ledig.`,
    heading: 'Intervjuet er avlyst',
    paragraphs: [
      `Intervjuet med ${nameOf(meeting)} ${time} om stillingen «${meeting.title}» er avlyst, og søkeren har fått vite det.`,
    ],
    button: { label: 'Se søknaden', path: inboxPath(meeting.businessId, meeting.applicationId) },
    calendar: calendarFor(meeting, titleForContact(meeting), now),
  };
};

/** To the employer, where the application is no more. The name stays out: nothing of a deleted account remains. */
export const noApplicantMail = (meeting: Agreed, now: Date): Mail => ({
  ...toContact(meeting),
  ...noApplicantWords(meeting),
  calendar: calendarFor(meeting, `Intervju: ${meeting.title}`, now),
});

export function noApplicantWords({ title, chosen, minutes }: Pick<Agreed, 'title' | 'chosen' | 'minutes'>) {
  const time = interviewTime(chosen, minutes);
  return {
    subject: `Intervjuet blir ikke noe av: ${title}`,
    preview: `Søknaden er trukket eller slettet. Tiden ${time} er ledig.`,
    heading: 'Intervjuet blir ikke noe av',
    paragraphs: [`En søknad på stillingen «${title}» er trukket eller slettet. Intervjuet ${time} blir ikke noe av.`],
  };
}

/** To whoever was the contact when it was agreed or later, and is not any more: it stands in those calendars. */
export const offForFormerContact = (meeting: Agreed, now: Date): Mail[] => {
  const { agreedWith, alsoTold, contactEmail, title } = meeting;
  const former = [...(agreedWith ? [agreedWith] : []), ...alsoTold].filter(
    (address) => emailKeyHere(address) !== emailKeyHere(contactEmail),
  );
  const time = interviewTime(meeting.chosen, meeting.minutes);
  return former.map((address) => ({
    to: { address },
    subject: `Et intervju er flyttet eller avlyst: ${title}`,
    preview: `Tiden ${time} er ledig.`,
    heading: 'Et intervju er flyttet eller avlyst',
    paragraphs: [`Intervjuet ${time} om stillingen «${title}» blir ikke da, og går ut av kalenderen din.`],
    calendar: calendarFor(meeting, `Intervju: ${title}`, now),
    smallPrint: ['Du får denne e-posten fordi du var kontaktperson for stillingen mens intervjuet var avtalt.'],
  }));
};

/** To the applicant, who said no to it, withdrew, or has no account any more. */
export const offByApplicant = (meeting: Agreed, now: Date): Mail => ({
  ...toApplicant(meeting),
  subject: `Intervjuet er avlyst: ${meeting.title}`,
  preview: `${meeting.businessName} har fått vite det.`,
  heading: 'Intervjuet er avlyst',
  paragraphs: [
    `${greetingOf(meeting)} Intervjuet hos ${meeting.businessName} ${interviewTime(meeting.chosen, meeting.minutes)} om stillingen «${meeting.title}» er avlyst, og bedriften har fått vite det.`,
  ],
  calendar: calendarFor(meeting, titleFor(meeting), now),
});

/** To the applicant, the day before. */
export const interviewReminder = (meeting: Agreed): Mail => {
  const time = interviewTime(meeting.chosen, meeting.minutes);
  return {
    ...toApplicant(meeting),
    subject: `Husk intervjuet: ${meeting.title}`,
    preview: time,
    heading: 'Snart er det intervju',
    paragraphs: [
      `${greetingOf(meeting)} Du skal på intervju hos ${meeting.businessName} om stillingen «${meeting.title}».`,
    ],
    parts: [{ heading: 'Tid', text: time }, ...where(meeting)],
    button: { label: 'Se intervjuet', path: ownPath(meeting.applicationId) },
  };
};
