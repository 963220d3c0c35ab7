import { sql } from 'kysely';
import { policy } from '../../contract/policy.ts';
import { findCounty } from '../places/index.ts';
import { DAY_MS, dayInOslo } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';
import { isListed } from './visibility.ts';

/** The national labour market in figures. Ads of several counties or occupations count in each. */
export async function readStats(db: Db, now: Date) {
  const listed = db.selectFrom('nationalPositions').where(isListed(now));
  const [totals, counties, occupations, reading] = await Promise.all([
    listed.select(totalsOf(now)).executeTakeFirstOrThrow(),
    listed
      .select([sql<string>`unnest(counties)`.as('value'), count])
      .groupBy('value')
      .execute(),
    listed
      .select([sql<string>`unnest(occupations)`.as('value'), count])
      .groupBy('value')
      .execute(),
    db.selectFrom('nationalImport').select(['lastReadAt', 'newestEventAt']).executeTakeFirstOrThrow(),
  ]);
  return {
    ...totals,
    byCounty: byCount(counties).flatMap(({ value, count: found }) => {
      const county = findCounty(value);
      return county?.isCurrent ? [{ id: value, name: county.name, count: found }] : [];
    }),
    byOccupation: byCount(occupations).map(({ value, count: found }) => ({ name: value, count: found })),
    ...reading,
  };
}

const count = sql<number>`count(*)`.as('count');

const totalsOf = (now: Date) => {
  const today = dayInOslo(now);
  const publishedOn = sql`(published_at at time zone 'Europe/Oslo')::date`;
  const soon = new Date(now.getTime() + policy.expiringSoonDays * DAY_MS);
  return [
    sql<number>`count(*)`.as('totalPositions'),
    sql<number>`count(*) filter (where ${publishedOn} = ${today}::date)`.as('newToday'),
    sql<number>`count(*) filter (where ${publishedOn} > ${today}::date - 7)`.as('newThisWeek'),
    sql<number>`count(*) filter (where hidden_at <= ${soon})`.as('expiringSoon'),
  ];
};

const byCount = <T extends { count: number; value: string }>(rows: T[]) =>
  rows.toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'nb'));
