import type { ApplicationStatus } from '../../contract/applications.ts';
import { anyOf } from '../platform/database/any-of.ts';
import type { Tx } from '../platform/database/database.ts';
import { failureAt } from '../platform/http/field-errors.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { alike } from './alike.ts';
import { type HandledLocked, lockWanted, type Wanted } from './lock-wanted.ts';
import { type Actor, recordEvents } from './record-events.ts';
import { changedMeanwhile, notFound } from './refusals.ts';
import { planTelling } from './tell-applicant.ts';

interface Change {
  status: ApplicationStatus;
  notes?: string | null | undefined;
  message?: string | undefined;
}

/** Sets status and notes of one. What somebody else changed since it was read is not overwritten. */
export async function setStatus({ db, clock }: Platform, viewer: Viewer, wanted: Wanted, change: Change) {
  checkMessage(change);
  await db.transaction().execute(async (tx) => {
    const { fresh, stale } = await lockWanted(tx, viewer, [wanted]);
    if (stale.some((row) => !isAsWanted(row, change))) changedMeanwhile();
    if (fresh.length > 0) await changeAlike(tx, viewer, fresh, change, clock.now());
  });
}

/** The same for several; those that are stale are left alone and named, and those that are withdrawn or deleted. */
export async function setStatuses({ db, clock }: Platform, viewer: Viewer, all: Wanted[], change: Change) {
  checkMessage(change);
  return await db.transaction().execute(async (tx) => {
    const { fresh, stale: late, gone } = await lockWanted(tx, viewer, all);
    const stale = late.filter((row) => !isAsWanted(row, change));
    const changed = late.filter((row) => !stale.includes(row)).map(({ id, version }) => ({ id, version }));
    for (const rows of alike(fresh, (row) => [row.status, hasNewNotes(row, change)])) {
      changed.push(...(await changeAlike(tx, viewer, rows, change, clock.now())));
    }
    return { changed, stale: stale.map(({ id, version, status }) => ({ id, version, status })), gone };
  });
}

function checkMessage({ status, message }: Change) {
  if (!message || status !== 'pending') return;
  throw failureAt('invalid', 'message', 'En melding kan følge Godkjent, Avslått eller Kontaktet, ikke Venter');
}

/** One's own change, sent once more after a lost reply: it is made already. */
const isAsWanted = (row: HandledLocked, { status, notes, message }: Change) =>
  row.status === status && !hasNewNotes(row, { notes }) && (message ?? row.message) === row.message;

const hasNewNotes = (row: HandledLocked, { notes }: Pick<Change, 'notes'>) => (notes ?? row.notes) !== row.notes;

/** Those of which the same is kept. */
export async function changeAlike(tx: Tx, actor: Actor, rows: HandledLocked[], change: Change, now: Date) {
  const [first = notFound()] = rows;
  const { status, notes, message } = change;
  const changesStatus = status !== first.status || message !== undefined;
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
        message: message ?? null,
        previousStatus: ref('status'),
        previousMessage: ref('message'),
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
      ...(actor.byMail && { byMail: actor.byMail }),
    });
    await planTelling(tx, ids, now);
  }
  if (changesNotes) await recordEvents(tx, ids, actor.userId, 'notes', now);
  return changed;
}
