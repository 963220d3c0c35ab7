import type { Api } from '../../../contract/api.ts';
import { shownNational } from '../../national/shown-national.ts';
import { correctionText } from '../../platform/correction-text.ts';
import type { PositionSearch } from '../../positions/position-search.ts';
import { askNational } from './ask-national.ts';
import type { NationalList } from './national-section.tsx';

export async function loadNational(api: Api, search: PositionSearch, limit: number): Promise<NationalList> {
  const { failure, positions, pagination, facets, corrections, loosened, widerPlaces } = await askNational(
    api,
    search,
    limit,
  );
  const now = new Date();
  return {
    failure,
    positions: positions.map((position) => shownNational(position, now)),
    page: search.navPage,
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
}

/** Norwegian order, which takes a browser longer to learn than all the filters to show. */
const inOrder = (counts: Record<string, number>) =>
  Object.fromEntries(Object.entries(counts).toSorted(([one], [other]) => one.localeCompare(other, 'nb')));
