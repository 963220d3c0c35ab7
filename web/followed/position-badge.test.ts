import { expect, test } from 'vitest';
import { positionBadge } from './position-badge.ts';

const badge = (expiryDate: string | null) => positionBadge({ expiryDate }, '2026-11-20');

test('a followed position says where it stands', () => {
  expect(positionBadge(undefined, '2026-11-20').text).toBe('Sjekker...');
  expect(positionBadge(null, '2026-11-20').text).toBe('Ikke tilgjengelig');
  expect(badge(null).text).toBe('Aktiv');
  expect(badge('2026-11-20').text).toBe('Utløpt');
  expect(badge('2026-11-27')).toEqual({ text: '7 dager igjen', color: 'warning' });
  expect(badge('2026-11-28T10:00:00Z')).toEqual({ text: '8 dager igjen', color: 'success' });
  // Midnight in Oslo, as NAV tells it.
  expect(badge('2026-11-20T23:00:00.000Z').text).toBe('1 dag igjen');
});

test('what counts is the last day to apply, where it comes before the end', () => {
  const badge = (applicationDeadline: string, expiryDate: string | null = '2026-11-28') =>
    positionBadge({ expiryDate, applicationDeadline }, '2026-11-20');
  expect(badge('2026-11-22')).toEqual({ text: '2 dager igjen', color: 'warning' });
  expect(badge('2026-11-22', null).text).toBe('2 dager igjen');
  expect(badge('2026-11-20')).toEqual({ text: 'Siste dag', color: 'danger' });
  expect(badge('2026-11-19')).toEqual({ text: 'Fristen er gått ut', color: 'danger' });
  expect(badge('2026-11-30').text).toBe('8 dager igjen');
  expect(badge('2026-11-19', '2026-11-20').text).toBe('Utløpt');
});

test('an ad of NAV is open on its last day, as its card says', () => {
  const national = (today: string) =>
    positionBadge({ expiryDate: '2026-11-20T23:00:00.000Z', isOpenThatDay: true }, today);
  expect(national('2026-11-20').text).toBe('1 dag igjen');
  expect(national('2026-11-21')).toEqual({ text: 'Siste dag', color: 'danger' });
  expect(national('2026-11-22').text).toBe('Utløpt');
});
