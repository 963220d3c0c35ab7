import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { SOME_TIME } from '../ad/wire.ts';
import { eventRows } from './event-rows.ts';
import type { FeedPage } from './nav-client.ts';
import { leaveQueue, removeAds } from './remove-ads.ts';

export type Item = FeedPage['items'][number];

/** The last event of each ad, since one page may say of one ad that it lives, has ended and lives again. */
export const foldItems = (items: Item[]): Map<string, Item> => new Map(items.map((item) => [item.uuid, item]));

/**
 * What ended is gone at once; what lives waits for its details. Applied twice it does the same once. An end that is older
 * than what we know of the ad has landed behind it, or is read again: the details decide.
 */
export async function applyItems(tx: Tx, items: Item[], now: Date) {
  const folded = [...foldItems(items).values()];
  const ended = folded.filter(({ isActive }) => !isActive);
  const overtaken = overtakenIn(items, ended);
  // Queued first: an end in this page is older than what was queued of the same ad.
  await queueDetails(tx, [...folded.filter(({ isActive }) => isActive), ...overtaken], now);
  const doubted = await askAboutOvertaken(tx, ended, now);
  const gone = ended.filter(({ uuid }) => !doubted.has(uuid));
  await leaveQueue(tx, gone);
  await removeAds(
    tx,
    // What says later that it lives is another event, also where the feed counts by the second.
    gone.map(({ uuid }) => ({ uuid, at: SOME_TIME })),
    now,
  );
}

/** What the same page says to live later than it ended, in an order that is not that of their times. */
function overtakenIn(items: Item[], ended: Item[]) {
  const ends = new Map(ended.map(({ uuid, at }) => [uuid, Date.parse(at)]));
  return [
    ...foldItems(
      items.filter(({ uuid, at, isActive }) => isActive && Date.parse(at) > (ends.get(uuid) ?? NaN)),
    ).values(),
  ];
}

/** Which of these ends are older than what we know of the ad. Its details are read again. */
async function askAboutOvertaken(tx: Tx, ended: Item[], now: Date) {
  if (ended.length === 0) return new Set<string>();
  const ends = eventRows(ended);
  await sql`
    insert into national_queue (id, event_at, due_at)
    select id, known.event_at, ${now} from ${ends} join national_reads known using (id) where known.event_at > item.event_at
    on conflict (id) do nothing`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    select id from ${ends} join national_queue waiting using (id) where waiting.event_at > item.event_at`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Except events that were dealt with before: pages overlap by one, and the last page is read again and again. In doubt, also
 * those of ads that NAV did not know when they were asked for.
 */
export async function queueDetails(tx: Tx, items: Item[], now: Date, { isDoubted = false } = {}) {
  if (items.length === 0) return;
  await sql`
    insert into national_queue (id, event_at, due_at)
    select item.id, item.event_at, ${now}
    from ${eventRows(items)}
    where not exists (select from national_reads known where known.id = item.id and known.event_at = item.event_at)
      and (${isDoubted} or not exists (select from national_stubs stub where stub.id = item.id and stub.event_at = item.event_at))
    on conflict (id) do update
      set event_at = excluded.event_at, due_at = excluded.due_at, attempts = 0, last_error = null, quarantined_at = null
      where national_queue.event_at <> excluded.event_at`.execute(tx);
}
