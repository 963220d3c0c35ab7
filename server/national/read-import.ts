import { sql } from 'kysely';
import { HOUR_MS } from '../platform/clock.ts';
import type { Db } from '../platform/database/database.ts';
import { onlyRow } from '../platform/database/only-row.ts';
import { percentRead } from './import/follow-feed.ts';

/** NAV is read every few minutes, and publishes several hundred ads on a working day and some on every other. */
const SILENT_AFTER_MS = 3 * HOUR_MS;
const NO_NEWS_AFTER_MS = 48 * HOUR_MS;

/** Whether the feed is being read. Also silent: a feed that answers and has had no news for two days. */
export async function readHealth(db: Db, now: Date) {
  const { lastReadAt, newestEventAt, firstFinishedAt } = await db
    .selectFrom('nationalImport')
    .select(['lastReadAt', 'newestEventAt', 'firstFinishedAt'])
    .executeTakeFirstOrThrow();
  const isOlder = (moment: Date | null, ageMs: number) => !moment || now.getTime() - moment.getTime() > ageMs;
  const isUnread = isOlder(lastReadAt, SILENT_AFTER_MS);
  // The first time through, what is read is old news.
  const hasNoNews = firstFinishedAt !== null && isOlder(newestEventAt ?? firstFinishedAt, NO_NEWS_AFTER_MS);
  return { lastReadAt, newestEventAt, isUnread, isSilent: isUnread || hasNoNews };
}

/** What staff sees. */
export async function readImport(db: Db, now: Date) {
  const [health, state, counts, misfits, quarantine] = await Promise.all([
    readHealth(db, now),
    db.selectFrom('nationalImport').selectAll().executeTakeFirstOrThrow(),
    readCounts(db),
    readMisfitCounts(db),
    readQuarantine(db),
  ]);
  const { firstSince, firstFinishedAt, eventsRead, itemsRefused, lastError, lastErrorAt } = state;
  return {
    ...health,
    firstStart: { since: firstSince, finishedAt: firstFinishedAt, percent: percentRead(state, now) },
    eventsRead,
    itemsRefused,
    lastError,
    lastErrorAt,
    ...counts,
    misfits,
    quarantine,
  };
}

export async function readCounts(db: Db) {
  const { rows } = await sql<{ live: number; waiting: number; quarantined: number }>`
    select (select count(*) from national_positions) as live, count(*) as waiting,
      count(*) filter (where quarantined_at is not null) as quarantined
    from national_queue`.execute(db);
  return onlyRow(rows);
}

async function readMisfitCounts(db: Db) {
  const { rows } = await sql<{ field: string; count: number }>`
    select field, count(*) as count from national_positions, jsonb_object_keys(misfits) as field
    where misfits <> '{}' group by field order by count desc`.execute(db);
  return Object.fromEntries(rows.map(({ field, count }) => [field, count]));
}

async function readQuarantine(db: Db) {
  const rows = await db
    .selectFrom('nationalQueue')
    .select(['id', 'attempts', 'lastError', 'quarantinedAt', 'dueAt'])
    .where('quarantinedAt', 'is not', null)
    .orderBy('quarantinedAt')
    .limit(200)
    .execute();
  return rows.map(({ id, quarantinedAt, dueAt, ...row }) => ({
    ...row,
    uuid: id,
    quarantinedAt: quarantinedAt ?? dueAt,
    nextTryAt: dueAt,
  }));
}

export async function readMisfits(db: Db, field: string) {
  const { rows } = await sql<{ uuid: string; title: string | null; value: string }>`
    select id as uuid, title, misfits ->> ${field} as value from national_positions
    where misfits <> '{}' and misfits ? ${field} order by published_at desc limit 100`.execute(db);
  return rows;
}
