import { longDay } from '../../contract/dates-in-words.ts';

interface Period {
  /** Days, or nothing. */
  startDate: string;
  endDate: string;
  current: boolean;
}

/** "mars 2020 – nå". A CV tells months. */
export function periodInWords({ startDate, endDate, current }: Period): string {
  const end = current ? 'nå' : monthOf(endDate);
  const start = monthOf(startDate);
  if (start && end) return start === end ? start : `${start} – ${end}`;
  return start || (current ? end : end && `til ${end}`);
}

const monthOf = (day: string) => day && longDay(day).replace(/^\S+ /, '');
