import { type Selectable, sql } from 'kysely';
import type { Db, Schema } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { countRecipients, isReached } from './queries.ts';

/** After 5, 10, 20, 40 and 80 minutes: whoever greylists or has a full box may need a while. */
const MOST_ATTEMPTS = 6;
const AGAIN_AFTER_MINUTES = 5;
/** So many slices in a row that could not even begin, a little later each time: some four hours. */
const MOST_TROUBLES = 50;
const TROUBLE_SECONDS = 30;
const LONGEST_TROUBLE_SECONDS = 5 * 60;
/** Fewer may be chance. */
const FEWEST_FAILURES = 20;
const MOST_FAILED_SHARE = 0.1;

/** Writes down what became of one mail. Who could not be reached now is tried again a few times. */
export async function settle(
  db: Db,
  newsletterId: string,
  userId: string,
  outcome: 'sent' | 'failed' | 'postponed',
  now: Date,
) {
  const { rows } = await sql<{ state: string }>`
    update newsletter_recipients set
      attempts = attempts + 1,
      state = case when ${outcome} <> 'postponed' then ${outcome}
        when attempts + 1 >= ${MOST_ATTEMPTS} then 'failed' else 'waiting' end,
      settled_at = ${now},
      try_after = ${now}::timestamptz + make_interval(mins => ${AGAIN_AFTER_MINUTES} * (1 << attempts))
    where newsletter_id = ${newsletterId} and user_id = ${userId} and state = 'waiting'
    returning state`.execute(db);
  return rows[0]?.state;
}

export const isFailingTooOften = ({ sent, failed }: { sent: number; failed: number }) =>
  failed >= FEWEST_FAILURES && failed > MOST_FAILED_SHARE * (sent + failed);

interface Slice {
  sent: number;
  trouble: unknown;
  hasReachedAll: boolean;
}

type Newsletter = Selectable<Schema['newsletters']>;

/** After a slice: finished, stopped for staff to look at, or to be continued at the moment that it answers. */
export async function settleSlice(
  db: Db,
  platform: Platform,
  newsletter: Newsletter,
  slice: Slice,
): Promise<Date | undefined> {
  const { id } = newsletter;
  const now = platform.clock.now();
  if (slice.trouble) return await waitOrPause(db, platform, newsletter, slice);
  if (newsletter.troubles > 0) await ifSending(db, id).set({ troubles: 0 }).execute();
  if (slice.hasReachedAll) await skipThoseWhoLeft(db, id);
  const { total, sent, failed, skipped, waiting } = await countRecipients(db, id);
  if (isFailingTooOften({ sent, failed: failed - newsletter.failedWhenResumed })) {
    await pause(db, id, `Satt på pause av seg selv: ${failed} av ${sent + failed} e-poster ble avvist.`, now);
    return;
  }
  if (waiting > 0) return (slice.hasReachedAll && (await nextTry(db, id))) || now;
  await ifSending(db, id)
    .set({
      state: 'sent',
      sentAt: now,
      troubles: 0,
      recipientCount: total,
      sentCount: sent,
      failedCount: failed,
      skippedCount: skipped,
    })
    .execute();
  return;
}

async function waitOrPause(db: Db, { clock, log }: Platform, { id, troubles }: Newsletter, { sent, trouble }: Slice) {
  const inARow = sent > 0 ? 1 : troubles + 1;
  log.warn({ newsletterId: id, inARow, code: (trouble as { code?: string }).code }, 'newsletter could not be sent on');
  const now = clock.now();
  if (inARow >= MOST_TROUBLES) {
    await pause(db, id, 'Satt på pause av seg selv: Postserveren svarer ikke.', now);
    return;
  }
  await ifSending(db, id).set({ troubles: inARow }).execute();
  return new Date(now.getTime() + Math.min(inARow * TROUBLE_SECONDS, LONGEST_TROUBLE_SECONDS) * 1000);
}

const ifSending = (db: Db, id: string) =>
  db.updateTable('newsletters').where('id', '=', id).where('state', '=', 'sending');

const pause = (db: Db, id: string, pausedBecause: string, updatedAt: Date) =>
  ifSending(db, id).set({ state: 'paused', pausedBecause, updatedAt }).execute();

/** Deactivated, unsubscribed, or no longer with a confirmed address. */
const skipThoseWhoLeft = (db: Db, newsletterId: string) =>
  sql`update newsletter_recipients set state = 'skipped'
    where newsletter_id = ${newsletterId} and state = 'waiting'
      and exists (select from newsletters where id = ${newsletterId} and state = 'sending')
      and not exists (select from users where users.id = user_id and ${isReached()})`.execute(db);

async function nextTry(db: Db, newsletterId: string) {
  const { at } = await db
    .selectFrom('newsletterRecipients')
    .select(({ fn }) => fn.min('tryAfter').as('at'))
    .where('newsletterId', '=', newsletterId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return at ?? undefined;
}
