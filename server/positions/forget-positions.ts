import { forgetApplicationsOfPositions } from '../applications/index.ts';
import type { Tx } from '../platform/database/database.ts';

/** Before a business is deleted, and its positions with it: what was sent to them. */
export async function forgetPositionsOf(tx: Tx, businessId: string, now: Date) {
  const positions = await tx.selectFrom('positions').select('id').where('businessId', '=', businessId).execute();
  await forgetApplicationsOfPositions(
    tx,
    positions.map(({ id }) => id),
    { reason: 'business' },
    now,
  );
}
