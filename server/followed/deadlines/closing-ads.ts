import { closingNational } from '../../national/index.ts';
import { dayInOslo } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { closingPositions } from '../../positions/index.ts';

/** Inside a query: ads of NAV and positions here that can be applied for today, and until a day. */
export function closingAds(db: Db, now: Date, until?: string) {
  const today = dayInOslo(now);
  return closingNational(db, now, today, until).unionAll(closingPositions(db, today, until));
}
