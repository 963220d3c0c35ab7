import type { Db } from '../platform/database/database.ts';

type Reason = 'logout' | 'revoked' | 'password' | 'deactivated';

interface Which {
  userId: string;
  only?: string;
  except?: string;
}

/** Ends sessions of one user: all, all but one, or one. Answers how many were ended. */
export async function endSessions(db: Db, { userId, only, except }: Which, endedBy: Reason, endedAt: Date) {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ endedAt, endedBy })
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where(({ eb, and }) => and(only === undefined ? [] : [eb('id', '=', only)]))
    .where(({ eb, and }) => and(except === undefined ? [] : [eb('id', '!=', except)]))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
