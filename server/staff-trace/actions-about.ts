import type { Db } from '../platform/database/database.ts';

/** For a user's own data: what, when and how, not by whom of staff. */
export const readActionsAbout = (db: Db, userId: string) =>
  db
    .selectFrom('staffActions')
    .select(['kind', 'before', 'after', 'reason', 'createdAt'])
    .where('subject', '=', 'user')
    .where('subjectId', '=', userId)
    .orderBy('id')
    .execute();
