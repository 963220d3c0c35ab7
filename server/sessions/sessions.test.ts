import { expect, test } from 'vitest';
import { addUser } from '../../tests/support/people.ts';
import { testApp } from '../../tests/support/test-app.ts';
import { DAY_MS, HOUR_MS } from '../platform/clock.ts';
import { deviceOf } from './device-of.ts';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';

test('the list says where one is logged in, and which one is this', async () => {
  const { call, db } = await testApp();
  const { email, password, token } = await addUser(call);
  const headers = { 'user-agent': iPhone };
  const phone = await call('POST /api/auth/login', { body: { email, password }, headers, address: '10.1.2.3' });
  const { body } = await call('GET /api/sessions', { token: phone.body.token });
  expect(body.sessions).toHaveLength(2);
  const [current] = body.sessions.filter((session: { isCurrent: boolean }) => session.isCurrent);
  expect(current).toMatchObject({
    deviceInfo: { browser: 'Safari', os: 'iOS', device: 'Mobil' },
    ipAddress: '10.1.2.3',
    createdAt: expect.any(String),
    lastAccessed: expect.any(String),
  });
  const kept = await db.selectFrom('sessions').select('tokenHash').execute();
  expect(kept.some(({ tokenHash }) => tokenHash.toString().includes(token))).toBe(false);
});

test('a session ends when it is told to, once, and only by its owner', async () => {
  const { call } = await testApp();
  const { email, password, token } = await addUser(call);
  const other = await addUser(call);
  const second = (await call('POST /api/auth/login', { body: { email, password } })).body.token;
  const list = (await call('GET /api/sessions', { token })).body.sessions;
  const idOf = (isCurrent: boolean) => list.find((each: { isCurrent: boolean }) => each.isCurrent === isCurrent).id;
  expect((await call(`DELETE /api/sessions/${idOf(false)}`, { token: other.token })).status).toBe(404);
  const ended = await call(`DELETE /api/sessions/${idOf(false)}`, { token });
  expect(ended.body).toMatchObject({ success: true, isCurrentSession: false });
  expect((await call(`DELETE /api/sessions/${idOf(false)}`, { token })).status).toBe(404);
  expect((await call('GET /api/auth/me', { token: second })).status).toBe(401);
  const current = idOf(true).toUpperCase();
  expect((await call(`DELETE /api/sessions/${current}`, { token })).body.isCurrentSession).toBe(true);
  expect((await call('GET /api/auth/me', { token })).status).toBe(401);
  expect((await call('DELETE /api/sessions/1', { token: other.token })).status).toBe(400);
});

test('ending the others leaves the current one', async () => {
  const { call } = await testApp();
  const { email, password, token } = await addUser(call);
  const second = (await call('POST /api/auth/login', { body: { email, password } })).body.token;
  expect((await call('DELETE /api/sessions', { token })).status).toBe(200);
  expect((await call('GET /api/auth/me', { token: second })).status).toBe(401);
  expect((await call('GET /api/sessions', { token })).body.sessions).toHaveLength(1);
});

test('a session dies after 30 days without use, and after 180 days in any case', async () => {
  const { call, clock } = await testApp({ isClockStill: true });
  const { email, password, token } = await addUser(call);
  const idle = (await call('POST /api/auth/login', { body: { email, password } })).body.token;
  for (let used = 0; used < 6; used++) {
    clock.moveBy(29 * DAY_MS);
    expect((await call('GET /api/auth/me', { token })).status).toBe(200);
    // The use is kept beside the answer.
    await expect
      .poll(async () => (await call('GET /api/sessions', { token })).body.sessions[0]?.lastAccessed, {
        timeout: 60_000,
      })
      .toBe(clock.now().toISOString());
  }
  expect((await call('GET /api/auth/me', { token: idle })).status).toBe(401);
  clock.moveBy(7 * DAY_MS);
  expect((await call('GET /api/auth/me', { token })).status).toBe(401);
});

test('use counts for the account, once a day and for no other, and takes back a warning that it will be deleted', async () => {
  const { call, db, clock } = await testApp({ isClockStill: true });
  const [user, other] = [await addUser(call), await addUser(call)];
  const begun = clock.now();
  await db.updateTable('users').set({ lastActiveAt: begun, deletionWarnedAt: begun }).execute();
  const kept = () => db.selectFrom('users').select(['id', 'lastActiveAt', 'deletionWarnedAt']).execute();
  const use = async (afterMs: number) => {
    clock.moveBy(afterMs);
    expect((await call('GET /api/auth/me', { token: user.token })).status).toBe(200);
    return clock.now();
  };
  const used = await use(2 * DAY_MS);
  const expected = [
    { id: user.id, lastActiveAt: used, deletionWarnedAt: null },
    { id: other.id, lastActiveAt: begun, deletionWarnedAt: begun },
  ];
  await expect.poll(kept, { timeout: 60_000 }).toEqual(expect.arrayContaining(expected));
  // The account's part comes after the session's: that of the first hour is over when the second one is seen.
  for (const hour of [1, 2]) {
    const again = await use(HOUR_MS);
    const touched = async () => (await call('GET /api/sessions', user)).body.sessions[0]?.lastAccessed;
    await expect.poll(touched, { timeout: 60_000 }).toBe(again.toISOString());
    expect(await kept(), `after ${hour} h`).toEqual(expect.arrayContaining(expected));
  }
});

test('a log-in from an unknown kind of device is mailed, a known one is not', async () => {
  const { call, mails } = await testApp();
  const { email, password } = await addUser(call);
  const headers = { 'user-agent': iPhone };
  for (let times = 0; times < 2; times++) await call('POST /api/auth/login', { body: { email, password }, headers });
  await call('POST /api/auth/login', { body: { email, password } });
  const about = (await mails()).filter(({ subject }) => subject === 'Ny innlogging på kontoen din');
  expect(about).toMatchObject([{ to: email, text: expect.stringContaining('Safari på iOS') }]);
});

test('old sessions go after 13 months', async () => {
  const { call, db, clock, runJob } = await testApp();
  await addUser(call);
  clock.moveBy(380 * DAY_MS);
  await runJob('delete-old-sessions');
  expect(await db.selectFrom('sessions').select('id').execute()).toHaveLength(1);
  clock.moveBy(30 * DAY_MS);
  await runJob('delete-old-sessions');
  expect(await db.selectFrom('sessions').select('id').execute()).toEqual([]);
});

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge',
    'Windows',
    'Desktop',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    'Safari',
    'macOS',
    'Desktop',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
    'Mobil',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    'Chrome',
    'Android',
    'Nettbrett',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iPadOS',
    'Nettbrett',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux', 'Desktop'],
  ['', 'Ukjent', 'Ukjent', 'Desktop'],
])('%s', (userAgent, browser, os, device) => {
  expect(deviceOf(userAgent)).toEqual({ browser, os, device });
});
