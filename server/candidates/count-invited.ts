import { dayInOslo, startOfDayInOslo } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';

/** By a business today, also to positions that are deleted since. */
export async function countInvitedToday(db: Db, businessId: string, now: Date) {
  const { count } = await db
    .selectFrom('candidateInvitations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('businessId', '=', businessId)
    .where('sentAt', '>=', new Date(startOfDayInOslo(dayInOslo(now))))
    .executeTakeFirstOrThrow();
  return count;
}
