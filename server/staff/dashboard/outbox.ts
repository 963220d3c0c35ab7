import { sql } from 'kysely';
import { daysAfter } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { onlyRow } from '../../platform/database/only-row.ts';
import type { Viewer } from '../../platform/http/route.ts';
import { enqueueAll } from '../../platform/jobs/enqueue.ts';
import { queueTable } from '../../platform/jobs/queue-table.ts';
import { mailDelivery } from '../../platform/mail/send-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordStaffAction } from '../../staff-trace/index.ts';

const MONTH_DAYS = 30;

interface Outbox {
  sentLastDay: number;
  waiting: number;
  oldestWaitingAt: Date | null;
  stuck: number;
  refusedLastMonth: number;
  lastRefusedAt: Date | null;
}

/** Waits, and nothing tries to send it any more. */
export const isStuck = sql`sent_at is null and failed_at is null and id::text not in (
  select payload ->> 'mailId' from ${queueTable}
  where attempts < max_attempts and payload ->> 'mailId' is not null)`;

/** Of the last month. What becomes of a mail is known a day after it was written. */
export async function readOutbox(db: Db, now: Date) {
  const yesterday = daysAfter(now, -1);
  const { rows } = await sql<Outbox>`
    select count(*) filter (where sent_at > ${yesterday}) as sent_last_day,
      count(*) filter (where sent_at is null and failed_at is null) as waiting,
      min(created_at) filter (where sent_at is null and failed_at is null) as oldest_waiting_at,
      count(*) filter (where ${isStuck}) as stuck,
      count(*) filter (where failed_at > ${daysAfter(now, -MONTH_DAYS)}) as refused_last_month,
      max(failed_at) as last_refused_at
    from mails where created_at > ${daysAfter(now, -MONTH_DAYS - 1)}`.execute(db);
  return onlyRow(rows);
}

/** Every mail that waits is tried now; those that nothing tries any more get a job again. */
export async function retryMails({ db, clock }: Platform, viewer: Viewer) {
  return await db.transaction().execute(async (tx) => {
    await sql`
      select id from graphile_worker.reschedule_jobs(array(
        select jobs.id from ${queueTable} as jobs
        join mails on mails.id::text = payload ->> 'mailId'
        where sent_at is null and failed_at is null), run_at => now(), attempts => 0)`.execute(tx);
    await enqueueForgotten(tx);
    const { waiting } = await readOutbox(tx, clock.now());
    const action = {
      kind: 'retried',
      subject: 'job',
      subjectName: mailDelivery.name,
      after: { mails: waiting },
    } as const;
    await recordStaffAction(tx, viewer, action, clock.now());
    return waiting;
  });
}

async function enqueueForgotten(tx: Tx) {
  const { rows } = await sql<{ mailId: string }>`
    select id as "mailId" from mails where sent_at is null and failed_at is null and id::text not in (
      select payload ->> 'mailId' from ${queueTable} where payload ->> 'mailId' is not null)`.execute(tx);
  await enqueueAll(tx, mailDelivery, rows);
}
