import { expect, test } from 'vitest';
import { describeSchedule, isLate, jobName } from './job-names.ts';

test.each([
  ['20 2 * * *', 'Hver dag'],
  ['5 * * * *', 'Hver time'],
  ['*/15 * * * *', 'Hvert 15. minutt'],
  ['* * * * *', 'Hvert minutt'],
  ['0 */6 * * *', 'Hver 6. time'],
  ['0 5 * * 1', '0 5 * * 1'],
])('%s is %s', (schedule, text) => {
  expect(describeSchedule(schedule)).toBe(text);
});

test('a job is late after twice its time', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const daily = (lastDoneAt: string | null) => isLate({ schedule: '20 2 * * *', lastDoneAt }, now);
  expect([daily(null), daily('2026-11-20T02:20:00Z'), daily('2026-11-18T02:20:00Z')]).toEqual([false, false, true]);
  expect([daily('2026-11-19T11:45:00Z'), daily('2026-11-19T11:44:00Z')]).toEqual([false, true]);
  // Of one whose time is not known, nobody knows.
  expect(isLate({ schedule: '0 5 * * 1', lastDoneAt: '2026-01-01T00:00:00Z' }, now)).toBe(false);
});

test('a job that nobody named keeps its own name', () => {
  expect([jobName('deliver-mail'), jobName('brew-coffee')]).toEqual(['Send e-post', 'brew-coffee']);
});
