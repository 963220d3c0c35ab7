import { expect, test } from 'vitest';
import { periodInWords } from './period-in-words.ts';

const period = (startDate: string, endDate: string, current = false, onlyYears = false) =>
  periodInWords({ startDate, endDate, onlyYears, current });

test('a period is told in months, as far as it is known', () => {
  expect(period('2020-03-01', '2022-11-01')).toBe('mars 2020 – november 2022');
  expect(period('2020-03-01', '', true)).toBe('mars 2020 – nå');
  expect(period('2020-03-01', '2020-03-01')).toBe('mars 2020');
  expect(period('2020-03-01', '')).toBe('mars 2020');
  expect(period('', '2022-11-01')).toBe('til november 2022');
  expect(period('', '', true)).toBe('nå');
  expect(period('', '')).toBe('');
  expect(period('2020-01-01', '2022-01-01', false, true)).toBe('2020 – 2022');
  expect(period('2020-01-01', '2020-01-01', false, true)).toBe('2020');
  expect(period('', '2022-01-01', false, true)).toBe('til 2022');
});
