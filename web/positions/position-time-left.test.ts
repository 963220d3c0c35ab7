import { expect, test } from 'vitest';
import { positionTimeLeft } from './position-time-left.ts';

const left = (applicationDeadline: string | null, daysLeft: number, isExpired = false) =>
  positionTimeLeft({ applicationDeadline, expiryDate: '2026-12-01', daysLeft, isExpired });

test('an ad counts to the deadline, which may come before its end', () => {
  expect(left('2026-11-25', 30)).toEqual({ text: '24 dager igjen', color: 'success' });
  expect(left('2026-11-25', 13)).toEqual({ text: '7 dager igjen', color: 'danger' });
  expect(left('2026-11-25', 6).text).toBe('Siste dag');
  expect(left('2026-11-25', 5)).toEqual({ text: 'Fristen er gått ut', color: 'danger' });
});

test('a deadline that does not come before the end counts for nothing', () => {
  expect(left('2026-12-04', 3).text).toBe('3 dager igjen');
});

test('an ad without a deadline counts to its end, and one that has ended says so', () => {
  expect(left(null, 30).text).toBe('30 dager igjen');
  expect(left('2026-11-25', 0, true).text).toBe('Utløpt');
});
