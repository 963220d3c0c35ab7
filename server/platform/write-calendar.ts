import ical, { type ICalCalendarData, type ICalEventData } from 'ical-generator';

/** When something was changed last: what is read later under the same id takes its place. */
export const changedAt = (moment: Date) => ({ sequence: Math.floor(moment.getTime() / 1000), stamp: moment });

/** iCalendar (RFC 5545). */
export const writeCalendar = (events: ICalEventData[], about: ICalCalendarData) =>
  ical({ prodId: '//Jobbfjord//Kalender//NO', ...about, events }).toString();
