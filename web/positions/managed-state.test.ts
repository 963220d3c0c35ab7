import { expect, test } from 'vitest';
import { badgesOf, isOpen } from './managed-state.ts';

const active = {
  isActive: true,
  isExpired: false,
  expiredAt: null,
  daysLeft: 30,
  approvalStatus: 'approved',
  publishFrom: null,
} as const;
const textsOf = (fields: object) => badgesOf({ ...active, ...fields }, '2026-11-29').map(({ text }) => text);

test('a badge says where a position stands', () => {
  expect(textsOf({})).toEqual(['Aktiv']);
  expect(textsOf({ daysLeft: 8 })).toEqual(['Aktiv']);
  expect(textsOf({ daysLeft: 7 })).toEqual(['Utløper snart (7 dager)']);
  expect(textsOf({ daysLeft: 1 })).toEqual(['Utløper snart (1 dag)']);
  expect(textsOf({ daysLeft: 0, isExpired: true })).toEqual(['Utløpt']);
  expect(textsOf({ isActive: false })).toEqual(['Deaktivert']);
  expect(textsOf({ isActive: false, isExpired: true })).toEqual(['Deaktivert']);
  expect(textsOf({ isActive: false, isExpired: true, expiredAt: '2026-11-20T00:00:00Z' })).toEqual(['Utløpt']);
  expect(textsOf({ isActive: false, expiredAt: '2026-11-20T00:00:00Z' })).toEqual(['Deaktivert']);
  expect(textsOf({ publishFrom: '2026-11-30' })).toEqual(['Publiseres 30. november']);
  expect(textsOf({ publishFrom: '2026-11-29' })).toEqual(['Aktiv']);
  expect(textsOf({ publishFrom: '2026-11-30', isActive: false })).toEqual(['Deaktivert']);
  expect(textsOf({ publishFrom: '2026-11-30', approvalStatus: 'pending' })).toEqual([
    'Venter på godkjenning',
    'Publiseres 30. november',
  ]);
  expect(badgesOf({ ...active, approvalStatus: 'pending' }, '2026-11-29')).toEqual([
    { text: 'Venter på godkjenning', color: 'info' },
    { text: 'Aktiv', color: 'neutral' },
  ]);
  expect(badgesOf(active, '2026-11-29')).toEqual([{ text: 'Aktiv', color: 'success' }]);
  expect(textsOf({ approvalStatus: 'rejected' })).toEqual(['Ikke godkjent']);
});

test('everybody can apply for an approved position that is out, until its deadline is over', () => {
  const isOpenWith = (fields: object) => isOpen({ ...active, applicationDeadline: null, ...fields }, '2026-11-29');
  expect(isOpenWith({})).toBe(true);
  expect(isOpenWith({ applicationDeadline: '2026-11-29' })).toBe(true);
  expect(isOpenWith({ applicationDeadline: '2026-11-28' })).toBe(false);
  expect(isOpenWith({ isActive: false })).toBe(false);
  expect(isOpenWith({ isExpired: true })).toBe(false);
  expect(isOpenWith({ approvalStatus: 'pending' })).toBe(false);
  expect(isOpenWith({ publishFrom: '2026-11-30' })).toBe(false);
});
