import { timeInOslo } from '../clock.ts';

const FIRST_HOUR = 6;
const LAST_HOUR = 20;

/** Before breakfast; after a night without power perhaps later, but never in the night. */
export function isMailHour(now: Date) {
  const hour = Number(timeInOslo(now).slice(0, 2));
  return hour >= FIRST_HOUR && hour <= LAST_HOUR;
}
