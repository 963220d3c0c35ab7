import { interviewTime } from '../../../contract/applications/interview-words.ts';
import { greetingOf, toPerson } from '../../platform/mail/addressee.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { fromEmployer } from '../from-employer.ts';
import { answeredByContact } from '../mails.ts';
import { ownPath } from '../paths.ts';
import { type Agreed, calendarFor, isAgreed, titleFor } from './calendar.ts';
import { agreedForContact, noLonger, where } from './contact-mails.ts';
import type { Meeting } from './read-interviews.ts';

const toApplicant = (meeting: Meeting) => ({
  to: toPerson(meeting),
  ...answeredByContact(meeting),
});

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

/** To both sides; `before` is what was agreed until then. */
export const agreedMails = (meeting: Agreed, before: Agreed | null): Mail[] => [
  agreedForApplicant(meeting, before),
  agreedForContact(meeting, before),
];

function agreedForApplicant(meeting: Agreed, before: Agreed | null): Mail {
  const time = interviewTime(meeting.chosen, meeting.minutes);
  const became = before ? 'flyttet' : 'avtalt';
  return {
    ...toApplicant(meeting),
    subject: `Intervjuet er ${became}: ${meeting.title}`,
    preview: time,
    heading: `Intervjuet er ${became}`,
    paragraphs: [
      `${greetingOf(meeting)} Du skal på intervju hos ${meeting.businessName} om stillingen «${meeting.title}».`,
      ...noLonger(before),
    ],
    parts: [{ heading: 'Tid', text: time }, ...where(meeting), ...fromEmployer(meeting.businessName, meeting.message)],
    button: { label: 'Se intervjuet', path: ownPath(meeting.applicationId) },
    calendar: calendarFor(meeting, titleFor(meeting)),
  };
}

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
