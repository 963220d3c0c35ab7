import type { RefusalReason } from '../contract/applications/refusal-reasons.ts';
import type { Db } from '../server/platform/database/database.ts';

/** One after the other, as often as there are refusals. */
const given: RefusalReason[][] = [['experience'], ['another'], ['experience', 'language'], [], ['education']];

/** Most of those who were refused have been told why. */
export async function addDemoRefusals(db: Db) {
  const refused = await db
    .selectFrom('applications')
    .select('id')
    .where('toldStatus', '=', 'denied')
    .orderBy('submittedAt')
    .orderBy('id')
    .execute();
  for (const [index, { id }] of refused.entries()) {
    const refusalReasons = given[index % given.length];
    await db
      .updateTable('applications')
      .set({ refusalReasons, toldRefusalReasons: refusalReasons })
      .where('id', '=', id)
      .execute();
  }
}
