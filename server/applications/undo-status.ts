import { sql } from 'kysely';
import { Failure } from '../../contract/errors.ts';
import { anyOf } from '../platform/database/any-of.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { alike } from './alike.ts';
import { type HandledLocked, lockWanted, type Wanted } from './lock-wanted.ts';
import { type Actor, recordEvents } from './record-events.ts';
import { changedMeanwhile, notFound } from './refusals.ts';
import { undoUntil } from './show-application.ts';
import { planTelling } from './tell-applicant.ts';

/** Takes back the last change of the status, as long as the applicant was not told and it is the one that was seen. */
export async function undoStatus({ db, clock }: Platform, viewer: Viewer, all: Wanted[]) {
  return await db.transaction().execute(async (tx) => {
    const now = clock.now();
    const found = await lockWanted(tx, viewer, all);
    const undone = await keepUndone(tx, found.stale, all);
    const open = found.fresh.filter((row) => undoUntil(row, now));
    if (open.length + undone.length === 0) {
      if (found.stale.length > 0) changedMeanwhile();
      throw new Failure('conflict', 'Det er for sent å angre. Sett statusen du vil ha, i stedet.');
    }
    const changed = undone.map(({ id, version }) => ({ id, version }));
    for (const rows of alike(open, (row) => [row.status, row.previousStatus])) {
      changed.push(...(await undoAlike(tx, viewer, rows, now)));
    }
    return { changed, gone: found.gone };
  });
}

/** Those of which the last change was taken back since they were read, and nothing else: it is done already, a reply was lost. */
async function keepUndone(tx: Tx, stale: HandledLocked[], all: Wanted[]) {
  const next = stale.filter((row) => all.some(({ id, version }) => id === row.id && version === row.version - 1));
  const undone = await tx
    .selectFrom('applicationEvents')
    .innerJoin('applications', 'applications.id', 'applicationId')
    .select('applicationId')
    .where('applicationId', '=', anyOf(next.map(({ id }) => id)))
    .where('kind', '=', 'undone')
    .whereRef('applicationEvents.createdAt', '=', 'applications.updatedAt')
    .execute();
  return next.filter(({ id }) => undone.some(({ applicationId }) => applicationId === id));
}

/** Setting a status counts as reading. What nobody has answered or opened is new again, also where it was exported. */
const isReadStill = sql<boolean>`is_read and exists (
  select from application_events where application_id = applications.id and kind = 'opened')`;

export async function undoAlike(tx: Tx, actor: Actor, rows: HandledLocked[], now: Date) {
  const [first = notFound()] = rows;
  const status = first.previousStatus ?? first.status;
  const ids = rows.map(({ id }) => id);
  const undone = await tx
    .updateTable('applications')
    .set(({ eb, ref }) => ({
      status,
      message: ref('previousMessage'),
      refusalReasons: ref('previousRefusalReasons'),
      previousStatus: null,
      previousMessage: null,
      previousRefusalReasons: [],
      statusChangedAt: now,
      version: eb('version', '+', 1),
      updatedAt: now,
      isRead: status === 'pending' ? isReadStill : ref('isRead'),
    }))
    .where('id', '=', anyOf(ids))
    .returning(['id', 'version'])
    .execute();
  await recordEvents(tx, ids, actor.userId, 'undone', now, {
    from: first.status,
    to: status,
    ...(actor.byMail && { byMail: actor.byMail }),
  });
  await planTelling(tx, ids, now);
  return undone;
}
