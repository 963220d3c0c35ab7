import {
  parseCronItems,
  type Runner,
  run,
  runMigrations,
  type TaskList,
  Logger as WorkerLogger,
} from 'graphile-worker';
import type { Pool } from 'pg';
import type { Platform } from '../platform.ts';
import type { Job } from './job.ts';

/** Makes the tables of the job queue; before our own migrations may enqueue anything. */
export const prepareJobs = (pool: Pool) => runMigrations({ pgPool: pool });

/** Starts the workers. `stop` lets running jobs finish and gives the others back. */
export async function runJobs(pool: Pool, jobs: Job[], platform: Platform): Promise<Runner> {
  const schedules = jobs.flatMap(({ name, schedule }) =>
    schedule ? [{ task: name, match: schedule, identifier: name, options: { backfillPeriod: 0, maxAttempts: 3 } }] : [],
  );
  return run({
    pgPool: pool,
    taskList: taskListOf(jobs, platform),
    parsedCronItems: parseCronItems(schedules),
    concurrency: 4,
    pollInterval: 2000,
    noHandleSignals: true,
    logger: workerLogger(platform),
  });
}

/** The jobs as the runner calls them. */
export const taskListOf = (jobs: Job[], platform: Platform): TaskList =>
  Object.fromEntries(jobs.map(({ name, run: work }) => [name, (payload: unknown) => work(payload, platform)]));

const levels = { error: 'warn', warning: 'warn', info: 'debug', debug: 'debug' } as const;

/** A failed attempt is a warning: it is tried again, and stays visible to staff when all attempts failed. */
export const workerLogger = ({ log }: Platform) =>
  new WorkerLogger((scope) => (level, message) => {
    log[levels[level as keyof typeof levels] ?? 'debug']({ job: scope.taskIdentifier, jobId: scope.jobId }, message);
  });
