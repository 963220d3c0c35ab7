import { expect, test } from 'vitest';
import { begin, END, neighboursOf, newAmong, summed, withMore, withOne, withSeen } from './sitting.ts';

const three = begin({ ids: ['a', 'b', 'c'], total: 3 });

test('one goes from the first to the end and back, whatever leaves the filter on the way', () => {
  expect(neighboursOf(three, 'a')).toEqual({ place: 0, before: undefined, after: 'b' });
  expect(neighboursOf(withSeen(three, 'a', 'denied'), 'b')).toEqual({ place: 1, before: 'a', after: 'c' });
  expect(neighboursOf(three, 'c')).toEqual({ place: 2, before: 'b', after: END });
  expect(neighboursOf(three, END)).toEqual({ place: 3, before: 'c', after: undefined });
});

test('one that is not among them comes first, and those that came meanwhile last', () => {
  expect(withOne(three, 'b')).toBe(three);
  expect(withOne(three, 'x')).toMatchObject({ ids: ['x', 'a', 'b', 'c'], total: 4 });
  const more = newAmong(three, ['d', 'a', 'c']);
  expect(more).toEqual(['d']);
  expect(withMore(three, more)).toMatchObject({ ids: ['a', 'b', 'c', 'd'], total: 4 });
  // Those came from a larger whole.
  expect(withMore({ ...three, total: 4000 }, more).total).toBe(4000);
});

test('the sum says what was answered, who waits and who was never opened', () => {
  let sitting = withSeen(three, 'a', 'pending');
  sitting = withSeen(sitting, 'a', 'denied');
  sitting = withSeen(sitting, 'b', 'pending');
  expect(summed(sitting)).toEqual({ opened: 2, answered: { denied: 1 }, waiting: 1, unopened: ['c'] });
  // Taken back, it was not answered; one that is gone neither waits nor is left to be opened.
  sitting = withSeen(withSeen(sitting, 'a', 'pending'), 'c', null);
  expect(summed(sitting)).toEqual({ opened: 2, answered: {}, waiting: 2, unopened: [] });
});
