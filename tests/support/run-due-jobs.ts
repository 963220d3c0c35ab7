import { EventEmitter } from 'node:events';
import { runOnce, type WorkerEvents } from 'graphile-worker';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { jobs } from '../../server/jobs.ts';
import { taskListOf, workerLogger } from '../../server/platform/jobs/run-jobs.ts';
import type { Platform } from '../../server/platform/platform.ts';

/** Runs jobs when the test says so. */
export const jobRunner = (pool: Pool, platform: Platform) => ({
  /** Everything due by the test's clock, and what that leaves to do. A failing job fails the test unless it `mayFail`. */
  async runJobs({ mayFail = false } = {}) {
    const failures: unknown[] = [];
    const events = new EventEmitter() as WorkerEvents;
    events.on('job:error', ({ error }) => failures.push(error));
    // Well before now: a machine that puts its clock back a little would find nothing due.
    await sql`update graphile_worker._private_jobs set run_at = now() - interval '1 minute'
      where run_at <= ${new Date(platform.clock.now().getTime() + 1)}`.execute(platform.db);
    const taskList = taskListOf(jobs, platform);
    await runOnce({ pgPool: pool, taskList, events, logger: workerLogger(platform) });
    if (failures.length > 0 && !mayFail) throw failures[0];
    return failures;
  },
  /** One job at once, as its schedule would. */
  async runJob(name: string, payload: object = {}) {
    const job = jobs.find((each) => each.name === name);
    if (!job) throw new Error(`There is no job ${name}`);
    await job.run(payload, platform);
  },
});
