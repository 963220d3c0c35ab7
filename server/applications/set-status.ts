import type { ApplicationStatus } from '../../contract/applications.ts';
import { Failure } from '../../contract/errors.ts';
import { anyOf } from '../platform/database/any-of.ts';
import type { Tx } from '../platform/database/database.ts';
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
    await changeOne(tx, viewer, row, change, clock.now());
  });
}

/** The same for several; those that are stale are left alone and named, and those that are withdrawn or deleted. */
export async function setStatuses({ db, clock }: Platform, viewer: Viewer, all: Wanted[], change: Change) {
  checkMessage(change);
  return await db.transaction().execute(async (tx) => {
    const { fresh, stale: late, gone } = await lockWanted(tx, viewer, all);
    const stale = late.filter((row) => !isAsWanted(row, change));
    const changed = late.filter((row) => !stale.includes(row)).map(({ id, version }) => ({ id, version }));
    for (const row of fresh) changed.push(await changeOne(tx, viewer, row, change, clock.now()));
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
    for (const row of open) changed.push(await undoOne(tx, viewer, row, now));
    return changed;
  });
}

function checkMessage({ status, message }: Change) {
  if (!message || status !== 'pending') return;
  const msg = 'En melding kan følge Godkjent, Avslått eller Kontaktet, ikke Venter';
  throw new Failure('invalid', msg, { errors: [{ path: 'message', msg }] });
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
  row.status === status && (notes ?? row.notes) === row.notes && (message ?? row.message) === row.message;

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

async function changeOne(tx: Tx, viewer: Viewer, row: HandledLocked, change: Change, now: Date) {
  const { status, message } = change;
  const notes = change.notes ?? row.notes;
  const newStatus = status !== row.status || message !== undefined;
  const newNotes = notes !== row.notes;
  const version = newStatus || newNotes ? row.version + 1 : row.version;
  await tx
    .updateTable('applications')
    .set({
      isRead: true,
      ...(version > row.version && { version, updatedAt: now, notes }),
      ...(newStatus && {
        status,
        message: message ?? null,
        previousStatus: row.status,
        previousMessage: row.message,
        statusChangedAt: now,
      }),
    })
    .where('id', '=', row.id)
    .execute();
  if (newStatus) {
    await recordEvents(tx, [row.id], viewer.userId, 'status', now, {
      from: row.status,
      to: status,
      ...(message !== undefined && { message }),
    });
    await planTelling(tx, row.id, now);
  }
  if (newNotes) await recordEvents(tx, [row.id], viewer.userId, 'notes', now);
  return { id: row.id, version };
}

async function undoOne(tx: Tx, viewer: Viewer, row: HandledLocked, now: Date) {
  const status = row.previousStatus ?? row.status;
  const version = row.version + 1;
  await tx
    .updateTable('applications')
    .set({
      status,
      message: row.previousMessage,
      previousStatus: null,
      previousMessage: null,
      statusChangedAt: now,
      version,
      updatedAt: now,
    })
    .where('id', '=', row.id)
    .execute();
  await recordEvents(tx, [row.id], viewer.userId, 'undone', now, { from: row.status, to: status });
  await planTelling(tx, row.id, now);
  return { id: row.id, version };
}
