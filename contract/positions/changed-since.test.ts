import { expect, test } from 'vitest';
import type { AdChange } from '../positions.ts';
import { changedSince } from './changed-since.ts';

const change = (day: string, fields: Partial<AdChange>): AdChange => ({
  day,
  deadline: null,
  salary: null,
  parts: [],
  ...fields,
});
const deadline = (before: string | null, after: string | null) => ({ deadline: { before, after } });
const since = new Date('2026-11-20T10:00:00Z');
const later = new Date('2026-11-25T10:00:00Z');

test('several changes are one, from what it said then to what it says now', () => {
  const changes = [
    change('2026-11-24', { ...deadline('2026-12-02', '2026-12-09'), parts: ['text'] }),
    change('2026-11-22', { parts: ['title', 'text'] }),
    change('2026-11-21', deadline('2026-12-01', '2026-12-02')),
    change('2026-11-19', { ...deadline('2026-11-28', '2026-12-01'), parts: ['place'] }),
  ];
  expect(changedSince(since, changes, later)).toEqual(
    change('2026-11-24', { ...deadline('2026-12-01', '2026-12-09'), parts: ['text', 'title'] }),
  );
});

test('what was taken back on another day is no change', () => {
  const pay = (min: number) => ({ min, max: null, currency: 'NOK' as const, period: 'year' as const });
  const changes = [
    change('2026-11-24', {
      ...deadline('2026-12-09', '2026-12-01'),
      salary: { before: pay(500_000), after: pay(450_000) },
    }),
    change('2026-11-22', {
      ...deadline('2026-12-01', '2026-12-09'),
      salary: { before: pay(450_000), after: pay(500_000) },
    }),
  ];
  expect(changedSince(since, changes, later)).toBeNull();
  // Who came between the two sees the second.
  expect(changedSince(new Date('2026-11-23T10:00:00Z'), changes, later)).toEqual(changes[0]);
});

test('on the day itself it counts where the ad was changed after the moment, by the calendar of Oslo', () => {
  const changes = [change('2026-11-20', { parts: ['text'] })];
  expect(changedSince(since, changes, new Date('2026-11-20T10:00:01Z'))).toEqual(changes[0]);
  expect(changedSince(since, changes, new Date('2026-11-20T09:59:59Z'))).toBeNull();
  expect(changedSince(new Date('2026-11-20T23:30:00Z'), changes, later)).toBeNull();
  // It was changed again on another day, so that nobody knows any more when it was the first time.
  const next = change('2026-11-25', { parts: ['title'] });
  expect(changedSince(since, [next, ...changes], later)).toEqual(next);
  expect(changedSince(since, [], later)).toBeNull();
});
