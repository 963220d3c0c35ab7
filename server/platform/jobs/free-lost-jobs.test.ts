import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '../../../tests/support/test-app.ts';
import { readFailing } from '../../staff/dashboard/job-queue.ts';
import { countJobs } from './count-jobs.ts';
import { enqueue } from './enqueue.ts';
import { freeLostJobs, sign } from './free-lost-jobs.ts';
import { work } from './job.ts';

test('what a worker was at that died is there for the next one, and what another is at stays with it', async () => {
  const { db } = await testApp();
  for (const worker of ['dead', 'alive', 'unknown']) {
    await enqueue(db, work('some-job'), {}, { key: worker });
    await sql`update graphile_worker._private_jobs set locked_by = ${worker}, locked_at = now() where key = ${worker}`.execute(
      db,
    );
  }
  const holders = async () => {
    const { rows } = await sql<{ holder: string | null }>`
      select locked_by as holder from graphile_worker._private_jobs order by id`.execute(db);
    return rows.map(({ holder }) => holder);
  };
  await sign(db, ['dead', 'alive']);
  await freeLostJobs(db);
  expect(await holders()).toEqual(['dead', 'alive', 'unknown']);
  await sql`update job_workers set seen_at = now() - interval '2 minutes'`.execute(db);
  await sign(db, ['alive']);
  await freeLostJobs(db);
  await freeLostJobs(db);
  expect(await holders()).toEqual([null, 'alive', 'unknown']);
});

test('what ends its process every time is given up where staff sees it, and what was replaced meanwhile is not', async () => {
  const { db } = await testApp();
  for (const name of ['kills', 'replaced']) await enqueue(db, work(name), {}, { key: name });
  const dieWith = async (name: string, meanwhile?: () => Promise<void>) => {
    await sql`update graphile_worker._private_jobs set locked_by = 'dies', locked_at = now(), attempts = attempts + 1
      where task_id = (select id from graphile_worker._private_tasks where identifier = ${name})`.execute(db);
    await meanwhile?.();
    await sql`insert into job_workers (id, seen_at) values ('dies', now() - interval '2 minutes')`.execute(db);
    await freeLostJobs(db);
  };
  for (let attempt = 1; attempt <= 12; attempt += 1) await dieWith('kills');
  await dieWith('replaced', () => enqueue(db, work('replaced'), {}, { key: 'replaced' }));
  expect(await countJobs(db)).toEqual({ waiting: 1, planned: 0, failed: 1 });
  const ended = { name: 'kills', attempts: 12, lastError: 'The worker ended in the middle of it.', nextTryAt: null };
  expect(await readFailing(db)).toEqual([expect.objectContaining(ended)]);
});
