import { expect, test } from 'vitest';
import { positionBadge } from './position-badge.ts';

const badge = (expiryDate: string | null, deadlineInDays: number | null = null) =>
  positionBadge({ expiryDate, deadlineInDays }, '2026-11-20');

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

test('it counts to the deadline, which may come before the ad ends', () => {
  expect(badge('2026-12-20', 8)).toEqual({ text: '8 dager igjen', color: 'success' });
  expect(badge('2026-12-20', 1)).toEqual({ text: '1 dag igjen', color: 'warning' });
  expect(badge('2026-12-20', 0)).toEqual({ text: 'Siste dag', color: 'warning' });
  expect(badge('2026-12-20', -1)).toEqual({ text: 'Fristen er gått ut', color: 'danger' });
  expect(badge('2026-11-22', 10).text).toBe('2 dager igjen');
  expect(badge(null, 3).text).toBe('3 dager igjen');
  expect(badge('2026-11-20', -1).text).toBe('Utløpt');
});
