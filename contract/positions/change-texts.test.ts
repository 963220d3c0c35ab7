import { expect, test } from 'vitest';
import { changeText } from './change-texts.ts';

const nothing = { day: '2026-11-20', deadline: null, salary: null, parts: [] };
const [earlier, later] = ['2026-11-24', '2026-12-01'];

test.each([
  [{ before: earlier, after: later }, 'Søknadsfristen er utsatt fra 24. november 2026 til 1. desember 2026.'],
  [{ before: later, after: earlier }, 'Søknadsfristen er flyttet fra 1. desember 2026 til 24. november 2026.'],
  [{ before: null, after: later }, 'Søknadsfristen er satt til 1. desember 2026.'],
  [{ before: earlier, after: null }, 'Søknadsfristen er tatt bort, den var 24. november 2026.'],
])('says what became of the deadline: %j', (deadline, words) => {
  expect(changeText({ ...nothing, deadline })).toBe(words);
});

test('says what is paid now and what was', () => {
  const salary = {
    before: null,
    after: { min: 500_000, max: null, currency: 'NOK' as const, period: 'year' as const },
  };
  expect(changeText({ ...nothing, salary })).toBe(
    'Lønnen er endret til «Fra kr\u00a0500\u202f000», før sto det «Lønn etter avtale».',
  );
});

test('names what else is new, after the deadline', () => {
  expect(changeText({ ...nothing, parts: ['title'] })).toBe('Tittelen er endret.');
  const deadline = { before: null, after: later };
  expect(changeText({ ...nothing, deadline, parts: ['place', 'kind', 'applying'] })).toBe(
    'Søknadsfristen er satt til 1. desember 2026. Arbeidsstedet, stillingstypen og måten å søke på er endret.',
  );
});
