import { expect, test } from 'vitest';
import { ageText, kindText, readingTime, salaryText, timeLeft, timeToApply } from './position-texts.ts';

const readable = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test('the age of a position is told in days and then in weeks, by the calendar of Oslo', () => {
  const age = (createdAt: string) => ageText(createdAt, '2026-11-20');
  expect(age('2026-11-20T05:00:00Z')).toBe('I dag');
  expect(age('2026-11-19T23:30:00Z')).toBe('I dag');
  expect(age('2026-11-19T22:30:00Z')).toBe('I går');
  expect(age('2026-11-18T12:00:00Z')).toBe('2 dager siden');
  expect(age('2026-11-14T12:00:00Z')).toBe('6 dager siden');
  expect(age('2026-11-13T12:00:00Z')).toBe('1 uke siden');
  expect(age('2026-10-01T12:00:00Z')).toBe('7 uker siden');
  expect(age('2026-11-21T12:00:00Z')).toBe('I dag');
});

const until = (applicationDeadline: string | null, daysLeft: number) => ({
  applicationDeadline,
  expiryDate: '2026-12-01',
  daysLeft,
});

test('seven days or fewer are soon', () => {
  expect(timeLeft(until(null, 8))).toEqual({ text: '8 dager igjen', color: 'success' });
  expect(timeLeft(until(null, 7))).toEqual({ text: '7 dager igjen', color: 'danger' });
  expect(timeLeft(until(null, 1)).text).toBe('1 dag igjen');
  expect(timeLeft(until(null, 0)).text).toBe('Utløpt');
});

test('a list counts to the deadline, and says that it has passed while the ad still stands', () => {
  expect(timeLeft(until('2026-11-25', 14))).toEqual({ text: '8 dager igjen', color: 'success' });
  expect(timeLeft(until('2026-11-25', 12))).toEqual({ text: '6 dager igjen', color: 'danger' });
  expect(timeLeft(until('2026-11-25', 6)).text).toBe('Siste dag');
  expect(timeLeft(until('2026-11-25', 5))).toEqual({ text: 'Fristen er gått ut', color: 'danger' });
  expect(timeLeft(until('2026-11-25', 0)).text).toBe('Utløpt');
});

test('the time to apply ends with the deadline, not with the ad', () => {
  expect(timeToApply(until(null, 12))?.text).toBe('12 dager igjen');
  expect(timeToApply(until('2026-11-25', 12))?.text).toBe('6 dager igjen');
  expect(timeToApply(until('2026-11-25', 6))?.text).toBe('Siste dag');
  expect(timeToApply(until('2026-11-25', 5))).toBeNull();
});

test('a salary is told with what is known of it', () => {
  const salary = (min: number | null, max: number | null, currency: 'NOK' | 'EUR' = 'NOK') =>
    readable(salaryText({ min, max, currency }));
  expect(salaryText(null)).toBe('Lønn etter avtale');
  expect(salary(null, null)).toBe('Lønn etter avtale');
  expect(salary(550_000, null)).toBe('Fra kr 550 000');
  expect(salary(null, 620_000)).toBe('Opp til kr 620 000');
  expect(salary(550_000, 620_000)).toBe('kr 550 000 - 620 000');
  expect(salary(50_000, 60_000, 'EUR')).toBe('EUR 50 000 - 60 000');
});

test('the kind of work says nothing twice', () => {
  expect(kindText({ positionType: 'Fast', engagement: 'Fast', remote: false })).toBe('Fast');
  expect(kindText({ positionType: 'Deltid', engagement: 'Midlertidig', remote: true })).toBe(
    'Deltid, midlertidig, hjemmekontor',
  );
});

test('the reading time is that of most adults', () => {
  expect(readingTime('ord '.repeat(60))).toBe('under et minutt');
  expect(readingTime('ord '.repeat(200))).toBe('omtrent 1 minutt');
  expect(readingTime('ord '.repeat(590))).toBe('omtrent 3 minutter');
});
