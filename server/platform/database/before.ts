import { sql } from 'kysely';

interface Ago {
  years?: number;
  months?: number;
  days?: number;
  hours?: number;
}

/** So long before a moment, by the calendar. */
export const before = (now: Date, { years = 0, months = 0, days = 0, hours = 0 }: Ago) =>
  sql<Date>`${now}::timestamptz - make_interval(years => ${years}, months => ${months}, days => ${days}, hours => ${hours})`;
