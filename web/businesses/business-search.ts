import type { businessSizeNames, businessSorts, industries } from '../../contract/businesses.ts';
import { readAddress, writeAddress } from '../platform/list-address.ts';
import { ownValue } from '../platform/own-value.ts';

type Industry = (typeof industries)[number];
type Size = (typeof businessSizeNames)[number];
type Sort = (typeof businessSorts)[number];

/** What the address of /bedrifter says. Empty text: not chosen. */
export interface BusinessSearch {
  search: string;
  industry: Industry | '';
  location: string;
  size: Size | '';
  sort: Sort;
  page: number;
}

type BusinessFilter = 'search' | 'industry' | 'location' | 'size';

export const industryLabels: Record<Industry, string> = {
  teknologi: 'Teknologi',
  konsulering: 'Konsulering',
  design: 'Design',
  finans: 'Finans',
  helse: 'Helse',
  utdanning: 'Utdanning',
  industri: 'Industri',
  handel: 'Handel',
  transport: 'Transport',
  bygg: 'Bygg',
  media: 'Media',
};

export const sizeLabels: Record<Size, string> = {
  micro: '1–9 ansatte',
  small: '10–49 ansatte',
  medium: '50–249 ansatte',
  large: '250 ansatte eller flere',
};

export const sortLabels: Record<Sort, string> = {
  newest: 'Nyeste først',
  oldest: 'Eldste først',
  name: 'Navn, A–Å',
  employees: 'Flest ansatte',
  relevance: 'Mest relevant',
};

export function readSearch(query: URLSearchParams): BusinessSearch {
  const { text, oneOf, page } = readAddress(query);
  return {
    search: text('search'),
    industry: oneOf('industry', industryLabels),
    location: text('location'),
    size: oneOf('size', sizeLabels),
    sort: oneOf('sort', sortLabels) || 'newest',
    page: page('page'),
  };
}

/** Only what differs from an untouched list. */
export const writeSearch = ({ sort, page, ...texts }: BusinessSearch): string =>
  writeAddress({ ...texts, sort: sort === 'newest' ? '' : sort, page: page > 1 ? page : '' });

const filterNames: BusinessFilter[] = ['search', 'industry', 'location', 'size'];

export const chosenFilters = (search: BusinessSearch): BusinessFilter[] =>
  filterNames.filter((name) => search[name] !== '');

export function filterLabel(
  search: BusinessSearch,
  filter: BusinessFilter,
  placeNames: Record<string, string>,
): string {
  if (filter === 'search') return `«${search.search}»`;
  if (filter === 'location') return ownValue(placeNames, search.location) ?? search.location;
  if (filter === 'industry') return search.industry ? industryLabels[search.industry] : '';
  return search.size ? sizeLabels[search.size] : '';
}
