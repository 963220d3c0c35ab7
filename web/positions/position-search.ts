import type { Distance } from '../../contract/places.ts';
import { experienceLabels, payLabels, workLanguageLabels } from '../../contract/positions/position-words.ts';
import type { positionSorts } from '../../contract/positions.ts';
import { eitherInWords } from '../../contract/several.ts';
import { readAddress, writeAddress } from '../platform/list-address.ts';
import { ownValue } from '../platform/own-value.ts';
import { dueDays, publishedDays } from './day-filters.ts';
import { engagementLabels, jobTypeLabels } from './kind-labels.ts';

type Sort = (typeof positionSorts)[number];
type Pay = keyof typeof payLabels;

/** Filters that only NAV's ads have. */
export const nationalFilters = ['navSector', 'navExtent'] as const;

export type NationalFilter = (typeof nationalFilters)[number];

/** What the address of /stillinger says. Empty text: not chosen. */
export interface PositionSearch {
  search: string;
  fylke: string;
  kommune: string;
  /** Kilometres around the municipality. */
  avstand: Distance | '';
  /** Beside that place: any of them will do. */
  steder: string;
  /** Of NAV's, also of our own ads. */
  occupation: string;
  /** Several of them, as of the next four: "Fast_Deltid". */
  profession: string;
  jobType: string;
  experience: string;
  engagement: string;
  /** Enough to do the work. */
  workLanguage: string;
  pay: Pay | '';
  dueWithinDays: string;
  publishedWithinDays: string;
  remote: boolean;
  sort: Sort;
  page: number;
  /** The page of the national list. */
  navPage: number;
  national: Record<NationalFilter, string>;
}

/** Those that NAV's ads have too. */
export const filtersOfBoth = [
  'search',
  'fylke',
  'kommune',
  'steder',
  'occupation',
  'profession',
  'jobType',
  'engagement',
  'workLanguage',
  'dueWithinDays',
  'publishedWithinDays',
] as const;

/** Those that only our own have. */
export const localFilters = ['experience', 'pay', 'remote'] as const;

export const filterNames = [...filtersOfBoth, ...localFilters];

export type PositionFilter = (typeof filterNames)[number];

export const distanceLabels: Record<Distance, string> = {
  10: '10 km rundt',
  25: '25 km rundt',
  50: '50 km rundt',
  100: '100 km rundt',
};

export const sortLabels: Record<Sort, string> = {
  newest: 'Nyeste først',
  oldest: 'Eldste først',
  expiry: 'Utløper snart',
  relevance: 'Mest relevant',
  title: 'Tittel, A–Å',
  pay: 'Høyest lønn først',
};

/** The order where none is chosen: words ask for what fits them best. */
export const usualSort = (words: string): Sort => (words ? 'relevance' : 'newest');

export function readSearch(query: URLSearchParams): PositionSearch {
  const { text, oneOf, several, page } = readAddress(query);
  const search = text('search');
  return {
    search,
    fylke: text('fylke'),
    kommune: text('kommune'),
    avstand: oneOf('avstand', distanceLabels),
    steder: text('steder'),
    occupation: text('occupation'),
    profession: several('profession'),
    jobType: several('jobType', jobTypeLabels),
    experience: several('experience', experienceLabels),
    engagement: several('engagement', engagementLabels),
    workLanguage: several('workLanguage', workLanguageLabels),
    pay: oneOf('pay', payLabels),
    dueWithinDays: oneOf('dueWithinDays', dueDays),
    publishedWithinDays: oneOf('publishedWithinDays', publishedDays),
    remote: text('remote') === 'true',
    sort: oneOf('sort', sortLabels) || usualSort(search),
    page: page('page'),
    navPage: page('navPage'),
    national: {
      navSector: oneOf('navSector', { Privat: '', Offentlig: '' }),
      navExtent: oneOf('navExtent', { Heltid: '', Deltid: '' }),
    },
  };
}

/** Only what differs from an untouched list. */
export const writeSearch = ({ sort, page, navPage, remote, national, ...texts }: PositionSearch): string =>
  writeAddress({
    ...texts,
    ...national,
    remote: remote ? 'true' : '',
    sort: sort === usualSort(texts.search) ? '' : sort,
    page: page > 1 ? page : '',
    navPage: navPage > 1 ? navPage : '',
  });

/** A changed filter starts over the list that it filters; most filter both. An order that nobody chose follows the words. */
export function changeSearch(search: PositionSearch, change: Partial<PositionSearch>): PositionSearch {
  const touchesNational = [...filtersOfBoth, 'avstand', 'sort', 'national'].some((name) => name in change);
  return {
    ...search,
    ...(!('national' in change) && { page: 1 }),
    ...(touchesNational && { navPage: 1 }),
    ...('fylke' in change && { kommune: '', avstand: '' }),
    ...(change.kommune === '' && { avstand: '' }),
    ...('occupation' in change && { profession: '' }),
    ...(change.search !== undefined && search.sort === usualSort(search.search) && { sort: usualSort(change.search) }),
    ...change,
  };
}

/** Without one filter. Municipalities fall with their county, and all places with the further ones. */
export const withoutFilter = (search: PositionSearch, filter: PositionFilter): PositionSearch =>
  changeSearch(search, { [filter]: filter === 'remote' ? false : '', ...(filter === 'steder' && { fylke: '' }) });

/** With none of these filters but the kept ones. */
export const withOnly = (search: PositionSearch, filters: readonly PositionFilter[], kept: string[]): PositionSearch =>
  filters
    .filter((name) => !kept.includes(name) && !(isPlace(name) && kept.includes('steder')))
    .reduce(withoutFilter, search);

const isPlace = (filter: PositionFilter) => filter === 'fylke' || filter === 'kommune';

export const chosenFilters = (search: PositionSearch): PositionFilter[] =>
  filterNames.filter((name) => Boolean(search[name]));

/** What a filter's chosen value is called. Counties and municipalities by their names, which the page knows. */
export function filterLabel(
  search: PositionSearch,
  filter: PositionFilter,
  placeNames: Record<string, string>,
): string {
  switch (filter) {
    case 'search':
      return `«${search.search}»`;
    case 'fylke':
    case 'steder':
    case 'kommune': {
      const name = ownValue(placeNames, search[filter]) ?? search[filter];
      return filter === 'kommune' && search.avstand ? `${name} og ${distanceLabels[search.avstand]}` : name;
    }
    case 'experience':
      return eitherInWords(search.experience, experienceLabels);
    case 'engagement':
      return `Ansettelse: ${eitherInWords(search.engagement, engagementLabels).toLowerCase()}`;
    case 'workLanguage':
      return `Arbeidsspråk: ${eitherInWords(search.workLanguage, workLanguageLabels).toLowerCase()}`;
    case 'pay':
      return search.pay && payLabels[search.pay];
    case 'dueWithinDays':
      return `Frist ${ownValue(dueDays, search[filter])?.toLowerCase()}`;
    case 'publishedWithinDays':
      return `Publisert ${ownValue(publishedDays, search[filter])?.toLowerCase()}`;
    case 'remote':
      return 'Hjemmekontor';
    default:
      return eitherInWords(search[filter]);
  }
}
