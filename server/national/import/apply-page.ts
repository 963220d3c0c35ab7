import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import type { FeedPage } from './nav-client.ts';
import { removeAds } from './remove-ads.ts';

export type Item = FeedPage['items'][number];

/** The last event of each ad, since one page may say of one ad that it lives, has ended and lives again. */
export const foldItems = (items: Item[]): Map<string, Item> => new Map(items.map((item) => [item.uuid, item]));

/** What ended is gone at once; what lives waits for its details. Applied twice it does the same once. */
export async function applyItems(tx: Tx, items: Item[], now: Date) {
  const folded = [...foldItems(items).values()];
  const ended = folded.filter(({ isActive }) => !isActive);
  await removeAds(
    tx,
    // What says later that it lives is another event, also where the feed counts by the second.
    ended.map(({ uuid }) => ({ uuid, at: '-infinity' })),
    now,
  );
  await queueDetails(
    tx,
    folded.filter(({ isActive }) => isActive),
    now,
  );
}

/** Except events that were dealt with before: pages overlap by one, and the last page is read again and again. */
export async function queueDetails(tx: Tx, items: Item[], now: Date) {
  if (items.length === 0) return;
  await sql`
    insert into national_queue (id, event_at, due_at)
    select item.id, item.event_at, ${now}
    from unnest(${items.map(({ uuid }) => uuid)}::uuid[], ${items.map(({ at }) => at)}::timestamptz[]) as item (id, event_at)
    where not exists (select from national_reads known where known.id = item.id and known.event_at = item.event_at)
      and not exists (select from national_stubs stub where stub.id = item.id and stub.event_at = item.event_at)
    on conflict (id) do update
      set event_at = excluded.event_at, due_at = excluded.due_at, attempts = 0, last_error = null, quarantined_at = null
      where national_queue.event_at <> excluded.event_at`.execute(tx);
}
