import { isManagedBy, isNamed } from '../businesses/index.ts';
import { dayInOslo } from '../platform/clock.ts';
import { pagingOf } from '../platform/http/paging.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import type { SearchResult } from '../platform/search/definition.ts';
import { findPositions, type PositionSearch } from './find-positions.ts';
import { freshPositionIndex, type PositionIndex } from './position-index.ts';
import { readPositionCards } from './queries.ts';
import { searchPositions, searchQuery } from './search-positions.ts';

/**
 * What a visitor finds comes from memory. Only those who manage a business see what is not live, and only in the list
 * of that business: it comes from the database.
 */
export async function listPositions(platform: Platform, search: PositionSearch, viewer: Viewer | null) {
  return viewer && (await manages(platform, viewer, search.businessId))
    ? await listOwn(platform, search, viewer)
    : await listLive(platform, search);
}

async function manages({ db }: Platform, viewer: Viewer, numberOrId: string | undefined) {
  if (!numberOrId) return false;
  const own = await db
    .selectFrom('businesses')
    .select('id')
    .where(isNamed(numberOrId))
    .where(isManagedBy(viewer))
    .executeTakeFirst();
  return own !== undefined;
}

interface Answered {
  asked: string;
  answer: Awaited<ReturnType<typeof answerLive>>;
}

/**
 * What was answered last, as long as the search gives the same result: then nothing that it shows has changed. One result is that of
 * several searches, such as of a municipality by its own or within its county, whose answers say more than the hits.
 */
const answers = new WeakMap<SearchResult, Answered>();

async function listLive(platform: Platform, search: PositionSearch) {
  const index = await freshPositionIndex(platform);
  const result = index.search(searchQuery(search, platform.clock.now()));
  const asked = JSON.stringify(search);
  const kept = answers.get(result);
  if (kept?.asked === asked) return kept.answer;
  const answer = await answerLive(platform, index, search);
  answers.set(result, { asked, answer });
  return answer;
}

async function answerLive(platform: Platform, index: PositionIndex, search: PositionSearch) {
  const { hits, total, ...found } = searchPositions(index, search, platform.clock.now());
  const cards = await liveCards(
    platform,
    index,
    hits.map(({ id }) => id),
  );
  const positions = hits.flatMap(({ id, why }) => {
    const card = cards.get(id);
    return card ? [{ ...card, why }] : [];
  });
  return Object.freeze({ positions, ...found, pagination: paginationOf(search, total) });
}

const paginationOf = (search: PositionSearch, total: number) => ({
  ...pagingOf(search, total),
  totalPositions: total,
});

/** From memory where they were read before. What is kept comes from where changes are heard of, and is no older than they. */
export async function liveCards({ db, clock }: Platform, { cards, changes }: PositionIndex, ids: string[]) {
  const unread = ids.filter((id) => !cards.has(id));
  const before = changes();
  const read = await readPositionCards(db, unread, null, dayInOslo(clock.now()));
  if (changes() === before) for (const card of read) cards.set(card.id, card);
  return new Map([...ids.map((id) => [id, cards.get(id)] as const), ...read.map((card) => [card.id, card] as const)]);
}

async function listOwn({ db, clock }: Platform, search: PositionSearch, viewer: Viewer) {
  const today = dayInOslo(clock.now());
  const { ids, total, facets } = await findPositions(db, search, viewer, today);
  const cards = await readPositionCards(db, ids, viewer, today);
  return {
    positions: cards.map((card) => ({ ...card, why: [] })),
    facets,
    corrections: [],
    loosened: [],
    widerPlaces: [],
    pagination: paginationOf(search, total),
  };
}
