import { expect, test } from 'vitest';
import { readingTime } from './reading-time.ts';

test('the reading time is that of most adults', () => {
  expect(readingTime('ord '.repeat(60))).toBe('under et minutt');
  expect(readingTime('ord '.repeat(200))).toBe('omtrent 1 minutt');
  expect(readingTime('ord '.repeat(590))).toBe('omtrent 3 minutter');
});
