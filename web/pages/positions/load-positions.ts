import type { Api } from '../../../contract/api.ts';
import { correctionText } from '../../platform/correction-text.ts';
import { cutText, dayInOslo, formatCount, formatNumber } from '../../platform/format.ts';
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
const ONLY_NATIONAL = 'Ingen lokale stillinger funnet. Disse er fra NAV, ikke fra bedrifter på Jobbfjord.';
/** Of a saved search. */
const NAME_LENGTH = 100;

/** Everything that the list of positions shows for an address. */
export async function loadPositions(api: Api, query: URLSearchParams) {
  const { search, furtherPlaces, ...places } = await readAsked(api, query).catch(passFailure);
  const [{ positions, pagination, facets, corrections, loosened, widerPlaces }, ofNav] = await Promise.all([
    api('GET /positions', { query: { ...localQuery(search), limit: PAGE_SIZE } }).catch(passFailure),
    askNational(api, search, PAGE_SIZE),
  ]);
  const today = dayInOslo(new Date());
  const onlyNational = pagination.totalPositions === 0 && ofNav.pagination.totalPositions > 0;
  const correction = correctionText(corrections);
  const chips = chosenChips(search, places.placeNames, listOf).flatMap((chip) =>
    chip.key === 'steder' ? furtherPlaces : chip,
  );
  return {
    search,
    positions: positions.map((position) => shownPosition(position, today)),
    pagination,
    facets: withBoth(facets, ofNav.facets),
    correction,
    onlyNational,
    ...countsOf(pagination.totalPositions, ofNav.pagination.totalPositions),
    note: [correction, nearMeText(search), onlyNational && ONLY_NATIONAL].filter(Boolean).join(' '),
    widerPlaces: eachOnce([...widerPlaces, ...ofNav.widerPlaces]),
    national: nationalListOf(ofNav, search.navPage),
    ...places,
    chips,
    searchName: searchName(search.search, chips),
    loosened,
  };
}

/** As a saved search is called at first, with what tells it from others for the same words. What it does not keep is not named. */
function searchName(words: string, chips: { key: string; label: string }[]) {
  const kept = chips.filter(({ key }) => !['search', 'dueWithinDays', 'publishedWithinDays'].includes(key));
  const beside = kept.map(({ label }) => label).join(', ');
  return cutText(`Søk: ${words || 'Alle stillinger'}${beside && ` (${beside})`}`, NAME_LENGTH);
}

/** In words: of the local list, and of both. Where only NAV has any, these are what was found. */
function countsOf(local: number, national: number) {
  if (local === 0 && national > 0) {
    const count = formatCount(national, 'stilling fra NAV', 'stillinger fra NAV');
    return { count, ofBoth: count };
  }
  const count = formatCount(local, 'lokal stilling', 'lokale stillinger');
  return { count, ofBoth: national > 0 ? `${count} og ${formatNumber(national)} fra NAV` : count };
}

const listOf = (search: PositionSearch) => `/stillinger${writeSearch(search)}`;

/** The two lists may offer the same place. */
const eachOnce = (places: WiderPlace[]) => [
  ...new Map(places.map(({ kommune, name, text }) => [kommune, { kommune, name, text }])).values(),
];
