import { formatNumber } from './numbers-in-words.ts';
import type { SalaryRange } from './positions.ts';

/** "kr 550 000–620 000" reads as one amount; the specification writes "X - Y". */
export function salaryText(range: SalaryRange | null): string {
  const { min, max, currency } = range ?? { min: null, max: null, currency: 'NOK' };
  const amount = (value: number) => `${currency === 'NOK' ? 'kr' : currency}\u00a0${formatNumber(value)}`;
  if (min !== null && min === max) return amount(min);
  if (min !== null && max !== null) return `${amount(min)} - ${formatNumber(max)}`;
  if (min !== null) return `Fra ${amount(min)}`;
  if (max !== null) return `Opp til ${amount(max)}`;
  return 'Lønn etter avtale';
}
