import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

/** The position that came under a reference, whatever its state, locked; the business is locked already. */
export async function findImported(tx: Tx, businessId: string, reference: string) {
  const imported = await tx
    .selectFrom('importedPositions')
    .selectAll()
    .where('businessId', '=', businessId)
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!imported) return undefined;
  const { positionId } = imported;
  const position = await tx
    .selectFrom('positions')
    .selectAll()
    .where('id', '=', positionId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { ...imported, position };
}

export type Imported = NonNullable<Awaited<ReturnType<typeof findImported>>>;

/** Whoever switches a position by hand decides: the system does not put it back. */
export const takeOverFromSystem = (tx: Tx, positionId: string) =>
  tx.updateTable('importedPositions').set({ takenDownAt: null }).where('positionId', '=', positionId).execute();

/** Of the position that is asked for: where it came from, if a system sent it. */
export const importedFrom = () => sql<{ system: string | null; reference: string; changedByHand: boolean } | null>`(
  select json_build_object(
    'system', business_keys.name,
    'reference', imported_positions.reference,
    'changedByHand', imported_positions.left_at is distinct from positions.content_changed_at)
  from imported_positions left join business_keys on business_keys.id = imported_positions.key_id
  where imported_positions.position_id = positions.id)`;
