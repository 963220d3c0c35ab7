import { expect, test } from 'vitest';
import type { Api } from '../../../contract/api.ts';
import { CallError } from '../../../contract/call.ts';
import { loadBusiness } from './load-business.ts';

/** Of a product in which one call fails. */
const loading = (failing: string) => {
  const api = (async (name: string) => {
    if (name === failing) throw new CallError(500, 'Noe gikk galt hos oss.');
    return { business: { name: 'Fjordbakeriet' }, positions: [], pictures: [] };
  }) as unknown as Api;
  return loadBusiness(api, '310000005');
};

test('a business is shown without its positions where these cannot be had, and fails where it cannot be had itself', async () => {
  const business = { name: 'Fjordbakeriet' };
  expect(await loading('nothing')).toEqual({ business, positions: [], pictures: [] });
  expect(await loading('GET /positions')).toEqual({ business, positions: null, pictures: [] });
  expect(await loading('GET /business-pictures/:business')).toEqual({ business, positions: [], pictures: [] });
  await expect(loading('GET /business/:organizationNumber')).rejects.toMatchObject({ init: { status: 500 } });
});
