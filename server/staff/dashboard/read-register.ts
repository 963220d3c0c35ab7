import { sql } from 'kysely';
import { before } from '../../platform/database/before.ts';
import type { Db } from '../../platform/database/database.ts';
import { onlyRow } from '../../platform/database/only-row.ts';
import { countedBusinesses } from './counted.ts';

const STALE_DAYS = 14;

interface Freshness {
  businesses: number;
  withoutData: number;
  stale: number;
  oldestFetchedAt: Date | null;
  newestFetchedAt: Date | null;
}

export async function readRegisterFreshness(db: Db, now: Date) {
  const { rows } = await sql<Freshness>`
    select count(*) as businesses, count(*) filter (where brreg_fetched_at is null) as without_data,
      count(*) filter (where brreg_fetched_at < ${before(now, { days: STALE_DAYS })}) as stale,
      min(brreg_fetched_at) as oldest_fetched_at, max(brreg_fetched_at) as newest_fetched_at
    from ${countedBusinesses}`.execute(db);
  return onlyRow(rows);
}
