import { inOwnWords, widerPlaces, withCountyOfText } from '../places/index.ts';
import { dayInOslo } from '../platform/clock.ts';
import { chooseAds, chosen, countChoices } from './ad-search.ts';
import type { Facet, PositionSearch } from './find-positions.ts';
import type { PositionIndex } from './position-index.ts';

/** One page of the live positions with exact total and facets; without hits also what to leave out to get some. */
export function searchPositions(index: PositionIndex, search: PositionSearch, now: Date) {
  const { query, words } = readQuery(search, now);
  const { hits, total, facets, corrections } = index.search(query);
  return {
    hits,
    total,
    corrections,
    facets: facetsOf(index, facets, search, now),
    loosened: total === 0 ? inOwnWords(loosened(index, query), words, query.text) : [],
    widerPlaces: widerPlaces(query, total, index.search),
  };
}

/** As the index is asked. */
export const searchQuery = (search: PositionSearch, now: Date) => readQuery(search, now).query;

function readQuery(search: PositionSearch, now: Date) {
  const { asked, words } = withCountyOfText(search);
  const { search: text = '', page, limit, sort = 'newest', ...filters } = asked;
  return { query: { text, filters: filtersOf(filters, now), sort, page, limit, now: now.getTime() }, words };
}

const loosened = (index: PositionIndex, query: ReturnType<typeof searchQuery>) =>
  index.loosen(query).filter(({ withoutFilter }) => withoutFilter !== 'businessId');

type Filters = Omit<PositionSearch, 'search' | 'page' | 'limit' | 'sort'>;

function filtersOf({ experience = [], pay, remote, businessId, ...others }: Filters, now: Date) {
  return {
    ...chooseAds(others, dayInOslo(now)),
    experience,
    pay: chosen(pay),
    remote: remote ? ['true'] : [],
    businessId: chosen(businessId?.toLowerCase().replace(/\s/g, '')),
  } satisfies Record<Facet, string[]>;
}

type Facets = ReturnType<PositionIndex['search']>['facets'];

function facetsOf(index: PositionIndex, facets: Facets, search: PositionSearch, now: Date) {
  const { experience = {}, pay = {}, remote = {} } = facets;
  const choices = countChoices(facets, search, (left) => index.search(searchQuery({ ...search, ...left }, now)).facets);
  return { ...choices, experience, pay, remote: { true: remote.true ?? 0 } };
}
