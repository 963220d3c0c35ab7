import { forgetRefusedImport, recordBusinessEvent } from '../../businesses/index.ts';
import type { System } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { positionNotFound } from '../managed/position-not-found.ts';
import { findImported } from './imported.ts';
import { lockForSystem } from './lock-for-system.ts';

/** Off, and still there for its applicants. What is off or over already stays as it is. */
export function takeDown({ db, clock }: Platform, system: System, reference: string) {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const business = await lockForSystem(tx, system);
    const known = await findImported(tx, business.id, reference);
    if (!known) positionNotFound();
    await forgetRefusedImport(tx, business.id, reference);
    const { positionId, position } = known;
    if (!position.isActive || position.approvalStatus === 'rejected') return 'Stillingen er ikke aktiv.';
    await tx.updateTable('positions').set({ isActive: false, updatedAt: now }).where('id', '=', positionId).execute();
    await tx.updateTable('importedPositions').set({ takenDownAt: now }).where('positionId', '=', positionId).execute();
    await recordBusinessEvent(tx, {
      businessId: business.id,
      kind: 'position-deactivated',
      actorId: null,
      details: { positionId, keyId: system.keyId },
      now,
    });
    return 'Stillingen er tatt ned.';
  });
}
