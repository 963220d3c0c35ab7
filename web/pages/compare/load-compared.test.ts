import { expect, test } from 'vitest';
import type { Api } from '../../../contract/api.ts';
import { CallError } from '../../../contract/call.ts';
import { loadCompared } from './load-compared.ts';

const local = {
  title: 'Kokk',
  description: '',
  businessName: 'Kro AS',
  location: 'Bergen',
  positionType: 'Fast',
  engagement: 'Fast',
  workLanguages: ['Norsk', 'Engelsk'],
  expiryDate: '2027-01-31',
  applicationDeadline: '2027-01-15',
  daysLeft: 40,
  isExpired: false,
  applicationMethod: 'form',
};
const byYear = { min: 500_000, max: null, currency: 'NOK', period: 'year' };
const byHour = { min: 200, max: 250, currency: 'NOK', period: 'hour' };
const national = {
  title: 'Kokk',
  description: '',
  businessName: 'Sykehuset',
  municipal: 'Oslo',
  workLocations: [],
  extent: 'Heltid',
  engagementtype: 'Fast',
  professions: ['Kokk'],
  positioncount: 1,
  applicationDue: null,
  applicationDeadline: null,
  expires: '2027-01-31',
  published: '2027-01-01T00:00:00Z',
  applyHost: 'sykehuset.example',
};

const answering = (ads: Record<string, object>, missing = new CallError(404, 'Borte')) =>
  (async (_: string, { params }: { params: { id?: string; uuid?: string } }) => {
    const id = params.id ?? params.uuid ?? '';
    if (!ads[id]) throw missing;
    return { position: { id, uuid: id, ...ads[id] } };
  }) as unknown as Api;

const chosen = [
  { page: 'stilling', id: 'a' },
  { page: 'nav-stilling', id: 'b' },
  { page: 'stilling', id: 'c' },
] as const;

async function valuesOf(ads: Record<string, object>) {
  const { rows } = await loadCompared(answering(ads), [...chosen]);
  return Object.fromEntries(rows.map(({ term, values }) => [term, values]));
}

test('ads of both kinds answer the same questions, each row in the order of the ads', async () => {
  const ads = { a: { ...local, salaryRange: byYear }, b: national, c: { ...local, location: null, salaryRange: null } };
  const { columns, rows } = await loadCompared(answering(ads), [...chosen]);
  expect(columns.map(({ shown }) => shown?.position)).toMatchObject([
    { id: 'a', uuid: null, type: 'local' },
    { uuid: 'b', type: 'nav', location: 'Oslo' },
    { id: 'c', location: null },
  ]);
  const terms = rows.map(({ term }) => term);
  expect(terms.slice(0, 4)).toEqual(['Sted', 'Lønn', 'Stillingstype', 'Ansettelsesform']);
  expect(terms.indexOf('Omfang'), 'beside what NAV says it after').toBe(4);
  expect(terms).not.toContain('Hjemmekontor');
  expect(rows.find(({ term }) => term === 'Arbeidsspråk')?.values).toEqual([
    'Norsk eller engelsk',
    null,
    'Norsk eller engelsk',
  ]);
  expect(rows[0]).toMatchObject({ values: ['Bergen', 'Oslo', null], isSame: false });
  expect(rows.at(-1)?.values).toEqual(['Med skjema på Jobbfjord', 'Hos sykehuset.example', 'Med skjema på Jobbfjord']);
});

test('pay by the hour stands as a year beside the others, and only then', async () => {
  const ads = { a: { ...local, salaryRange: byYear }, b: national, c: { ...local, salaryRange: byHour } };
  const yearly = (await valuesOf(ads))['Lønn på et helt år']?.map(
    (value) => value?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? null,
  );
  expect(yearly).toEqual(['Fra kr 500 000', null, 'kr 390 000 - 487 500 i full stilling']);
  expect(await valuesOf({ ...ads, c: { ...local, salaryRange: byYear } })).not.toHaveProperty('Lønn på et helt år');
});

test('an ad that is gone leaves the others; a failure fails', async () => {
  const { columns, rows } = await loadCompared(answering({ a: local }), [...chosen]);
  expect(columns.map(({ shown }) => shown?.position.title)).toEqual(['Kokk', undefined, undefined]);
  expect(rows[0]).toEqual({ term: 'Sted', values: ['Bergen', null, null], isSame: true });
  await expect(loadCompared(answering({}, new CallError(503, 'Nede')), [...chosen])).rejects.toMatchObject({
    init: { status: 503 },
  });
});
