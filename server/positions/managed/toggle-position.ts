import { Failure } from '../../../contract/errors.ts';
import { recordBusinessEvent } from '../../businesses/index.ts';
import { dayInOslo } from '../../platform/clock.ts';
import type { Viewer } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { takeOverFromSystem } from '../imports/imported.ts';
import { findOwn, type WhichPosition } from './find-own.ts';
import { hasRoom, limitReached, readStats } from './limit.ts';
import { lockBusiness } from './managed-business.ts';
import { refuseExpired } from './refuse-expired.ts';

/** Off, or on while there is room and time left. */
export function togglePosition(
  { db, clock }: Platform,
  which: WhichPosition,
  wanted: boolean | undefined,
  viewer: Viewer,
) {
  return db.transaction().execute(async (tx) => {
    const business = await lockBusiness(tx, which.businessId, viewer);
    const now = clock.now();
    const today = dayInOslo(now);
    const position = await findOwn(tx, business.id, which.positionId);
    const isActive = wanted ?? !position.isActive;
    if (isActive && !position.isActive) {
      if (position.stoppedByStaffAt)
        throw new Failure('conflict', 'Vi har deaktivert stillingen. Ta kontakt med oss hvis det er en feil.');
      refuseExpired(position.expiryDate, today);
      if (position.applicationMethod === 'form' && !position.applicationFormId)
        throw new Failure('conflict', 'Søknadsmalen til stillingen er slettet. Velg en ny mal for å aktivere den.');
      if (!(await hasRoom(tx, business, today))) throw new Failure('conflict', limitReached(business));
    }
    await tx
      .updateTable('positions')
      .set({ isActive, ...(isActive && { expiredAt: null }), updatedAt: now })
      .where('id', '=', position.id)
      .where('businessId', '=', business.id)
      .execute();
    await takeOverFromSystem(tx, position.id);
    if (isActive !== position.isActive)
      await recordBusinessEvent(tx, {
        businessId: business.id,
        kind: isActive ? 'position-activated' : 'position-deactivated',
        actorId: viewer.userId,
        details: { positionId: position.id },
        now,
      });
    return {
      position: { id: position.id, isActive },
      stats: await readStats(tx, business, today),
      message: isActive ? 'Stillingen er aktivert.' : 'Stillingen er deaktivert.',
    };
  });
}
