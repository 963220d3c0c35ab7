import { shownNational } from '../../national/shown-national.ts';
import { correctionText } from '../../platform/correction-text.ts';
import type { askNational } from './ask-national.ts';
import { inOrder } from './joint-facets.ts';
import type { NationalList } from './national-section.tsx';

type Answer = Awaited<ReturnType<typeof askNational>>;

/** What travels with the page of what NAV's list answered. */
export function nationalListOf(answer: Answer, page: number): NationalList {
  const { failure, positions, pagination, facets, corrections, loosened, widerPlaces } = answer;
  const now = new Date();
  return {
    failure,
    positions: positions.map((position) => shownNational(position, now)),
    page,
    totalPages: pagination.totalPages,
    total: pagination.totalPositions,
    correction: correctionText(corrections),
    facets: { navSector: inOrder(facets.sector), navExtent: inOrder(facets.extent) },
    loosened,
    widerPlaces,
  };
}
