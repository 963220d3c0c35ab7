import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { startNetwork } from '../../../tests/support/network.ts';
import { until } from '../../../tests/support/product.ts';
import { testApp } from '../../../tests/support/test-app.ts';
import { openPool } from '../database/database.ts';
import { enqueue } from './enqueue.ts';
import { job } from './job.ts';
import { runJobs } from './run-jobs.ts';

test('a job that does not end in time is given back when the process stops, and done by the next', async () => {
  const { pool, db, platform } = await testApp();
  const isLocked = async () => {
    const { rows } = await sql<{ lockedBy: string | null }>`
      select locked_by from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where identifier = 'hang'`.execute(db);
    return rows.map(({ lockedBy }) => lockedBy !== null);
  };
  let begun = 0;
  const hangs = job('hang', () => {
    begun += 1;
    return new Promise(() => {});
  });
  const runner = await runJobs(pool, [hangs], platform, 200);
  await enqueue(db, 'hang', {});
  await until(() => begun === 1);
  expect(await isLocked()).toEqual([true]);
  await runner.stop();
  expect(await isLocked()).toEqual([false]);
  let done = false;
  const ends = job('hang', async () => {
    done = true;
  });
  const next = await runJobs(pool, [ends], platform);
  await until(() => done);
  await next.stop();
});

test('jobs that end while the database is away end nothing else, and the next are done when it is back', async () => {
  const { db, platform, url } = await testApp();
  const network = await startNetwork(url);
  const pool = openPool(network.url, { size: 4 });
  onTestFinished(() => pool.end());
  const ends = new Map<string, () => void>();
  const waits = job('wait', async (payload) => {
    const { name } = payload as { name: string };
    await new Promise<void>((resolve) => ends.set(name, resolve));
    if (name === 'fails') throw new Error('failed');
  });
  const runner = await runJobs(pool, [waits], platform);
  onTestFinished(() => runner.stop());
  for (const name of ['succeeds', 'fails']) await enqueue(db, 'wait', { name });
  await until(() => ends.size === 2);
  network.cut();
  for (const end of ends.values()) end();
  await enqueue(db, 'wait', { name: 'later' });
  await network.mend();
  await until(() => ends.has('later'));
  ends.get('later')?.();
});
