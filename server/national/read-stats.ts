import { sql } from 'kysely';
import { policy } from '../../contract/policy.ts';
import { findCounty } from '../places/index.ts';
import { dayInOslo, daysAfter } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import type { SearchResult } from '../platform/search/definition.ts';
import { freshNationalIndex } from './national-index.ts';
import { isListed } from './visibility.ts';

/** The national labour market in figures. Ads of several counties or occupations count in each. */
export async function readStats(platform: Platform) {
  const [figures, reading] = await Promise.all([
    readFigures(platform),
    platform.replica.selectFrom('nationalImport').select(['lastReadAt', 'newestEventAt']).executeTakeFirstOrThrow(),
  ]);
  return { ...figures, ...reading };
}

/** What was counted, as long as the search for everything gives the same result: then no ad has changed, and no day begun. */
const counted = new WeakMap<SearchResult, Awaited<ReturnType<typeof countAds>>>();

/** Counted where changes are heard of: a replica may be behind what the search knows. */
async function readFigures(platform: Platform) {
  const now = platform.clock.now();
  const index = await freshNationalIndex(platform);
  const everything = index.search({ limit: 1, now: now.getTime() });
  const figures = counted.get(everything) ?? (await countAds(platform.db, now));
  counted.set(everything, figures);
  return figures;
}

async function countAds(db: Db, now: Date) {
  const listed = db.selectFrom('nationalPositions').where(isListed(now));
  const [totals, counties, occupations] = await Promise.all([
    listed.select(totalsOf(now)).executeTakeFirstOrThrow(),
    listed
      .select([sql<string>`unnest(counties)`.as('value'), count])
      .groupBy('value')
      .execute(),
    listed
      .select([sql<string>`unnest(occupations)`.as('value'), count])
      .groupBy('value')
      .execute(),
  ]);
  return {
    ...totals,
    byCounty: byCount(counties).flatMap(({ value, count: found }) => {
      const county = findCounty(value);
      return county?.isCurrent ? [{ id: value, name: county.name, count: found }] : [];
    }),
    byOccupation: byCount(occupations).map(({ value, count: found }) => ({ name: value, count: found })),
  };
}

const count = sql<number>`count(*)`.as('count');

const totalsOf = (now: Date) => {
  const today = dayInOslo(now);
  const publishedOn = sql`(published_at at time zone 'Europe/Oslo')::date`;
  const soon = daysAfter(now, policy.expiringSoonDays);
  return [
    sql<number>`count(*)`.as('totalPositions'),
    sql<number>`count(*) filter (where ${publishedOn} = ${today}::date)`.as('newToday'),
    sql<number>`count(*) filter (where ${publishedOn} > ${today}::date - 7)`.as('newThisWeek'),
    sql<number>`count(*) filter (where hidden_at <= ${soon})`.as('expiringSoon'),
  ];
};

const byCount = <T extends { count: number; value: string }>(rows: T[]) =>
  rows.toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'nb'));
