import { LRUCache } from 'lru-cache';
import type { SuggestionKind } from '../../contract/positions.ts';
import { findCounty, findMunicipalities, lexiconWithPlaces } from '../places/index.ts';
import { dayInOslo } from '../platform/clock.ts';
import { followChanges } from '../platform/database/follow-changes.ts';
import type { Platform } from '../platform/platform.ts';
import { createSearchIndex } from '../platform/search/search-index.ts';
import type { Suggestion } from '../platform/search/suggestions.ts';
import { adFacets, adIndex } from './ad-search.ts';
import type { Facet } from './find-positions.ts';
import { asSearchDocument, type LivePosition, readLivePositions, readPositionsDue } from './live-position.ts';
import type { showPositionCard } from './show-position.ts';
import { suggestedTitle } from './suggested-title.ts';

type Card = ReturnType<typeof showPositionCard>;

const MOST_CARDS = 20_000;

export type PositionIndex = Awaited<ReturnType<typeof freshPositionIndex>>;

const indexes = new WeakMap<Platform, ReturnType<typeof createPositionIndex>>();

/** The live positions in the memory of this process, as the database has them now. */
export async function freshPositionIndex(platform: Platform) {
  const index = indexes.get(platform) ?? createPositionIndex(platform);
  indexes.set(platform, index);
  await index.refresh();
  return index;
}

function createPositionIndex(platform: Platform) {
  const { db, clock } = platform;
  const search = createPositionSearch();
  const cards = new LRUCache<string, Card>({ max: MOST_CARDS });
  const today = () => dayInOslo(clock.now());
  let day = today();
  let dueUntil = day;
  let changes = 0;

  function take(position: LivePosition) {
    changes += 1;
    cards.delete(position.id);
    return asSearchDocument(position);
  }

  async function findDue() {
    const until = today();
    const due = until === dueUntil ? [] : await readPositionsDue(db, dueUntil, until);
    dueUntil = until;
    return due;
  }

  function remove(id: string) {
    changes += 1;
    search.remove(id);
    cards.delete(id);
  }

  const follow = followChanges(platform, {
    kind: 'position',
    read: (part) => readLivePositions(db, today(), part),
    load: (positions) => search.load(positions, take),
    put: (position) => search.put(take(position)),
    remove,
    ids: search.ids,
    findDue,
  });

  async function refresh() {
    await follow();
    if (day === today()) return;
    // Cards say how many days are left.
    day = today();
    changes += 1;
    cards.clear();
    search.dropExpired(clock.now().getTime());
  }

  return {
    refresh,
    search: search.search,
    loosen: search.loosen,
    alike: search.alike,
    /** Cards of live positions that were read before and have not changed since. */
    cards,
    hitsOf: (text: string) => search.search({ text, limit: 1, now: clock.now().getTime() }).total,
    hitsByOccupation: () => search.search({ limit: 1, now: clock.now().getTime() }).facets.occupation ?? {},
    /** Grows with each change: a card that was being read meanwhile may be what was there before. */
    changes: () => changes,
    size: search.size,
    suggest: (typed: string) => suggestionsOf(search.suggest(typed, 60)),
  };
}

const createPositionSearch = () =>
  createSearchIndex({
    ...adIndex,
    facets: {
      ...adFacets,
      experience: {},
      pay: {},
      remote: {},
      businessId: { isCounted: false },
    } satisfies Record<Facet, object>,
    sorts: {
      newest: { by: 'published', descending: true },
      oldest: { by: 'published' },
      expiry: { by: 'expiry', passedLast: true },
      title: { by: 'title' },
      pay: { by: 'pay', descending: true, andBy: 'published' },
      public: { by: 'publicSince', descending: true },
    },
    suggest: { title: suggestedTitle, business: (name) => name, place: (name) => name },
    lexicon: lexiconWithPlaces(),
  });

/** Of what was found, what leads somewhere, with how many ads have it. */
export const suggestionsOf = (found: Suggestion[]) =>
  found.flatMap((each) => {
    const suggestion = suggestionOf(each);
    return suggestion ? [{ ...suggestion, count: each.documents }] : [];
  });

/** What a found text leads to. The name of several businesses or municipalities is searched for: no page shows them all. */
function suggestionOf({ field, text, standsFor }: Suggestion) {
  const as = (kind: SuggestionKind, value: string | undefined) => (value ? { kind, value, text } : undefined);
  if (field === 'business' && standsFor) return as('business', standsFor);
  if (field === 'title' || field === 'business') return as('title', text);
  const [municipality, ...others] = findMunicipalities(text);
  if (others.length > 0) return as('title', text);
  // Oslo is both.
  const county = findCounty(municipality?.name ?? text);
  return county ? as('county', county.id) : as('municipality', municipality?.slug);
}
