import { momentOfDeadline } from '../../national/index.ts';
import type { Db } from '../../platform/database/database.ts';
import { deadlineEntry } from '../../positions/index.ts';
import { followedUntil, pathOfFollowed } from '../deadlines/closing-followed.ts';

/** Of what somebody follows and did not apply for, each once: of an ad of NAV and the position here that is the same, ours. */
export async function followedDeadlines(db: Db, userId: string, now: Date, publicUrl: string) {
  const ads = await followedUntil(db, now)
    .selectAll('closing')
    .select('followed.type')
    .where('followed.userId', '=', userId)
    .orderBy('followed.type', 'desc')
    .orderBy('closing.id')
    .execute();
  // What comes later takes the place of the first.
  const onceEach = new Map(ads.map((ad) => [ad.twinId ?? ad.id, ad]));
  return [...onceEach.values()].map((ad) =>
    deadlineEntry(ad, {
      address: publicUrl + pathOfFollowed(ad),
      moment: momentOfDeadline(ad.applicationDue, ad.applicationDeadline),
    }),
  );
}
