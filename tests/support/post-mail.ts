import type { Db } from '../../server/platform/database/database.ts';
import type { Mail } from '../../server/platform/mail/mail.ts';
import { outgoing, sendMails } from '../../server/platform/mail/send-mail.ts';

/** Puts mails into the outbox, in a transaction of their own. */
export const postMails = (db: Db, mails: Mail[], options: { key?: string } = {}) =>
  db.transaction().execute((tx) =>
    sendMails(
      tx,
      mails.map((mail) => outgoing(mail, options)),
    ),
  );
