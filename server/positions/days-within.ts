import { addDays } from '../platform/clock.ts';

interface Within {
  dueWithinDays?: number | undefined;
  publishedWithinDays?: number | undefined;
}

/** The days that an ad may have, as the search indexes filter: any where none is asked for. */
export const daysWithin = ({ dueWithinDays, publishedWithinDays }: Within, today: string) => ({
  dueWithinDays: daysFrom(today, dueWithinDays, 1),
  publishedWithinDays: daysFrom(today, publishedWithinDays, -1),
});

/** Today and so many days after it, or before it. */
const daysFrom = (today: string, days: number | undefined, direction: 1 | -1) =>
  days === undefined ? [] : Array.from({ length: days + 1 }, (_, nth) => addDays(today, direction * nth));
