import { sql } from 'kysely';
import { hasDealtWith } from '../../applications/index.ts';
import { momentOfDeadline } from '../../national/index.ts';
import type { Db } from '../../platform/database/database.ts';
import { deadlineEntry } from '../../positions/index.ts';
import { closingAds } from '../deadlines/closing-ads.ts';

/** Of what somebody follows and did not apply for, each once: of an ad of NAV and the position here that is the same, ours. */
export async function followedDeadlines(db: Db, userId: string, now: Date, publicUrl: string) {
  const ads = await db
    .selectFrom('followedPositions as followed')
    .innerJoin(closingAds(db, now).as('closing'), 'closing.id', 'followed.positionId')
    .selectAll('closing')
    .select('followed.type')
    .where('followed.userId', '=', userId)
    .where(({ not }) => not(hasDealtWith(sql.ref('followed.userId'), sql.ref('followed.positionId'))))
    .orderBy('followed.type', 'desc')
    .orderBy('closing.id')
    .execute();
  // What comes later takes the place of the first.
  const onceEach = new Map(ads.map((ad) => [ad.twinId ?? ad.id, ad]));
  return [...onceEach.values()].map((ad) =>
    deadlineEntry(ad, {
      address: `${publicUrl}/${ad.type === 'nav' ? 'nav-stilling' : 'stilling'}/${ad.id}`,
      moment: momentOfDeadline(ad.applicationDue ?? ''),
    }),
  );
}
