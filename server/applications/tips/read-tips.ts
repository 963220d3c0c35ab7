import { anyOf } from '../../platform/database/any-of.ts';
import type { Db } from '../../platform/database/database.ts';
import { livePositionIds } from '../../positions/index.ts';

/** What the employer has told an applicant of, the last first. */
export async function readTips(db: Db, applicationId: string, today: string) {
  const rows = await db
    .selectFrom('positionTips')
    .innerJoin('positions', 'positions.id', 'positionId')
    .select(['positions.id', 'positions.title', 'message', 'sentAt', 'seenAt'])
    .select((eb) => eb('positions.id', 'in', livePositionIds(db, today)).as('isOpen'))
    .where('applicationId', '=', applicationId)
    .orderBy('sentAt', 'desc')
    .orderBy('positionTips.id')
    .execute();
  return rows.map(({ id, title, isOpen, ...tip }) => ({ ...tip, position: { id, title, isOpen: Boolean(isOpen) } }));
}

/** For the download of everything that is kept about a user: those of each application, the first one first. */
export async function readTipsOf(db: Db, ids: string[]) {
  const tips = await db
    .selectFrom('positionTips')
    // One that is deleted has no title any more.
    .leftJoin('positions', 'positions.id', 'positionId')
    .select(['applicationId', 'title as position', 'message', 'sentAt as tippedAt', 'mailedAt', 'seenAt as readAt'])
    .where('applicationId', '=', anyOf(ids))
    .orderBy('sentAt')
    .execute();
  const byApplication = Map.groupBy(tips, ({ applicationId }) => applicationId);
  return new Map([...byApplication].map(([id, rows]) => [id, rows.map(({ applicationId: _own, ...tip }) => tip)]));
}
