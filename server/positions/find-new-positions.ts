import { sql } from 'kysely';
import { dayInOslo } from '../platform/clock.ts';
import { anyOf } from '../platform/database/any-of.ts';
import type { Platform } from '../platform/platform.ts';
import type { PositionSearch } from './find-positions.ts';
import { freshPositionIndex } from './position-index.ts';
import { readPositionCards } from './queries.ts';
import { searchPositions } from './search-positions.ts';

const MOST = 500;

/** Live positions of a search that became public after that moment. */
export async function findNewPositions(
  platform: Platform,
  filters: Omit<PositionSearch, 'page' | 'limit' | 'sort'>,
  since: Date,
) {
  const { db, clock } = platform;
  const index = await freshPositionIndex(platform);
  const { hits } = searchPositions(index, { ...filters, sort: 'newest', page: 1, limit: MOST }, clock.now());
  if (hits.length === 0) return [];
  const rows = await db
    .selectFrom('positions')
    .innerJoin('businesses', 'businesses.id', 'positions.businessId')
    .select('positions.id')
    .where('positions.id', '=', anyOf(hits.map(({ id }) => id)))
    // Whichever was approved or switched on again last: until then nobody saw it.
    .where(
      sql<Date>`greatest(coalesce(positions.approved_at, positions.created_at), businesses.approved_at,
        positions.reopened_at, businesses.reopened_at)`,
      '>',
      since,
    )
    .orderBy('positions.featured', 'desc')
    .orderBy('positions.createdAt', 'desc')
    .execute();
  const ids = rows.map(({ id }) => id);
  const cards = await readPositionCards(db, ids, null, dayInOslo(clock.now()));
  return cards.map(({ id, title, businessName, businessId, location }) => ({
    ad: id,
    path: `/stilling/${id}`,
    title,
    businessName,
    place: location,
    employer: businessId,
  }));
}
