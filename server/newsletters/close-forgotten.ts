import type { RawBuilder } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { countRecipients } from './queries.ts';

/** Paused for so long, nobody goes on with it: it is over since then, and whoever it did not reach was skipped. */
export async function closeForgotten(db: Db, pausedBefore: RawBuilder<Date>) {
  const forgotten = await db
    .selectFrom('newsletters')
    .select(['id', 'updatedAt'])
    .where('state', '=', 'paused')
    .where('updatedAt', '<', pausedBefore)
    .execute();
  for (const { id, updatedAt } of forgotten) {
    const { total, sent, failed } = await countRecipients(db, id);
    const totals = { recipientCount: total, sentCount: sent, failedCount: failed, skippedCount: total - sent - failed };
    await db
      .updateTable('newsletters')
      .set({ ...totals, state: 'sent', sentAt: updatedAt, pausedBecause: null })
      .where('id', '=', id)
      // Not if somebody went on with it meanwhile.
      .where('state', '=', 'paused')
      .execute();
  }
}
