import { expect, test } from 'vitest';
import { sorted, suggestedReminder } from './entry-fields.ts';

const entry = {
  id: '1',
  title: 'Kokk',
  employer: 'Havn kafé',
  place: null,
  appliedOn: '2026-11-20',
  link: null,
  note: null,
  deadline: null,
  state: 'applied',
  remindOn: null,
  adPath: null,
  updatedAt: '2026-11-20T12:00:00.000Z',
} as const;

test.each([
  ['two weeks after the deadline', { deadline: '2026-12-20' }, '2026-11-26', '2027-01-03'],
  ['two weeks after applying, where there is no deadline', {}, '2026-11-26', '2026-12-04'],
  ['or it was over already', { deadline: '2026-11-01' }, '2026-11-26', '2026-12-04'],
  ['two weeks from today, where that day is not to come', {}, '2026-12-04', '2026-12-18'],
])('a reminder is suggested %s', (_when, fields, today, day) => {
  expect(suggestedReminder({ ...entry, ...fields }, today)).toBe(day);
});

test('the last day stands first, and what is of one day keeps its order', () => {
  const of = (id: string, appliedOn: string) => ({ ...entry, id, appliedOn });
  const entries = [of('1', '2026-11-20'), of('2', '2026-11-25'), of('3', '2026-11-20')];
  expect(sorted(entries).map(({ id }) => id)).toEqual(['2', '1', '3']);
});
