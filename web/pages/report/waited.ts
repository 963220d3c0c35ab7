import { formatCount } from '../../platform/format.ts';

const HOURS_OF_DAY = 24;

/** In hours up to two days, in days from then on. */
export function waited(hours: number | null): string {
  if (hours === null) return '–';
  if (hours < 1) return 'Under 1 time';
  if (hours < 2 * HOURS_OF_DAY) return formatCount(hours, 'time', 'timer');
  return formatCount(Math.round(hours / HOURS_OF_DAY), 'dag', 'dager');
}
