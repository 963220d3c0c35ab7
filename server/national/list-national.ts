import { readBoth } from '../platform/database/read-both.ts';
import type { Platform } from '../platform/platform.ts';
import { freshNationalIndex } from './national-index.ts';
import { readNationalCards } from './queries.ts';
import { type NationalSearch, searchNational } from './search-national.ts';

/** What is found comes from memory, its cards from the database: an ad that has just ended is not shown again. */
export async function listNational(platform: Platform, search: NationalSearch) {
  const now = platform.clock.now();
  const index = await freshNationalIndex(platform);
  const { hits, ...found } = searchNational(index, search, now);
  const ids = hits.map(({ id }) => id);
  const cards = await readBoth(platform, ids, (db, some) => readNationalCards(db, some, now));
  const reasons = new Map(hits.map(({ id, why }) => [id, why]));
  return { positions: cards.map((card) => ({ ...card, why: reasons.get(card.id) ?? [] })), ...found };
}
