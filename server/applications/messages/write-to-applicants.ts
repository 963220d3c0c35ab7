import { randomUUID } from 'node:crypto';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Viewer } from '../../platform/http/route.ts';
import { keyAsUuid } from '../../platform/key-as-uuid.ts';
import { outgoing, sendMails } from '../../platform/mail/send-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { handledApplications, handledNotFound } from '../handled-applications.ts';
import { messageToApplicant } from './mails.ts';

/** To each of them alone. Those that are withdrawn or deleted get none, and are counted. */
export async function writeToApplicants(
  { db, clock }: Platform,
  viewer: Viewer,
  wanted: { id: string }[],
  message: string,
  key?: string,
) {
  const ids = [...new Set(wanted.map(({ id }) => id))];
  return await db.transaction().execute(async (tx) => {
    const rows = await handledApplications(tx, viewer)
      .select(['applications.id', 'positions.title', 'businesses.businessName'])
      // To the account's own address: what the form says could be somebody else's.
      .select(['users.firstName', 'users.lastName', 'users.email', 'users.isActive'])
      .where('applications.id', '=', anyOf(ids))
      .orderBy('applications.id')
      .forShare('applications')
      .execute();
    if (rows.length === 0) await handledNotFound(tx, viewer, ids);
    const messages = rows.map((row) => ({
      ...row,
      messageId: key ? keyAsUuid(key, viewer.userId, row.id, message) : randomUUID(),
    }));
    const written = await tx
      .insertInto('applicationMessages')
      .values(
        messages.map(({ id: applicationId, messageId: id }) => ({
          id,
          applicationId,
          authorId: viewer.userId,
          isFromApplicant: false,
          message,
          sentAt: clock.now(),
        })),
      )
      .onConflict((is) => is.column('id').doNothing())
      .returning('id')
      .execute();
    const isNew = new Set(written.map(({ id }) => id));
    const mails = messages
      // Whoever cannot log in could not answer.
      .filter(({ messageId, isActive }) => isActive && isNew.has(messageId))
      .map((row) => outgoing(messageToApplicant(row, message), { about: row.id }));
    await sendMails(tx, mails);
    return { sent: rows.length, gone: ids.length - rows.length };
  });
}
