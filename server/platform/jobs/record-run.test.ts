import { expect, test } from 'vitest';
import { testApp } from '../../../tests/support/test-app.ts';
import { runAndRecord } from './record-run.ts';
import { taskListOf } from './task-list.ts';

test('a failure without words is a failure', async () => {
  const { db, platform } = await testApp();
  const refused = new AggregateError([new Error('connect ECONNREFUSED')]);
  const run = () => Promise.reject(refused);
  await expect(runAndRecord({ name: 'some-job', run, schedule: '* * * * *' }, {}, platform)).rejects.toBe(refused);
  const recorded = await db.selectFrom('jobRuns').selectAll().where('name', '=', 'some-job').executeTakeFirstOrThrow();
  expect(recorded).toMatchObject({ lastFailedAt: expect.any(Date), lastError: 'AggregateError', lastDoneAt: null });
});

test('a failure with nothing at all is a failure', async () => {
  const { db, platform } = await testApp();
  const run = () => Promise.reject();
  await expect(runAndRecord({ name: 'some-job', run, schedule: '* * * * *' }, {}, platform)).rejects.toBe(undefined);
  const recorded = await db.selectFrom('jobRuns').selectAll().where('name', '=', 'some-job').executeTakeFirstOrThrow();
  expect(recorded).toMatchObject({ lastFailedAt: expect.any(Date), lastError: 'undefined', lastDoneAt: null });
});

test('a job that hangs has failed after a while, and its schedule goes on', async () => {
  const { db, platform } = await testApp();
  let runs = 0;
  const run = () => {
    runs += 1;
    return runs === 1 ? new Promise<void>(() => {}) : Promise.resolve();
  };
  const task = taskListOf([{ name: 'hangs', run, schedule: '* * * * *' }], platform, 50).hangs;
  const scheduled = () => task?.({ _cron: {} }, {} as never);
  await expect(scheduled()).rejects.toThrow('did not end in time');
  const read = () => db.selectFrom('jobRuns').selectAll().where('name', '=', 'hangs').executeTakeFirstOrThrow();
  expect(await read()).toMatchObject({ lastError: 'The job did not end in time.', lastDoneAt: null });
  await scheduled();
  expect(await read()).toMatchObject({ runs: 2, lastError: null, lastDoneAt: expect.any(Date) });
});
