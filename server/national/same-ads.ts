import { type RawBuilder, sql } from 'kysely';
import { anyOf } from '../platform/database/any-of.ts';
import type { Db } from '../platform/database/database.ts';

/** Inside a query: the ids of an ad, of the position here that is the same, and of NAV's other copies of that. */
export const sameAds = (id: RawBuilder<unknown>) => sql`(
  select ${id}
  union select local_position_id from national_positions where id = ${id} and local_position_id is not null
  union select id from national_positions where local_position_id = ${id}
  union select copy.id from national_positions ad join national_positions copy using (local_position_id) where ad.id = ${id}
)`;

/** The same outside of a query, with the id of the position here, if there is one. */
export async function idsOfSame(db: Db, id: string) {
  const ad = await db.selectFrom('nationalPositions').select('localPositionId').where('id', '=', id).executeTakeFirst();
  const localId = ad ? ad.localPositionId : id;
  if (!localId) return { localId, ids: [id] };
  const ads = await db.selectFrom('nationalPositions').select('id').where('localPositionId', '=', localId).execute();
  return { localId, ids: [localId, ...ads.map((each) => each.id)] };
}

/** What the ads are known by that their employers also published here, by the id of the position. */
export async function keysOfSame(db: Db, positionIds: string[]): Promise<Map<string | null, string[]>> {
  const rows = await db
    .selectFrom('nationalPositions')
    .select(['id', 'fingerprint', 'localPositionId'])
    .where('localPositionId', '=', anyOf(positionIds))
    .execute();
  return new Map(rows.map((row) => [row.localPositionId, keysOf(row)]));
}

/** By what an ad, or the one of a position here, is known beside its id. */
export const identityOf = (db: Db, id: string) =>
  db
    .selectFrom('nationalPositions')
    .select(['id', 'fingerprint', 'localPositionId'])
    .where(({ eb, or }) => or([eb('id', '=', id), eb('localPositionId', '=', id)]))
    .executeTakeFirst();

/** By its id, and by what NAV's other copies of it share: whoever was told of one was told of all. */
export const keysOf = ({ id, fingerprint }: { id: string; fingerprint: string }) => [`nav ${id}`, `nav ${fingerprint}`];
