import { Failure } from '../../../contract/errors.ts';
import type { Viewer } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { holdOwned } from '../owned.ts';
import { recordBusinessEvent } from '../record-event.ts';

/** For good. It waits for a call that is under way with it; none comes after. */
export function endKey({ db, clock }: Platform, viewer: Viewer, businessId: string, keyId: string) {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const business = await holdOwned(tx, viewer, businessId);
    const ended = await tx
      .updateTable('businessKeys')
      // Sent once more, what made it makes another one.
      .set({ endedAt: now, idempotencyKey: null })
      .where('id', '=', keyId)
      .where('businessId', '=', business.id)
      .where('endedAt', 'is', null)
      .returning('name')
      .executeTakeFirst();
    if (!ended) throw new Failure('notFound', 'Nøkkelen er avsluttet allerede.');
    const event = { businessId: business.id, actorId: viewer.userId, details: { keyId }, now };
    await recordBusinessEvent(tx, { ...event, kind: 'key-ended' });
    return ended.name;
  });
}
