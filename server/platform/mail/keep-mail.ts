import type { Db } from '../database/database.ts';
import type { MailContent } from './mail.ts';
import { dropOldMails } from './sweep-mails.ts';

/** For the demo's letter box, where a mail did not come by way of the outbox. */
export async function keepMail(db: Db, content: MailContent, sentAt: Date) {
  await db
    .insertInto('mails')
    .values({ content: JSON.stringify(content), sentAt })
    .execute();
  await dropOldMails(db);
}
