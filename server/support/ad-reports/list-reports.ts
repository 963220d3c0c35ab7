import { type Selectable, sql } from 'kysely';
import type { z } from 'zod';
import type { adReports } from '../../../contract/support/ad-reports.ts';
import type { AdKind } from '../../../contract/values.ts';
import { liveNationalIds, takenDownIds } from '../../national/index.ts';
import { dayInOslo } from '../../platform/clock.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Db, Schema } from '../../platform/database/database.ts';
import { inOrderOf } from '../../platform/database/in-order-of.ts';
import { livePositionIds } from '../../positions/index.ts';
import { matching, pageOf } from '../../staff/index.ts';

type Row = Selectable<Schema['adReports']>;

export async function listReports(db: Db, query: z.output<typeof adReports.list.query>, now: Date) {
  const { search, state, page, limit } = query;
  const isClosed = state === 'closed';
  const { ids, pagination } = await pageOf(db, {
    table: sql`ad_reports`,
    where: [isClosed ? sql`closed_at is not null` : sql`closed_at is null`],
    orderColumns: isClosed ? sql`closed_at, id` : sql`created_at, id`,
    orderBy: isClosed ? sql`closed_at desc, id` : sql`created_at, id`,
    search,
    matches: [matching(sql`title || ' ' || business_name`)],
    page,
    limit,
  });
  return { reports: await readReports(db, ids, now), pagination };
}

/** In the order of the ids. */
async function readReports(db: Db, ids: string[], now: Date) {
  if (ids.length === 0) return [];
  const rows = inOrderOf(ids, await db.selectFrom('adReports').selectAll().where('id', '=', anyOf(ids)).execute());
  const [stateOf, openOf] = [await readStates(db, rows, now), await readOpen(db, rows)];
  return rows.map(({ kind, adId, title, businessName, ...report }) => ({
    ...report,
    ad: { kind, id: adId, title, businessName, state: stateOf(adId) },
    open: openOf(adId),
  }));
}

async function readStates(db: Db, rows: Row[], now: Date) {
  const idsOf = (kind: AdKind) => rows.filter((row) => row.kind === kind).map(({ adId }) => adId);
  const local = await livePositionIds(db, dayInOslo(now))
    .where('positions.id', '=', anyOf(idsOf('local')))
    .execute();
  const shown = new Set([...local.map(({ id }) => id), ...(await liveNationalIds(db, idsOf('nav'), now))]);
  const takenDown = new Set(await takenDownIds(db, idsOf('nav')));
  return (id: string) => {
    if (shown.has(id)) return 'shown' as const;
    return takenDown.has(id) ? ('taken-down' as const) : ('gone' as const);
  };
}

async function readOpen(db: Db, rows: Row[]) {
  const open = await db
    .selectFrom('adReports')
    .select([
      'adId',
      ({ fn }) => fn.countAll<number>().as('count'),
      ({ fn }) => fn.count<number>('email').distinct().as('wantAnswer'),
    ])
    .select(({ fn }) => fn.max('createdAt').as('latestAt'))
    .where('adId', '=', anyOf(rows.map(({ adId }) => adId)))
    .where('closedAt', 'is', null)
    .groupBy('adId')
    .execute();
  const byAd = new Map(open.map(({ adId, ...counts }) => [adId, counts]));
  return (id: string) => byAd.get(id) ?? { count: 0, wantAnswer: 0, latestAt: null };
}
