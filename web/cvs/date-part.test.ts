import { expect, test } from 'vitest';
import { monthIn, yearIn } from './date-part.ts';

test('a month is understood as people write it, and nothing else is taken for one', () => {
  for (const text of ['2024-05', '2024-5', '5.2024', '05.2024', ' 05/2024', '05 2024']) {
    expect(monthIn(text), text).toBe('2024-05');
  }
  for (const text of ['', '2024', '13.2024', '2024-13', '0.2024', 'mai 2024', '5.24', '20241-05']) {
    expect(monthIn(text), text).toBeNull();
  }
});

test('a year has four digits, and is none of long ago or of a time to come that nobody tells of', () => {
  expect(yearIn(' 2015 ')).toBe('2015');
  for (const text of ['', '15', '201', '20155', '0999', '3000', '2015-08']) expect(yearIn(text), text).toBeNull();
});
