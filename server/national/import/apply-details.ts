import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';
import { parseAd } from '../ad/parse-ad.ts';
import type { WireEntry } from '../ad/wire.ts';
import { markDuplicates } from './mark-duplicates.ts';
import { removeAds } from './remove-ads.ts';

export interface Detail {
  id: string;
  /** Of the event that asked for the details, as the database wrote it. */
  eventAt: string;
  /** Nothing: NAV no longer knows the ad. */
  entry: WireEntry | undefined;
}

/** Writes what was read. The entry's own status wins over the event's. */
export async function applyDetails(tx: Tx, details: Detail[], now: Date) {
  const parsed = details.map(({ id, eventAt, entry }) => ({
    id,
    eventAt,
    ad: entry?.status === 'ACTIVE' ? parseAd(id, entry.ad_content, now) : undefined,
  }));
  const live = parsed.flatMap(({ ad, eventAt }) =>
    ad && ad.hiddenAt > now ? [{ ...ad, eventAt, checkedAt: now }] : [],
  );
  const liveIds = new Set(live.map(({ id }) => id));
  const ended = parsed.filter(({ id }) => !liveIds.has(id));
  await removeAds(
    tx,
    ended.map(({ id, eventAt }) => ({ uuid: id, at: eventAt })),
    now,
  );
  // Also of what was never kept, or its event would ask for the details again.
  await keepStubs(tx, ended, now);
  await writeLive(tx, live, now);
  await leaveQueue(tx, details);
}

type LiveAd = ReturnType<typeof parseAd> & { eventAt: string; checkedAt: Date };

async function writeLive(tx: Tx, ads: LiveAd[], now: Date) {
  if (ads.length === 0) return;
  const ids = ads.map(({ id }) => id);
  const known = await tx
    .selectFrom('nationalPositions')
    .select(['id', 'contentDigest', 'fingerprint'])
    .where('id', 'in', ids)
    .execute();
  const knownById = new Map(known.map((row) => [row.id, row]));
  const changed = ads.filter(({ id, contentDigest }) => knownById.get(id)?.contentDigest !== contentDigest);
  await touch(
    tx,
    ads.filter((ad) => !changed.includes(ad)),
    now,
  );
  if (changed.length === 0) return;
  await tx
    .insertInto('nationalPositions')
    .values(changed)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(({ ref }) =>
          Object.fromEntries(
            Object.keys(changed[0] as object).map((column) => [column, ref(`excluded.${column}` as 'excluded.title')]),
          ),
        ),
    )
    .execute();
  await tx.deleteFrom('nationalStubs').where('id', 'in', ids).execute();
  const before = changed.flatMap(({ id }) => knownById.get(id)?.fingerprint ?? []);
  await markDuplicates(tx, [...before, ...changed.map(({ fingerprint }) => fingerprint)], now);
}

async function touch(tx: Tx, ads: LiveAd[], now: Date) {
  if (ads.length === 0) return;
  await sql`
    update national_positions set checked_at = ${now}, event_at = item.event_at
    from unnest(${ads.map(({ id }) => id)}::uuid[], ${ads.map(({ eventAt }) => eventAt)}::timestamptz[]) as item (id, event_at)
    where national_positions.id = item.id`.execute(tx);
}

async function keepStubs(tx: Tx, ended: { id: string; eventAt: string }[], now: Date) {
  if (ended.length === 0) return;
  await tx
    .insertInto('nationalStubs')
    .values(ended.map(({ id, eventAt }) => ({ id, eventAt, removedAt: now })))
    .onConflict((conflict) => conflict.column('id').doUpdateSet(({ ref }) => ({ eventAt: ref('excluded.eventAt') })))
    .execute();
}

async function leaveQueue(tx: Tx, details: Detail[]) {
  await sql`
    delete from national_queue using unnest(${details.map(({ id }) => id)}::uuid[], ${details.map(({ eventAt }) => eventAt)}::timestamptz[])
      as item (id, event_at)
    where national_queue.id = item.id and national_queue.event_at = item.event_at`.execute(tx);
}
