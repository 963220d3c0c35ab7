import { expect, test, vi } from 'vitest';
import { loadDemo } from '../../demo/load.ts';
import { logIns } from '../../demo/log-ins.ts';
import { addDemoPeople } from '../../demo/people.ts';
import { addUser } from '../../tests/support/people.ts';
import { testApp } from '../../tests/support/test-app.ts';
import { closeKnownLogIns, ensureStaff } from './index.ts';

test('the configured member of staff is made once, and gets in again after a changed password', async () => {
  const admin = { email: 'drift@example.no', password: 'Vakt-ved-fjorden-7!' };
  const { call, platform, db } = await testApp({ config: { admin } });
  await ensureStaff(platform);
  await ensureStaff(platform);
  const { body } = await call('POST /api/auth/login', { body: admin });
  expect(body.user).toMatchObject({ email: admin.email, isAdmin: true });
  const changed = { ...admin, password: 'Ny-vakt-ved-fjorden-8!' };
  await ensureStaff({ ...platform, config: { ...platform.config, admin: changed } });
  expect((await call('GET /api/auth/me', { token: body.token })).status).toBe(401);
  expect((await call('POST /api/auth/login', { body: changed })).status).toBe(200);
  const events = await db.selectFrom('accountEvents').select('kind').orderBy('id').execute();
  expect(events.map(({ kind }) => kind)).toEqual(['made-staff', 'password-changed']);
});

test('a password that nobody could register with is told in the log', async () => {
  const warnings = async (password: string) => {
    const { platform } = await testApp({ config: { admin: { email: 'drift@example.no', password } } });
    const warn = vi.spyOn(platform.log, 'warn');
    await ensureStaff(platform);
    return warn.mock.calls.length;
  };
  expect(await warnings('fjorden7')).toBe(1);
  expect(await warnings('P@ssw0rd')).toBe(1);
  expect(await warnings('Vakt-ved-fjorden-7!')).toBe(0);
});

test('instances that start at the same moment make the same member of staff', async () => {
  const admin = { email: 'drift@example.no', password: 'Vakt-ved-fjorden-7!' };
  const { call, platform, db } = await testApp({ config: { admin } });
  await Promise.all([ensureStaff(platform), ensureStaff(platform)]);
  expect(await db.selectFrom('accountEvents').select('kind').execute()).toEqual([{ kind: 'made-staff' }]);
  expect((await call('POST /api/auth/login', { body: admin })).body.user).toMatchObject({ isAdmin: true });
});

test('somebody who registered before becomes staff when the configuration says so', async () => {
  const { call, platform } = await testApp();
  const { email, token } = await addUser(call);
  await ensureStaff({ ...platform, config: { ...platform.config, admin: { email, password: 'Vakt-ved-fjorden-7!' } } });
  expect((await call('GET /api/auth/me', { token })).status).toBe(401);
});

test('the demo log-ins work, the employer owns a business, and every business has an owner', async () => {
  const { call, platform, db } = await testApp();
  await loadDemo(platform);
  await addDemoPeople(platform);
  await addDemoPeople(platform);
  for (const { email, password, isAdmin } of logIns) {
    expect((await call('POST /api/auth/login', { body: { email, password } })).body.user).toMatchObject({ isAdmin });
  }
  const owned = await db
    .selectFrom('businesses')
    .innerJoin('users', 'users.id', 'ownerId')
    .select('users.email')
    .execute();
  const { all } = await db
    .selectFrom('businesses')
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .executeTakeFirstOrThrow();
  expect(all).toBeGreaterThanOrEqual(60);
  expect(owned).toHaveLength(Number(all));
  expect(owned.filter(({ email }) => email === 'bedrift@demo.example')).toHaveLength(1);
  const [owner] = owned.filter(({ email }) => email.startsWith('eier-'));
  expect((await call('POST /api/auth/login', { body: { email: owner?.email, password: 'Noe1!noe' } })).status).toBe(
    401,
  );
});

test('what a demo left behind opens nothing without it, unless it has got a password of its own', async () => {
  const { call, platform, db } = await testApp();
  await loadDemo(platform);
  await addDemoPeople(platform);
  const logIn = ({ email, password }: { email: string; password: string }) =>
    call('POST /api/auth/login', { body: { email, password } });
  const [seeker, employer, staff] = logIns;
  const { token } = (await logIn(staff)).body;
  const own = { email: employer.email, password: 'Min-egen-fjord-9!' };
  const asEmployer = (await logIn(employer)).body.token;
  await call('POST /api/auth/change-password', {
    token: asEmployer,
    body: { currentPassword: employer.password, newPassword: own.password },
  });
  const warn = vi.spyOn(platform.log, 'warn');
  await Promise.all([closeKnownLogIns(platform, logIns), closeKnownLogIns(platform, logIns)]);
  await closeKnownLogIns(platform, logIns);
  expect((await call('GET /api/auth/me', { token })).status).toBe(401);
  for (const closed of [seeker, staff]) {
    expect((await logIn(closed)).status).toBe(403);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining(`(${closed.role})`));
  }
  expect(await logIn(own)).toMatchObject({ status: 200 });
  const events = await db.selectFrom('accountEvents').select('kind').where('kind', '=', 'deactivated').execute();
  expect(events).toHaveLength(2);
});
