import { expect, test } from 'vitest';
import type { Api } from '../../../contract/api.ts';
import { CallError } from '../../../contract/call.ts';
import { loadMap } from './load-map.ts';

const alta = { slug: 'alta', name: 'Alta', label: 'Alta', number: '5601' };
const finnmark = {
  id: 'finnmark',
  name: 'Finnmark',
  number: '56',
  partOf: null,
  isCurrent: true,
  municipalities: [alta],
};

const found = (total: number, typed: string) => ({
  pagination: { totalPositions: total },
  facets: {
    fylke: { finnmark: total },
    kommune: { alta: total },
    occupation: { Yrker: total },
    profession: {},
    jobType: {},
    engagement: {},
    workLanguage: {},
  },
  corrections: [{ typed, read: 'lærer' }],
});

const answering = (national: () => object) =>
  (async (name: string) => {
    if (name === 'GET /places') return { counties: [finnmark] };
    return name === 'GET /positions' ? found(2, 'lærrer') : national();
  }) as unknown as Api;

const load = (national: () => object) => loadMap(answering(national), new URLSearchParams('fylke=56'));

test('the map counts what both lists have, and says once how they read the words', async () => {
  expect(await load(() => found(3, 'lærrer'))).toMatchObject({
    ...{ local: 2, national: 3, failure: null },
    corrections: ['Fant ikke «lærrer». Viser treff på «lærer».'],
    places: [{ id: 'alta', name: 'Alta', count: 5 }],
    facets: { occupation: { Yrker: 5 } },
  });
  expect((await load(() => found(3, 'lerrer'))).corrections).toHaveLength(2);
});

test("without NAV's list the map shows the others, and says why in the words of the service", async () => {
  const failed = await load(() => {
    throw new CallError(503, 'Tjenesten er ikke tilgjengelig akkurat nå.');
  });
  expect(failed).toMatchObject({
    ...{ local: 2, national: 0, failure: 'Tjenesten er ikke tilgjengelig akkurat nå.' },
    places: [{ count: 2 }],
  });
});
