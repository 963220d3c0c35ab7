import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '../../../tests/support/test-app.ts';
import { enqueue } from './enqueue.ts';
import { freeLostJobs, sign } from './free-lost-jobs.ts';

test('what a worker was at that died is there for the next one, and what another is at stays with it', async () => {
  const { db } = await testApp();
  for (const worker of ['dead', 'alive', 'unknown']) {
    await enqueue(db, 'some-job', {}, { key: worker });
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
