import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBusiness, addPosition } from '../../../tests/support/hiring.ts';
import { addUser } from '../../../tests/support/people.ts';
import { postMails } from '../../../tests/support/post-mail.ts';
import { addStaff } from '../../../tests/support/staff.ts';
import { createTestApp, type TestApp, testApp } from '../../../tests/support/test-app.ts';
import { DAY_MS } from '../../platform/clock.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { work } from '../../platform/jobs/job.ts';
import { mailDelivery } from '../../platform/mail/send-mail.ts';

let app: TestApp;
let token: string;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

beforeAll(async () => {
  app = await createTestApp();
  ({ token } = await addStaff(app));
});
afterAll(() => app.close());

test('the figures count what is there, what is in use and what came lately', async () => {
  const old = await addBusiness(app.db, { createdAt: daysAgo(30.01) });
  await addBusiness(app.db, { isActive: false, createdAt: daysAgo(29.99) });
  await addBusiness(app.db, { approvalStatus: 'pending' });
  const rejected = await addBusiness(app.db, { approvalStatus: 'rejected' });
  await addPosition(app.db, rejected.id);
  await addPosition(app.db, old.id, { approvalStatus: 'rejected' });
  await addPosition(app.db, old.id, { isActive: false, createdAt: daysAgo(40) });
  await addPosition(app.db, old.id, { expiryDate: '2020-01-01' });
  await addPosition(app.db, old.id, { approvalStatus: 'pending' });
  await addPosition(app.db, old.id, { changedAfterApprovalAt: new Date() });
  const { status, body } = await app.call('GET /api/admin/stats', { token });
  expect(status).toBe(200);
  expect(body.stats).toEqual({
    users: { total: 1, active: 1, admins: 1, recent: 1 },
    businesses: expect.objectContaining({ total: 3, active: 2, recent: 2 }),
    positions: expect.objectContaining({ total: 4, active: 3, expired: 1, recent: 3 }),
    applicationForms: { total: 0, active: 0, recent: 0 },
    applications: { total: 0, recent: 0 },
    pending: { businesses: 1, positions: 1, changed: 1 },
  });
});

test('the history has a figure for each step, the last one is now, and counts what the figures count', async () => {
  const { body } = await app.call('GET /api/admin/history?days=30', { token });
  expect([body.steps.length, body.stepDays]).toEqual([30, 1]);
  expect(body.series.users.at(-1)).toBe(1);
  expect(Object.values(body.series).map((series) => (series as number[]).length)).toEqual([30, 30, 30, 30, 30]);
  const year = (await app.call('GET /api/admin/history?days=365', { token })).body;
  expect([year.steps.length, year.stepDays]).toEqual([13, 30]);
  const sumOf = (series: number[]) => series.reduce((sum, count) => sum + count);
  const { stats } = (await app.call('GET /api/admin/stats', { token })).body;
  for (const name of ['businesses', 'positions']) expect(sumOf(year.series[name])).toBe(stats[name].total);
  expect((await app.call('GET /api/admin/history?days=7', { token })).status).toBe(400);
});

test('a failed job is shown, tried again, and given up', async () => {
  const { call, db, runJobs } = app;
  await enqueue(db, mailDelivery, { mailId: 'no uuid' });
  await runJobs({ mayFail: true });
  const read = async () => (await call('GET /api/admin/jobs', { token })).body;
  const [job] = (await read()).failing;
  expect(job).toMatchObject({ name: 'deliver-mail', attempts: 1, lastError: expect.stringContaining('uuid') });
  expect(job.nextTryAt).not.toBeNull();
  expect((await call(`POST /api/admin/jobs/${job.id}/retry`, { token })).body.message).toBe('Jobben prøves på nytt.');
  expect((await read()).failing).toMatchObject([{ id: job.id, attempts: 0 }]);
  expect((await call(`POST /api/admin/jobs/${job.id}/give-up`, { token })).status).toBe(200);
  expect((await read()).failing).toEqual([]);
  for (const what of ['retry', 'give-up']) {
    const again = await call(`POST /api/admin/jobs/${job.id}/${what}`, { token });
    expect([again.status, again.body.message]).toEqual([404, 'Jobben finnes ikke lenger']);
  }
  expect((await call('POST /api/admin/jobs/abc/retry', { token })).status).toBe(400);
  const traced = await db.selectFrom('staffActions').select(['kind', 'subjectName']).orderBy('id').execute();
  expect(traced).toEqual([
    { kind: 'retried', subjectName: 'deliver-mail' },
    { kind: 'deleted', subjectName: 'deliver-mail' },
  ]);
});

test('a job that has not failed is nobody’s to take out', async () => {
  const own = await testApp();
  const { token: staff } = await addStaff(own);
  const waiting = async () =>
    (await sql<{ id: string }>`select id from graphile_worker._private_jobs`.execute(own.db)).rows;
  await enqueue(own.db, work('send-newsletter'), {});
  const before = await waiting();
  for (const { id } of before)
    for (const what of ['retry', 'give-up'])
      expect((await own.call(`POST /api/admin/jobs/${id}/${what}`, { token: staff })).status).toBe(404);
  expect(await waiting()).toEqual(before);
});

test('a job that ended with its process, and whose place another took, has not failed', async () => {
  const own = await testApp();
  const { token: staff } = await addStaff(own);
  const begin = () => enqueue(own.db, work('send-newsletter'), {}, { key: 'send newsletter' });
  await begin();
  await sql`update graphile_worker._private_jobs set locked_by = 'dead', locked_at = now(), attempts = 1`.execute(
    own.db,
  );
  await begin();
  await sql`select graphile_worker.force_unlock_workers(array['dead'])`.execute(own.db);
  const { queue, failing } = (await own.call('GET /api/admin/jobs', { token: staff })).body;
  expect([queue.failed, failing]).toEqual([0, []]);
});

test('a job that was given up is kept for thirty days', async () => {
  const own = await testApp();
  for (const name of ['waits', 'lately', 'long ago']) await enqueue(own.db, work<object>('deliver-mail'), { name });
  const age = (name: string, attempts: string, days: number) => sql`
    update graphile_worker._private_jobs set attempts = ${sql.raw(attempts)}, run_at = ${daysAgo(days)}
    where payload ->> 'name' = ${name}`;
  await age('waits', 'max_attempts - 1', 31).execute(own.db);
  await age('lately', 'max_attempts', 29).execute(own.db);
  await age('long ago', 'max_attempts', 31).execute(own.db);
  await own.runJob('sweep-given-up-jobs');
  const { rows } = await sql<{ name: string }>`
    select payload ->> 'name' as name from graphile_worker._private_jobs where payload ->> 'name' is not null order by id`.execute(
    own.db,
  );
  expect(rows.map(({ name }) => name)).toEqual(['waits', 'lately']);
});

test('a scheduled job leaves when it ran and what went wrong', async () => {
  const own = await testApp();
  const { token: staff } = await addStaff(own);
  const read = async (name: string) => {
    const { body } = await own.call('GET /api/admin/jobs', { token: staff });
    return body.scheduled.find((job: { name: string }) => job.name === name);
  };
  const retention = ['delete-old-positions', 'delete-old-support-requests', 'delete-old-account-rows'];
  for (const name of retention) {
    expect(await read(name)).toMatchObject({ runs: 0, lastDoneAt: null });
    await enqueue(own.db, work(name), {});
  }
  await own.runJobs();
  for (const name of retention) {
    expect(await read(name)).toMatchObject({ runs: 1, lastDoneAt: expect.any(String), lastError: null });
  }
  await own.db.schema.dropTable('supportRequests').execute();
  await enqueue(own.db, work('delete-old-support-requests'), {});
  await own.runJobs({ mayFail: true });
  expect(await read('delete-old-support-requests')).toMatchObject({
    runs: 2,
    lastFailedAt: expect.any(String),
    lastError: expect.stringContaining('support_requests'),
  });
});

test('mails that wait are counted and tried again, also those that no job knows', async () => {
  const own = await testApp();
  const { token: staff } = await addStaff(own);
  await own.runJobs();
  const mail = { to: { address: 'kari@example.no' }, subject: 'Hei', preview: 'Hei', heading: 'Hei' };
  await postMails(own.db, [mail]);
  await own.db
    .insertInto('mails')
    .values({ content: JSON.stringify({ ...mail, paragraphs: [], smallPrint: [] }) })
    .execute();
  const read = async () => (await own.call('GET /api/admin/mails', { token: staff })).body.mails;
  expect(await read()).toMatchObject({
    waiting: 2,
    stuck: 1,
    refusedLastMonth: 0,
    oldestWaitingAt: expect.any(String),
  });
  const { body } = await own.call('POST /api/admin/mails/retry', { token: staff });
  expect(body.retried).toBe(2);
  await own.runJobs();
  expect(await read()).toMatchObject({ waiting: 0, stuck: 0, sentLastDay: 3, oldestWaitingAt: null });
});

test('the state of the register data is told', async () => {
  await addBusiness(app.db, { brregFetchedAt: daysAgo(20) });
  const { body } = await app.call('GET /api/admin/register', { token });
  expect(body.register).toMatchObject({ businesses: 4, withoutData: 3, stale: 1 });
});

test('what the figures call active is what the lists call so', async () => {
  const { stats } = (await app.call('GET /api/admin/stats', { token })).body;
  for (const list of ['users', 'businesses', 'positions']) {
    const { body } = await app.call(`GET /api/admin/${list}?isActive=true`, { token });
    expect(body.pagination.total).toBe(stats[list].active);
  }
});

test.each([
  'GET /api/admin/stats',
  'GET /api/admin/history',
  'GET /api/admin/jobs',
  'POST /api/admin/jobs/1/retry',
  'POST /api/admin/jobs/1/give-up',
  'GET /api/admin/mails',
  'POST /api/admin/mails/retry',
  'GET /api/admin/register',
])('%s is for staff only', async (name) => {
  const user = await addUser(app.call);
  expect((await app.call(name)).status).toBe(401);
  expect((await app.call(name, { token: user.token })).status).toBe(403);
});
