// What the search among our own positions and the one among NAV's ads have in common.
import type { z } from 'zod';
import type { adFilters } from '../../contract/positions.ts';
import { placeFilters } from '../places/index.ts';
import { daysWithin } from './days-within.ts';

/**
 * Weights of S0 section 9; requirements count as description, the names of the place as location. Which kind of work it is has
 * none: who asks for "deltid" finds it, and first whoever writes of it.
 */
export const adIndex = {
  fields: {
    title: { weight: 10 },
    description: { weight: 5 },
    business: { weight: 7 },
    location: { weight: 3 },
    place: { weight: 3 },
    kind: { weight: 0 },
  },
  perOccurrence: 1,
  readsLacking: true,
  /** What people type beside what they look for; "nær meg" is for the filters to say. */
  filler:
    'jobb jobber jobbar jobbe job jobs work arbeid stilling stillinger stillingar ledig ledige søker søkjer nær meg nærheten near me'.split(
      ' ',
    ),
};

export const adFacets = {
  fylke: {},
  kommune: { within: 'fylke' },
  steder: { isCounted: false },
  occupation: {},
  profession: { within: 'occupation' },
  jobType: {},
  engagement: {},
  workLanguage: {},
  dueWithinDays: { isCounted: false },
  publishedWithinDays: { isCounted: false },
} as const;

type Search = z.output<z.ZodObject<typeof adFilters>>;

/** As the indexes filter. */
export function chooseAds(search: Omit<Search, 'search' | 'sort'>, today: string) {
  const { occupation, profession = [], jobType = [], engagement = [], workLanguage = [], ...others } = search;
  return {
    ...placeFilters(others),
    occupation: chosen(occupation),
    profession,
    jobType,
    engagement,
    workLanguage,
    ...daysWithin(others, today),
  };
}

export const chosen = (value: string | undefined) => (value ? [value] : []);

type Facets = Record<string, Record<string, number>>;
type Left = { [filter in 'kommune' | 'steder' | 'profession']?: undefined };

/**
 * How many each value would give. Another county means another municipality, another occupation another profession: counted without
 * the chosen one, and places without further ones.
 */
export function countChoices(
  facets: Facets,
  { fylke, kommune, steder, occupation, profession }: Search,
  without: (left: Left) => Facets,
) {
  const { jobType = {}, engagement = {}, workLanguage = {} } = facets;
  return {
    fylke: (kommune || steder ? without({ kommune: undefined, steder: undefined }) : facets).fylke ?? {},
    kommune: fylke || kommune ? ((steder ? without({ steder: undefined }) : facets).kommune ?? {}) : {},
    occupation: (profession ? without({ profession: undefined }) : facets).occupation ?? {},
    profession: occupation || profession ? (facets.profession ?? {}) : {},
    jobType,
    engagement,
    workLanguage,
  };
}
