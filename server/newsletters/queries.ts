import { type Selectable, sql } from 'kysely';
import type { z } from 'zod';
import { Failure } from '../../contract/errors.ts';
import type { newsletterSchema } from '../../contract/newsletters.ts';
import { isReachable } from '../accounts/index.ts';
import type { Db, Schema } from '../platform/database/database.ts';
import { onlyRow } from '../platform/database/only-row.ts';
import { pagingOf } from '../platform/http/paging.ts';
import type { Platform } from '../platform/platform.ts';
import { previewOf } from './preview-of.ts';

export const noNewsletter = () => new Failure('notFound', 'Nyhetsbrevet finnes ikke lenger');

export async function readNewsletters({ db, config }: Platform, { page, limit }: { page: number; limit: number }) {
  const rows = await withAuthor(db)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { total } = await db
    .selectFrom('newsletters')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return {
    newsletters: await Promise.all(rows.map((row) => show(db, row, config.publicUrl))),
    pagination: { ...pagingOf({ page, limit }, total), total },
  };
}

export async function readNewsletter({ db, config }: Platform, id: string) {
  const row = await withAuthor(db).where('newsletters.id', '=', id).executeTakeFirstOrThrow(noNewsletter);
  return await show(db, row, config.publicUrl);
}

export const readLinks = (db: Db, newsletterId: string) =>
  db
    .selectFrom('newsletterLinks')
    .select(['url', 'clickCount'])
    .where('newsletterId', '=', newsletterId)
    .orderBy('number')
    .execute();

/** What the ledger says, as long as it is not summed up. */
export async function countRecipients(db: Db, newsletterId: string) {
  const { rows } = await sql<Record<'total' | 'sent' | 'failed' | 'skipped' | 'waiting', number>>`
    select count(*) as total, count(*) filter (where state = 'sent') as sent,
      count(*) filter (where state = 'failed') as failed, count(*) filter (where state = 'skipped') as skipped,
      count(*) filter (where state = 'waiting') as waiting
    from newsletter_recipients where newsletter_id = ${newsletterId}`.execute(db);
  return onlyRow(rows);
}

export async function readStats(db: Db) {
  const { rows } = await sql<Record<'users' | 'subscribers' | 'reachable' | 'total' | 'drafts', number>>`
    select
      (select count(*) from users where is_active) as users,
      (select count(*) from users where is_active and newsletter_enabled) as subscribers,
      (select count(*) from users where ${isReached()}) as reachable,
      (select count(*) from newsletters) as total,
      (select count(*) from newsletters where state in ('draft', 'scheduled')) as drafts`.execute(db);
  const { users, subscribers, reachable, total, drafts } = onlyRow(rows);
  return {
    totalNewsletters: total,
    sentNewsletters: total - drafts,
    draftNewsletters: drafts,
    totalSubscribers: subscribers,
    reachableSubscribers: reachable,
    subscriptionRate: users > 0 ? Math.round((1000 * subscribers) / users) / 10 : 0,
  };
}

/** Who gets newsletters. Consent counts only from whoever owns the address. */
export const isReached = () => sql<boolean>`(newsletter_enabled and ${isReachable()})`;

/** For the user's own download. */
export const readReceived = (db: Db, userId: string) =>
  db
    .selectFrom('newsletterRecipients')
    .innerJoin('newsletters', 'newsletters.id', 'newsletterId')
    .select(['newsletters.title', 'newsletterRecipients.state', 'newsletterRecipients.settledAt'])
    .where('userId', '=', userId)
    .orderBy('settledAt')
    .execute();

const withAuthor = (db: Db) =>
  db
    .selectFrom('newsletters')
    .leftJoin('users', 'users.id', 'newsletters.createdBy')
    .selectAll('newsletters')
    .select(['users.firstName', 'users.lastName']);

type Row = Selectable<Schema['newsletters']> & { firstName: string | null; lastName: string | null };

async function show(db: Db, row: Row, publicUrl: string): Promise<z.input<typeof newsletterSchema>> {
  const { state } = row;
  const hasBegun = state !== 'draft' && state !== 'scheduled';
  const progress = state === 'sending' || state === 'paused' ? await readProgress(db, row) : summedUp(row);
  return {
    ...row,
    _id: row.id,
    status: hasBegun ? 'sent' : 'draft',
    previewHtml: row.previewHtml ?? previewOf(row.content, publicUrl),
    isServerSilent: state === 'sending' && row.troubles > 0,
    sentAt: row.sentAt ?? row.startedAt,
    recipientCount: progress.total - progress.skipped,
    progress,
    createdBy: row.firstName === null ? null : { firstName: row.firstName, lastName: row.lastName ?? '' },
  };
}

/** A ledger that is still being filled: those who are not in it yet wait too. */
async function readProgress(db: Db, { id, filledThrough, recipientCount }: Row) {
  const counted = await countRecipients(db, id);
  const missing = filledThrough ? Math.max(0, recipientCount - counted.total) : 0;
  return { ...counted, total: counted.total + missing, waiting: counted.waiting + missing };
}

const summedUp = ({ recipientCount: total, sentCount: sent, failedCount: failed, skippedCount: skipped }: Row) => ({
  total,
  sent,
  failed,
  skipped,
  waiting: 0,
});
