import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { holdOwned } from './owned.ts';
import { recordBusinessEvent } from './record-event.ts';

/** Where messages through the profile go. Without one they go to the register's address, if that is no person's. */
export async function setContactAddress({ db, clock }: Platform, viewer: Viewer, id: string, contactEmail: string) {
  await db.transaction().execute(async (tx) => {
    await holdOwned(tx, viewer, id);
    const now = clock.now();
    await tx
      .updateTable('businesses')
      .set({ contactEmail: contactEmail || null, contentChangedAt: now, updatedAt: now })
      .where('id', '=', id)
      .execute();
    await recordBusinessEvent(tx, { businessId: id, kind: 'contact-address-set', actorId: viewer.userId, now });
  });
}
