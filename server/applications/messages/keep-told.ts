import { sql } from 'kysely';
import type { Tx } from '../../platform/database/database.ts';

/**
 * What an employer wrote with a status is answered like any other message. Its own mail has told it. What was taken back since was
 * another's, perhaps.
 */
export async function keepTold(tx: Tx, applicationId: string, message: string, now: Date) {
  const written = await tx
    .selectFrom('applicationEvents')
    .select('actorId')
    .where('applicationId', '=', applicationId)
    .where('kind', '=', 'status')
    .where(sql`details ->> 'message'`, '=', message)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  await tx
    .insertInto('applicationMessages')
    .values({ applicationId, authorId: written?.actorId ?? null, isFromApplicant: false, message, sentAt: now })
    .execute();
}
