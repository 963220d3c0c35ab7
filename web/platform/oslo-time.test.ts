import { expect, test } from 'vitest';
import { momentInOslo } from './oslo-time.ts';

test('what a field for day and time says is meant by the clocks of Norway, in winter and in summer', () => {
  expect(momentInOslo('2026-11-20T14:05').toISOString()).toBe('2026-11-20T13:05:00.000Z');
  expect(momentInOslo('2026-07-01T00:30').toISOString()).toBe('2026-06-30T22:30:00.000Z');
});

test('in the hours around a change of the clocks too', () => {
  expect(momentInOslo('2026-03-29T01:30').toISOString()).toBe('2026-03-29T00:30:00.000Z');
  expect(momentInOslo('2026-03-29T03:30').toISOString()).toBe('2026-03-29T01:30:00.000Z');
  expect(momentInOslo('2026-10-25T01:30').toISOString()).toBe('2026-10-24T23:30:00.000Z');
  expect(momentInOslo('2026-10-25T03:30').toISOString()).toBe('2026-10-25T02:30:00.000Z');
});
