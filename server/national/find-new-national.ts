import { joinWithAnd } from '../../contract/words-in-a-row.ts';
import { dayInOslo, startOfDayInOslo } from '../platform/clock.ts';
import { anyOf } from '../platform/database/any-of.ts';
import type { Platform } from '../platform/platform.ts';
import { freshNationalIndex } from './national-index.ts';
import { readNationalCards } from './queries.ts';
import { keysOf } from './same-ads.ts';
import { type NationalSearch, searchNational } from './search-national.ts';
import { isListed } from './visibility.ts';

const MOST = 500;

/** Listed ads of a search that were published after that moment, or on its day: most ads name the midnight before it. */
export async function findNewNational(
  platform: Platform,
  filters: Omit<NationalSearch, 'page' | 'limit' | 'sort'>,
  since: Date,
) {
  const { db, clock } = platform;
  const now = clock.now();
  const index = await freshNationalIndex(platform);
  const { hits } = searchNational(index, { ...filters, sort: 'newest', page: 1, limit: MOST }, now);
  if (hits.length === 0) return [];
  const rows = await db
    .selectFrom('nationalPositions')
    .select(['id', 'fingerprint', 'organizationNumber', 'workLocations'])
    .where('id', '=', anyOf(hits.map(({ id }) => id)))
    .where('publishedAt', '>=', new Date(startOfDayInOslo(dayInOslo(since))))
    .where(isListed(now))
    .orderBy('publishedAt', 'desc')
    .execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  const cards = await readNationalCards(db, [...found.keys()], now);
  return cards.map(({ id, title, businessName, municipal, employerNumber }) => ({
    id,
    keys: keysOf({ id, fingerprint: `${found.get(id)?.fingerprint}` }),
    path: `/nav-stilling/${id}`,
    title,
    businessName,
    place: allPlaces(found.get(id)?.workLocations ?? []) || municipal || null,
    employer: found.get(id)?.organizationNumber ?? businessName,
    employerNumber,
  }));
}

/** It may have been found by any of them. */
const allPlaces = (locations: { municipal: string | null }[]) =>
  joinWithAnd([...new Set(locations.flatMap(({ municipal }) => municipal ?? []))]);
