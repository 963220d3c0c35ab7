import type { Api } from '../../../contract/api.ts';
import { readSearch } from '../../businesses/business-search.ts';
import { shownBusiness } from '../../businesses/shown-business.ts';
import { correctionText } from '../../platform/correction-text.ts';
import { passFailure } from '../../platform/pass-failure.ts';

const PAGE_SIZE = 12;

/** Everything that the list of businesses shows for an address. */
export async function loadBusinesses(api: Api, query: URLSearchParams) {
  const search = readSearch(query);
  const [{ businesses, pagination, facets, corrections, loosened }, { counties }] = await Promise.all([
    api('GET /business', { query: { ...search, limit: PAGE_SIZE } }),
    api('GET /places'),
  ]).catch(passFailure);
  return {
    search,
    businesses: businesses.map(shownBusiness),
    pagination,
    facets,
    correction: correctionText(corrections),
    loosened,
    counties: counties.map(({ id, name, isCurrent }) => ({ id, name, isCurrent })),
    placeNames: Object.fromEntries(
      counties.filter(({ id }) => id === search.location).map(({ id, name }) => [id, name]),
    ),
  };
}
