import type { Db } from '../platform/database/database.ts';
import type { Subject } from './subjects.ts';

export async function readWordings(db: Db) {
  return await db
    .selectFrom('approvalWordings')
    .select(['id', 'subject', 'wording'])
    .orderBy('subject')
    .orderBy('createdAt')
    .orderBy('wording')
    .execute();
}

export async function saveWording(db: Db, values: { subject: Subject; wording: string }) {
  return await db
    .insertInto('approvalWordings')
    .values(values)
    .onConflict((conflict) => conflict.columns(['subject', 'wording']).doUpdateSet({ subject: values.subject }))
    .returning(['id', 'subject', 'wording'])
    .executeTakeFirstOrThrow();
}
