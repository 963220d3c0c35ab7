import { clocksInOslo } from './oslo-day.ts';

const months = 'januar februar mars april mai juni juli august september oktober november desember'.split(' ');

/** "20. november", for a day (YYYY-MM-DD). */
export function dayAndMonth(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  return `${date}. ${months[(month ?? 0) - 1]}`;
}

/** "20. november 2026", for a day. */
export const longDay = (day: string): string => `${dayAndMonth(day)} ${Number.parseInt(day, 10)}`;

/** "20. november 2026 kl. 14:05". */
export function dateAndTime(moment: Date): string {
  const [day = '', time] = clocksInOslo(moment).split(' ');
  return `${longDay(day)} kl. ${time}`;
}
