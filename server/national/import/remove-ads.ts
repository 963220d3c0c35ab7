import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { type AdEvent, eventRows } from './event-rows.ts';
import { markDuplicates } from './mark-duplicates.ts';

/** What was asked for under this event or an older one need not be asked for. */
export async function leaveQueue(tx: Tx, events: AdEvent[]) {
  if (events.length === 0) return;
  await sql`
    delete from national_queue using ${eventRows(events)}
    where national_queue.id = item.id and national_queue.event_at <= item.event_at`.execute(tx);
}

/** Everything an ad said goes with its row, in the caller's transaction. Only that it was here stays, for its followers. */
export async function removeAds(tx: Tx, ended: AdEvent[], now: Date) {
  if (ended.length === 0) return;
  const ids = ended.map(({ uuid }) => uuid);
  // Of most ads that a first start hears of, nothing was ever kept.
  const { rows } = await sql<{ fingerprint: string }>`
    with removed as (
      delete from national_positions where id = any(${ids}::uuid[]) returning id, fingerprint
    ), stubs as (
      insert into national_stubs (id, event_at, removed_at)
      select removed.id, item.event_at, ${now} from removed
      join ${eventRows(ended)} on item.id = removed.id
      on conflict (id) do update set event_at = excluded.event_at, removed_at = excluded.removed_at
    )
    select fingerprint from removed`.execute(tx);
  await markDuplicates(
    tx,
    rows.map(({ fingerprint }) => fingerprint),
    now,
  );
}
