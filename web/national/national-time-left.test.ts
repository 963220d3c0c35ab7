import { expect, test } from 'vitest';
import { nationalTimeLeft } from './national-time-left.ts';

test('what counts is the deadline, or the end of the ad if that is sooner', () => {
  const text = (daysLeft: number, deadlineInDays: number | null) => nationalTimeLeft({ daysLeft, deadlineInDays }).text;
  expect(text(20, null)).toBe('20 dager igjen');
  expect(text(20, 10)).toBe('10 dager igjen');
  expect(text(3, 10)).toBe('3 dager igjen');
  expect(text(20, 1)).toBe('1 dag igjen');
  expect(text(0, 4)).toBe('Siste dag');
  expect(text(20, -9)).toBe('Fristen er gått ut');
  expect(nationalTimeLeft({ daysLeft: 7, deadlineInDays: null }).color).toBe('danger');
});
