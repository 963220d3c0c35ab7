import type { TaskList } from 'graphile-worker';
import { HOUR_MS } from '../clock.ts';
import type { Platform } from '../platform.ts';
import type { Job } from './job.ts';
import { runAndRecord } from './record-run.ts';

/** Longer than any job takes, also one that waits for a mail server. */
const HANGS_AFTER_MS = HOUR_MS;

/**
 * The jobs as the runner calls them. What hangs has failed after an hour: its worker is free, and staff see it. Of a schedule one
 * run is enough until then: what comes meanwhile would only take the other workers too.
 */
export function taskListOf(jobs: Job[], platform: Platform, hangsAfterMs = HANGS_AFTER_MS): TaskList {
  const underWay = new Set<string>();
  const taskOf = (job: Job) => {
    const inTime: Job = { ...job, run: (payload) => endInTime(job.run(payload, platform), hangsAfterMs) };
    return async (payload: unknown) => {
      if (!isOfSchedule(payload)) return await runAndRecord(inTime, payload, platform);
      if (underWay.has(job.name)) return;
      underWay.add(job.name);
      await runAndRecord(inTime, payload, platform).finally(() => underWay.delete(job.name));
    };
  };
  return Object.fromEntries(jobs.map((job) => [job.name, taskOf(job)]));
}

const isOfSchedule = (payload: unknown) => payload !== null && typeof payload === 'object' && '_cron' in payload;

async function endInTime(work: Promise<void>, withinMs: number) {
  const { promise: tooLong, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(reject, withinMs, new Error('The job did not end in time.')).unref();
  await Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}
