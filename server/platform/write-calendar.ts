import ical, { type ICalCalendarData, type ICalEventData } from 'ical-generator';
import type { FileAnswer } from './http/route.ts';

/** When something was changed last: what is read later under the same id takes its place. */
export const changedAt = (moment: Date) => ({ sequence: Math.floor(moment.getTime() / 1000), stamp: moment });

/** iCalendar (RFC 5545). */
export const writeCalendar = (events: ICalEventData[], about: ICalCalendarData) =>
  ical({ prodId: '//Jobbfjord//Kalender//NO', ...about, events }).toString();

/** What `writeCalendar` wrote, as an answer. */
export const asCalendar = (content: string, headers: Record<string, string>): FileAnswer => ({
  body: Buffer.from(content),
  type: 'text/calendar; charset=utf-8',
  headers,
});
