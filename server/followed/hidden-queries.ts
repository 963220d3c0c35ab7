import { sql } from 'kysely';
import type { z } from 'zod';
import type { hidden } from '../../contract/followed/hidden.ts';
import type { Db } from '../platform/database/database.ts';

type Lists = z.input<typeof hidden.readHidden.reply>;

/** Everything a user has hidden, the latest first. */
export async function readHidden(db: Db, userId: string): Promise<Lists> {
  const [rows, same, hiddenBusinesses] = await Promise.all([
    readPositions(db, userId),
    readSame(db, userId),
    readBusinesses(db, userId),
  ]);
  const hiddenPositions = rows.map(({ twinId, fingerprint: _key, ...row }) => ({
    ...row,
    sameIds: [...new Set([row.id, ...(twinId ? [twinId] : []), ...(same.get(row.id) ?? [])])],
  }));
  return { hiddenPositions, hiddenBusinesses };
}

/** As the tables have it, for the user's own download. */
export async function readHiddenRows(db: Db, userId: string) {
  const [hiddenPositions, hiddenBusinesses] = await Promise.all([
    readPositions(db, userId),
    latestBusinesses(db, userId).selectAll().execute(),
  ]);
  return { hiddenPositions, hiddenBusinesses: hiddenBusinesses.map(({ userId: _own, ...row }) => row) };
}

const readPositions = (db: Db, userId: string) =>
  db
    .selectFrom('hiddenPositions')
    .select(['positionId as id', 'type', 'title', 'businessName', 'location', 'twinId', 'fingerprint', 'hiddenAt'])
    .where('userId', '=', userId)
    .orderBy('hiddenAt', 'desc')
    .orderBy('positionId')
    .execute();

/** Under which ids lists show the ads now: posted again at NAV, or by the employer here. */
async function readSame(db: Db, userId: string): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ positionId: string; ids: string[] }>`
    select hidden.position_id, array_agg(same.id) || array_agg(same.local_position_id) as ids
    from hidden_positions hidden
    join national_positions ad on ad.id in (hidden.position_id, hidden.twin_id)
      or ad.local_position_id in (hidden.position_id, hidden.twin_id) or ad.fingerprint = hidden.fingerprint
    join national_positions same on same.fingerprint = ad.fingerprint
    where hidden.user_id = ${userId}
    group by hidden.position_id`.execute(db);
  return new Map(rows.map(({ positionId, ids }) => [positionId, ids.filter((id) => id !== null)]));
}

const latestBusinesses = (db: Db, userId: string) =>
  db.selectFrom('hiddenBusinesses').where('userId', '=', userId).orderBy('hiddenAt', 'desc').orderBy('id');

/** One that was hidden before its main unit was known goes with it since. */
export const readBusinesses = (db: Db, userId: string) =>
  latestBusinesses(db, userId)
    .leftJoin('registerParents', 'registerParents.organizationNumber', 'hiddenBusinesses.organizationNumber')
    .select(['id', 'name', 'hiddenAt'])
    .select(({ fn }) =>
      fn.coalesce('registerParents.parent', 'hiddenBusinesses.organizationNumber').as('organizationNumber'),
    )
    .execute();
