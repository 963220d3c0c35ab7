import { policy } from '../../contract/policy.ts';
import { formatCount, formatNumber } from '../platform/format.ts';

const { most } = policy.pageSize;

/**
 * Those on other pages, and those that a filter leaves out that was set since, are easily forgotten; too many are refused. Said
 * before anything is done with them.
 */
export const chosenInWords = (count: number, unseen: number, [one, many]: [one: string, many: string]) =>
  [
    formatCount(count, `${one} valgt`, `${many} valgt`),
    ...(unseen > 0 ? [`${formatNumber(unseen)} vises ikke her`] : []),
    ...(count > most ? [`høyst ${most} kan endres om gangen`] : []),
  ].join(', ');
