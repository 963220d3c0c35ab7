import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { digestOf, type ParsedAd, parseAd } from '../ad/parse-ad.ts';
import type { WireEntry } from '../ad/wire.ts';
import { keepFormerAds } from '../former-ads.ts';
import { eventRows } from './event-rows.ts';
import { markDuplicates } from './mark-duplicates.ts';
import { leaveQueue, removeAds } from './remove-ads.ts';

export interface Detail {
  id: string;
  /** Of the event that asked for the details, as the database wrote it. */
  eventAt: string;
  /** Nothing: NAV no longer knows the ad. */
  entry: WireEntry | undefined;
}

interface Parsed extends Detail {
  digest: string | undefined;
  /** Nothing where it would be what we have, and where nothing is shown of it. */
  ad: ParsedAd | undefined;
}

/**
 * With a breath after each: the texts of a whole batch take half a second and more, in which no visitor would be answered.
 * Before the transaction, since others wait for the end of that.
 */
export async function parseDetails(db: Db, details: Detail[], now: Date): Promise<Parsed[]> {
  const known = await readKnown(db, details);
  const parsed: Parsed[] = [];
  for (const detail of details) {
    const digest = detail.entry?.status === 'ACTIVE' ? digestOf(detail.entry.ad_content) : undefined;
    const isSame = digest !== undefined && known.get(detail.id)?.contentDigest === digest;
    parsed.push({ ...detail, digest, ad: isSame ? undefined : parseLive(detail, now) });
    await setImmediate();
  }
  return parsed;
}

function parseLive({ id, entry }: Detail, now: Date) {
  if (entry?.status !== 'ACTIVE') return undefined;
  const ad = parseAd(id, entry.ad_content, now);
  return ad.hiddenAt > now ? ad : undefined;
}

/** Writes what was read. The entry's own status wins over the event's, and what has not changed is not written again. */
export async function applyDetails(tx: Tx, details: Parsed[], now: Date) {
  const known = await readKnown(tx, details);
  const isUnchanged = ({ id, digest }: Parsed) => digest !== undefined && known.get(id)?.contentDigest === digest;
  const unchanged = details.filter(isUnchanged);
  const same = new Set(unchanged);
  // One that was the same a moment ago may have been taken away since.
  const parsed = details
    .filter((detail) => !same.has(detail))
    .flatMap((detail) => detail.ad ?? parseLive(detail, now) ?? []);
  const away = await keepAway(tx, parsed, now);
  const live = parsed.filter(({ id }) => !away.has(id));
  const kept = new Set([...unchanged, ...live].map(({ id }) => id));
  const ended = details.filter(({ id }) => !kept.has(id));
  await removeAds(tx, eventsOf(ended), now);
  // Also of what was never kept, or its event would ask for the details again.
  await keepStubs(tx, ended, now);
  await writeLive(tx, live, known, now);
  await noteReads(
    tx,
    details.filter(({ id }) => kept.has(id)),
    now,
  );
  await leaveQueue(tx, eventsOf(details));
}

type Known = Map<string, { contentDigest: string; fingerprint: string; changedAt: Date }>;

async function readKnown(db: Db, details: Detail[]): Promise<Known> {
  const ids = details.map(({ id }) => id);
  const rows = await db
    .selectFrom('nationalPositions')
    .select(['id', 'contentDigest', 'fingerprint', 'changedAt'])
    .where('id', '=', anyOf(ids))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Of these ads, those that staff took down (take-down.ts), and what says the same word by word: it is kept away with them. */
async function keepAway(tx: Tx, ads: ParsedAd[], now: Date) {
  if (ads.length === 0) return new Set<string>();
  const ids = ads.map(({ id }) => id);
  const { rows } = await sql<{ id: string }>`
    with away as (
      select distinct on (item.id) item.id, down.fingerprint, down.title
      from unnest(${ids}::uuid[], ${ads.map(({ fingerprint }) => fingerprint)}::text[]) as item (id, fingerprint)
      join national_take_downs down on down.id = item.id or down.fingerprint = item.fingerprint
      order by item.id
    ), kept as (
      insert into national_take_downs (id, fingerprint, title, taken_down_at)
      select id, fingerprint, title, ${now} from away on conflict (id) do nothing
    )
    select id from away`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

async function writeLive(tx: Tx, ads: ParsedAd[], known: Known, now: Date) {
  const [first] = ads;
  if (!first) return;
  await keepFormerAds(tx, ads, known, now);
  const columns = Object.keys(first) as (keyof ParsedAd)[];
  await tx
    .insertInto('nationalPositions')
    .values(ads)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(({ ref }) => Object.fromEntries(columns.map((column) => [column, ref(`excluded.${column}`)]))),
    )
    .execute();
  const ids = ads.map(({ id }) => id);
  await tx.deleteFrom('nationalStubs').where('id', '=', anyOf(ids)).execute();
  const before = ids.flatMap((id) => known.get(id)?.fingerprint ?? []);
  await markDuplicates(tx, [...before, ...ads.map(({ fingerprint }) => fingerprint)], now);
}

const eventsOf = (details: Detail[]) => details.map(({ id, eventAt }) => ({ uuid: id, at: eventAt }));

async function noteReads(tx: Tx, ads: Detail[], now: Date) {
  if (ads.length === 0) return;
  await sql`
    insert into national_reads (id, event_at, checked_at)
    select id, event_at, ${now}
    from ${eventRows(eventsOf(ads))}
    on conflict (id) do update set event_at = excluded.event_at, checked_at = excluded.checked_at`.execute(tx);
}

async function keepStubs(tx: Tx, ended: Detail[], now: Date) {
  if (ended.length === 0) return;
  await sql`
    insert into national_stubs (id, event_at, removed_at)
    select id, event_at, ${now}
    from ${eventRows(eventsOf(ended))}
    on conflict (id) do update set event_at = excluded.event_at`.execute(tx);
}
