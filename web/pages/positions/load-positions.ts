import type { Api } from '../../../contract/api.ts';
import { correctionText } from '../../platform/correction-text.ts';
import { dayInOslo } from '../../platform/format.ts';
import { passFailure } from '../../platform/pass-failure.ts';
import { type PositionSearch, writeSearch } from '../../positions/position-search.ts';
import { shownPosition } from '../../positions/shown-position.ts';
import { askNational } from './ask-national.ts';
import { chosenChips } from './chosen-chips.ts';
import { withBoth } from './joint-facets.ts';
import { localQuery } from './list-queries.ts';
import { nationalListOf } from './national-list-of.ts';
import type { WiderPlace } from './national-section.tsx';
import { nearMeText } from './near-me.ts';
import { readAsked } from './read-asked.ts';

const PAGE_SIZE = 12;

/** Everything that the list of positions shows for an address. */
export async function loadPositions(api: Api, query: URLSearchParams) {
  const { search, furtherPlaces, ...places } = await readAsked(api, query).catch(passFailure);
  const [{ positions, pagination, facets, corrections, loosened, widerPlaces }, ofNav] = await Promise.all([
    api('GET /positions', { query: { ...localQuery(search), limit: PAGE_SIZE } }).catch(passFailure),
    askNational(api, search, PAGE_SIZE),
  ]);
  const today = dayInOslo(new Date());
  const correction = correctionText(corrections);
  return {
    search,
    positions: positions.map((position) => shownPosition(position, today)),
    pagination,
    facets: withBoth(facets, ofNav.facets),
    correction,
    note: [correction, nearMeText(search)].filter(Boolean).join(' '),
    widerPlaces: eachOnce([...widerPlaces, ...ofNav.widerPlaces]),
    national: nationalListOf(ofNav, search.navPage),
    ...places,
    chips: chosenChips(search, places.placeNames, listOf).flatMap((chip) =>
      chip.key === 'steder' ? furtherPlaces : chip,
    ),
    loosened,
  };
}

const listOf = (search: PositionSearch) => `/stillinger${writeSearch(search)}`;

/** The two lists may offer the same place. */
const eachOnce = (places: WiderPlace[]) => [
  ...new Map(places.map(({ kommune, name, text }) => [kommune, { kommune, name, text }])).values(),
];
