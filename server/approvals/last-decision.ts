import type { Tx } from '../platform/database/database.ts';
import type { Subject } from './subjects.ts';

export const lastDecision = (tx: Tx, subject: Subject, id: string) =>
  tx
    .selectFrom('approvalDecisions')
    .select(['id', 'actorName', 'decision', 'reason', 'createdAt'])
    .where('subject', '=', subject)
    .where('subjectId', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
