import { addDays, dayInOslo, daysAfter } from '../server/platform/clock.ts';
import type { Platform } from '../server/platform/platform.ts';
import { seededRandom } from './random.ts';

const SEED = 5;
const DAYS_AGO = 60;

/** Most employers answered most of those whom they promised it; some have promised too few to show it. */
export async function addDemoPromises({ db, clock }: Platform) {
  if (await db.selectFrom('answerPromises').select('promised').limit(1).executeTakeFirst()) return;
  const random = seededRandom(SEED);
  const now = clock.now();
  const businesses = await db
    .selectFrom('businesses')
    .select('id')
    .where('createdAt', '<', daysAfter(now, -2 * DAYS_AGO))
    .orderBy('organizationNumber')
    .execute();
  const promisedBy = addDays(dayInOslo(now), -DAYS_AGO);
  const rows = businesses.map(({ id }) => {
    const promised = random.int(4, 90);
    return { businessId: id, promisedBy, promised, kept: Math.round((promised * random.int(60, 100)) / 100) };
  });
  await db.insertInto('answerPromises').values(rows).execute();
}
