import { expect, test } from 'vitest';
import { dayInOslo } from '../platform/format.ts';
import { ageText, applyBefore, kindText, timeLeft, timeToApply } from './position-texts.ts';

test('the age of a position is told in days and then in weeks, by the calendar of Oslo', () => {
  const age = (createdAt: string) => ageText(dayInOslo(new Date(createdAt)), '2026-11-20');
  expect(age('2026-11-20T05:00:00Z')).toBe('I dag');
  expect(age('2026-11-19T23:30:00Z')).toBe('I dag');
  expect(age('2026-11-19T22:30:00Z')).toBe('I går');
  expect(age('2026-11-18T12:00:00Z')).toBe('2 dager siden');
  expect(age('2026-11-14T12:00:00Z')).toBe('6 dager siden');
  expect(age('2026-11-13T12:00:00Z')).toBe('1 uke siden');
  expect(age('2026-10-01T12:00:00Z')).toBe('7 uker siden');
  expect(age('2026-11-21T12:00:00Z')).toBe('I dag');
});

test('seven days or fewer are soon', () => {
  expect(timeLeft(8)).toEqual({ text: '8 dager igjen', color: 'success' });
  expect(timeLeft(7)).toEqual({ text: '7 dager igjen', color: 'danger' });
  expect(timeLeft(1).text).toBe('1 dag igjen');
  expect(timeLeft(0).text).toBe('Utløpt');
});

test('the time to apply ends with the deadline, not with the ad', () => {
  const until = (applicationDeadline: string | null, daysLeft: number) =>
    timeToApply({ applicationDeadline, expiryDate: '2026-12-01', daysLeft })?.text;
  expect(until(null, 12)).toBe('12 dager igjen');
  expect(until('2026-11-25', 12)).toBe('6 dager igjen');
  expect(until('2026-11-25', 6)).toBe('Siste dag');
  expect(until('2026-11-25', 5)).toBeUndefined();
});

test('a list names the last day to apply, which may come before the ad ends', () => {
  expect(applyBefore('2026-12-25', '2026-11-20')).toBe('Søk innen 25. desember');
  expect(applyBefore('2026-11-20', '2026-11-20')).toBe('Søk innen 20. november');
  expect(applyBefore('2026-11-19', '2026-11-20')).toBeNull();
});

test('the kind of work says nothing twice', () => {
  expect(kindText({ positionType: 'Fast', engagement: 'Fast', remote: false })).toBe('Fast');
  expect(kindText({ positionType: 'Deltid', engagement: 'Midlertidig', remote: true })).toBe(
    'Deltid, midlertidig, hjemmekontor',
  );
});
