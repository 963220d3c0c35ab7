import { sql } from 'kysely';
import type { InboxSort } from '../../contract/applications/handled-applications.ts';
import { applicationStatuses } from '../../contract/applications.ts';
import { policy } from '../../contract/policy.ts';
import { anyOf } from '../platform/database/any-of.ts';
import type { Db } from '../platform/database/database.ts';
import { inOrderOf } from '../platform/database/in-order-of.ts';
import { inNorwegianOrder } from '../platform/database/norwegian.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { averageFor } from './assessments/read-assessments.ts';
import { handledApplications, readHandled, requireHandledBusiness, withSummary } from './handled-applications.ts';
import { type InboxFilter, matches } from './inbox-filter.ts';
import { readLabels } from './labels/read-labels.ts';
import { unreadMessages } from './messages/unread-messages.ts';
import { recordReading } from './record-events.ts';
import { readColleagues } from './responsible/colleagues.ts';
import { showSummaries, showWhole } from './show-application.ts';

interface Filter extends InboxFilter {
  sort?: InboxSort | undefined;
}

interface Page extends Filter {
  page: number;
  limit: number;
  fields?: 'summary' | undefined;
}

/** A page of the applications of a business. Whoever gets the answers with it has read them. */
export async function readInbox({ db, files, clock }: Platform, viewer: Viewer, numberOrId: string, query: Page) {
  const { id } = await requireHandledBusiness(db, viewer, numberOrId);
  const { fields } = query;
  const { total, ids } = await findPage(db, viewer, id, query);
  const found = await readHandled(withSummary(db, viewer).where('applications.id', '=', anyOf(ids)));
  const rows = inOrderOf(ids, found);
  const now = clock.now();
  if (fields === 'summary') return { total, applications: await showSummaries(db, viewer.userId, rows, now) };
  await recordReading(
    db,
    rows.map((row) => row.id),
    viewer.userId,
    'opened',
    now,
  );
  return { total, applications: await showWhole(db, files, viewer.userId, rows, now) };
}

/** Which ones there are, for going through them: what is read or answered on the way moves none of them. */
export async function readOrder({ db }: Platform, viewer: Viewer, numberOrId: string, filter: Filter) {
  const { id } = await requireHandledBusiness(db, viewer, numberOrId);
  return findPage(db, viewer, id, { ...filter, page: 1, limit: policy.applicationHandling.mostInSitting });
}

/**
 * Counted while they are sorted: a search goes through all that was written, once. What a row shows beside itself is looked up for
 * those of the page only.
 */
async function findPage(db: Db, viewer: Viewer, businessId: string, { page, limit, sort, ...filter }: Page) {
  const all = withSummary(db, viewer).where(matches(businessId, viewer, filter));
  const found = await sorted(all, viewer, sort)
    .clearSelect()
    .select(['applications.id', sql<number>`count(*) over ()`.as('total')])
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const ids = found.map(({ id }) => id);
  const [first] = found;
  if (first || page === 1) return { total: first?.total ?? 0, ids };
  // A page after the last one has no row to say it.
  const count = all.clearSelect().select(({ fn }) => fn.countAll<number>().as('total'));
  return { ...(await count.executeTakeFirstOrThrow()), ids };
}

export function sorted(query: ReturnType<typeof withSummary>, viewer: Viewer, sort: Page['sort'] = 'newest') {
  if (sort === 'rating')
    return query
      .orderBy(averageFor(viewer.userId), (order) => order.desc().nullsLast())
      .orderBy('applications.submittedAt', 'desc')
      .orderBy('applications.id');
  if (sort === 'name')
    return query
      .orderBy(isAnonymous)
      .orderBy(ifKnown('lastName'), inNorwegianOrder)
      .orderBy(ifKnown('firstName'), inNorwegianOrder)
      .orderBy('applications.submittedAt', 'desc')
      .orderBy('applications.id');
  return query.orderBy('applications.submittedAt', sort === 'oldest' ? 'asc' : 'desc').orderBy('applications.id');
}

/** Their order would tell something of their names. */
const isAnonymous = sql`anonymous_responses is not null`;
const ifKnown = (name: 'firstName' | 'lastName') =>
  sql`case when anonymous_responses is null then ${sql.ref(`applications.${name}`)} end`;

/** The positions are those of the whole business: one chooses among them. */
export async function readStats(
  { db }: Platform,
  viewer: Viewer,
  numberOrId: string,
  filter: Pick<InboxFilter, 'positionId'>,
) {
  const business = await requireHandledBusiness(db, viewer, numberOrId);
  const own = handledApplications(db, viewer).where('applications.businessId', '=', business.id);
  const { newMessages, ...stats } = await own
    .where(matches(business.id, viewer, filter))
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('applications.isRead', '=', false).as('unread'),
      fn
        .countAll<number>()
        .filterWhere(eb(unreadMessages(true), '>', 0))
        .as('newMessages'),
      ...applicationStatuses.map((status) =>
        fn
          .countAll<number>()
          .filterWhere(eb('applications.status', '=', status))
          .as(status),
      ),
    ])
    .executeTakeFirstOrThrow();
  const positions = await own
    .select(({ fn }) => ['positions.id', 'positions.title', fn.countAll<number>().as('total')])
    .groupBy(['positions.id', 'positions.title'])
    .orderBy('positions.title', inNorwegianOrder)
    .orderBy('positions.id')
    .execute();
  const colleagues = await readColleagues(db, viewer, business.id);
  const labels = (await readLabels(db, business.id)).map(({ label }) => label);
  return { stats, newMessages, business: { ...business, _id: business.id }, positions, colleagues, labels };
}
