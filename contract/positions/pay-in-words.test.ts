import { expect, test } from 'vitest';
import { salaryText } from './pay-in-words.ts';

const readable = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test('a salary is told with what is known of it', () => {
  const salary = (min: number | null, max: number | null, currency: 'NOK' | 'EUR' = 'NOK') =>
    readable(salaryText({ min, max, currency, period: 'year' }));
  expect(salaryText(null)).toBe('Lønn etter avtale');
  expect(salary(null, null)).toBe('Lønn etter avtale');
  expect(salary(550_000, null)).toBe('Fra kr 550 000');
  expect(salary(null, 620_000)).toBe('Opp til kr 620 000');
  expect(salary(550_000, 620_000)).toBe('kr 550 000 - 620 000');
  expect(salary(550_000, 550_000)).toBe('kr 550 000');
  expect(salary(50_000, 60_000, 'EUR')).toBe('EUR 50 000 - 60 000');
});

test('and by what it is counted, unless that is the year', () => {
  const salary = (min: number | null, max: number | null, period: 'month' | 'hour') =>
    readable(salaryText({ min, max, currency: 'NOK', period }));
  expect(salary(195, null, 'hour')).toBe('Fra kr 195 per time');
  expect(salary(null, 240, 'hour')).toBe('Opp til kr 240 per time');
  expect(salary(195, 240, 'hour')).toBe('kr 195 - 240 per time');
  expect(salary(38_000, 38_000, 'month')).toBe('kr 38 000 per måned');
  expect(salary(null, null, 'hour')).toBe('Lønn etter avtale');
});
