import { readNationalChangedSince } from '../../national/index.ts';
import { dayInOslo } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { readChangedSince } from '../../positions/index.ts';

interface Followed {
  id: string;
  type: string;
  followedAt: Date;
}

/** What of each ad is not as it was when one began to follow it. */
export async function changedSinceFollowed(db: Db, ads: Followed[], now: Date) {
  const sinceOf = (type: string) =>
    new Map(ads.filter((ad) => ad.type === type).map(({ id, followedAt }) => [id, followedAt]));
  const national = await readNationalChangedSince(db, sinceOf('nav'));
  return new Map([...national, ...(await readChangedSince(db, sinceOf('local'), dayInOslo(now)))]);
}
