import { expect, test } from 'vitest';
import { positionChangesSchema, userChangesSchema } from '../../../../contract/staff/staff-changes.ts';
import { changesOf, type FieldSpec, valuesOf } from './field-spec.ts';
import { positionFields } from './position-fields.ts';

const position = { title: 'Tømrer', salaryRange: { min: 500_000, max: null }, contactInfo: { name: 'Kari' } };
const before = valuesOf(positionFields, position);
const sent = (typed: Record<string, string>) =>
  positionChangesSchema.safeParse(changesOf(positionFields, before, { ...before, ...typed }));

test('only what was changed is sent', () => {
  expect(sent({ 'contactInfo.name': 'Ola' }).data).toEqual({ contactInfo: { name: 'Ola' } });
});

test.each([
  ['550000', 550_000],
  ['550 000', 550_000],
  ['550.000', 550_000],
  ['kr 550 000,-', 550_000],
  ['', null],
])('a salary of «%s» is %s', (typed, min) => {
  expect(sent({ 'salaryRange.min': typed }).data).toEqual({ salaryRange: { min } });
});

test('what is no number is refused, and so is a limit that is left out', () => {
  expect(sent({ 'salaryRange.max': 'mye' }).success).toBe(false);
  const fields: FieldSpec[] = [{ name: 'maxBusinesses', label: 'Maks', kind: 'number' }];
  const refused = userChangesSchema.safeParse(changesOf(fields, { maxBusinesses: '1' }, { maxBusinesses: '' }));
  expect(refused.error?.issues[0]?.message).toContain('Maks antall bedrifter må være et tall');
});
