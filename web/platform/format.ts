import { dateAndTime, dayAndMonth, longDay } from '../../contract/dates-in-words.ts';
import { formatNumber } from '../../contract/numbers-in-words.ts';
import { clocksInOslo, dayInOslo } from '../../contract/oslo-day.ts';

export { addDays, DAY_MS, dayInOslo, daysBetween, HOUR_MS, MINUTE_MS } from '../../contract/oslo-day.ts';
export { formatNumber };

/** "1 stilling", "12 345 stillinger". */
export const formatCount = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

const isDay = /^[\d-]+$/;
const dayOf = (date: string) => (isDay.test(date) ? date : dayInOslo(new Date(date)));

/** "20. november 2026". */
export const formatDate = (date: string) => longDay(dayOf(date));

/** "20. november", of a day that is not far away. */
export const formatDay = (date: string) => dayAndMonth(dayOf(date));

/** "20. november 2026 kl. 14:05". */
export const formatMoment = (moment: string) => dateAndTime(new Date(moment));

/** "974 760 673". */
export const formatOrganizationNumber = (number: string) => number.replace(/\B(?=(\d{3})+(?!\d))/g, '\u00a0');

/** Cut at a word, with an ellipsis, to at most so many characters. */
export function cutText(text: string, maxLength: number): string {
  // A list becomes a sentence: its first mark would stand alone after what leads up to it.
  const flat = text
    .replace(/\s+/g, ' ')
    .replace(/: [-–•·*] /g, ': ')
    .trim();
  if (flat.length <= maxLength) return flat;
  const cut = flat.slice(0, maxLength - 1);
  const lastSpace = cut.lastIndexOf(' ');
  const whole = lastSpace > maxLength / 2 ? cut.slice(0, lastSpace) : cut;
  // Half of an emoji is no character.
  return `${whole.replace(/[\s.,;:–•·*\ud800-\udbff-]+$/, '')}…`;
}

/** "20.11.2026, 14:05", for tables. */
export const formatShortMoment = (moment: string) =>
  clocksInOslo(new Date(moment)).replace(/(.+)-(..)-(..) /, '$3.$2.$1, ');
