import { daysAfter } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';
import { LONGEST_LIFE_DAYS } from './ad/longest-life.ts';

/** Until when NAV's ads are known: what is published while its feed is away comes later. What is read at first is old news. */
export async function knownThrough(db: Db, now: Date) {
  const { newestEventAt, firstFinishedAt } = await db
    .selectFrom('nationalImport')
    .select(['newestEventAt', 'firstFinishedAt'])
    .executeTakeFirstOrThrow();
  if (!newestEventAt || !firstFinishedAt) return now;
  const earliest = daysAfter(now, -LONGEST_LIFE_DAYS);
  return newestEventAt > earliest ? newestEventAt : earliest;
}
