export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

let clocks: Intl.DateTimeFormat | undefined;

/**
 * What clocks in Norway show: "2026-11-20 14:05". A page's first format of the kind takes a browser 30 ms to make, so that it is
 * made when it is asked for, and all else is written from it.
 */
export function clocksInOslo(moment: Date): string {
  clocks ??= new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Oslo' });
  return clocks.format(moment);
}

const MOST_HOURS = 10_000;
const days = new Map<number, string>();

/** The day in Norway, as YYYY-MM-DD. Lists ask for each card: each hour is looked up once, for every day there begins with one. */
export function dayInOslo(moment: Date): string {
  const hour = Math.floor(moment.getTime() / HOUR_MS);
  const known = days.get(hour);
  if (known) return known;
  const [day = ''] = clocksInOslo(moment).split(' ');
  if (days.size >= MOST_HOURS) days.clear();
  days.set(hour, day);
  return day;
}

/** The day (YYYY-MM-DD) so many days after another, or before it: one more or less, also where a day has 23 or 25 hours. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Whole calendar days, both given as `2026-11-20`. */
export const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
