import { dayInOslo } from '../platform/clock.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { findPositions, type PositionSearch } from './find-positions.ts';
import { freshPositionIndex, type PositionIndex } from './position-index.ts';
import { readPositionCards } from './queries.ts';
import { searchPositions } from './search-positions.ts';

/**
 * What a visitor finds comes from memory. Only those who manage a business see what is not live, and only in the list
 * of that business: it comes from the database.
 */
export async function listPositions(platform: Platform, search: PositionSearch, viewer: Viewer | null) {
  return search.businessId && viewer ? await listOwn(platform, search, viewer) : await listLive(platform, search);
}

async function listLive(platform: Platform, search: PositionSearch) {
  const index = await freshPositionIndex(platform);
  const { hits, ...found } = searchPositions(index, search, platform.clock.now());
  const cards = await liveCards(
    platform,
    index,
    hits.map(({ id }) => id),
  );
  const positions = hits.flatMap(({ id, why }) => {
    const card = cards.get(id);
    return card ? [{ ...card, why }] : [];
  });
  return { positions, ...found };
}

/** From memory where they were read before. */
async function liveCards({ replica, clock }: Platform, { cards }: PositionIndex, ids: string[]) {
  const unread = ids.filter((id) => !cards.has(id));
  const read = await readPositionCards(replica, unread, null, dayInOslo(clock.now()));
  for (const card of read) cards.set(card.id, card);
  return new Map([...ids.map((id) => [id, cards.get(id)] as const), ...read.map((card) => [card.id, card] as const)]);
}

async function listOwn({ db, clock }: Platform, search: PositionSearch, viewer: Viewer) {
  const today = dayInOslo(clock.now());
  const { ids, total, facets } = await findPositions(db, search, viewer, today);
  const cards = await readPositionCards(db, ids, viewer, today);
  return { positions: cards.map((card) => ({ ...card, why: [] })), total, facets, corrections: [], loosened: [] };
}
