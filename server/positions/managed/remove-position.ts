import { forgetApplicationsOfPositions } from '../../applications/index.ts';
import { recordBusinessEvent } from '../../businesses/index.ts';
import { dayInOslo } from '../../platform/clock.ts';
import type { Viewer } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { positionOf, type WhichPosition } from './find-own.ts';
import { readStats } from './limit.ts';
import { lockBusiness } from './managed-business.ts';
import { positionNotFound } from './position-not-found.ts';

/** With its applications, whatever its state. */
export function removePosition({ db, clock }: Platform, { businessId, positionId }: WhichPosition, viewer: Viewer) {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const business = await lockBusiness(tx, businessId, viewer);
    const own = await positionOf(tx, business.id, positionId).select('id').forUpdate().executeTakeFirst();
    if (!own) positionNotFound();
    await forgetApplicationsOfPositions(tx, [own.id], { reason: 'position', actorId: viewer.userId }, now);
    await tx.deleteFrom('positions').where('id', '=', own.id).execute();
    await recordBusinessEvent(tx, {
      businessId: business.id,
      kind: 'position-removed',
      actorId: viewer.userId,
      details: { positionId: own.id },
      now,
    });
    return { stats: await readStats(tx, business, dayInOslo(now)), message: 'Stillingen er slettet.' };
  });
}
