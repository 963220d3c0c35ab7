import { DAY_MS, MINUTE_MS } from '../server/platform/clock.ts';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Summer time by the rule valid since 1996; `Intl` gives the same but is too slow for 200 000 dates. */
function osloOffsetMinutes(instant: Date): 60 | 120 {
  const year = instant.getUTCFullYear();
  const isSummer = instant.getTime() >= lastSunday(year, 2) && instant.getTime() < lastSunday(year, 9);
  return isSummer ? 120 : 60;
}

/** `2026-08-20T06:02:33.107613+02:00`; `micros` are the three digits after the milliseconds, trailing zeros go. */
export function osloIso(instant: Date, micros = 0): string {
  const wall = wallClock(instant).toISOString();
  const fraction = `${wall.slice(20, 23)}${String(micros).padStart(3, '0')}`.replace(/0+$/, '');
  return `${wall.slice(0, 19)}${fraction ? `.${fraction}` : ''}${offset(instant, ':')}`;
}

/** `Thu, 6 Aug 2026 06:02:33 +0200`: what Java prints, with an offset where HTTP wants GMT. */
export function osloRfc1123(instant: Date): string {
  const wall = wallClock(instant);
  const day = `${weekdays[wall.getUTCDay()]}, ${wall.getUTCDate()} ${months[wall.getUTCMonth()]} ${wall.getUTCFullYear()}`;
  return `${day} ${wall.toISOString().slice(11, 19)} ${offset(instant, '')}`;
}

/** The day in Oslo as `YYYY-MM-DD`, `plusDays` later. */
export function osloDate(instant: Date, plusDays = 0): string {
  return new Date(wallClock(instant).getTime() + plusDays * DAY_MS).toISOString().slice(0, 10);
}

const rfc1123 = /^(?:([a-z]{3}), )?(\d{1,2}) ([a-z]{3}) (\d{4}) (\d{2}):(\d{2})(?::(\d{2}))? (GMT|[+-]\d{4})$/i;

/** Reads as strictly as Java does: another format or a weekday that is not that date's gives nothing. */
export function parseRfc1123(value: string): Date | undefined {
  const match = rfc1123.exec(value);
  if (!match) return undefined;
  const [, weekday, day, monthName = '', year, hour, minute, second = '00', zone = 'GMT'] = match;
  const month = months.findIndex((name) => name.toLowerCase() === monthName.toLowerCase());
  const wall = new Date(Date.UTC(Number(year), month, Number(day), Number(hour), Number(minute), Number(second)));
  if (month < 0 || wall.getUTCDate() !== Number(day) || wall.getUTCHours() !== Number(hour)) return undefined;
  if (weekday && weekdays[wall.getUTCDay()]?.toLowerCase() !== weekday.toLowerCase()) return undefined;
  return new Date(wall.getTime() - zoneMinutes(zone) * MINUTE_MS);
}

function zoneMinutes(zone: string) {
  if (zone.toUpperCase() === 'GMT') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(3));
  return zone.startsWith('-') ? -minutes : minutes;
}

function lastSunday(year: number, month: number) {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.getTime() - last.getUTCDay() * DAY_MS;
}

const wallClock = (instant: Date) => new Date(instant.getTime() + osloOffsetMinutes(instant) * MINUTE_MS);
const offset = (instant: Date, colon: '' | ':') => `+0${osloOffsetMinutes(instant) / 60}${colon}00`;
