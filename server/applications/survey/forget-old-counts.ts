import type { Db } from '../../platform/database/database.ts';
import { shownMonths } from './months.ts';

/** Those that nobody is shown any more. Fewer than five that others never joined go too. */
export const forgetOldCounts = (db: Db, now: Date) =>
  db.deleteFrom('surveyCounts').where('month', '<', shownMonths(now).from).execute();
