import { sql } from 'kysely';
import type { Platform } from '../platform.ts';
import type { Job } from './job.ts';

const ERROR_LENGTH = 300;

/** Runs a job; of a scheduled one it leaves when, how long, and what went wrong. */
export async function runAndRecord({ name, run, schedule }: Job, payload: unknown, platform: Platform) {
  if (!schedule) return await run(payload, platform);
  const startedAt = platform.clock.now();
  const begun = performance.now();
  try {
    await run(payload, platform);
    await record(platform, name, startedAt, performance.now() - begun, null);
  } catch (error) {
    // The job's own failure is what matters, not that it could not be written down.
    await record(platform, name, startedAt, performance.now() - begun, error).catch(() => {});
    throw error;
  }
}

async function record({ db, clock }: Platform, name: string, startedAt: Date, tookMs: number, error: unknown) {
  const now = clock.now();
  const message = error === null ? null : `${error instanceof Error ? error.message : error}`.slice(0, ERROR_LENGTH);
  const ending = message ? { lastFailedAt: now, lastError: message } : { lastDoneAt: now, lastError: null };
  const run = { lastStartedAt: startedAt, lastDurationMs: Math.round(tookMs), ...ending };
  await db
    .insertInto('jobRuns')
    .values({ name, runs: 1, ...run })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ runs: sql`job_runs.runs + 1`, ...run }))
    .execute();
}
