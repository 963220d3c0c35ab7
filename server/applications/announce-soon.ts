import { enqueue } from '../platform/jobs/enqueue.ts';
import type { Platform } from '../platform/platform.ts';

const QUEUED_MS = 1000;

/** Until when this instance may trust that a job it left is still waiting. */
const queuedUntil = new WeakMap<Platform['db'], number>();

/**
 * Has what was just sent announced, by one job for all that are sent before it starts. Sending does not depend on it: what
 * nobody was told of is found by the same job a minute later, whatever happens here.
 */
export async function announceSoon({ db, log }: Platform) {
  const now = Date.now();
  if (now < (queuedUntil.get(db) ?? 0)) return;
  queuedUntil.set(db, now + QUEUED_MS);
  await enqueue(db, 'announce-applications', {}, { key: 'announce-applications' }).catch((error: Error) =>
    log.debug({ reason: error.message }, 'applications are announced later'),
  );
}

/** What is sent from now on needs another job. */
export const announcingBegins = ({ db }: Platform) => queuedUntil.delete(db);
