import type { Db } from '../../platform/database/database.ts';
import type { Job } from '../../platform/jobs/job.ts';

/** Every job with a schedule; one that never ran is listed too, since that is what one should see. */
export async function readScheduled(db: Db, jobs: Job[]) {
  const rows = await db.selectFrom('jobRuns').selectAll().execute();
  const byName = new Map(rows.map((row) => [row.name, row]));
  return jobs.flatMap(({ name, schedule }) => (schedule ? [{ ...neverRan, ...byName.get(name), name, schedule }] : []));
}

const neverRan = {
  runs: 0,
  lastStartedAt: null,
  lastDurationMs: null,
  lastDoneAt: null,
  lastFailedAt: null,
  lastError: null,
};
