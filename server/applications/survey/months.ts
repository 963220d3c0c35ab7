import { policy } from '../../../contract/policy.ts';
import { dayInOslo, daysAfter } from '../../platform/clock.ts';

/** The first day of the month, in Oslo. */
export const monthOf = (now: Date) => `${dayInOslo(now).slice(0, 7)}-01`;

export function addMonths(month: string, months: number) {
  const moment = new Date(month);
  moment.setUTCMonth(moment.getUTCMonth() + months);
  return moment.toISOString().slice(0, 10);
}

/** Those that are over since a day: whoever answered in the last moment, by a clock that is a little late, is among them for certain. */
export function shownMonths(now: Date) {
  const before = monthOf(daysAfter(now, -1));
  return { from: addMonths(before, -policy.survey.months), before };
}
