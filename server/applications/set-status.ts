import type { ApplicationStatus } from '../../contract/applications.ts';
import { Failure } from '../../contract/errors.ts';
import { anyOf } from '../platform/database/any-of.ts';
import type { Tx } from '../platform/database/database.ts';
import { failureAt } from '../platform/http/field-errors.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { handledApplications } from './handled-applications.ts';
import { recordEvents } from './record-events.ts';
import { changedMeanwhile, notFound } from './refusals.ts';
import { undoUntil } from './show-application.ts';
import { planTelling } from './tell-applicant.ts';

interface Change {
  status: ApplicationStatus;
  notes?: string | null | undefined;
  message?: string | undefined;
}

export type Wanted = { id: string; version?: number | undefined };

/** Sets status and notes of one. What somebody else changed since it was read is not overwritten. */
export async function setStatus({ db, clock }: Platform, viewer: Viewer, wanted: Wanted, change: Change) {
  checkMessage(change);
  await db.transaction().execute(async (tx) => {
    const [row = notFound()] = await lockHandled(tx, viewer, [wanted.id]);
    if (isStale(row, wanted)) {
      if (isAsWanted(row, change)) return;
      changedMeanwhile();
    }
    await changeAlike(tx, viewer, [row], change, clock.now());
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
    return changed;
  });
}

function checkMessage({ status, message }: Change) {
  if (!message || status !== 'pending') return;
  throw failureAt('invalid', 'message', 'En melding kan følge Godkjent, Avslått eller Kontaktet, ikke Venter');
}

/** Those that are as they were when they were read, those that somebody changed since, and those that are not there. */
export async function lockWanted(tx: Tx, viewer: Viewer, all: Wanted[]) {
  const wanted = new Map(all.map((each) => [each.id, each]));
  const rows = await lockHandled(tx, viewer, [...wanted.keys()]);
  if (rows.length === 0) notFound();
  const isLate = (row: HandledLocked) => isStale(row, wanted.get(row.id));
  const gone = [...wanted.keys()].filter((id) => !rows.some((row) => row.id === id));
  return { fresh: rows.filter((row) => !isLate(row)), stale: rows.filter(isLate), gone };
}

const isStale = (row: HandledLocked, wanted: Wanted | undefined) => (wanted?.version ?? row.version) !== row.version;

/** One's own change, sent once more after a lost reply: it is made already. */
const isAsWanted = (row: HandledLocked, { status, notes, message }: Change) =>
  row.status === status && !hasNewNotes(row, { notes }) && (message ?? row.message) === row.message;

const hasNewNotes = (row: HandledLocked, { notes }: Pick<Change, 'notes'>) => (notes ?? row.notes) !== row.notes;

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

/** In one order, so that two who change several at once wait for each other. */
const lockHandled = (tx: Tx, viewer: Viewer, ids: string[]) =>
  handledApplications(tx, viewer)
    .selectAll('applications')
    .where('applications.id', '=', anyOf(ids))
    .orderBy('applications.id')
    .forUpdate('applications')
    .execute();

export type HandledLocked = Awaited<ReturnType<typeof lockHandled>>[number];

/** Those of which the same is kept are changed by the same statements, however many there are. */
const alike = (rows: HandledLocked[], likeness: (row: HandledLocked) => unknown[]) =>
  Map.groupBy(rows, (row) => likeness(row).join()).values();

async function changeAlike(tx: Tx, viewer: Viewer, rows: HandledLocked[], change: Change, now: Date) {
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
    await recordEvents(tx, ids, viewer.userId, 'status', now, {
      from: first.status,
      to: status,
      ...(message !== undefined && { message }),
    });
    await planTelling(tx, ids, now);
  }
  if (changesNotes) await recordEvents(tx, ids, viewer.userId, 'notes', now);
  return changed;
}

async function undoAlike(tx: Tx, viewer: Viewer, rows: HandledLocked[], now: Date) {
  const [first = notFound()] = rows;
  const status = first.previousStatus ?? first.status;
  const ids = rows.map(({ id }) => id);
  const undone = await tx
    .updateTable('applications')
    .set(({ eb, ref }) => ({
      status,
      message: ref('previousMessage'),
      previousStatus: null,
      previousMessage: null,
      statusChangedAt: now,
      version: eb('version', '+', 1),
      updatedAt: now,
    }))
    .where('id', '=', anyOf(ids))
    .returning(['id', 'version'])
    .execute();
  await recordEvents(tx, ids, viewer.userId, 'undone', now, { from: first.status, to: status });
  await planTelling(tx, ids, now);
  return undone;
}
