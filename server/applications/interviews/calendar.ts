import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { MINUTE_MS } from '../../platform/clock.ts';

interface Appointment {
  applicationId: string;
  start: Date;
  minutes: number;
  title: string;
  place: string | null;
  organizer: { name: string; email: string };
}

/** For a calendar to take up, or to take out. Written later, it takes the place of what was written of the same before. */
export function calendarOf(
  { applicationId, start, minutes, title, place, organizer }: Appointment,
  now: Date,
  isOff: boolean,
) {
  const method = isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({ method, prodId: '//Jobbfjord//Intervju//NO' });
  calendar.createEvent({
    id: applicationId,
    sequence: Math.floor(now.getTime() / 1000),
    stamp: now,
    start,
    end: new Date(start.getTime() + minutes * MINUTE_MS),
    summary: title,
    ...(place && { location: place }),
    organizer,
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return { method, content: calendar.toString() } as const;
}
