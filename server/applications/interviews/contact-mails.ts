import { interviewTime, placeNames, wayNames } from '../../../contract/applications/interview-words.ts';
import { emailKeyHere } from '../../accounts/index.ts';
import { toPerson } from '../../platform/mail/addressee.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { nameOf } from '../name-of.ts';
import { inboxPath } from '../paths.ts';
import { type Agreed, calendarFor } from './calendar.ts';
import type { Meeting } from './read-interviews.ts';

const toContact = (meeting: Meeting) => ({
  to: { address: meeting.contactEmail, name: meeting.contactName },
  smallPrint: ['Du får denne e-posten fordi du er kontaktperson for stillingen.'],
});

export const where = ({ way, place }: Meeting) => [
  { heading: 'Hvordan', text: wayNames[way] },
  ...(place ? [{ heading: placeNames[way], text: place }] : []),
];

const titleForContact = (meeting: Meeting) => `Intervju: ${nameOf(meeting)}, ${meeting.title}`;

const agreedParts = (meeting: Agreed) => ({
  ...toContact(meeting),
  replyTo: toPerson(meeting),
  preview: interviewTime(meeting.chosen, meeting.minutes),
  parts: [{ heading: 'Tid', text: interviewTime(meeting.chosen, meeting.minutes) }, ...where(meeting)],
  button: { label: 'Se søknaden', path: inboxPath(meeting.businessId, meeting.applicationId) },
  calendar: calendarFor(meeting, titleForContact(meeting)),
});

/** `before` is what was agreed until then. */
export function agreedForContact(meeting: Agreed, before: Agreed | null): Mail {
  const became = before ? 'flyttet' : 'avtalt';
  const name = nameOf(meeting);
  return {
    ...agreedParts(meeting),
    subject: `Intervju ${became}: ${name}, ${meeting.title}`,
    heading: `Et intervju er ${became}`,
    paragraphs: [
      `${name} har ${before ? 'byttet' : 'valgt'} tid for intervjuet om stillingen «${meeting.title}».`,
      ...noLonger(before),
    ],
  };
}

export const noLonger = (before: Agreed | null) =>
  before ? [`Tiden ${interviewTime(before.chosen, before.minutes)} gjelder ikke lenger.`] : [];

/** To whoever became the contact after it was agreed. */
export function agreedBeforeMail(meeting: Agreed): Mail {
  const name = nameOf(meeting);
  return {
    ...agreedParts(meeting),
    subject: `Intervju avtalt fra før: ${name}, ${meeting.title}`,
    heading: 'Et intervju er avtalt fra før',
    paragraphs: [
      `Du er nå kontaktperson for stillingen «${meeting.title}». Intervjuet med ${name} ble avtalt før du ble det.`,
    ],
  };
}

/** The same of several of one position. */
export const severalAgreedBeforeMail = (meetings: [Agreed, ...Agreed[]]): Mail => {
  const [first] = meetings;
  const { businessId, positionId, title } = first;
  return {
    ...toContact(first),
    subject: `${meetings.length} intervjuer avtalt fra før: ${title}`,
    preview: `Det første er ${interviewTime(first.chosen, first.minutes)}.`,
    heading: `${meetings.length} intervjuer er avtalt fra før`,
    paragraphs: [
      `Du er nå kontaktperson for stillingen «${title}». Disse intervjuene ble avtalt før du ble det. Hvert av dem er lagt ved for kalenderen din.`,
    ],
    parts: meetings.map((meeting, index) => ({
      heading: `${index + 1}. ${nameOf(meeting)}`,
      text: [
        interviewTime(meeting.chosen, meeting.minutes),
        ...where(meeting).map(({ heading, text }) => `${heading}: ${text}`),
      ].join('\n'),
    })),
    button: { label: 'Se søknadene', path: `/bedrift/${businessId}/applications?positionId=${positionId}` },
    calendars: meetings.map((meeting) => calendarFor(meeting, titleForContact(meeting)).content),
  };
};

/** `before` is what was agreed until then. */
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

/** Whoever of the employer's called it off: it leaves the calendar. */
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

/** Where the application is no more. The name stays out: nothing of a deleted account remains. */
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
