import type { CvPeriod } from '../../contract/cvs/cv-fields.ts';
import { longDay } from '../../contract/dates-in-words.ts';

/** "mars 2020 – nå". */
export function periodInWords({ startDate, endDate, current, onlyYears }: CvPeriod): string {
  const told = onlyYears ? yearOf : monthOf;
  const end = current ? 'nå' : told(endDate);
  const start = told(startDate);
  if (start && end) return start === end ? start : `${start} – ${end}`;
  return start || (current ? end : end && `til ${end}`);
}

const yearOf = (day: string) => day.slice(0, 4);
const monthOf = (day: string) => day && longDay(day).replace(/^\S+ /, '');
