import { anyOf } from '../../platform/database/any-of.ts';
import type { Tx } from '../../platform/database/database.ts';
import { recordEvents } from '../record-events.ts';

interface Ending {
  businessId: string;
  userId: string;
  now: Date;
}

/** Whoever has no access any more takes care of nothing there. The business is held. */
export async function endResponsibility(tx: Tx, { businessId, userId, now }: Ending) {
  const rows = await tx
    .selectFrom('applications')
    .select('id')
    .where('businessId', '=', businessId)
    .where('responsibleId', '=', userId)
    // In one order, as whoever changes several locks them.
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const ids = rows.map(({ id }) => id);
  await tx
    .updateTable('applications')
    .set({ responsibleId: null, responsibilityGivenAt: null })
    .where('id', '=', anyOf(ids))
    .execute();
  await recordEvents(tx, ids, null, 'responsibility-lost', now, { userId });
}
