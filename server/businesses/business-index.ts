import { lexiconWithPlaces } from '../places/index.ts';
import { followChanges } from '../platform/database/follow-changes.ts';
import type { Platform } from '../platform/platform.ts';
import { createSearchIndex } from '../platform/search/search-index.ts';
import { asSearchDocument, readPublicBusinesses } from './public-business.ts';

type BusinessIndex = ReturnType<typeof createBusinessSearch>;

const indexes = new WeakMap<Platform, { search: BusinessIndex; refresh: () => Promise<void> }>();

/** The public businesses in the memory of this process, as the database has them now. */
export async function freshBusinessIndex(platform: Platform): Promise<BusinessIndex> {
  const index = indexes.get(platform) ?? createBusinessIndex(platform);
  indexes.set(platform, index);
  await index.refresh();
  return index.search;
}

function createBusinessIndex(platform: Platform) {
  const search = createBusinessSearch();
  const refresh = followChanges(platform, {
    kind: 'business',
    read: (part) => readPublicBusinesses(platform.db, part),
    load: (businesses) => search.load(businesses, asSearchDocument),
    put: (business) => search.put(asSearchDocument(business)),
    remove: search.remove,
    ids: search.ids,
  });
  return { search, refresh };
}

/** Weights of S0 section 9. */
const createBusinessSearch = () =>
  createSearchIndex({
    fields: {
      name: { weight: 10, atStart: 5 },
      industry: { weight: 8 },
      description: { weight: 6 },
      town: { weight: 4 },
      number: { weight: 1 },
    },
    facets: { industry: {}, size: {}, location: {} },
    sorts: {
      newest: { by: 'createdAt', descending: true },
      oldest: { by: 'createdAt' },
      name: { by: 'name' },
      employees: { by: 'employees', descending: true },
    },
    lexicon: lexiconWithPlaces(),
    readsBeginnings: true,
    filler: ['bedrift', 'bedrifter', 'firma'],
  });
