import { expect, test } from 'vitest';
import { breakRow } from '../../tests/support/broken-row.ts';
import { addUser, newUser } from '../../tests/support/people.ts';
import { testApp } from '../../tests/support/test-app.ts';

test('a visitor registers, is logged in at once and gets a link to confirm the address', async () => {
  const { call, runJobs, mails } = await testApp();
  const { status, body } = await call('POST /api/auth/register', { body: newUser({ email: 'Kari@Example.no' }) });
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: true, token: expect.any(String), user: { firstName: 'Kari', isAdmin: false } });
  expect(body.user).not.toHaveProperty('passwordHash');
  const me = await call('GET /api/auth/me', { token: body.token });
  expect(me.body).toMatchObject({
    success: true,
    user: { email: 'Kari@Example.no', emailConfirmed: false, newsletterEnabled: false, maxBusinesses: 1 },
    followedPositions: [],
    followedBusinesses: [],
    savedSearches: [],
  });
  await runJobs();
  const [mail] = await mails();
  expect(mail).toMatchObject({ to: 'Kari@Example.no', subject: 'Velkommen til Jobbfjord' });
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  const confirmed = await call('POST /api/auth/confirm-email', { body: { token } });
  expect(confirmed.body).toMatchObject({ success: true, email: 'Kari@Example.no' });
  expect((await call('GET /api/auth/me', { token: body.token })).body.user.emailConfirmed).toBe(true);
  expect((await call('POST /api/auth/confirm-email', { body: { token } })).status).toBe(400);
});

test('names as long as they may be fit into the mails', async () => {
  const { call, runJobs, mails } = await testApp();
  const names = { firstName: 'K'.repeat(100), lastName: 'N'.repeat(100) };
  expect((await call('POST /api/auth/register', { body: newUser(names) })).status).toBe(200);
  await runJobs();
  expect((await mails())[0]?.subject).toBe('Velkommen til Jobbfjord');
});

test.each(['Vinn på evil.example', 'https://evil', 'Gå til WWW nå', 'svar@evil'])(
  'a stranger is not greeted with the link %s for a name',
  async (firstName) => {
    const { call, runJobs, mails } = await testApp();
    const { email } = await addUser(call, { firstName });
    await call('POST /api/auth/register', { body: newUser({ email, firstName }) });
    await call('POST /api/auth/forgot-password', { body: { email } });
    await runJobs();
    const sent = await mails();
    expect(sent).toHaveLength(3);
    for (const { text, html } of sent) expect(text + html).not.toContain(firstName);
  },
);

test('a name with a dot or a hyphen is greeted by it', async () => {
  const { call, runJobs, mails } = await testApp();
  await addUser(call, { firstName: 'Anne-Li K.' });
  await runJobs();
  expect((await mails())[0]?.text).toContain('Velkommen, Anne-Li K.');
});

test.each([
  ['one address', () => '192.0.2.7'],
  ['one line, which has another address for each', (times: number) => `2001:db8:1:2::${times}`],
])('thirty accounts are made from %s in ten minutes, however often something was filled in wrong', async (_, from) => {
  const { call } = await testApp({ rateLimits: true });
  const register = async (times: number, fields = {}) =>
    (await call('POST /api/auth/register', { body: newUser(fields), address: from(times) })).status;
  for (let times = 0; times < 25; times++) expect(await register(times, { firstName: '' })).toBe(400);
  for (let times = 0; times < 30; times++) expect(await register(times)).toBe(200);
  expect(await register(30)).toBe(429);
});

test('what is missing is said in the order of the form, each with the first rule that it breaks', async () => {
  const { call } = await testApp();
  const register = async (fields: object) =>
    (await call('POST /api/auth/register', { body: { ...newUser(), ...fields } })).body.errors;
  expect(
    await register({ firstName: '', lastName: undefined, password: undefined, confirmPassword: undefined }),
  ).toEqual([
    { path: 'firstName', msg: 'Fornavn er påkrevd' },
    { path: 'lastName', msg: 'Etternavn er påkrevd' },
    { path: 'password', msg: 'Passord er påkrevd' },
  ]);
  expect(await register({ firstName: ' K ' })).toEqual([{ path: 'firstName', msg: 'Fornavn må være minst 2 tegn' }]);
  expect(await register({ email: 'kari' })).toEqual([
    { path: 'email', msg: 'Vennligst oppgi en gyldig e-postadresse' },
  ]);
  expect(await register({ password: 'Kort1!', confirmPassword: 'Kort1!' })).toEqual([
    { path: 'password', msg: 'Passord må være minst 8 tegn' },
  ]);
  expect(await register({ password: 'langtnok', confirmPassword: 'langtnok' })).toEqual([
    {
      path: 'password',
      msg: 'Passord må inneholde minst en liten bokstav, en stor bokstav, ett tall og ett spesialtegn',
    },
  ]);
  expect(await register({ email: '' })).toEqual([{ path: 'email', msg: 'E-post er påkrevd' }]);
  expect(await register({ password: 'Kort1!', confirmPassword: 'noe annet' })).toEqual([
    { path: 'password', msg: 'Passord må være minst 8 tegn' },
    { path: 'confirmPassword', msg: 'Passordene matcher ikke' },
  ]);
  for (const confirmPassword of ['noe annet', '', null]) {
    expect(await register({ confirmPassword })).toEqual([{ path: 'confirmPassword', msg: 'Passordene matcher ikke' }]);
  }
});

test.each(['P@ssw0rd', 'P@SSw0rd'])('%s is refused, since others try it first', async (password) => {
  const { call } = await testApp();
  const { status, body } = await call('POST /api/auth/register', {
    body: { ...newUser(), password, confirmPassword: password },
  });
  expect(status).toBe(400);
  expect(body.errors).toEqual([{ path: 'password', msg: expect.stringContaining('vanligste') }]);
});

test.each(['Passord123!', 'Test1234!', 'Ærlig # Fjord 7!', '1?aAbbbbbb', `Aa1!${'x'.repeat(196)}`, 'Fjord🏔️langt8&'])(
  '%j is a good password',
  async (password) => {
    const { call } = await testApp();
    const body = { ...newUser(), password, confirmPassword: password };
    expect((await call('POST /api/auth/register', { body })).status).toBe(200);
    expect((await call('POST /api/auth/login', { body })).status).toBe(200);
  },
);

test('a password longer than anybody types is refused before it is hashed', async () => {
  const { call } = await testApp();
  const password = `Aa1!${'x'.repeat(100_000)}`;
  const { status } = await call('POST /api/auth/register', { body: { ...newUser(), password } });
  expect(status).toBe(400);
  expect((await call('POST /api/auth/login', { body: { email: 'kari@example.no', password } })).status).toBe(400);
});

test('one address has one account, whatever its case, also when two register at once', async () => {
  const { call, db, mails } = await testApp();
  const answers = await Promise.all([
    call('POST /api/auth/register', { body: newUser({ email: 'kari@blåbær.example' }) }),
    call('POST /api/auth/register', { body: newUser({ email: 'KARI@BLÅBÆR.EXAMPLE' }) }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.errors).toMatchObject([{ path: 'email' }]);
  expect(await db.selectFrom('users').select('id').execute()).toHaveLength(1);
  expect((await mails()).map(({ subject }) => subject)).toContain('Du har allerede en konto');
});

test.each([
  "kari'; drop table users;--@example.no",
  'kari@example.no\r\nBcc: ola@example.no',
  'kari\u0000@example.no',
  'kari@example..no',
  'kari@.example.no',
])('%j is no address', async (email) => {
  const { call } = await testApp();
  const { status } = await call('POST /api/auth/register', { body: newUser({ email }) });
  expect(status).toBe(400);
  expect((await call('POST /api/auth/login', { body: { email, password: 'Noe1!noe' } })).status).toBe(400);
});

test('an unknown address and a wrong password are answered alike', async () => {
  const { call } = await testApp();
  const { email } = await addUser(call);
  const wrong = await call('POST /api/auth/login', { body: { email, password: 'Feil1!feil' } });
  const unknown = await call('POST /api/auth/login', { body: { email: 'x@example.no', password: 'Feil1!feil' } });
  expect(wrong.status).toBe(401);
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  expect(wrong.body).toMatchObject({ success: false, message: 'Feil e-postadresse eller passord', errors: [] });
});

test('wrong passwords from one place are slowed down, and the owner still gets in from another', async () => {
  const { call } = await testApp({ rateLimits: true });
  const { email, password } = await addUser(call);
  const tryOnce = (given: string, address: string) =>
    call('POST /api/auth/login', { body: { email, password: given }, address });
  for (let tries = 0; tries < 8; tries++) expect((await tryOnce('Feil1!feil', '10.0.0.9')).status).toBe(401);
  expect((await tryOnce(password, '10.0.0.9')).status).toBe(429);
  expect((await tryOnce(password, '127.0.0.1')).status).toBe(200);
});

test('a wrong password that could not be counted is not answered like one that was', async () => {
  const app = await testApp({ rateLimits: true });
  const { email } = await addUser(app.call);
  await breakRow(app, 'rateLimitCounts', 'key', `wrong password ${email}`);
  const { status } = await app.call('POST /api/auth/login', { body: { email, password: 'Feil1!feil' } });
  expect(status).toBe(500);
});

test('a stranger with many addresses cannot lock the owner out', async () => {
  const { call, db } = await testApp({ rateLimits: true });
  const { email, password } = await addUser(call);
  for (let place = 0; place < 50; place++)
    await call('POST /api/auth/login', { body: { email, password: 'Feil1!feil' }, address: `10.0.1.${place}` });
  const body = { email, password };
  expect((await call('POST /api/auth/login', { body, address: '10.0.2.1' })).status).toBe(429);
  expect((await call('POST /api/auth/login', { body, address: '127.0.0.1' })).status).toBe(200);
  // A machine on a line of IPv6 takes another address every day.
  await db.updateTable('sessions').set({ ipAddress: '2001:db8:1:2:aaaa::1' }).execute();
  expect((await call('POST /api/auth/login', { body, address: '2001:db8:1:3::1' })).status).toBe(429);
  expect((await call('POST /api/auth/login', { body, address: '2001:db8:1:2:bbbb::9' })).status).toBe(200);
});

test('who is deactivated cannot log in, is told why only with the right password, and loses every session', async () => {
  const { call, db } = await testApp();
  const { email, password, token, id } = await addUser(call);
  await db.updateTable('users').set({ isActive: false }).where('id', '=', id).execute();
  expect((await call('GET /api/auth/me', { token })).status).toBe(401);
  expect((await call('POST /api/auth/login', { body: { email, password } })).status).toBe(403);
  expect((await call('POST /api/auth/login', { body: { email, password: 'Feil1!feil' } })).status).toBe(401);
});

test('logging out ends the session, and once more does no harm', async () => {
  const { call } = await testApp();
  const { token } = await addUser(call);
  expect((await call('POST /api/auth/logout', { token })).status).toBe(200);
  expect((await call('GET /api/auth/me', { token })).status).toBe(401);
  expect((await call('POST /api/auth/logout', { token })).status).toBe(200);
});

test.each([
  'GET /api/auth/me',
  'GET /api/auth/my-data',
  'GET /api/auth/deletion',
  'DELETE /api/auth/me',
  'PUT /api/auth/profile',
  'POST /api/auth/change-password',
  'POST /api/auth/change-email',
  'POST /api/auth/resend-confirmation',
  'GET /api/sessions',
  'DELETE /api/sessions',
  'POST /api/newsletter/user/toggle',
])('%s is for who is logged in', async (name) => {
  const { call } = await testApp();
  expect((await call(name, { body: {} })).status).toBe(401);
  expect((await call(name, { body: {}, token: 'x'.repeat(43) })).status).toBe(401);
});

test('the newsletter is off until it is turned on', async () => {
  const { call } = await testApp();
  const { token } = await addUser(call);
  const toggle = async () => (await call('POST /api/newsletter/user/toggle', { token })).body.newsletterEnabled;
  expect([await toggle(), await toggle(), await toggle()]).toEqual([true, false, true]);
});

test('the newsletter is off or on as was wanted, however often that is sent', async () => {
  const { call, db } = await testApp();
  const { token } = await addUser(call);
  const turn = (newsletterEnabled: unknown) =>
    call('POST /api/newsletter/user/toggle', { token, body: { newsletterEnabled } });
  for (const wanted of [false, true, true, false, false])
    expect((await turn(wanted)).body.newsletterEnabled).toBe(wanted);
  const events = await db.selectFrom('accountEvents').select('kind').where('kind', 'like', 'newsletter%').execute();
  expect(events).toHaveLength(2);
  expect((await turn('kanskje')).status).toBe(400);
});

test('a name is changed by its owner', async () => {
  const { call } = await testApp();
  const { token } = await addUser(call);
  const { body } = await call('PUT /api/auth/profile', {
    token,
    body: { firstName: 'Áilu', lastName: 'Å', isAdmin: true },
  });
  expect(body.errors).toEqual([{ path: 'lastName', msg: 'Etternavn må være minst 2 tegn' }]);
  const saved = await call('PUT /api/auth/profile', {
    token,
    body: { firstName: 'Áilu', lastName: 'Ås', isAdmin: true },
  });
  expect(saved.body.user).toMatchObject({ firstName: 'Áilu', lastName: 'Ås', isAdmin: false });
});

test('a flood of log-ins is partly sent away, and everybody else is still served', async () => {
  const { call } = await testApp();
  const body = { email: 'ukjent@example.no', password: 'Feil1!feil' };
  const flood = Array.from({ length: 90 }, () => call('POST /api/auth/login', { body }));
  expect((await call('GET /api/positions')).status).toBe(200);
  const answers = await Promise.all(flood);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 503]));
  expect(answers.find(({ status }) => status === 503)?.headers['retry-after']).toBe('5');
});

test('guessing many times at once gains nothing: the right one is told to wait like the wrong ones', async () => {
  const { call } = await testApp({ rateLimits: true });
  const { email, password } = await addUser(call);
  const guess = (given: string) => call('POST /api/auth/login', { body: { email, password: given } });
  const wrong = Array.from({ length: 39 }, (_, nth) => guess(`Feil1!feil${nth}`));
  const answers = await Promise.all([...wrong, guess(password)]);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(8);
  expect(statuses.at(-1)).toBe(429);
});
