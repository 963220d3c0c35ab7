import { expect, test } from 'vitest';
import {
  addDays,
  cutText,
  dayInOslo,
  daysBetween,
  formatCount,
  formatDate,
  formatDay,
  formatMoment,
  formatNumber,
  formatOrganizationNumber,
  formatShortMoment,
} from './format.ts';

test('numbers carry a narrow space between thousands', () => {
  expect(formatNumber(999)).toBe('999');
  expect(formatNumber(1_234_567)).toBe('1\u202f234\u202f567');
  expect(formatCount(1, 'stilling', 'stillinger')).toBe('1 stilling');
  expect(formatCount(0, 'stilling', 'stillinger')).toBe('0 stillinger');
  expect(formatOrganizationNumber('974760673')).toBe('974\u00a0760\u00a0673');
});

test('dates are written as people write them, by the calendar of Oslo', () => {
  expect(formatDate('2026-11-20')).toBe('20. november 2026');
  expect(formatDate('2026-11-20T23:30:00Z')).toBe('21. november 2026');
  expect(formatDay('2026-11-20')).toBe('20. november');
  expect(formatMoment('2026-11-20T23:05:00Z')).toBe('21. november 2026 kl. 00:05');
  expect(formatShortMoment('2026-11-20T23:05:00Z')).toBe('21.11.2026, 00:05');
});

test('a day in Norway begins at midnight there, summer and winter, however often it is asked for', () => {
  for (const [before, after] of [
    ['2026-11-20T22:59:59.999Z', '2026-11-20T23:00:00Z'],
    ['2026-07-20T21:59:59.999Z', '2026-07-20T22:00:00Z'],
  ] as const) {
    for (let times = 0; times < 2; times++) {
      expect(dayInOslo(new Date(before))).toBe(before.slice(0, 10));
      expect(dayInOslo(new Date(after))).toBe(`${after.slice(0, 8)}21`);
    }
  }
  expect(() => dayInOslo(new Date(Number.NaN))).toThrow(RangeError);
});

test('days are counted across the change to winter time and to summer time', () => {
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
  expect(addDays('2027-03-29', -2)).toBe('2027-03-27');
});

test('text is never cut within a character', () => {
  expect(cutText('🦊'.repeat(20), 25)).toBe(`${'🦊'.repeat(12)}…`);
  expect(cutText(`x${'🦊'.repeat(20)}`, 25)).toBe(`x${'🦊'.repeat(11)}…`);
});

test('text is cut at a word and never longer than asked', () => {
  expect(cutText('Kort tekst', 25)).toBe('Kort tekst');
  expect(cutText('En lang tekst, som må kuttes et sted', 25)).toBe('En lang tekst, som må…');
  expect(cutText('a'.repeat(200), 120)).toHaveLength(120);
  expect(cutText('Oppgaver:\n- lede\n- lære', 25)).toBe('Oppgaver: lede - lære');
  expect(cutText('Oppgavene er disse\n• styre båten', 25)).toBe('Oppgavene er disse…');
});
