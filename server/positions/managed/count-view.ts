import { isbot } from 'isbot';
import { sql } from 'kysely';
import { isUuid } from '../../../contract/is-uuid.ts';
import { isManagedBy } from '../../businesses/index.ts';
import { dayInOslo } from '../../platform/clock.ts';
import type { Viewer } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { withBusiness } from '../queries.ts';
import { isLive } from '../visibility.ts';

interface View {
  viewer: Viewer | null;
  userAgent: string;
}

/** One more today. Who it was is neither known nor kept; those who manage the position, staff and machines do not count. */
export async function countView({ db, clock }: Platform, id: string, { viewer, userAgent }: View) {
  if (!isUuid(id) || !userAgent || isbot(userAgent) || viewer?.isAdmin) return;
  const today = dayInOslo(clock.now());
  await db
    .insertInto('positionViews')
    .columns(['positionId', 'day', 'views'])
    .expression(
      withBusiness(db)
        .clearSelect()
        .select(['positions.id as positionId', sql<string>`${today}::date`.as('day'), sql<number>`1`.as('views')])
        .where('positions.id', '=', id)
        .where(isLive(today))
        .where((position) => position.not(isManagedBy(viewer))),
    )
    .onConflict((conflict) =>
      conflict.columns(['positionId', 'day']).doUpdateSet({ views: sql<number>`position_views.views + 1` }),
    )
    .execute();
}
