import type { z } from 'zod';
import type { national } from '../../contract/national.ts';
import { occupationOf } from '../../contract/positions/professions.ts';
import { inOwnWords, placeFilters, widerPlaces, withCountyOfText } from '../places/index.ts';
import { dayInOslo } from '../platform/clock.ts';
import { daysWithin } from '../positions/index.ts';
import type { NationalIndex } from './national-index.ts';

export type NationalSearch = z.output<typeof national.search.query>;

/** One page of the listed ads with exact total and facets; without hits also what to leave out to get some. */
export function searchNational(index: NationalIndex, search: NationalSearch, now: Date) {
  const { asked, words } = withCountyOfText(search);
  const { search: text = '', page, limit, sort = 'newest', ...filters } = asked;
  const query = {
    text,
    filters: filtersOf(filters, now),
    sort: sort === 'pay' ? ('newest' as const) : sort,
    page,
    limit,
    now: now.getTime(),
  };
  const { hits, total, facets, corrections } = index.search(query);
  const without = (left: Partial<Filters>) =>
    index.search({ ...query, filters: filtersOf({ ...filters, ...left }, now) }).facets;
  return {
    hits,
    total,
    corrections,
    facets: facetsOf(facets, search, without),
    loosened: total === 0 ? inOwnWords(index.loosen(query), words, query.text) : [],
    widerPlaces: widerPlaces(query, total, index.search),
  };
}

type Filters = Omit<NationalSearch, 'search' | 'page' | 'limit' | 'sort'>;

function filtersOf(search: Filters, now: Date) {
  const {
    occupation,
    profession = [],
    jobType = [],
    engagement = [],
    workLanguage = [],
    sector,
    extent,
    ...others
  } = search;
  const { dueWithinDays, publishedWithinDays, ...places } = others;
  return {
    ...placeFilters(places),
    occupation: chosen(occupation),
    profession,
    jobType,
    engagement,
    workLanguage,
    sector: chosen(sector),
    extent: chosen(extent),
    ...daysWithin({ dueWithinDays, publishedWithinDays }, dayInOslo(now)),
  };
}

const chosen = (value: string | undefined) => (value ? [value] : []);

type Facets = ReturnType<NationalIndex['search']>['facets'];

/**
 * Another county means another municipality, another occupation another profession: counted without the chosen one, and places
 * without further ones.
 */
function facetsOf(
  facets: Facets,
  { fylke, kommune, steder, occupation, profession }: NationalSearch,
  without: (left: Partial<Filters>) => Facets,
) {
  return {
    fylke: (kommune || steder ? without({ kommune: undefined, steder: undefined }) : facets).fylke ?? {},
    kommune: fylke || kommune ? ((steder ? without({ steder: undefined }) : facets).kommune ?? {}) : {},
    occupation: (profession ? without({ profession: undefined }) : facets).occupation ?? {},
    profession: occupation || profession ? within(occupation, facets.profession) : {},
    jobType: facets.jobType ?? {},
    engagement: facets.engagement ?? {},
    workLanguage: facets.workLanguage ?? {},
    sector: facets.sector ?? {},
    extent: facets.extent ?? {},
  };
}

/** An ad of several occupations has professions of the others too. */
const within = (occupation: string | undefined, professions: Record<string, number> = {}) =>
  Object.fromEntries(
    Object.entries(professions).filter(([name]) => !occupation || (occupationOf(name) ?? occupation) === occupation),
  );
