import { runOnce, type TaskList } from 'graphile-worker';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { jobs } from '../../server/jobs.ts';
import { toldTogether, workerLogger } from '../../server/platform/jobs/run-jobs.ts';
import { taskListOf } from '../../server/platform/jobs/task-list.ts';
import type { Platform } from '../../server/platform/platform.ts';

/** Runs jobs when the test says so. */
export const jobRunner = (pool: Pool, platform: Platform) => ({
  /** Everything due by the test's clock, and what that leaves to do. A failing job fails the test unless it `mayFail`. */
  async runJobs({ mayFail = false } = {}) {
    // Well before now: a machine that puts its clock back a little would find nothing due.
    await sql`update graphile_worker._private_jobs set run_at = now() - interval '1 minute'
      where run_at <= ${new Date(platform.clock.now().getTime() + 1)}`.execute(platform.db);
    const { taskList, failures, end } = failingOnce(taskListOf(jobs, platform), platform);
    await runOnce({ pgPool: pool, taskList, logger: workerLogger(platform), preset: { worker: toldTogether } });
    await end();
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

/** What fails is due again some seconds later, which a busy machine may need for the rest: until the end it is far from due. */
function failingOnce(taskList: TaskList, { db }: Platform) {
  const failures: unknown[] = [];
  const failed: string[] = [];
  const once =
    (task: TaskList[string]): TaskList[string] =>
    async (payload, helpers) => {
      try {
        return await task?.(payload, helpers);
      } catch (error) {
        failures.push(error);
        failed.push(helpers.job.id);
        await sql`update graphile_worker._private_jobs set run_at = now() + interval '1 hour'
          where id = ${helpers.job.id}`.execute(db);
        throw error;
      }
    };
  const end = () =>
    sql`update graphile_worker._private_jobs set run_at = run_at - interval '1 hour'
      where id = any(${failed}::bigint[])`.execute(db);
  const tasks = Object.entries(taskList).map(([name, task]) => [name, once(task)]);
  return { taskList: Object.fromEntries(tasks), failures, end };
}
