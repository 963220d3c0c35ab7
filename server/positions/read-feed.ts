import { dayInOslo } from '../platform/clock.ts';
import type { Platform } from '../platform/platform.ts';
import { type Feed, feedTitle } from './feed.ts';
import { findPositions, type PositionSearch } from './find-positions.ts';
import { readPositionCards } from './queries.ts';

const MOST_ITEMS = 50;

/** The newest of a search, for visitors. */
export async function readFeed(
  { replica, clock, config }: Platform,
  filters: Omit<PositionSearch, 'page' | 'limit'>,
  file: string,
): Promise<Feed> {
  const today = dayInOslo(clock.now());
  const search: PositionSearch = { ...filters, page: 1, limit: MOST_ITEMS };
  const { ids } = await findPositions(replica, search, null, today);
  const query = addressQuery(filters);
  return {
    title: feedTitle(search),
    pageUrl: `${config.publicUrl}/stillinger${query}`,
    feedUrl: `${config.publicUrl}/api/positions/${file}${query}`,
    publicUrl: config.publicUrl,
    positions: await readPositionCards(replica, ids, null, today),
  };
}

function addressQuery(filters: object) {
  const chosen = Object.entries(filters).filter(([, value]) => value);
  const query = new URLSearchParams(chosen.map(([name, value]) => [name, `${value}`])).toString();
  return query && `?${query}`;
}
