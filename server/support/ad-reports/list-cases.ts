import { type Selectable, sql } from 'kysely';
import type { z } from 'zod';
import { type adReports, MOST_READ } from '../../../contract/support/ad-reports.ts';
import type { AdKind } from '../../../contract/values.ts';
import { liveNationalIds, takenDownIds } from '../../national/index.ts';
import { dayInOslo } from '../../platform/clock.ts';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Db, Schema } from '../../platform/database/database.ts';
import { inOrderOf } from '../../platform/database/in-order-of.ts';
import { livePositionIds } from '../../positions/index.ts';
import { matching, pageOf } from '../../staff/index.ts';

type Row = Selectable<Schema['adReports']>;

/** Open reports of an ad are one case, and so are those that were closed together. Its first one stands for it. */
export async function listCases(db: Db, query: z.output<typeof adReports.list.query>, now: Date) {
  const { search, state, page, limit } = query;
  const isClosed = state === 'closed';
  const { ids, pagination } = await pageOf(db, {
    table: sql`ad_reports`,
    where: [isClosed ? sql`closed_at is not null` : sql`closed_at is null`, isFirst],
    orderColumns: isClosed ? sql`closed_at, id` : sql`created_at, id`,
    orderBy: isClosed ? sql`closed_at desc, id` : sql`created_at, id`,
    search,
    matches: [matching(sql`title || ' ' || business_name`)],
    page,
    limit,
  });
  return { cases: await readCases(db, ids, now), pagination };
}

const isFirst = sql`not exists (
  select from ad_reports earlier
  where earlier.kind = ad_reports.kind and earlier.ad_id = ad_reports.ad_id
    and earlier.closed_at is not distinct from ad_reports.closed_at
    and (earlier.created_at, earlier.id) < (ad_reports.created_at, ad_reports.id))`;

/** In the order of the ids. */
async function readCases(db: Db, ids: string[], now: Date) {
  if (ids.length === 0) return [];
  const rows = inOrderOf(ids, await db.selectFrom('adReports').selectAll().where('id', '=', anyOf(ids)).execute());
  const [stateOf, said] = [await readStates(db, rows, now), await readSaid(db, ids)];
  return rows.map(({ id, kind, adId, title, businessName, createdAt, closedAt, answer }) => {
    const reports = said.filter(({ caseId }) => caseId === id);
    const [latest] = reports;
    return {
      ...{ id, createdAt, closedAt, answer, reports },
      ad: { kind, id: adId, title, businessName, state: stateOf(adId) },
      latestAt: latest?.createdAt ?? createdAt,
      count: latest?.count ?? 0,
      wantAnswer: latest?.wantAnswer ?? 0,
    };
  });
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

interface Said extends Pick<Row, 'id' | 'reason' | 'message' | 'createdAt'> {
  caseId: string;
  count: number;
  wantAnswer: number;
}

/** The newest reports of each case, each with how many the case has. */
async function readSaid(db: Db, ids: string[]) {
  const { rows } = await sql<Said>`
    select first.id as case_id, said.*
    from ad_reports first cross join lateral (
      select id, reason, message, created_at, count(*) over () as count,
        (select count(distinct email) from ad_reports asking where ${isOfCase('asking')}) as want_answer
      from ad_reports each where ${isOfCase('each')}
      order by created_at desc, id limit ${MOST_READ}) said
    where first.id = ${anyOf(ids)}
    order by said.created_at desc, said.id`.execute(db);
  return rows;
}

const isOfCase = (each: string) =>
  sql`(${sql.ref(`${each}.kind`)}, ${sql.ref(`${each}.adId`)}) = (first.kind, first.ad_id)
    and ${sql.ref(`${each}.closedAt`)} is not distinct from first.closed_at`;
