import { addDays, dayInOslo, daysAfter } from '../server/platform/clock.ts';
import type { Platform } from '../server/platform/platform.ts';
import { keepFormerPosition } from '../server/positions/index.ts';

const EVERY = 8;

/** Some ads got more time, and some of these another text as well: what is followed is among them. */
export async function addChangedAds({ db, clock }: Platform) {
  if (await db.selectFrom('formerPositions').select('day').limit(1).executeTakeFirst()) return;
  const now = clock.now();
  const positions = await db
    .selectFrom('positions')
    .selectAll()
    .where('isActive', '=', true)
    .where('applicationDeadline', '>', dayInOslo(now))
    .where('createdAt', '<', daysAfter(now, -7))
    .orderBy(({ eb, selectFrom }) => eb('id', 'in', selectFrom('followedPositions').select('positionId')), 'desc')
    .orderBy('createdAt')
    .execute();
  for (const [index, position] of positions.entries()) {
    if (index % EVERY !== 0) continue;
    const before = {
      ...position,
      applicationDeadline: position.applicationDeadline && addDays(position.applicationDeadline, -7),
      ...(index % (2 * EVERY) === 0 && { description: '' }),
    };
    await keepFormerPosition(db, before, position, daysAfter(now, -3));
  }
}
