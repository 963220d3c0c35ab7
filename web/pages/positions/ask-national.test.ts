import { expect, test } from 'vitest';
import type { Api } from '../../../contract/api.ts';
import { CallError } from '../../../contract/call.ts';
import { readSearch } from '../../positions/position-search.ts';
import { askNational } from './ask-national.ts';
import { nationalListOf } from './national-list-of.ts';

test('a list of NAV that cannot be loaded says why in the words of the service', async () => {
  const search = readSearch(new URLSearchParams());
  const failing = (async () => {
    throw new CallError(503, 'Tjenesten er ikke tilgjengelig akkurat nå.');
  }) as unknown as Api;
  expect(nationalListOf(await askNational(failing, search, 12), 1)).toMatchObject({
    failure: 'Tjenesten er ikke tilgjengelig akkurat nå.',
    positions: [],
  });
});
