import { expect, test } from 'vitest';
import { momentInOslo } from './oslo-time.ts';

test('what a field for day and time says is meant by the clocks of Norway, in winter and in summer', () => {
  expect(momentInOslo('2026-11-20T14:05').toISOString()).toBe('2026-11-20T13:05:00.000Z');
  expect(momentInOslo('2026-07-01T00:30').toISOString()).toBe('2026-06-30T22:30:00.000Z');
});
