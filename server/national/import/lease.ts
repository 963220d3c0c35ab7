import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/database.ts';

/** An instance that dies is followed by another within this time. */
const HELD_SECONDS = 40;

/** Takes or keeps the right to import. The database's clock decides, so that instances need not agree on the time. */
export async function holdLease(db: Db, holder: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('nationalImport')
    .set({ holder, heldUntil: sql<Date>`now() + make_interval(secs => ${HELD_SECONDS})` })
    .where(({ eb, or }) =>
      or([eb('holder', '=', holder), eb('heldUntil', 'is', null), eb('heldUntil', '<', sql<Date>`now()`)]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const releaseLease = (db: Db, holder: string) =>
  db.updateTable('nationalImport').set({ holder: null, heldUntil: null }).where('holder', '=', holder).execute();

export class LeaseLost extends Error {}

/** First in every transaction of the import: one that lost its right meanwhile writes nothing. */
export async function assertLease(tx: Tx, holder: string) {
  const held = await tx
    .selectFrom('nationalImport')
    .select('holder')
    .where('holder', '=', holder)
    .where('heldUntil', '>', sql<Date>`now()`)
    .forUpdate()
    .executeTakeFirst();
  if (!held) throw new LeaseLost('another instance imports');
}

/** What another than the import writes about its ads waits for it, and it for that. */
export const lockImport = (tx: Tx) => tx.selectFrom('nationalImport').select('holder').forUpdate().execute();
