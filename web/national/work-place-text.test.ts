import { expect, test } from 'vitest';
import { workPlaceText } from './work-place-text.ts';

const nowhere = {
  country: 'Norge',
  address: null,
  postalCode: null,
  city: null,
  municipal: null,
  municipality: null,
  county: null,
};
const bergen = { ...nowhere, postalCode: '5003', city: 'Bergen', municipal: 'Bergen', county: 'Vestland' };

test('a work place names each place once, with an address and without', () => {
  expect(workPlaceText({ ...bergen, address: 'Storgata 1' })).toBe('Storgata 1, 5003 Bergen, Vestland');
  expect(workPlaceText(bergen)).toBe('5003 Bergen, Vestland');
  expect(workPlaceText({ ...bergen, postalCode: null })).toBe('Bergen, Vestland');
  expect(workPlaceText({ ...nowhere, postalCode: '0155', city: 'Oslo', municipal: 'Oslo', county: 'Oslo' })).toBe(
    '0155 Oslo',
  );
  expect(workPlaceText({ ...nowhere, municipal: 'Oslo', county: 'Oslo' })).toBe('Oslo');
});

test('a town of another name is followed by its municipality, and a place abroad by its country', () => {
  expect(workPlaceText({ ...bergen, city: 'Mo i Rana', municipal: 'Rana', county: 'Nordland' })).toBe(
    '5003 Mo i Rana, Rana, Nordland',
  );
  expect(workPlaceText({ ...nowhere, city: 'Strömstad', municipal: 'Strömstad', country: 'Sverige' })).toBe(
    'Strömstad, Sverige',
  );
  expect(workPlaceText({ ...nowhere, country: 'Danmark' })).toBe('Danmark');
  expect(workPlaceText(nowhere)).toBe('Norge');
});
