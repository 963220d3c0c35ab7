import { dayInOslo, startOfDayInOslo } from '../../platform/clock.ts';

const HOUR_MS = 60 * 60_000;
const osloTime = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo', timeStyle: 'medium' });

/** A moment with its offset. Without one, and with an impossible day, it is none. */
export function readMoment(text: string): Date | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/.exec(text);
  if (!match || !readDay(match[1] ?? '')) return undefined;
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** The day of "21.08.2026", "2025-01-20" and "2026-10-11T00:00:00". Words, and days that no calendar has, are none. */
export function readDay(text: string): string | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?$/.exec(text);
  const norwegian = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(text);
  const [year, month, day] = iso?.slice(1) ?? norwegian?.slice(1).reverse() ?? [];
  if (!year || !month || !day) return undefined;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== date ? undefined : date;
}

/** From when on an ad is hidden: one that expires at midnight counts that day too. */
export const hiddenFrom = (expires: Date): Date =>
  osloTime.format(expires) === '00:00:00' ? midnightAfter(expires) : expires;

const midnightAfter = (midnight: Date) =>
  // A day and a bit later is the next day, also when it has 23 or 25 hours.
  new Date(startOfDayInOslo(dayInOslo(new Date(midnight.getTime() + 30 * HOUR_MS))));
