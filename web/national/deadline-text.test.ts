import { expect, test } from 'vitest';
import { deadlineText } from './deadline-text.ts';

test('a deadline is told as a day, and in the words of its sender where they say more', () => {
  expect(deadlineText({ applicationDue: '2026-12-01', applicationDeadline: '2026-12-01' })).toBe('1. desember 2026');
  expect(deadlineText({ applicationDue: 'Snarest', applicationDeadline: null })).toBe('Snarest');
  expect(deadlineText({ applicationDue: 'Snarest, senest 1.12.2026', applicationDeadline: '2026-12-01' })).toBe(
    'Snarest, senest 1.12.2026',
  );
  expect(deadlineText({ applicationDue: null, applicationDeadline: null })).toBeNull();
});
