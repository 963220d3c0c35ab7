import { expect, test } from 'vitest';
import { testApp } from '../../../tests/support/test-app.ts';
import { runAndRecord } from './record-run.ts';

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
