import { sql } from 'kysely';
import { daysAfter } from '../../platform/clock.ts';
import { LONGEST_LIFE_DAYS } from '../ad/longest-life.ts';
import { SOME_TIME } from '../ad/wire.ts';
import { applyItems } from './apply-page.ts';
import type { Import } from './importer.ts';
import { assertLease } from './lease.ts';
import type { FeedPage } from './nav-client.ts';
import { NavError } from './nav-error.ts';
import { pagesFrom } from './pages-from.ts';

/** Reads on from the last page that was read to the end of the feed, each page in one transaction with the cursor. */
export async function followFeed(running: Import) {
  const { nav, stop } = running;
  for await (const page of pagesFrom(await firstPage(running), nav, stop)) await applyPage(running, page);
  await finishReading(running);
}

async function firstPage(running: Import) {
  const { nav, stop } = running;
  const { pageId, since } = await readCursor(running);
  const known = pageId ? await nav.page(pageId, stop) : undefined;
  if (known) return known;
  const first = await nav.pageSince(since, stop);
  // What stands in front of NAV says 404 of everything while NAV itself is away.
  if (pageId && !first) throw new NavError('NAV knows neither our page nor any other');
  if (pageId) await forgetCursor(running);
  return first;
}

async function readCursor({ platform: { db, clock } }: Import) {
  const { pageId, firstSince } = await db.selectFrom('nationalImport').selectAll().executeTakeFirstOrThrow();
  const earliest = daysAfter(clock.now(), -LONGEST_LIFE_DAYS);
  if (!firstSince) await db.updateTable('nationalImport').set({ firstSince: earliest }).execute();
  // Also where a page is no longer known: a feed of another origin has other ads, and events older than the newest we know.
  return { pageId, since: earliest };
}

async function applyPage({ platform: { db, clock, log }, holder }: Import, page: FeedPage) {
  const now = clock.now();
  const newest = page.items
    .map(({ at }) => at)
    .filter((at) => at !== SOME_TIME)
    .sort((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);
  const isReadAgain = sql`(page_id is not distinct from ${page.id})::int`;
  const state = await db.transaction().execute(async (tx) => {
    await assertLease(tx, holder);
    await applyItems(tx, page.items, now);
    return await tx
      .updateTable('nationalImport')
      .set(({ ref }) => ({
        // Read again the next time: its next one appears there, and may be named before it can be read.
        pageId: page.id,
        // An event of tomorrow would hide for as long that there is no news.
        ...(newest && {
          newestEventAt: sql<Date>`greatest(newest_event_at, least(${newest}::timestamptz, ${now}::timestamptz))`,
        }),
        eventsRead: sql<number>`${ref('eventsRead')} + ${page.items.length} - ${isReadAgain} * page_events`,
        itemsRefused: sql<number>`${ref('itemsRefused')} + ${page.refused} - ${isReadAgain} * page_refused`,
        pageEvents: page.items.length,
        pageRefused: page.refused,
        lastReadAt: now,
        lastError: null,
      }))
      .returning(['eventsRead', 'newestEventAt', 'firstSince', 'firstFinishedAt'])
      .executeTakeFirstOrThrow();
  });
  if (!state.firstFinishedAt)
    log.info({ events: state.eventsRead, percent: percentRead(state, now) }, "reading NAV's feed for the first time");
}

/** How far a first start has come, by the time of the events. */
export function percentRead(
  {
    newestEventAt,
    firstSince,
    firstFinishedAt,
  }: { newestEventAt: Date | null; firstSince: Date | null; firstFinishedAt: Date | null },
  now: Date,
) {
  if (firstFinishedAt) return 100;
  if (!newestEventAt || !firstSince) return 0;
  const share = (newestEventAt.getTime() - firstSince.getTime()) / (now.getTime() - firstSince.getTime());
  return Math.max(0, Math.min(99, Math.floor(share * 100)));
}

/** NAV's log was made anew: what ended meanwhile may have left no trace, so every ad we have is looked at again. */
async function forgetCursor({ platform: { db, clock, log }, holder }: Import) {
  log.warn('NAV does not know the page we were at: reading starts again by time');
  await db.transaction().execute(async (tx) => {
    await assertLease(tx, holder);
    await tx.updateTable('nationalImport').set({ pageId: null }).execute();
    await sql`insert into national_queue (id, event_at, due_at)
      select id, event_at, ${clock.now()} from national_reads on conflict (id) do nothing`.execute(tx);
  });
}

async function finishReading({ platform: { db, clock } }: Import) {
  const now = clock.now();
  await db
    .updateTable('nationalImport')
    .set({ lastReadAt: now, lastError: null, firstFinishedAt: sql<Date>`coalesce(first_finished_at, ${now})` })
    .execute();
}
