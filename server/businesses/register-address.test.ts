import { expect, test } from 'vitest';
import { placeOfBusiness } from './register-address.ts';

const municipalityOf = (forretningsadresse: object) =>
  placeOfBusiness({ forretningsadresse } as Parameters<typeof placeOfBusiness>[0]).municipality;

test('the old number of a municipality that was divided is the part in which the postal code lies', () => {
  expect(municipalityOf({ kommunenummer: '1507', postnummer: '6003' })).toBe('alesund');
  expect(municipalityOf({ kommunenummer: '1507', postnummer: '6270' })).toBe('haram');
  // Nobody can tell.
  expect(municipalityOf({ kommunenummer: '1507' })).toBeNull();
  expect(municipalityOf({ kommunenummer: '0301', postnummer: '6003' })).toBe('oslo');
  expect(municipalityOf({ postnummer: '6003' })).toBe('alesund');
});
