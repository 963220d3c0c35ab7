import type { Api } from '../../../contract/api.ts';
import { CallError } from '../../../contract/call.ts';
import { shownNational } from '../../national/national-card.tsx';
import type { PositionSearch } from '../../positions/position-search.ts';
import type { NationalList } from './national-section.tsx';

/** Its own failure is no reason to show nothing of the rest. */
export async function loadNational(api: Api, search: PositionSearch, limit: number): Promise<NationalList> {
  const { search: words, fylke, kommune, sort, navPage: page } = search;
  try {
    const { positions, pagination } = await api('GET /nav-positions/search', {
      query: { search: words, fylke, kommune, sort, page, limit },
    });
    const now = new Date();
    return {
      failure: null,
      positions: positions.map((position) => shownNational(position, now)),
      page,
      totalPages: pagination.totalPages,
      total: pagination.totalPositions,
    };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { failure: 'Kunne ikke laste NAV stillinger', positions: [], page, totalPages: 0, total: 0 };
  }
}
