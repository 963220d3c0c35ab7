import { expect, test } from 'vitest';
import { unfinishedDay } from '../../ui/date-input.tsx';
import { emptyValues, type FormValues } from './form-values.ts';
import type { FormMaterial } from './load-material.ts';
import { previewOf } from './preview-of.ts';

const person = { firstName: 'Kari', lastName: 'Nordmann', email: 'kari@example.no' };
const material = { business: { id: 'b', name: 'Fyrvesenet AS' }, position: null, counties: [] };
const preview = (typed: Partial<FormValues>) =>
  previewOf(
    { ...emptyValues(person, null), ...typed },
    material as unknown as FormMaterial,
    new Date('2026-11-20T12:00:00Z'),
  );

test('a day that is half typed, or has no such year, shows what an empty field shows', () => {
  expect(preview({ expiryDate: '2026-12-31' })).toMatchObject({ expiryDate: '2026-12-31', daysLeft: 41 });
  for (const expiryDate of ['', unfinishedDay, '20277-12-31', '0002-12-31']) {
    const shown = preview({ expiryDate, applicationDeadline: expiryDate });
    expect(shown).toMatchObject({ expiryDate: '2026-12-20', applicationDeadline: null, daysLeft: 30 });
  }
});

test('a salary is read as the server reads it', () => {
  const salary = (salaryMin: string, salaryMax: string, salaryPeriod = 'year') =>
    preview({ salaryMin, salaryMax, salaryPeriod }).salaryRange;
  expect(salary('550 000', '600.000')).toEqual({ min: 550_000, max: 600_000, currency: 'NOK', period: 'year' });
  expect(salary('mye', '600000')).toEqual({ min: null, max: 600_000, currency: 'NOK', period: 'year' });
  expect(salary('195', '', 'hour')).toEqual({ min: 195, max: null, currency: 'NOK', period: 'hour' });
  // Of a draft that was begun before one could choose.
  expect(salary('195', '', '')?.period).toBe('year');
});
