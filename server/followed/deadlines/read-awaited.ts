import type { AwaitedItem } from '../../../contract/awaiting.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/route.ts';
import { closingFollowed, namesOfFollowed, pathOfFollowed } from './closing-followed.ts';

/** More than anybody applies for in some days. */
const MOST = 100;

/** One of them by its name, several as one. */
export async function readAwaited(db: Db, { userId }: Viewer, now: Date): Promise<AwaitedItem[]> {
  const ads = await closingFollowed(db, now)
    .select(['followed.positionId as id', 'followed.type', 'followed.followedAt', 'closing.lastDay'])
    .select(namesOfFollowed)
    .where('followed.userId', '=', userId)
    .orderBy('closing.lastDay')
    .limit(MOST)
    .execute();
  const [first, ...more] = ads;
  if (!first) return [];
  const { title, businessName, lastDay: day, followedAt: since } = first;
  const one = { title, businessName, path: pathOfFollowed(first), since };
  const several = { title: null, businessName: null, path: '/mine-fulgte', since: null };
  return [{ kind: 'closing', count: ads.length, day, at: null, ...(more.length > 0 ? several : one) }];
}
