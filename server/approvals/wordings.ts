import type { Db } from '../platform/database/database.ts';
import type { Subject } from './subjects.ts';

export async function readWordings(db: Db) {
  const rows = await db
    .selectFrom('approvalWordings')
    .select(['id', 'subject', 'wording'])
    .orderBy('subject')
    .orderBy('createdAt')
    .orderBy('wording')
    .execute();
  return rows.map(showWording);
}

export async function saveWording(db: Db, values: { subject: Subject; wording: string }) {
  const row = await db
    .insertInto('approvalWordings')
    .values(values)
    .onConflict((conflict) => conflict.columns(['subject', 'wording']).doUpdateSet({ subject: values.subject }))
    .returning(['id', 'subject', 'wording'])
    .executeTakeFirstOrThrow();
  return showWording(row);
}

const showWording = (row: { id: string; subject: string; wording: string }) => ({
  ...row,
  subject: row.subject as Subject,
});
