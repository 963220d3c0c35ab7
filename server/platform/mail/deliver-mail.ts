import { type Job, job } from '../jobs/job.ts';
import type { Platform } from '../platform.ts';
import { isRefused } from './mailer.ts';
import { dropOldMails } from './sweep-mails.ts';

export const deliverMail: Job = {
  ...job('deliver-mail', ({ mailId }: { mailId: string }, platform) => deliver(mailId, platform)),
  mayHang: true,
};

/** Hands a mail over once. A refused recipient is given up at once; anything else is thrown and tried again later. */
async function deliver(mailId: string, { config, db, mailer, clock, log }: Platform) {
  const mail = await db
    .selectFrom('mails')
    .select('content')
    .where('id', '=', mailId)
    .where('sentAt', 'is', null)
    .where('failedAt', 'is', null)
    .executeTakeFirst();
  if (!mail?.content) return;
  const finish = (ending: { sentAt: Date } | { failedAt: Date }) =>
    db
      .updateTable('mails')
      .set({ ...ending, ...(!mailer.keeps && { content: null }) })
      .where('id', '=', mailId)
      .execute();
  try {
    await mailer.send(mailId, mail.content, config.publicUrl);
  } catch (error) {
    if (!isRefused(error)) throw error;
    // The server's own words would name the recipient.
    log.warn({ mailId, code: error.responseCode }, 'mail refused for good');
    await finish({ failedAt: clock.now() });
    return;
  }
  await finish({ sentAt: clock.now() });
  if (mailer.keeps) await dropOldMails(db);
}
