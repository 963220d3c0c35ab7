import type { z } from 'zod';
import type { national } from '../../contract/national.ts';
import { occupationOf } from '../../contract/positions/professions.ts';
import { inOwnWords, widerPlaces, withCountyOfText } from '../places/index.ts';
import { dayInOslo } from '../platform/clock.ts';
import { chooseAds, chosen, countChoices } from '../positions/index.ts';
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
  const choices = countChoices(
    facets,
    search,
    (left) => index.search({ ...query, filters: filtersOf({ ...filters, ...left }, now) }).facets,
  );
  const { sector = {}, extent = {} } = facets;
  return {
    hits,
    total,
    corrections,
    facets: { ...choices, profession: within(search.occupation, choices.profession), sector, extent },
    loosened: total === 0 ? inOwnWords(index.loosen(query), words, query.text) : [],
    widerPlaces: widerPlaces(query, total, index.search),
  };
}

type Filters = Omit<NationalSearch, 'search' | 'page' | 'limit' | 'sort'>;

const filtersOf = ({ sector, extent, ...others }: Filters, now: Date) => ({
  ...chooseAds(others, dayInOslo(now)),
  sector: chosen(sector),
  extent: chosen(extent),
});

/** An ad of several occupations has professions of the others too. */
const within = (occupation: string | undefined, professions: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(professions).filter(([name]) => !occupation || (occupationOf(name) ?? occupation) === occupation),
  );
