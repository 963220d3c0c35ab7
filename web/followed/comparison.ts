import { isUuid } from '../../contract/is-uuid.ts';
import type { FollowedPosition } from './lists.ts';

/** Beside each other, with room for what they say. */
export const MOST_COMPARED = 4;

/** Named in the address as its page is. */
export interface ComparedAd {
  page: 'stilling' | 'nav-stilling';
  id: string;
}

/** One that is followed. */
export const comparedAd = ({ id, uuid }: Pick<FollowedPosition, 'id' | 'uuid'>): ComparedAd =>
  uuid ? { page: 'nav-stilling', id: uuid } : { page: 'stilling', id };

export const isSameAd = (one: ComparedAd, other: ComparedAd) => one.page === other.page && one.id === other.id;

/** In the order they were chosen. What is no ad, twice or one too many counts as not chosen. */
export function readComparison(query: URLSearchParams): ComparedAd[] {
  const ads: ComparedAd[] = [];
  for (const [page, value] of query) {
    if ((page !== 'stilling' && page !== 'nav-stilling') || !isUuid(value)) continue;
    const ad = { page, id: value.toLowerCase() } as const;
    if (ads.length < MOST_COMPARED && !ads.some((other) => isSameAd(other, ad))) ads.push(ad);
  }
  return ads;
}

/** What comes behind the address of a page that compares, or where one chooses. */
export const writeComparison = (ads: ComparedAd[]): string =>
  ads.length === 0 ? '' : `?${new URLSearchParams(ads.map(({ page, id }) => [page, id]))}`;

export const comparisonOf = (ads: ComparedAd[]) => `/stillinger/sammenlign${writeComparison(ads)}`;
