import ical, { type ICalCalendarData, type ICalEventData } from 'ical-generator';
import type { FileAnswer } from './http/route.ts';

/** When something was changed last: what is read later under the same id takes its place. */
export const changedAt = (moment: Date) => ({ sequence: Math.floor(moment.getTime() / 1000), stamp: moment });

/** iCalendar (RFC 5545). With a method it is sent from one person to others, and each entry names its organizer (RFC 5546). */
export function writeCalendar(events: ICalEventData[], about: ICalCalendarData = {}) {
  const calendar = ical({ prodId: '//Jobbfjord//Kalender//NO', ...about, events }).toString();
  return events.length > 0 ? calendar : calendar.replace(/(?=END:VCALENDAR)/, timeInOslo);
}

/** A calendar must hold something (RFC 5545, 3.6), also where nothing is to come: this shows nowhere. */
const timeInOslo = `BEGIN:VTIMEZONE
TZID:Europe/Oslo
BEGIN:STANDARD
DTSTART:19701025T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:19700329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
END:DAYLIGHT
END:VTIMEZONE
`.replaceAll('\n', '\r\n');

/** What `writeCalendar` wrote, as an answer. */
export const asCalendar = (content: string, headers: Record<string, string>): FileAnswer => ({
  body: Buffer.from(content),
  type: 'text/calendar; charset=utf-8',
  headers,
});
