import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { parseCronItems, run, runMigrations, type WorkerEvents, Logger as WorkerLogger } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Platform } from '../platform.ts';
import { forgetFutureRuns, whenPutBack } from './follow-clock.ts';
import { giveBackJobs, keepSigning, type OwnWorkers, sign } from './free-lost-jobs.ts';
import type { Job } from './job.ts';
import { taskListOf } from './task-list.ts';
import { jobsEndedIn, untilEnded } from './until-ended.ts';

const RESTART_AFTER_MS = 500;
/** Less than stopping as a whole may take. */
const END_WITHIN_MS = 6_000;
/** How many jobs are done at once. */
const WORKERS = 4;
/** Looks into the queue, by all workers together, that failed one after the other. */
const MOST_FAILURES = 8;

/**
 * Told of one by one, an end that finds no database would end the process; told of together, it ends these workers. And
 * only so they wait, before they end, until the queue knows what became of the last job.
 */
export const toldTogether = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };

/** Makes the tables of the job queue; before our own migrations may enqueue anything. */
export const prepareJobs = (pool: Pool) => runMigrations({ pgPool: pool });

/**
 * Starts the workers, and starts them again when they end or find no way to the queue: losing the database while they
 * start, they keep the error of their first question and answer with it for ever. `stop` lets running jobs finish, and
 * gives back those that do not in time.
 */
export async function runJobs(pool: Pool, jobs: Job[], platform: Platform, endWithinMs = END_WITHIN_MS) {
  let stopping = false;
  const own: OwnWorkers = { pools: new Set(), jobs: new Set() };
  const start = async () => {
    // What those that ended could not report is for the new ones.
    await giveBackJobs(platform.db, [...own.pools]);
    own.pools.clear();
    own.jobs.clear();
    await forgetFutureRuns(platform.db);
    return await startRunner(pool, jobs, platform, own);
  };
  let { runner, jobsEnded } = await start();
  const stopSigning = keepSigning(platform.db, own);
  const stopWatching = whenPutBack(() => void runner.stop().catch(() => {}));
  const supervise = async () => {
    await untilEnded(runner, jobsEnded).catch((error: Error) =>
      platform.log.warn({ reason: error.message }, 'workers ended'),
    );
    while (!stopping) {
      await pause(RESTART_AFTER_MS);
      // Without a database it fails, which the heartbeat has said already.
      const next = await start().catch(() => undefined);
      if (!next) continue;
      ({ runner, jobsEnded } = next);
      return supervise();
    }
  };
  void supervise();
  return {
    async stop() {
      stopping = true;
      stopSigning();
      stopWatching();
      // It may have ended by itself just now.
      const stopped = runner.stop().catch(() => {});
      const hasEnded = await Promise.race([stopped.then(() => true), pause(endWithinMs).then(() => false)]);
      // Without a database nothing can be given back: whoever comes next finds that nobody signs for it.
      if (!hasEnded) await giveBackJobs(platform.db, [...own.pools]).catch(() => {});
    },
  };
}

async function startRunner(pool: Pool, jobs: Job[], platform: Platform, own: OwnWorkers) {
  const schedules = jobs.flatMap(({ name, schedule }) =>
    schedule ? [{ task: name, match: schedule, identifier: name, options: { backfillPeriod: 0, maxAttempts: 3 } }] : [],
  );
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool: { id } }) => {
    own.pools.add(id);
    // It may die with its first job.
    sign(platform.db, [id]).catch(() => {});
  });
  events.on('job:start', ({ job: { id } }) => void own.jobs.add(id));
  events.on('job:complete', ({ job: { id } }) => void own.jobs.delete(id));
  const jobsEnded = jobsEndedIn(events);
  const running = run({
    events,
    pgPool: pool,
    taskList: taskListOf(jobs, platform),
    parsedCronItems: parseCronItems(schedules),
    concurrency: WORKERS,
    forbiddenFlags: keepOneFree(jobs, events),
    pollInterval: 2000,
    noHandleSignals: true,
    preset: { worker: toldTogether },
    logger: workerLogger(platform),
  });
  let failures = 0;
  events.on('worker:getJob:error', async () => {
    failures += 1;
    // Stopped, it ends, and the supervision starts another.
    if (failures === MOST_FAILURES) await running.then((runner) => runner.stop()).catch(() => {});
  });
  for (const event of ['worker:getJob:empty', 'job:start'] as const) {
    events.on(event, () => {
      failures = 0;
    });
  }
  return { runner: await running, jobsEnded };
}

/**
 * What may hang never takes the last worker, however much of it waits: the rest of the work goes on. Whoever is asking for a
 * job may get such a one too.
 */
function keepOneFree(jobs: Job[], events: WorkerEvents) {
  const names = jobs.filter(({ mayHang }) => mayHang).map(({ name }) => name);
  const hanging = new Set<string>();
  let asking = 0;
  for (const event of ['job:start', 'worker:getJob:empty', 'worker:getJob:error'] as const) {
    events.on(event, () => {
      asking -= 1;
    });
  }
  events.on('job:start', ({ job }) => {
    if (names.includes(job.task_identifier)) hanging.add(job.id);
  });
  events.on('job:complete', ({ job }) => void hanging.delete(job.id));
  return () => {
    asking += 1;
    return hanging.size + asking < WORKERS ? null : names;
  };
}

const levels = { error: 'warn', warning: 'warn', info: 'debug', debug: 'debug' } as const;

/** A failed attempt is a warning: it is tried again, and stays visible to staff when all attempts failed. */
export const workerLogger = ({ log }: Platform) =>
  new WorkerLogger((scope) => (level, message) => {
    log[levels[level as keyof typeof levels] ?? 'debug']({ job: scope.taskIdentifier, jobId: scope.jobId }, message);
  });
