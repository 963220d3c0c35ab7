import { anyOf } from '../platform/database/any-of.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Viewer } from '../platform/http/route.ts';
import { handledApplications, handledNotFound } from './handled-applications.ts';

export type Wanted = { id: string; version?: number | undefined };

/** Those that are as they were when they were read, those that somebody changed since, and those that are not there. */
export async function lockWanted(tx: Tx, viewer: Viewer, all: Wanted[]) {
  const wanted = new Map(all.map((each) => [each.id, each]));
  const rows = await lockHandled(tx, viewer, [...wanted.keys()]);
  if (rows.length === 0) await handledNotFound(tx, viewer, [...wanted.keys()]);
  const isLate = (row: HandledLocked) => (wanted.get(row.id)?.version ?? row.version) !== row.version;
  const gone = [...wanted.keys()].filter((id) => !rows.some((row) => row.id === id));
  return { fresh: rows.filter((row) => !isLate(row)), stale: rows.filter(isLate), gone };
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
