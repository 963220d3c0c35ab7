import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { toPerson } from '../platform/mail/addressee.ts';
import type { composeForMany } from '../platform/mail/compose-message.ts';
import { keepMail } from '../platform/mail/keep-mail.ts';
import { isPostponed, isRefused } from '../platform/mail/mailer.ts';
import type { Platform } from '../platform/platform.ts';
import { composeNewsletter, SENDER_NAME } from './compose-newsletter.ts';
import { fillLedgerFor } from './fill-ledger.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { type Recipient, recipientQueue } from './recipient-queue.ts';
import { isFailingTooOften, settle, settleSlice } from './settle.ts';
import { goOn } from './start-sending.ts';

/**
 * Sends for so long, and leaves the rest to the next slice. One process at a time sends a newsletter: it holds a lock of
 * the database, which goes with its connection when it dies.
 */
export async function sendSlice(platform: Platform, newsletterId: string, forMs: number) {
  const goesOnAt = await withLock(platform, newsletterId, (db) => send(db, platform, newsletterId, forMs));
  // Only now: the next slice begins at once, and must not find the lock taken.
  if (goesOnAt) await goOn(platform.db, newsletterId, goesOnAt);
}

const withLock = <T>(platform: Platform, newsletterId: string, work: (db: Db) => Promise<T>): Promise<T | undefined> =>
  platform.db.connection().execute(async (db) => {
    const key = sql`hashtextextended(${`newsletter ${newsletterId}`}, 0)`;
    const { rows } = await sql<{ isOurs: boolean }>`select pg_try_advisory_lock(${key}) as is_ours`.execute(db);
    if (!rows[0]?.isOurs) return undefined;
    try {
      return await work(db);
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(db);
    }
  });

async function send(db: Db, platform: Platform, newsletterId: string, forMs: number) {
  const newsletter = await db
    .selectFrom('newsletters')
    .selectAll()
    .where('id', '=', newsletterId)
    .where('state', '=', 'sending')
    .executeTakeFirst();
  if (!newsletter) return undefined;
  if (!(await fillLedgerFor(platform, db, newsletter, forMs))) return platform.clock.now();
  const slice: Slice = {
    db,
    platform,
    newsletterId,
    mail: await composeNewsletter(newsletter, platform.config.publicUrl),
    enter: oneAtATime(),
    untilMs: platform.clock.now().getTime() + forMs,
    sent: 0,
    failed: 0,
    trouble: undefined,
  };
  const queue = recipientQueue(db, newsletterId, platform.clock.now());
  // Waiting for the disk after each mail would take longer than the mail: see docs/decisions/090-newsletters.md.
  await sql`set synchronous_commit = off`.execute(db);
  const workers = Array.from({ length: platform.mailer.connections }, () => work(slice, queue));
  try {
    await Promise.all(workers);
  } finally {
    // Where one fails, the others still write down what is taken: the lock and its connection are theirs until then.
    await Promise.allSettled(workers);
    await sql`reset synchronous_commit`.execute(db);
  }
  return await settleSlice(db, platform, newsletter, { ...slice, hasReachedAll: queue.isExhausted() });
}

interface Slice {
  /** The connection that holds the lock: without the lock, nothing can be written down. */
  db: Db;
  platform: Platform;
  newsletterId: string;
  mail: Awaited<ReturnType<typeof composeForMany>>;
  enter: ReturnType<typeof oneAtATime>;
  untilMs: number;
  sent: number;
  failed: number;
  /** What keeps every mail from being sent, not only this one. */
  trouble: unknown;
}

async function work(slice: Slice, queue: ReturnType<typeof recipientQueue>) {
  const { clock } = slice.platform;
  while (!slice.trouble && clock.now().getTime() < slice.untilMs && !isFailingTooOften(slice)) {
    const recipient = await queue.next();
    if (!recipient) return;
    await handOver(slice, recipient);
  }
}

/**
 * From the last line of a mail until it is written down that it was taken, no other mail gets that far: whatever ends this
 * process then, at most one is sent a second time.
 */
async function handOver(slice: Slice, recipient: Recipient) {
  const { db, platform, newsletterId, mail } = slice;
  const reader = {
    mailId: `${newsletterId}.${recipient.userId}`,
    to: toPerson(recipient),
    token: recipient.token,
  };
  let turn: Promise<() => void> | undefined;
  let isComplete = false;
  const beforeLastLine = async () => {
    turn ??= slice.enter();
    await turn;
    if (slice.trouble) throw new Error('The sending stopped before this mail was complete');
    isComplete = true;
  };
  try {
    await platform.mailer.hand(mail.messageFor(reader), { beforeLastLine, senderName: SENDER_NAME });
    isComplete = false;
    if (platform.mailer.keeps) await keepMail(db, mail.contentFor(reader), platform.clock.now());
    await settle(db, newsletterId, recipient.userId, 'sent', platform.clock.now());
    slice.sent += 1;
  } catch (error) {
    await react(slice, recipient, error, isComplete);
  } finally {
    turn?.then((leave) => leave());
  }
}

/**
 * A mail that is complete and gets no answer is tried less and less, like one that is put off: what its server does with it each
 * time nobody knows, and the others would never have their turn.
 */
async function react(slice: Slice, { userId }: Recipient, error: unknown, isUnanswered: boolean) {
  const { db, platform, newsletterId } = slice;
  const kind = isRefused(error) ? 'failed' : isPostponed(error) ? 'postponed' : undefined;
  if (!kind) slice.trouble ??= error;
  if (!kind && !isUnanswered) return;
  const became = await settle(db, newsletterId, userId, kind ?? 'postponed', platform.clock.now());
  if (became === 'failed') slice.failed += 1;
}
