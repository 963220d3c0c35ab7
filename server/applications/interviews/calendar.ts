import { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { wayNames } from '../../../contract/applications/interview-words.ts';
import { MINUTE_MS, SECOND_MS } from '../../platform/clock.ts';
import { changedAt, writeCalendar } from '../../platform/write-calendar.ts';
import type { Meeting } from './read-interviews.ts';

export type Agreed = Meeting & { chosen: Date; answeredAt: Date };
export const isAgreed = (meeting: Meeting): meeting is Agreed => meeting.chosen !== null && meeting.answeredAt !== null;

/** Calendars go by whole seconds: what takes the place of an answer is later than that, however soon and wherever it came. */
export const afterAnswer = ({ answeredAt }: Pick<Meeting, 'answeredAt'>, now: Date) =>
  new Date(Math.max(now.getTime(), (answeredAt?.getTime() ?? 0) + SECOND_MS));

/** As it stands in the applicant's calendar. */
export const titleFor = ({ businessName, title }: Meeting) => `Intervju hos ${businessName}: ${title}`;

/** For a calendar to take up, or to take out once it is `off`. It takes the place of what was written of the same before. */
export function calendarFor(meeting: Agreed, title: string, off?: Date) {
  const method = off ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  return { method, content: writeCalendar([interviewEntry(meeting, title, off)], { method }) } as const;
}

export function interviewEntry(meeting: Agreed, title: string, off?: Date) {
  const { applicationId, chosen, minutes, way, place, contactName, contactEmail } = meeting;
  return {
    id: applicationId,
    ...changedAt(off ? afterAnswer(meeting, off) : meeting.answeredAt),
    start: chosen,
    end: new Date(chosen.getTime() + minutes * MINUTE_MS),
    summary: title,
    location: place ?? wayNames[way],
    organizer: { name: contactName, email: contactEmail },
    status: off ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  };
}
