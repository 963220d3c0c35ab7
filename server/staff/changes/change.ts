import { Failure } from '../../../contract/errors.ts';
import type { StaffActionKind, StaffSubject } from '../../../contract/staff-trace.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/route.ts';
import { refuseStale } from '../../platform/refuse-stale.ts';
import { recordStaffAction } from '../../staff-trace/index.ts';

export type Fields = Record<string, unknown>;

/** New values of columns, by whom, and, when something is undone, what must stand there still. */
export interface Change<F extends Fields = Fields> {
  tx: Tx;
  viewer: Viewer;
  id: string;
  now: Date;
  fields: Partial<F>;
  undoes?: { expected: Fields };
  /** When it was saved last, as whoever changes it knows it. */
  seen?: string | undefined;
  /** Why, in words that its owner reads. */
  reason?: string | undefined;
  /** Done together with others, as their list showed it. */
  run?: { id: string; seen?: string | undefined };
}

const changedSince = 'Endret etter at du så den';
const changedMeanwhile = 'Noen har endret dette etter at du åpnet det. Det du har skrevet, er ikke lagret.';

interface Differences<F> {
  before: Partial<F>;
  after: Partial<F>;
}

/** What really changes; `null` when nothing does. */
export function differences<F extends Fields>(
  row: Fields & { updatedAt: Date; contentChangedAt?: Date | null },
  { fields, undoes, seen, run }: Change<F>,
): Differences<F> | null {
  const isSame = (name: string, value: unknown) => JSON.stringify(row[name]) === JSON.stringify(value);
  if (Object.entries(undoes?.expected ?? {}).some(([name, value]) => !isSame(name, value))) {
    throw new Failure('conflict', 'Dette kan ikke angres, for det er endret igjen siden.');
  }
  const changed = Object.entries(fields).filter(([name, value]) => value !== undefined && !isSame(name, value));
  if (changed.length === 0) return null;
  refuseStale(row.updatedAt, run?.seen, changedSince);
  const after = Object.fromEntries(changed) as Partial<F>;
  const { contentChangedAt = row.updatedAt } = row;
  if (isContent(after)) refuseStale(contentChangedAt, seen, changedMeanwhile);
  return { before: Object.fromEntries(changed.map(([name]) => [name, row[name]])) as Partial<F>, after };
}

interface Subject {
  subject: StaffSubject;
  /** What people call it. */
  name: string;
}

/** Leaves the row in the trace. Answers its id. */
export const recordChange = (
  { tx, viewer, id, now, undoes, reason, run }: Change,
  { subject, name }: Subject,
  { before, after }: Differences<Fields>,
) =>
  recordStaffAction(
    tx,
    viewer,
    {
      kind: undoes ? 'undone' : kindOf(after),
      subject,
      subjectId: id,
      subjectName: name,
      before,
      after,
      ...(reason && { reason }),
      ...(run && { runId: run.id }),
    },
    now,
  );

function kindOf(after: Fields): StaffActionKind {
  if (!isSwitched(after) || Object.keys(after).some((name) => !states.includes(name))) return 'edited';
  return after.isActive ? 'reactivated' : 'deactivated';
}

const switches = ['isActive', 'stoppedByStaffAt'];

/** Also what was off already, when staff stops it or no longer does. */
export const isSwitched = (after: Fields) => switches.some((name) => name in after);

/** What switches it back by itself goes along. */
const states = [...switches, 'pausedAt', 'expiredAt'];

/** How it is shown, or how much of it there may be; the rest is what it says. */
const settings = [...states, 'featured', 'maxActivePositions'];

const isContent = (after: Fields) => Object.keys(after).some((name) => !settings.includes(name));

export const contentChange = (after: Fields, now: Date) => (isContent(after) ? { contentChangedAt: now } : {});

export type Stop = { stoppedByStaffAt: Date | null };

/**
 * What staff switches off, its owner can't switch on, also when it was off already, and neither the register nor a new date does.
 * What is undone goes back to how it was, with or without a stop.
 */
export function withStop<F extends Fields>(
  { stoppedByStaffAt }: Stop,
  { fields, undoes, now }: Change<F>,
  offUntil: { pausedAt?: null; expiredAt?: null } = {},
) {
  if (fields.isActive) return { ...fields, ...offUntil, stoppedByStaffAt: null };
  if (fields.isActive === undefined || undoes) return fields;
  return { ...fields, ...offUntil, stoppedByStaffAt: stoppedByStaffAt ?? now };
}
