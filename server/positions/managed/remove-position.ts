import { Failure } from '../../../contract/errors.ts';
import { dayInOslo } from '../../platform/clock.ts';
import type { Viewer } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { isUuid } from '../queries.ts';
import { lockBusiness, readStats } from './locked-business.ts';

interface Which {
  businessId: string;
  positionId: string;
}

/** With its applications, whatever its state. */
export function removePosition({ db, clock }: Platform, { businessId, positionId }: Which, viewer: Viewer) {
  return db.transaction().execute(async (tx) => {
    const business = await lockBusiness(tx, businessId, viewer);
    const removed = isUuid(positionId)
      ? await tx
          .deleteFrom('positions')
          .where('id', '=', positionId)
          .where('businessId', '=', business.id)
          .returning('id')
          .executeTakeFirst()
      : undefined;
    if (!removed) throw new Failure('notFound', 'Stilling ikke funnet');
    return { stats: await readStats(tx, business, dayInOslo(clock.now())), message: 'Stillingen er slettet.' };
  });
}
