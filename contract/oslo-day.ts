const osloDate = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' });

const HOUR_MS = 60 * 60 * 1000;
const MOST_HOURS = 10_000;
const days = new Map<number, string>();

/** The day in Norway, as YYYY-MM-DD. Lists ask for each card: each hour is looked up once, for every day there begins with one. */
export function dayInOslo(moment: Date): string {
  const hour = Math.floor(moment.getTime() / HOUR_MS);
  const known = days.get(hour);
  if (known) return known;
  const day = osloDate.format(moment);
  if (days.size >= MOST_HOURS) days.clear();
  days.set(hour, day);
  return day;
}
