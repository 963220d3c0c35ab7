import { dayInOslo } from '../platform/clock.ts';
import { anyOf } from '../platform/database/any-of.ts';
import type { Platform } from '../platform/platform.ts';
import type { PositionSearch } from './find-positions.ts';
import { freshPositionIndex } from './position-index.ts';
import { readPositionCards } from './queries.ts';
import { searchQuery } from './search-positions.ts';
import { publicSince, publishedAt } from './visibility.ts';

const MOST = 500;

/** Live positions of a search that became public after that moment. */
export async function findNewPositions(
  platform: Platform,
  filters: Omit<PositionSearch, 'page' | 'limit' | 'sort'>,
  since: Date,
) {
  const { db, clock } = platform;
  const index = await freshPositionIndex(platform);
  const query = searchQuery({ ...filters, page: 1, limit: MOST }, clock.now());
  const { hits } = index.search({ ...query, sort: 'public' });
  if (hits.length === 0) return [];
  const rows = await db
    .selectFrom('positions')
    .innerJoin('businesses', 'businesses.id', 'positions.businessId')
    .select('positions.id')
    .where('positions.id', '=', anyOf(hits.map(({ id }) => id)))
    .where(publicSince, '>', since)
    .orderBy('positions.featured', 'desc')
    .orderBy(publishedAt, 'desc')
    .execute();
  const ids = rows.map(({ id }) => id);
  const cards = await readPositionCards(db, ids, null, dayInOslo(clock.now()));
  return cards.map(({ id, title, businessName, businessId, business, location }) => ({
    id,
    path: `/stilling/${id}`,
    title,
    businessName,
    place: location,
    employer: businessId,
    employerNumber: business.organizationNumber,
  }));
}
