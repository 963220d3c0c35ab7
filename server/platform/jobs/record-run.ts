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
    await record(platform, name, startedAt, performance.now() - begun);
  } catch (error) {
    // The job's own failure is what matters, not that it could not be written down.
    await record(platform, name, startedAt, performance.now() - begun, { error }).catch(() => {});
    throw error;
  }
}

async function record(
  { db, clock }: Platform,
  name: string,
  startedAt: Date,
  tookMs: number,
  failure?: { error: unknown },
) {
  const now = clock.now();
  const ending = failure
    ? { lastFailedAt: now, lastError: reasonOf(failure.error) }
    : { lastDoneAt: now, lastError: null };
  const run = { lastStartedAt: startedAt, lastDurationMs: Math.round(tookMs), ...ending };
  await db
    .insertInto('jobRuns')
    .values({ name, runs: 1, ...run })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ runs: sql`job_runs.runs + 1`, ...run }))
    .execute();
}

/** A connection refused at several addresses is an error without a message. */
const reasonOf = (error: unknown) =>
  ((error instanceof Error && error.message) || String(error)).slice(0, ERROR_LENGTH);
