import { lexiconWithPlaces } from '../places/index.ts';
import { dayInOslo } from '../platform/clock.ts';
import { followChanges } from '../platform/database/follow-changes.ts';
import type { Platform } from '../platform/platform.ts';
import { createSearchIndex } from '../platform/search/search-index.ts';
import { adFacets, adIndex, suggestedTitle, suggestionsOf } from '../positions/index.ts';
import { asSearchDocument, readListedAds } from './live-national.ts';

export type NationalIndex = Awaited<ReturnType<typeof freshNationalIndex>>;

const indexes = new WeakMap<Platform, ReturnType<typeof createNationalIndex>>();

/** NAV's listed ads in the memory of this process, as the database has them now. */
export async function freshNationalIndex(platform: Platform) {
  const index = indexes.get(platform) ?? createNationalIndex(platform);
  indexes.set(platform, index);
  await index.refresh();
  return index;
}

function createNationalIndex(platform: Platform) {
  const { db, clock } = platform;
  const search = createNationalSearch();
  const today = () => dayInOslo(clock.now());
  let day = today();

  const follow = followChanges(platform, {
    kind: 'national',
    read: (part) => readListedAds(db, clock.now(), part),
    load: (ads) => search.load(ads, asSearchDocument),
    put: (ad) => search.put(asSearchDocument(ad)),
    remove: search.remove,
    ids: search.ids,
  });

  return {
    search: search.search,
    loosen: search.loosen,
    alike: search.alike,
    size: search.size,
    hitsOf: (text: string) => search.search({ text, limit: 1, now: clock.now().getTime() }).total,
    hitsByOccupation: () => search.search({ limit: 1, now: clock.now().getTime() }).facets.occupation ?? {},
    suggest: (typed: string) => suggestionsOf(search.suggest(typed, 60)),
    refresh: async () => {
      await follow();
      if (day === today()) return;
      day = today();
      search.dropExpired(clock.now().getTime());
    },
  };
}

const createNationalSearch = () =>
  createSearchIndex({
    ...adIndex,
    facets: {
      ...adFacets,
      sector: {},
      extent: {},
    },
    sorts: {
      newest: { by: 'publishedAt', descending: true },
      oldest: { by: 'publishedAt' },
      expiry: { by: 'expiry', passedLast: true },
      title: { by: 'title' },
    },
    suggest: { title: suggestedTitle, place: (name) => name },
    lexicon: lexiconWithPlaces(),
  });
