import { sql } from 'kysely';
import type { ApplicationEventKind } from '../../../contract/applications/handled-applications.ts';
import { type RefusalReason, refusalReasons } from '../../../contract/applications/refusal-reasons.ts';
import { addDays, DAY_MS, dayInOslo, startOfDayInOslo } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { inNorwegianOrder } from '../../platform/database/norwegian.ts';
import type { Viewer } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { handledApplications, requireHandledBusiness } from '../handled-applications.ts';
import { readSurvey } from '../survey/read-survey.ts';

interface Period {
  businessId: string;
  /** Days in Oslo, both of them in it. */
  from: string;
  to: string;
}

const DAYS_OF_WEEK = 7;

/** The last weeks of a business up to today, out of what is kept anyway. */
export async function readReport({ db, clock }: Platform, viewer: Viewer, numberOrId: string, weeks: number) {
  const { id, businessName } = await requireHandledBusiness(db, viewer, numberOrId);
  const now = clock.now();
  const to = dayInOslo(now);
  const period = { businessId: id, from: addDays(to, 1 - weeks * DAYS_OF_WEEK), to };
  const [total, viewsByDay, receivedByDay, positions, oldest, survey] = await Promise.all([
    received(db, viewer, period)
      .select(outcomes)
      .select(medianHours(sql`applications.first_opened_at`).as('hoursToOpen'))
      .executeTakeFirstOrThrow(),
    readViewsByDay(db, period),
    readReceivedByDay(db, viewer, period),
    readPositions(db, viewer, period),
    readOldestWaiting(db, viewer, id),
    readSurvey(db, id, now),
  ]);
  return {
    business: { id, businessName },
    from: period.from,
    to,
    total: {
      ...total,
      views: sumOf(viewsByDay),
      longestWaitingDays: oldest && Math.floor((now.getTime() - oldest.getTime()) / DAY_MS),
    },
    weeks: Array.from({ length: weeks }, (_, index) => {
      const from = addDays(period.from, index * DAYS_OF_WEEK);
      const until = addDays(from, DAYS_OF_WEEK);
      const inWeek = ({ day }: { day: string }) => day >= from && day < until;
      return { from, views: sumOf(viewsByDay.filter(inWeek)), received: sumOf(receivedByDay.filter(inWeek)) };
    }),
    positions,
    survey,
  };
}

const sumOf = (days: { count: number }[]) => days.reduce((sum, { count }) => sum + count, 0);

/** What the applicant hears of. */
const answers: ApplicationEventKind[] = ['told', 'interview-offered'];

/** Those that came in the period and were not withdrawn. The history knows of interviews that were called off since. */
const received = (db: Db, viewer: Viewer, { businessId, from }: Period) =>
  handledApplications(db, viewer)
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('applicationEvents')
          .whereRef('applicationEvents.applicationId', '=', 'applications.id')
          .where('applicationEvents.kind', 'in', answers)
          .select(({ fn }) => [
            fn.min('applicationEvents.createdAt').as('at'),
            fn.countAll().filterWhere('applicationEvents.kind', '=', 'interview-offered').as('invitations'),
          ])
          .as('answer'),
      (join) => join.onTrue(),
    )
    .where('applications.businessId', '=', businessId)
    .where('applications.submittedAt', '>=', new Date(startOfDayInOslo(from)));

const isDenied = sql`applications.status = 'denied'`;
const countOfEach = refusalReasons.map(
  (reason) =>
    sql`${sql.lit(reason)}, count(*) filter (where ${isDenied} and ${sql.lit(reason)} = any(applications.refusal_reasons))`,
);

const outcomes = [
  sql<number>`count(*)`.as('received'),
  sql<number>`count(applications.first_opened_at)`.as('opened'),
  sql<number>`count(answer.at)`.as('answered'),
  sql<number>`count(*) filter (where answer.invitations > 0)`.as('invited'),
  sql<number>`count(*) filter (where applications.status = 'approved')`.as('approved'),
  sql<number>`count(*) filter (where ${isDenied})`.as('denied'),
  sql<Record<RefusalReason, number>>`jsonb_build_object(${sql.join(countOfEach)})`.as('refusalReasons'),
  sql<number>`count(*) filter (where ${isDenied} and applications.refusal_reasons = '{}')`.as('withoutReason'),
  sql<number>`count(*) filter (where applications.status = 'pending')`.as('waiting'),
  medianHours(sql`answer.at`).as('hoursToAnswer'),
] as const;

function medianHours(moment: ReturnType<typeof sql>) {
  return sql<number | null>`round(percentile_cont(0.5) within group (
    order by extract(epoch from ${moment} - applications.submitted_at)) / 3600)::integer`;
}

const readReceivedByDay = (db: Db, viewer: Viewer, period: Period) =>
  received(db, viewer, period)
    .select([dayOf.as('day'), ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy(dayOf)
    .execute();

const dayOf = sql<string>`(applications.submitted_at at time zone 'Europe/Oslo')::date`;

const views = (db: Db, { businessId, from, to }: Period) =>
  db
    .selectFrom('positionViews')
    .innerJoin('positions', 'positions.id', 'positionViews.positionId')
    .where('positions.businessId', '=', businessId)
    .where('positionViews.day', '>=', from)
    .where('positionViews.day', '<=', to)
    .select(({ fn }) => fn.sum<number>('positionViews.views').as('count'));

const readViewsByDay = (db: Db, period: Period) =>
  views(db, period).select('positionViews.day').groupBy('positionViews.day').execute();

const noReasons = Object.fromEntries(refusalReasons.map((reason) => [reason, 0])) as Record<RefusalReason, number>;

async function readPositions(db: Db, viewer: Viewer, period: Period) {
  const rows = await db
    .with('seen', () => views(db, period).select('positions.id').groupBy('positions.id'))
    .with('wanted', () => received(db, viewer, period).select('positions.id').select(outcomes).groupBy('positions.id'))
    .selectFrom('positions')
    .leftJoin('seen', 'seen.id', 'positions.id')
    .leftJoin('wanted', 'wanted.id', 'positions.id')
    .where('positions.businessId', '=', period.businessId)
    .where(({ or, eb }) => or([eb('seen.id', 'is not', null), eb('wanted.id', 'is not', null)]))
    .selectAll('wanted')
    .select(['positions.id', 'positions.title', 'positions.applicationMethod', 'seen.count as views'])
    .orderBy('wanted.received', (order) => order.desc().nullsLast())
    .orderBy('seen.count', (order) => order.desc().nullsLast())
    .orderBy('positions.title', inNorwegianOrder)
    .orderBy('positions.id')
    .execute();
  return rows.map((row) => ({
    ...row,
    views: row.views ?? 0,
    received: row.received ?? 0,
    opened: row.opened ?? 0,
    answered: row.answered ?? 0,
    invited: row.invited ?? 0,
    approved: row.approved ?? 0,
    denied: row.denied ?? 0,
    refusalReasons: row.refusalReasons ?? noReasons,
    withoutReason: row.withoutReason ?? 0,
    waiting: row.waiting ?? 0,
  }));
}

async function readOldestWaiting(db: Db, viewer: Viewer, businessId: string) {
  const { oldest } = await handledApplications(db, viewer)
    .where('applications.businessId', '=', businessId)
    .where('applications.status', '=', 'pending')
    .select(({ fn }) => fn.min('applications.submittedAt').as('oldest'))
    .executeTakeFirstOrThrow();
  return oldest as Date | null;
}
