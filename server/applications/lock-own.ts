import type { Tx } from '../platform/database/database.ts';
import { notFound } from './refusals.ts';

/** An application of its sender, until the transaction ends. */
export async function lockOwn(tx: Tx, userId: string, id: string) {
  const own = await tx
    .selectFrom('applications')
    .select(['positionId', 'withdrawnAt'])
    .where('id', '=', id)
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return own ?? notFound();
}
