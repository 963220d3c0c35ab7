const FIRST_HOUR = 6;
const LAST_HOUR = 20;

const hourFormat = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Oslo', hour: '2-digit', hourCycle: 'h23' });

/** Before breakfast; after a night without power perhaps later, but never in the night. */
export function isMailHour(now: Date) {
  const hour = Number(hourFormat.format(now));
  return hour >= FIRST_HOUR && hour <= LAST_HOUR;
}
