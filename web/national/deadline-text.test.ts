import { expect, test } from 'vitest';
import { deadlineText } from './deadline-text.ts';

const told = (
  applicationDue: string | null,
  applicationDeadline: string | null,
  applicationDeadlineAt: string | null = null,
) => deadlineText({ applicationDue, applicationDeadline, applicationDeadlineAt });

test('a deadline is told as a day, and in the words of its sender where they say more', () => {
  expect(told('2026-12-01', '2026-12-01')).toBe('1. desember 2026');
  expect(told('Snarest', null)).toBe('Snarest');
  expect(told('Snarest, senest 1.12.2026', '2026-12-01')).toBe('Snarest, senest 1.12.2026');
  expect(told(null, null)).toBeNull();
});

test('an hour that is named is told too', () => {
  expect(told('2026-12-01T12:00:00', '2026-12-01', '2026-12-01T11:00:00.000Z')).toBe('1. desember 2026 kl. 12:00');
});
