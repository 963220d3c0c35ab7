import { formatNumber } from '../numbers-in-words.ts';
import type { PayPeriod, SalaryRange } from '../positions.ts';

export const payPeriodNames: Record<PayPeriod, string> = { year: 'år', month: 'måned', hour: 'time' };

/** "kr 550 000–620 000" reads as one amount; the specification writes "X - Y". */
export function salaryText(range: SalaryRange | null): string {
  const { min, max, currency, period } = range ?? nothingSaid;
  const amount = (value: number) => `${currency === 'NOK' ? 'kr' : currency}\u00a0${formatNumber(value)}`;
  const per = perPeriod(period);
  if (min !== null && min === max) return amount(min) + per;
  if (min !== null && max !== null) return `${amount(min)} - ${formatNumber(max)}${per}`;
  if (min !== null) return `Fra ${amount(min)}${per}`;
  if (max !== null) return `Opp til ${amount(max)}${per}`;
  return 'Lønn etter avtale';
}

/** A salary is one of a year unless something else is said. */
export const perPeriod = (period: PayPeriod) => (period === 'year' ? '' : ` per\u00a0${payPeriodNames[period]}`);

const nothingSaid: SalaryRange = { min: null, max: null, currency: 'NOK', period: 'year' };
