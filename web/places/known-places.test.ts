import { expect, test } from 'vitest';
import { knownPlaces } from './known-places.ts';

const moss = { slug: 'moss', number: '3103', name: 'Moss', label: 'Moss' };
const counties = [
  { id: 'oslo', name: 'Oslo', number: '03', municipalities: [{ ...moss, slug: 'oslo', name: 'Oslo', label: 'Oslo' }] },
  { id: 'ostfold', name: 'Østfold', number: '31', municipalities: [moss] },
].map((county) => ({ ...county, partOf: null, isCurrent: true }));

test('an address names counties, and municipalities with what lies around them; what nobody knows falls', () => {
  const names = knownPlaces(counties, 'ostfold_moss_atlantis_oslo.25_moss.7_ostfold.10_constructor').map(
    ({ name }) => name,
  );
  expect(names).toEqual(['Østfold', 'Moss', 'Oslo og 25 km rundt', 'Moss']);
});
