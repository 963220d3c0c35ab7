import type { Api } from '../../../contract/api.ts';
import { CallError } from '../../../contract/call.ts';
import type { PositionSearch } from '../../positions/position-search.ts';
import { nationalQuery } from './list-queries.ts';

/** NAV's list, or why it cannot be had, in the words of the service: that is no reason to show nothing of the rest. */
export async function askNational(api: Api, search: PositionSearch, limit: number) {
  try {
    const list = await api('GET /nav-positions/search', { query: { ...nationalQuery(search), limit } });
    return { ...list, failure: null };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { ...nothing, failure: error.message };
  }
}

const nothing = {
  positions: [],
  pagination: { totalPages: 0, totalPositions: 0 },
  facets: {
    fylke: {},
    kommune: {},
    occupation: {},
    profession: {},
    jobType: {},
    engagement: {},
    workLanguage: {},
    sector: {},
    extent: {},
  },
  corrections: [],
  loosened: [],
  widerPlaces: [],
};
