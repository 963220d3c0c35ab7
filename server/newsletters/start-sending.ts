import { sql } from 'kysely';
import { Failure } from '../../contract/errors.ts';
import type { Db, Tx } from '../platform/database/database.ts';
import { onlyRow } from '../platform/database/only-row.ts';
import type { Viewer } from '../platform/http/route.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { work } from '../platform/jobs/job.ts';
import { oneByOne } from '../platform/jobs/one-by-one.ts';
import type { Platform } from '../platform/platform.ts';
import { recordStaffAction } from '../staff-trace/index.ts';
import { linksIn } from './compose-newsletter.ts';
import { fillLedger } from './fill-ledger.ts';
import { isReached } from './queries.ts';
import { renderContent } from './render-content.ts';
import { lockSeen } from './write-newsletter.ts';

/** Should whoever began it not live to carry on. */
const TAKEN_OVER_AFTER_MS = 15_000;

/**
 * Fixes what is sent, and writes down to whom: of a long list the first part; the sending itself is a job and fills the rest.
 * `seen` is when it had been saved last, as the sender knows it.
 */
export async function startSending(platform: Platform, viewer: Viewer, id: string, seen?: string) {
  const { db, clock } = platform;
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const { title, recipients } = await beginSending(tx, id, platform, seen);
    if (recipients === 0) {
      throw new Failure('conflict', 'Ingen har slått på nyhetsbrevet og bekreftet e-postadressen sin ennå.');
    }
    const action = { kind: 'sent', subject: 'newsletter', subjectId: id, subjectName: title } as const;
    await recordStaffAction(tx, viewer, { ...action, after: { recipients } }, now);
  });
}

/** Those whose hour has come. Staff said so when they scheduled it; without anybody to reach it is sent to nobody. */
export async function startScheduled(platform: Platform) {
  const { db, clock } = platform;
  const due = (tx: Db) =>
    tx.selectFrom('newsletters').select('id').where('state', '=', 'scheduled').where('scheduledFor', '<=', clock.now());
  await oneByOne(platform, 'start of a scheduled newsletter', await due(db).execute(), ({ id }) =>
    db.transaction().execute(async (tx) => {
      // Held first: one that staff is taking back at this moment is not sent.
      const held = await due(tx).where('id', '=', id).forUpdate().skipLocked().executeTakeFirst();
      if (held) await beginSending(tx, id, platform);
    }),
  );
}

async function beginSending(tx: Tx, id: string, { clock, config }: Platform, seen?: string) {
  const now = clock.now();
  const newsletter = await lockSeen(tx, id, seen);
  const { count, filledThrough } = await fillLedger(tx, id);
  const recipients = filledThrough ? await countReached(tx) : count;
  const links = linksIn(renderContent(newsletter.content, config.publicUrl));
  if (links.length > 0) {
    await tx
      .insertInto('newsletterLinks')
      .values(links.map((url, index) => ({ newsletterId: id, number: index + 1, url })))
      .execute();
  }
  await tx
    .updateTable('newsletters')
    .set({ state: 'sending', startedAt: now, scheduledFor: null, updatedAt: now, recipientCount: recipients })
    .where('id', '=', id)
    .execute();
  await goOn(tx, id, new Date(now.getTime() + TAKEN_OVER_AFTER_MS));
  return { title: newsletter.title, recipients };
}

async function countReached(tx: Tx) {
  const { rows } = await sql<{ count: number }>`select count(*) from users where ${isReached()}`.execute(tx);
  return onlyRow(rows).count;
}

export const newsletterSending = work<{ newsletterId: string }>('send-newsletter');

/** One waiting job for each newsletter is enough. */
export const goOn = (tx: Parameters<typeof enqueue>[0], newsletterId: string, runAt?: Date) =>
  enqueue(tx, newsletterSending, { newsletterId }, { key: `send newsletter ${newsletterId}`, ...(runAt && { runAt }) });
