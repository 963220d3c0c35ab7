import { expect, test } from 'vitest';
import { salaryText } from './pay-in-words.ts';

const readable = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test('a salary is told with what is known of it', () => {
  const salary = (min: number | null, max: number | null, currency: 'NOK' | 'EUR' = 'NOK') =>
    readable(salaryText({ min, max, currency }));
  expect(salaryText(null)).toBe('Lønn etter avtale');
  expect(salary(null, null)).toBe('Lønn etter avtale');
  expect(salary(550_000, null)).toBe('Fra kr 550 000');
  expect(salary(null, 620_000)).toBe('Opp til kr 620 000');
  expect(salary(550_000, 620_000)).toBe('kr 550 000 - 620 000');
  expect(salary(550_000, 550_000)).toBe('kr 550 000');
  expect(salary(50_000, 60_000, 'EUR')).toBe('EUR 50 000 - 60 000');
});
