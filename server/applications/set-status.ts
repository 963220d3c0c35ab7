import { type RefusalReason, wrongWithAnswer } from '../../contract/applications/refusal-reasons.ts';
import type { ApplicationStatus } from '../../contract/applications.ts';
import { anyOf } from '../platform/database/any-of.ts';
import type { Tx } from '../platform/database/database.ts';
import { failureAt } from '../platform/http/field-errors.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { alike } from './alike.ts';
import { type HandledLocked, lockWanted, type Wanted } from './lock-wanted.ts';
import { type Actor, recordEvents } from './record-events.ts';
import { reasonsOf } from './refusal-reasons.ts';
import { changedMeanwhile, notFound } from './refusals.ts';
import { planTelling } from './tell-applicant.ts';

interface Change {
  status: ApplicationStatus;
  notes?: string | null | undefined;
  message?: string | undefined;
  /** Of a refusal. Without them, it keeps those that it has. */
  refusalReasons?: RefusalReason[] | undefined;
}

/** Sets status and notes of one. What somebody else changed since it was read is not overwritten. */
export async function setStatus({ db, clock }: Platform, viewer: Viewer, wanted: Wanted, change: Change) {
  checkAnswer(change);
  await db.transaction().execute(async (tx) => {
    const { fresh, stale } = await lockWanted(tx, viewer, [wanted]);
    if (stale.some((row) => !isAsWanted(row, change))) changedMeanwhile();
    if (fresh.length > 0) await changeAlike(tx, viewer, fresh, change, clock.now());
  });
}

/** The same for several; those that are stale are left alone and named, and those that are withdrawn or deleted. */
export async function setStatuses({ db, clock }: Platform, viewer: Viewer, all: Wanted[], change: Change) {
  checkAnswer(change);
  return await db.transaction().execute(async (tx) => {
    const { fresh, stale: late, gone } = await lockWanted(tx, viewer, all);
    const stale = late.filter((row) => !isAsWanted(row, change));
    const changed = late.filter((row) => !stale.includes(row)).map(({ id, version }) => ({ id, version }));
    for (const rows of alike(fresh, (row) => [row.status, hasNewNotes(row, change), ...reasonsOf(row)])) {
      changed.push(...(await changeAlike(tx, viewer, rows, change, clock.now())));
    }
    return { changed, stale: stale.map(({ id, version, status }) => ({ id, version, status })), gone };
  });
}

export function checkAnswer(answer: Change) {
  const wrong = wrongWithAnswer(answer);
  if (wrong) throw failureAt('invalid', wrong.path, wrong.msg);
}

/** One's own change, sent once more after a lost reply: it is made already. */
const isAsWanted = (row: HandledLocked, change: Change) =>
  row.status === change.status &&
  !hasNewNotes(row, change) &&
  !hasNewReasons(row, change) &&
  (change.message ?? row.message) === row.message;

const hasNewNotes = (row: HandledLocked, { notes }: Pick<Change, 'notes'>) => (notes ?? row.notes) !== row.notes;

const reasonsAfter = (row: HandledLocked, { status, refusalReasons }: Change) =>
  status === 'denied' ? (refusalReasons ?? reasonsOf(row)) : [];

export const hasNewReasons = (row: HandledLocked, change: Change) =>
  reasonsAfter(row, change).join() !== reasonsOf(row).join();

/** Those of which the same is kept. */
export async function changeAlike(tx: Tx, actor: Actor, rows: HandledLocked[], change: Change, now: Date) {
  const [first = notFound()] = rows;
  const { status, notes, message, refusalReasons } = change;
  const changesStatus = status !== first.status || message !== undefined || hasNewReasons(first, change);
  const changesNotes = hasNewNotes(first, change);
  const ids = rows.map(({ id }) => id);
  const changed = await tx
    .updateTable('applications')
    .set(({ eb, ref }) => ({
      isRead: true,
      ...((changesStatus || changesNotes) && {
        version: eb('version', '+', 1),
        updatedAt: now,
        notes: notes ?? ref('notes'),
      }),
      ...(changesStatus && {
        status,
        // Other reasons for the same answer leave its words alone.
        message: message ?? (status === first.status ? ref('message') : null),
        refusalReasons: reasonsAfter(first, change),
        previousStatus: ref('status'),
        previousMessage: ref('message'),
        previousRefusalReasons: reasonsOf(first),
        statusChangedAt: now,
      }),
    }))
    .where('id', '=', anyOf(ids))
    .returning(['id', 'version'])
    .execute();
  if (changesStatus) {
    await recordEvents(tx, ids, actor.userId, 'status', now, {
      from: first.status,
      to: status,
      ...(message !== undefined && { message }),
      ...(refusalReasons !== undefined && { refusalReasons }),
      ...(actor.byMail && { byMail: actor.byMail }),
    });
    await planTelling(tx, ids, now);
  }
  if (changesNotes) await recordEvents(tx, ids, actor.userId, 'notes', now);
  return changed;
}
