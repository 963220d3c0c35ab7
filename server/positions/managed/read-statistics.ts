import { sql } from 'kysely';
import { policy } from '../../../contract/policy.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Db } from '../../platform/database/database.ts';

/** How many looked, follow and applied, and how many of these wait. */
export async function readStatistics(db: Db, ids: string[], today: string) {
  const positions = anyOf(ids);
  const [views, days, follows, applications] = await Promise.all([
    db
      .selectFrom('positionViews')
      .select(['positionId', ({ fn }) => fn.sum<number>('views').as('count')])
      .where('positionId', '=', positions)
      .groupBy('positionId')
      .execute(),
    db
      .selectFrom('positionViews')
      .select(['positionId', 'day', 'views'])
      .where('positionId', '=', positions)
      .where('day', '>', sql<string>`${today}::date - ${policy.viewsByDay}::integer`)
      .orderBy('day')
      .execute(),
    db
      .selectFrom('followedPositions')
      .select(['positionId', ({ fn }) => fn.countAll<number>().as('count')])
      .where('positionId', '=', positions)
      .groupBy('positionId')
      .execute(),
    db
      .selectFrom('applications')
      .select(({ fn }) => [
        'positionId',
        fn.countAll<number>().as('count'),
        fn.countAll<number>().filterWhere('status', '=', 'pending').as('waiting'),
      ])
      .where('positionId', '=', positions)
      .where('withdrawnAt', 'is', null)
      .groupBy('positionId')
      .execute(),
  ]);
  const countIn = (rows: { positionId: string; count: number }[], id: string) =>
    rows.find(({ positionId }) => positionId === id)?.count ?? 0;
  return (id: string) => ({
    views: countIn(views, id),
    follows: countIn(follows, id),
    applications: countIn(applications, id),
    waiting: applications.find(({ positionId }) => positionId === id)?.waiting ?? 0,
    days: days.filter(({ positionId }) => positionId === id),
  });
}
