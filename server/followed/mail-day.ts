import type { MailFrequency } from '../../contract/followed.ts';
import { addDays, dayInOslo } from '../platform/clock.ts';

const FIRST_HOUR = 6;
const LAST_HOUR = 20;
const MONDAY = 1;

const hourFormat = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Oslo', hour: '2-digit', hourCycle: 'h23' });

/** Before breakfast; after a night without power perhaps later, but never in the night. */
export function isMailHour(now: Date) {
  const hour = Number(hourFormat.format(now));
  return hour >= FIRST_HOUR && hour <= LAST_HOUR;
}

/** The next day on which it may send, by the calendar of Norway: tomorrow, or the next Monday. */
export function nextMailDay(frequency: MailFrequency, now: Date): string | null {
  if (frequency === 'off') return null;
  const today = dayInOslo(now);
  const days = frequency === 'daily' ? 1 : ((MONDAY - new Date(today).getUTCDay() + 6) % 7) + 1;
  return addDays(today, days);
}
