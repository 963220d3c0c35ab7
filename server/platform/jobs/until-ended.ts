import { setTimeout as pause } from 'node:timers/promises';
import type { Runner, WorkerEvents } from 'graphile-worker';

/** What became of the last jobs is reported by then, or never. */
const REPORTS_WITHIN_MS = 5_000;

/** From the start of these workers on: resolves when the last job has ended in them and they ask for no other. */
export const jobsEndedIn = (events: WorkerEvents) =>
  new Promise<void>((resolve) => {
    for (const event of ['pool:gracefulShutdown:complete', 'pool:gracefulShutdown:error'] as const) {
      events.on(event, () => resolve());
    }
  });

/**
 * When others may take over. After two ends that found no database, workers wait for ever for reports that nobody owes them:
 * nothing fails, the schedules go on, and nobody does the work.
 */
export async function untilEnded(runner: Runner, jobsEnded: Promise<void>) {
  const isOver = runner.promise.then(() => true);
  if (await Promise.race([isOver, jobsEnded.then(() => pause(REPORTS_WITHIN_MS, false))])) return;
  void runner.stop().catch(() => {});
  throw new Error('The ends of jobs could not be reported.');
}
