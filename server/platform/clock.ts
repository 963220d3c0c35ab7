import { dateAndTime, longDay } from '../../contract/dates-in-words.ts';
import { addDays, clocksInOslo, DAY_MS, dayInOslo, daysBetween, HOUR_MS, MINUTE_MS } from '../../contract/oslo-day.ts';

export { addDays, DAY_MS, dateAndTime, dayInOslo, daysBetween, HOUR_MS, longDay, MINUTE_MS };

export const SECOND_MS = 1000;

/** The one source of "now", so that tests can move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Before it, where `days` is negative. */
export const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS);

const midnights = new Map<string, number>();

/** The first moment of a day (YYYY-MM-DD) in Norway, in milliseconds. */
export function startOfDayInOslo(day: string): number {
  const known = midnights.get(day);
  if (known !== undefined) return known;
  const summerMidnight = Date.parse(`${day}T00:00:00+02:00`);
  const midnight = dayInOslo(new Date(summerMidnight)) === day ? summerMidnight : Date.parse(`${day}T00:00:00+01:00`);
  midnights.set(day, midnight);
  return midnight;
}

/** "14:05", as clocks in Norway show it. */
export const timeInOslo = (moment: Date): string => clocksInOslo(moment).slice(-5);

/** For what is written without a zone: a date whose own hours, wherever the server stands, are those of the clocks in Norway. */
export const wallTimeInOslo = (moment: Date): Date => new Date(clocksInOslo(moment).replace(' ', 'T'));

/** Its day as people in Norway read it. */
export const longDate = (moment: Date): string => longDay(dayInOslo(moment));
