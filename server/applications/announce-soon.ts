import { enqueue } from '../platform/jobs/enqueue.ts';
import { work } from '../platform/jobs/job.ts';
import type { Platform } from '../platform/platform.ts';

export const announcing = work('announce-applications');

const QUEUED_MS = 1000;
/** Applications a second, more or less, from which on the mails wait until fewer come. */
const RUSH = 20;
const CALM_MS = 2000;

/** What one instance knows. */
interface Stream {
  /** Until when it may trust that a job it left is still waiting. */
  queuedUntil: number;
  /** Each application counts one, half a second later half. */
  pace: number;
  lastAt: number;
}

const streams = new WeakMap<Platform['db'], Stream>();

function streamOf(db: Platform['db']) {
  const known = streams.get(db) ?? { queuedUntil: 0, pace: 0, lastAt: 0 };
  streams.set(db, known);
  return known;
}

/**
 * Has what was just sent announced, by one job for all that are sent before it starts. In a rush it starts when the rush is
 * over: whoever is sending now goes first. Sending does not depend on it: what nobody was told of is found by the same job
 * a minute later, whatever happens here.
 */
export async function announceSoon({ db, log }: Platform) {
  const now = performance.now();
  const stream = streamOf(db);
  stream.pace = stream.pace * 0.5 ** ((now - stream.lastAt) / 500) + 1;
  stream.lastAt = now;
  if (now < stream.queuedUntil) return;
  stream.queuedUntil = now + QUEUED_MS;
  const when = stream.pace > RUSH && { runAt: new Date(Date.now() + CALM_MS) };
  await enqueue(db, announcing, {}, { key: announcing.name, ...when }).catch((error: Error) =>
    log.debug({ reason: error.message }, 'applications are announced later'),
  );
}

/** What is sent from now on needs another job. */
export function announcingBegins({ db }: Platform) {
  streamOf(db).queuedUntil = 0;
}
