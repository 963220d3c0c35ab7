import { expect, test } from 'vitest';
import type { Api } from '../../../contract/api.ts';
import { CallError } from '../../../contract/call.ts';
import { readSearch } from '../../positions/position-search.ts';
import { loadNational } from './load-national.ts';

test('a list of NAV that cannot be loaded says why in the words of the service', async () => {
  const search = readSearch(new URLSearchParams());
  const failing = (async () => {
    throw new CallError(503, 'Tjenesten er ikke tilgjengelig akkurat nå.');
  }) as unknown as Api;
  expect(await loadNational(failing, search, 12)).toMatchObject({
    failure: 'Tjenesten er ikke tilgjengelig akkurat nå.',
    positions: [],
  });
});
