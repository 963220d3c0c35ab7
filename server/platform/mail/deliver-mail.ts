import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { type Job, job } from '../jobs/job.ts';
import type { Platform } from '../platform.ts';
import { isRefused } from './mailer.ts';
import { mailDelivery } from './send-mail.ts';
import { dropOldMails } from './sweep-mails.ts';

export const deliverMail: Job = {
  ...job(mailDelivery, ({ mailId }, platform) => deliver(mailId, platform)),
  mayHang: true,
};

const SECOND_WAITS_MS = 10_000;

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
  if (await isSecond(db, mailId)) {
    return await enqueue(db, mailDelivery, { mailId }, { runAt: new Date(clock.now().getTime() + SECOND_WAITS_MS) });
  }
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

/**
 * Whether the same person is still to be told something earlier about the same: an interview is agreed before it is called off,
 * also after an outage. What could not be handed over for so long holds up nothing.
 */
async function isSecond(db: Db, mailId: string) {
  const { rows } = await sql`
    select from mails
    join mails earlier on earlier.about = mails.about and earlier.created_at < mails.created_at
      and earlier.content -> 'to' = mails.content -> 'to'
    where mails.id = ${mailId} and earlier.sent_at is null and earlier.failed_at is null
      and earlier.created_at > mails.created_at - interval '2 days'
    limit 1`.execute(db);
  return rows.length > 0;
}
