import { sql } from 'kysely';
import { Failure } from '../../contract/errors.ts';
import { anyOf } from '../platform/database/any-of.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { recordStaffAction } from '../staff-trace/index.ts';
import { lockImport } from './import/lease.ts';
import { leaveQueue, removeAds } from './import/remove-ads.ts';

/** The ad and its copies end here, as if NAV had ended them. What the feed says of them afterwards is not written (apply-details.ts). */
export async function takeDown({ db, clock }: Platform, viewer: Viewer, uuid: string) {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    await lockImport(tx);
    const { rows } = await sql<{ uuid: string; at: string; title: string | null }>`
      with copies as (
        select copy.* from national_positions ad join national_positions copy using (fingerprint) where ad.id = ${uuid}
      ), kept as (
        insert into national_take_downs (id, fingerprint, title, taken_down_at)
        select id, fingerprint, title, ${now} from copies
      )
      select copies.id as uuid, coalesce(read.event_at, copies.published_at)::text as at, title
      from copies left join national_reads read on read.id = copies.id`.execute(tx);
    const ad = rows.find((row) => row.uuid === uuid);
    if (!ad) throw new Failure('notFound', 'NAV stilling ikke funnet');
    await leaveQueue(tx, rows);
    await removeAds(tx, rows, now);
    await record(tx, viewer, 'taken-down', { ...ad, id: uuid }, now);
  });
}

/** NAV is asked for them anew: what was kept of them is gone. */
export async function putBack({ db, clock }: Platform, viewer: Viewer, uuid: string) {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    await lockImport(tx);
    const { rows } = await sql<TakenDown>`
      delete from national_take_downs copy using national_take_downs ad
      where ad.id = ${uuid} and copy.fingerprint = ad.fingerprint returning copy.id, copy.title`.execute(tx);
    const ad = rows.find(({ id }) => id === uuid);
    if (!ad) throw new Failure('conflict', 'Annonsen er ikke tatt ned');
    await sql`
      insert into national_queue (id, event_at, due_at)
      select id, coalesce(event_at, ${now}), ${now}
      from unnest(${rows.map(({ id }) => id)}::uuid[]) as _(id) left join national_stubs using (id)
      on conflict (id) do update set due_at = excluded.due_at`.execute(tx);
    await record(tx, viewer, 'put-back', ad, now);
  });
}

interface TakenDown {
  id: string;
  title: string | null;
}

const record = (tx: Tx, viewer: Viewer, kind: 'taken-down' | 'put-back', { id, title }: TakenDown, now: Date) =>
  recordStaffAction(tx, viewer, { kind, subject: 'nav-position', subjectId: id, subjectName: title ?? '' }, now);

/** Those of the ads that staff took down. */
export async function takenDownIds(db: Db, ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('nationalTakeDowns').select('id').where('id', '=', anyOf(ids)).execute();
  return rows.map(({ id }) => id);
}
