import { expect, test } from 'vitest';
import type { County, Distance } from '../../contract/places.ts';
import { testApp } from '../../tests/support/test-app.ts';
import { countyOf, findCounty, findMunicipalities, findPostalCode, municipalitiesAsked } from './index.ts';
import { officialPlaces } from './official-places.ts';
import { regionOf } from './regions.ts';

test('the eleven counties of 2020 and the seven of 2024 can be chosen, each with its municipalities', async () => {
  const { call } = await testApp();
  const { status, body, headers } = await call('GET /api/places');
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('public, max-age=86400');
  const counties: County[] = body.counties;
  expect(counties.map(({ id }) => id)).toEqual([
    'agder',
    'akershus',
    'buskerud',
    'finnmark',
    'innlandet',
    'more-og-romsdal',
    'nordland',
    'oslo',
    'rogaland',
    'telemark',
    'troms',
    'troms-og-finnmark',
    'trondelag',
    'vestfold',
    'vestfold-og-telemark',
    'vestland',
    'viken',
    'ostfold',
  ]);
  const viken = counties.find(({ id }) => id === 'viken');
  const parts = counties.filter(({ partOf }) => partOf === 'viken');
  expect(parts.map(({ name }) => name)).toEqual(['Akershus', 'Buskerud', 'Østfold']);
  expect(viken?.municipalities).toHaveLength(51);
  expect(parts.flatMap(({ municipalities }) => municipalities)).toHaveLength(51);
  expect(viken?.municipalities.find(({ slug }) => slug === 'valer-ostfold')?.label).toBe('Våler (Østfold)');
});

test('a county is understood by id, name and number, whatever its case, in both structures', () => {
  for (const text of ['more-og-romsdal', 'Møre og Romsdal', 'MØRE OG ROMSDAL', '15', ' møre og romsdal ']) {
    expect(findCounty(text)?.id).toBe('more-og-romsdal');
  }
  expect(findCounty('30')?.id).toBe('viken');
  expect(findCounty('32')?.id).toBe('akershus');
  expect(findCounty('Finnmárku')?.id).toBe('finnmark');
  expect(findCounty('Trööndelage')?.id).toBe('trondelag');
  expect(findCounty('Danmark')).toBeUndefined();
});

test('what lies around a municipality is found whatever its county, and each has a centre', () => {
  const around = (avstand: Distance, kommune: string) => municipalitiesAsked({ kommune, avstand });
  expect(around('10', 'hamar')).toEqual(['hamar']);
  expect(around('25', 'Lier').sort()).toEqual(expect.arrayContaining(['asker', 'drammen', 'lier']));
  expect(around('25', 'Lier')).not.toContain('hamar');
  expect(around('100', 'oslo')).toEqual(expect.arrayContaining(['moss', 'tonsberg', 'drammen', 'kongsvinger']));
  expect(around('50', 'atlantis')).toEqual([]);
  // Two have this name: what lies around either.
  expect(around('10', 'Herøy')).toEqual(expect.arrayContaining(['heroy-more-og-romsdal', 'heroy-nordland']));
  expect(municipalitiesAsked({ kommune: 'herøy', fylke: 'nordland', avstand: '10' })).not.toContain(
    'heroy-more-og-romsdal',
  );
  const slugs = officialPlaces.flatMap(({ municipalities }) => municipalities.map(({ slug }) => slug));
  for (const slug of slugs) expect(around('10', slug)).toContain(slug);
});

test('each county lies in one part of the country', async () => {
  expect(['nordland', 'trondelag', 'rogaland', 'agder', 'oslo'].map(regionOf)).toEqual([
    'Nord-Norge',
    'Midt-Norge',
    'Vestlandet',
    'Sørlandet',
    'Østlandet',
  ]);
  const { call } = await testApp();
  const { counties } = (await call('GET /api/places')).body;
  expect(counties.filter(({ id }: County) => !regionOf(id))).toEqual([]);
});

test('a municipality is understood by its Norwegian and Sámi names and by old and new numbers', () => {
  const slugs = (text: string) => findMunicipalities(text).map(({ slug }) => slug);
  for (const text of ['alesund', 'ÅLESUND', '1508']) expect(slugs(text)).toEqual(['alesund']);
  for (const text of ['Kárášjohka', 'karasjok', 'Kárášjohka - Karasjok', '5437', '5610']) {
    expect(slugs(text)).toEqual(['karasjok']);
  }
  expect(slugs('Porsanki')).toEqual(['porsanger']);
  expect(slugs('1507')).toEqual(['haram', 'alesund']);
  expect(slugs('Våler').sort()).toEqual(['valer-innlandet', 'valer-ostfold']);
  expect(slugs('Atlantis')).toEqual([]);
  expect(countyOf('drammen')?.id).toBe('buskerud');
});

test('a postal code knows its town and municipality', () => {
  expect(findPostalCode('8622')).toMatchObject({ town: 'Mo i Rana', municipality: { slug: 'rana' } });
  expect(findPostalCode('9170')).toMatchObject({ town: 'Longyearbyen', municipality: undefined });
  expect(findPostalCode('0000')).toBeUndefined();
});
