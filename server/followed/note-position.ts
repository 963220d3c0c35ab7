import { Failure } from '../../contract/errors.ts';
import { isUuid } from '../../contract/is-uuid.ts';
import type { Db } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/route.ts';

/** What the follower writes of it; nothing takes it away. */
export async function notePosition(db: Db, { userId }: Viewer, positionId: string, note: string) {
  if (!isUuid(positionId)) notFollowed();
  const { numUpdatedRows } = await db
    .updateTable('followedPositions')
    .set({ note })
    .where('userId', '=', userId)
    .where('positionId', '=', positionId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) notFollowed();
}

function notFollowed(): never {
  throw new Failure('notFound', 'Du følger ikke stillingen lenger.');
}
