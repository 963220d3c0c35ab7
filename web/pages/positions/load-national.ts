import type { Api } from '../../../contract/api.ts';
import { CallError } from '../../../contract/call.ts';
import { shownNational } from '../../national/shown-national.ts';
import { correctionText } from '../../platform/correction-text.ts';
import type { PositionSearch } from '../../positions/position-search.ts';
import { nationalQuery } from './list-queries.ts';
import type { NationalList } from './national-section.tsx';

/** Its own failure is no reason to show nothing of the rest. */
export async function loadNational(api: Api, search: PositionSearch, limit: number): Promise<NationalList> {
  const page = search.navPage;
  try {
    const { positions, pagination, facets, corrections, loosened, widerPlaces } = await api(
      'GET /nav-positions/search',
      { query: { ...nationalQuery(search), limit } },
    );
    const now = new Date();
    return {
      failure: null,
      positions: positions.map((position) => shownNational(position, now)),
      page,
      totalPages: pagination.totalPages,
      total: pagination.totalPositions,
      correction: correctionText(corrections),
      facets: {
        navOccupation: inOrder(facets.occupation),
        navProfession: inOrder(facets.profession),
        navSector: inOrder(facets.sector),
        navExtent: inOrder(facets.extent),
      },
      loosened,
      widerPlaces,
    };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return {
      failure: error.message,
      positions: [],
      page,
      totalPages: 0,
      total: 0,
      correction: null,
      facets: {},
      loosened: [],
      widerPlaces: [],
    };
  }
}

/** Norwegian order, which takes a browser longer to learn than all the filters to show. */
const inOrder = (counts: Record<string, number>) =>
  Object.fromEntries(Object.entries(counts).toSorted(([one], [other]) => one.localeCompare(other, 'nb')));
