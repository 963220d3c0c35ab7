import type { Db } from '../database/database.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { type Mail, mailSchema } from './mail.ts';

interface SendOptions {
  /** Names the occasion: the same key never sends a second mail. */
  key?: string;
  /** The id of what it is about: deleting that deletes the mail, sent or not. */
  about?: string;
}

/** Puts a mail into the outbox. Given the transaction, it is sent exactly when the transaction commits. */
export async function sendMail(db: Db, mail: Mail, { key, about }: SendOptions = {}) {
  const content = JSON.stringify(mailSchema.parse(mail));
  const written = await db
    .insertInto('mails')
    .values({ content, ...(key && { key }), ...(about && { about }) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (written) await enqueue(db, 'deliver-mail', { mailId: written.id });
}
