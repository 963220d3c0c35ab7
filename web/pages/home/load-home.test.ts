import { expect, test } from 'vitest';
import type { Api } from '../../../contract/api.ts';
import { loadHome } from './load-home.ts';

const answers = {
  'GET /positions': {
    pagination: { totalPositions: 3 },
    facets: { fylke: { oslo: 2, viken: 1 }, occupation: { IT: 2 } },
  },
  'GET /nav-positions/search': {
    pagination: { totalPositions: 20 },
    facets: { fylke: { oslo: 7 }, occupation: { IT: 4 } },
  },
  'GET /business': { pagination: { totalBusinesses: 4 } },
  'GET /places': {
    counties: [
      { id: 'agder', name: 'Agder', isCurrent: true },
      { id: 'oslo', name: 'Oslo', isCurrent: true },
      { id: 'viken', name: 'Viken', isCurrent: false },
    ],
  },
};

const apiWithout = (...gone: string[]) =>
  (async (name: keyof typeof answers) => {
    if (gone.includes(name)) throw new Error(name);
    return answers[name];
  }) as unknown as Api;

const valuesOf = async (api: Api) => (await loadHome(api)).figures.map(({ value }) => value);

test("the front page counts what is open in each of today's counties, from both sources", async () => {
  expect((await loadHome(apiWithout())).counties).toEqual([
    { id: 'agder', name: 'Agder', count: 0 },
    { id: 'oslo', name: 'Oslo', count: 9 },
  ]);
  expect(await valuesOf(apiWithout())).toEqual([23, 3, 4]);
});

test('it counts the occupations in the same way, also one that nobody asks for today', async () => {
  const { occupations } = await loadHome(apiWithout());
  expect(occupations.filter(({ count }) => count !== 0)).toEqual([{ name: 'IT', count: 6 }]);
  expect(occupations).toHaveLength(13);
});

test('what cannot be had now leaves the rest of the front page as it is', async () => {
  const withoutNav = apiWithout('GET /nav-positions/search');
  expect(await valuesOf(withoutNav)).toEqual([null, 3, 4]);
  expect((await loadHome(withoutNav)).counties).toEqual([
    { id: 'agder', name: 'Agder', count: null },
    { id: 'oslo', name: 'Oslo', count: null },
  ]);
  const withoutMost = apiWithout('GET /positions', 'GET /business', 'GET /places');
  expect(await loadHome(withoutMost)).toMatchObject({ counties: [] });
  expect(await valuesOf(withoutMost)).toEqual([null, null, null]);
});
