import { Failure } from '../../contract/errors.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { isStopped } from './is-stopped.ts';
import { holdOwned } from './owned.ts';
import { recordBusinessEvent } from './record-event.ts';
import { heldByRegister } from './register/tell-lookup.ts';

/** Hides a business with its positions, or shows it again, unless staff or the register stands against that. */
export async function toggleActive({ db, clock }: Platform, viewer: Viewer, id: string, wanted: boolean | undefined) {
  return await db.transaction().execute(async (tx) => {
    const business = await holdOwned(tx, viewer, id);
    const { isActive, registerTrouble } = business;
    if (isActive === wanted) return isActive;
    if (isStopped(business)) {
      throw new Failure('conflict', 'Vi har deaktivert bedriften. Ta kontakt med oss hvis det er en feil.');
    }
    if (!isActive && registerTrouble) {
      throw new Failure('conflict', heldByRegister(registerTrouble));
    }
    const now = clock.now();
    await tx.updateTable('businesses').set({ isActive: !isActive, updatedAt: now }).where('id', '=', id).execute();
    const kind = isActive ? 'deactivated' : 'activated';
    await recordBusinessEvent(tx, { businessId: id, kind, actorId: viewer.userId, now });
    return !isActive;
  });
}
