import { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { wayNames } from '../../../contract/interview-words.ts';
import { MINUTE_MS } from '../../platform/clock.ts';
import { changedAt, writeCalendar } from '../../platform/write-calendar.ts';
import type { Meeting } from './read-interviews.ts';

export type Agreed = Meeting & { chosen: Date };
export const isAgreed = (meeting: Meeting): meeting is Agreed => meeting.chosen !== null;

/** As it stands in the applicant's calendar. */
export const titleFor = ({ businessName, title }: Meeting) => `Intervju hos ${businessName}: ${title}`;

/** For a calendar to take up, or to take out. Written later, it takes the place of what was written of the same before. */
export function calendarFor(meeting: Agreed, title: string, now: Date, isOff = false) {
  const method = isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  return { method, content: writeCalendar([interviewEntry(meeting, title, now, isOff)], { method }) } as const;
}

export function interviewEntry(meeting: Agreed, title: string, changed: Date, isOff = false) {
  const { applicationId, chosen, minutes, way, place, contactName, contactEmail } = meeting;
  return {
    id: applicationId,
    ...changedAt(changed),
    start: chosen,
    end: new Date(chosen.getTime() + minutes * MINUTE_MS),
    summary: title,
    location: place ?? wayNames[way],
    organizer: { name: contactName, email: contactEmail },
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  };
}
