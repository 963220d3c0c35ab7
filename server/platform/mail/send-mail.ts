import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { enqueueAll } from '../jobs/enqueue.ts';
import { work } from '../jobs/job.ts';
import { type Mail, type MailContent, mailSchema } from './mail.ts';

export const mailDelivery = work<{ mailId: string }>('deliver-mail');

interface SendOptions {
  /** Names the occasion: the same key never sends a second mail. */
  key?: string;
  /** The id of what it is about: deleting that deletes the mail, sent or not. */
  about?: string;
}

/** A mail as the outbox keeps it. */
export interface Outgoing extends SendOptions {
  content: MailContent;
}

export const outgoing = (mail: Mail, options: SendOptions = {}): Outgoing => ({
  content: mailSchema.parse(mail),
  ...options,
});

/** Puts a mail into the outbox: it is sent exactly when the transaction commits. */
export async function sendMail(tx: Tx, mail: Mail, options: SendOptions = {}) {
  await sendMails(tx, [outgoing(mail, options)]);
}

/** However many they are, by two statements. */
export async function sendMails(tx: Tx, mails: Outgoing[]) {
  if (mails.length === 0) return;
  const { rows } = await sql<{ mailId: string }>`
    insert into mails (content, key, about)
    select content, key, about
    from jsonb_to_recordset(${JSON.stringify(mails)}::jsonb) as _(content jsonb, key text, about uuid)
    on conflict (key) do nothing
    returning id as "mailId"`.execute(tx);
  if (rows.length > 0) await enqueueAll(tx, mailDelivery, rows);
}
