import { sql } from 'kysely';
import type { Tx } from '../server/platform/database/database.ts';
import type { Platform } from '../server/platform/platform.ts';
import { addDemoReports } from './ad-reports.ts';
import { addDemoApplications } from './applications.ts';
import { addDemoCandidates } from './candidates.ts';
import { addChangedAds } from './changed-ads.ts';
import { loadDemo } from './load.ts';
import { addDemoNewsletters } from './newsletters.ts';
import { addDemoPeople } from './people.ts';
import { addDemoPromises } from './promises.ts';
import { addDemoWorkplaces } from './workplaces.ts';

/** All of the demo or none of it: a start that was cut off begins anew, and instances that start at once wait for each other. */
export const fillDemo = (platform: Platform) =>
  platform.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('demo', 0))`.execute(tx);
    const joined = { ...platform, db: withinOne(tx) };
    await loadDemo(joined);
    await addDemoPeople(joined);
    await addDemoApplications(joined);
    await addDemoPromises(joined);
    await addChangedAds(joined);
    await addDemoReports(joined);
    await addDemoNewsletters(joined);
    await addDemoWorkplaces(joined);
    await addDemoCandidates(joined);
  });

/** What would open a transaction of its own takes part in the one that is open. */
const withinOne = (tx: Tx): Platform['db'] =>
  Object.assign(tx, { transaction: () => ({ execute: <T>(work: (tx: Tx) => Promise<T>) => work(tx) }) }) as never;
