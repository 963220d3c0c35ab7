import { sql } from 'kysely';
import { Failure } from '../../contract/errors.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { recordStaffAction } from '../staff-trace/index.ts';
import { countRecipients, noNewsletter } from './queries.ts';
import { goOn } from './start-sending.ts';

/** What is on its way already arrives; nobody else gets it until somebody says to go on. */
export async function pauseSending({ db, clock }: Platform, viewer: Viewer, id: string) {
  await db.transaction().execute(async (tx) => {
    const paused = await tx
      .updateTable('newsletters')
      .set({ state: 'paused', pausedBecause: null, updatedAt: clock.now() })
      .where('id', '=', id)
      .where('state', '=', 'sending')
      .returning('title')
      .executeTakeFirst();
    if (!paused) throw await whyNot(tx, id, 'Nyhetsbrevet er ikke under utsending.');
    const action = { kind: 'paused', subject: 'newsletter', subjectId: id, subjectName: paused.title } as const;
    await recordStaffAction(tx, viewer, action, clock.now());
  });
}

export async function resumeSending({ db, clock }: Platform, viewer: Viewer, id: string) {
  await db.transaction().execute(async (tx) => {
    const { failed } = await countRecipients(tx, id);
    await giveAnotherTry(tx, id);
    const resumed = await tx
      .updateTable('newsletters')
      .set({ state: 'sending', pausedBecause: null, troubles: 0, failedWhenResumed: failed, updatedAt: clock.now() })
      .where('id', '=', id)
      .where('state', '=', 'paused')
      .returning('title')
      .executeTakeFirst();
    if (!resumed) throw await whyNot(tx, id, 'Nyhetsbrevet er ikke satt på pause.');
    const action = { kind: 'resumed', subject: 'newsletter', subjectId: id, subjectName: resumed.title } as const;
    await recordStaffAction(tx, viewer, action, clock.now());
    await goOn(tx, id);
  });
}

async function whyNot(tx: Tx, id: string, conflict: string) {
  const known = await tx.selectFrom('newsletters').select('id').where('id', '=', id).executeTakeFirst();
  return known ? new Failure('conflict', conflict) : noNewsletter();
}

/** To those who refused before it stopped by itself: what they refused for has been looked at. */
const giveAnotherTry = (tx: Tx, id: string) =>
  sql`update newsletter_recipients set state = 'waiting', try_after = null
    where newsletter_id = ${id} and state = 'failed'
      and exists (select from newsletters where id = ${id} and state = 'paused' and paused_because is not null)`.execute(
    tx,
  );
