import type { MailFrequency } from '../../contract/followed.ts';
import { addDays, dayInOslo } from '../platform/clock.ts';

const MONDAY = 1;

/** The next day on which it may send, by the calendar of Norway: tomorrow, or the next Monday. */
export function nextMailDay(frequency: MailFrequency, now: Date): string | null {
  if (frequency === 'off') return null;
  const today = dayInOslo(now);
  const days = frequency === 'daily' ? 1 : ((MONDAY - new Date(today).getUTCDay() + 6) % 7) + 1;
  return addDays(today, days);
}
