import { expect, test } from 'vitest';
import { monthsBefore } from './months-before.ts';

test.each([
  ['2026-11-26', '2026-08-26'],
  ['2026-02-10', '2025-11-10'],
  ['2026-05-31', '2026-02-28'],
  ['2028-05-30', '2028-02-29'],
])('three months before %s is %s', (day, before) => {
  expect(monthsBefore(day, 3)).toBe(before);
});
