import type { Kysely } from 'kysely';
import { isPublicBusiness } from '../businesses/index.ts';
import type { Db, Schema } from '../platform/database/database.ts';
import { type NationalRow, showNational, showNationalCard } from './show-national.ts';
import { isLive } from './visibility.ts';

/** Cards in the order of the ids. */
export async function readNationalCards(db: Db, ids: string[], now: Date) {
  if (ids.length === 0) return [];
  const rows = await withBusiness(db).where('nationalPositions.id', 'in', ids).where(isLive(now)).execute();
  const others = await readOthers(db, rows, now);
  const byId = new Map(rows.map((row) => [row.id, showNationalCard(row, others, now)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function readNational(db: Db, id: string, now: Date) {
  const row = await withBusiness(db).where('nationalPositions.id', '=', id).where(isLive(now)).executeTakeFirst();
  if (!row) return undefined;
  const local = row.localPositionId
    ? await db.selectFrom('positions').select(['id', 'title']).where('id', '=', row.localPositionId).executeTakeFirst()
    : undefined;
  return showNational(row, await readOthers(db, [row], now), local ?? null, now);
}

/** The ad that an employer also published here. */
export const readSameAs = (db: Db, positionId: string, now: Date) =>
  db
    .selectFrom('nationalPositions')
    .select(['id as uuid', 'link'])
    .where('localPositionId', '=', positionId)
    .where(isLive(now))
    .executeTakeFirst();

/** Whether NAV once had this ad. */
export const readStub = (db: Db, id: string) =>
  db.selectFrom('nationalStubs').select('removedAt').where('id', '=', id).executeTakeFirst();

/** The ad names the sub-unit, the profile the main unit. */
const withBusiness = (db: Db) =>
  (db as Kysely<Schema>)
    .selectFrom('nationalPositions')
    .leftJoin('registerParents', 'registerParents.organizationNumber', 'nationalPositions.organizationNumber')
    .leftJoin('businesses', (join) =>
      join
        .on(({ eb, fn }) =>
          eb(
            'businesses.organizationNumber',
            '=',
            fn.coalesce('registerParents.parent', 'nationalPositions.organizationNumber'),
          ),
        )
        .on(() => isPublicBusiness()),
    )
    .selectAll('nationalPositions')
    .select(['businesses.id as businessId', 'businesses.businessName as profileName', 'businesses.logoPath'])
    .select('businesses.organizationNumber as profileNumber');

/** The same ads under other uuids. */
async function readOthers(db: Db, rows: NationalRow[], now: Date) {
  if (rows.length === 0) return [];
  return await db
    .selectFrom('nationalPositions')
    .select(['id', 'fingerprint', 'link', 'applicationUrl'])
    .where(
      'fingerprint',
      'in',
      rows.map(({ fingerprint }) => fingerprint),
    )
    .where(isLive(now))
    .orderBy('publishedAt', 'desc')
    .orderBy('id')
    .execute();
}
