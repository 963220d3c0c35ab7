import { inOwnWords, placeFilters, widerPlaces, withCountyOfText } from '../places/index.ts';
import { dayInOslo } from '../platform/clock.ts';
import { daysWithin } from './days-within.ts';
import type { PositionSearch } from './find-positions.ts';
import type { PositionIndex } from './position-index.ts';

/** One page of the live positions with exact total and facets; without hits also what to leave out to get some. */
export function searchPositions(index: PositionIndex, search: PositionSearch, now: Date) {
  const { query, words } = readQuery(search, now);
  const { hits, total, facets, corrections } = index.search(query);
  return {
    hits,
    total,
    corrections,
    facets: facetsOf(facets, search, (left) => index.search(searchQuery({ ...search, ...left }, now)).facets),
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

function filtersOf(search: Filters, now: Date) {
  const {
    occupation,
    profession = [],
    jobType = [],
    experience = [],
    engagement = [],
    workLanguage = [],
    pay,
    remote,
    ...others
  } = search;
  const { dueWithinDays, publishedWithinDays, businessId, ...places } = others;
  return {
    ...placeFilters(places),
    occupation: chosen(occupation),
    profession,
    jobType,
    experience,
    engagement,
    workLanguage,
    pay: chosen(pay),
    remote: remote ? ['true'] : [],
    ...daysWithin({ dueWithinDays, publishedWithinDays }, dayInOslo(now)),
    businessId: chosen(businessId?.toLowerCase().replace(/\s/g, '')),
  };
}

const chosen = (value: string | undefined) => (value ? [value] : []);

type Facets = ReturnType<PositionIndex['search']>['facets'];

type Left = { [filter in 'kommune' | 'steder' | 'profession']?: undefined };

/**
 * Another county means another municipality, another occupation another profession: counted without the chosen one, and places
 * without further ones.
 */
function facetsOf(
  facets: Facets,
  { fylke, kommune, steder, occupation, profession }: PositionSearch,
  without: (left: Left) => Facets,
) {
  const { jobType = {}, experience = {}, engagement = {}, workLanguage = {}, pay = {}, remote = {} } = facets;
  return {
    fylke: (kommune || steder ? without({ kommune: undefined, steder: undefined }) : facets).fylke ?? {},
    kommune: fylke || kommune ? ((steder ? without({ steder: undefined }) : facets).kommune ?? {}) : {},
    occupation: (profession ? without({ profession: undefined }) : facets).occupation ?? {},
    profession: occupation || profession ? (facets.profession ?? {}) : {},
    jobType,
    experience,
    engagement,
    workLanguage,
    pay,
    remote: { true: remote.true ?? 0 },
  };
}
