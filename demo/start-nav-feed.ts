import type { Platform } from '../server/platform/platform.ts';
import { generateBusinesses } from './data/generate-businesses.ts';
import { generatePositions } from './data/generate-positions.ts';
import { BUSINESSES, POSITIONS, SEED } from './load.ts';
import { startDemoNavFeed } from './nav-feed/demo-feed.ts';

const ADS = 3000;

/** NAV's feed as the demo reads it; the employers here have some of their ads there too. */
export async function startNavFeedOfDemo({ db, clock }: Platform) {
  // The log is made from this moment: the pages of before a restart keep their ids.
  const now = await firstStart(db, clock.now());
  const businesses = generateBusinesses(BUSINESSES, SEED);
  const positions = generatePositions(businesses, POSITIONS, SEED, now);
  return await startDemoNavFeed({ now, count: ADS, seed: SEED, local: { businesses, positions } });
}

async function firstStart(db: Platform['db'], now: Date) {
  const name = 'demo-first-start';
  await db
    .insertInto('secrets')
    .values({ name, value: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return new Date(value);
}
