import { expect, test } from 'vitest';
import { appCode } from '../../../tests/support/app-code.ts';
import { addUser } from '../../../tests/support/people.ts';
import { softPasskey } from '../../../tests/support/soft-passkey.ts';
import { type TestApp, testApp } from '../../../tests/support/test-app.ts';
import { MINUTE_MS } from '../../platform/clock.ts';

type Person = Awaited<ReturnType<typeof addUser>>;

const beginAdding = async ({ call }: TestApp, { token, password }: Person) =>
  (await call('POST /api/auth/passkeys/begin', { token, body: { password } })).body.options;
const beginLogIn = async ({ call }: TestApp) => (await call('POST /api/auth/passkeys/log-in/begin')).body.options;
const logIn = ({ call }: TestApp, credential: object, headers = {}) =>
  call('POST /api/auth/passkeys/log-in', { body: { credential }, headers });
const add = ({ call }: TestApp, { token }: Person, credential: object, name = 'Mobilen') =>
  call('POST /api/auth/passkeys', { token, body: { name, credential } });

/** Somebody with a passkey. */
async function addKeyed(app: TestApp, made: { counter?: number } = {}) {
  const person = await addUser(app.call);
  const key = softPasskey();
  const added = await add(app, person, key.make({ options: await beginAdding(app, person), ...made }));
  expect(added.status).toBe(200);
  return { ...person, key, passkeyId: added.body.passkey.id as string };
}

async function resetByMail(app: TestApp, email: string, newPassword: string) {
  await app.call('POST /api/auth/forgot-password', { body: { email } });
  await app.runJobs();
  const token = /token=([\w-]+)/.exec((await textOf(app, email, 'Sett et nytt passord')) ?? '')?.[1];
  return await app.call('POST /api/auth/reset-password', { body: { token, newPassword } });
}

const subjects = async ({ mails }: TestApp, to: string) =>
  (await mails()).filter((mail) => mail.to === to).map(({ subject }) => subject);
const textOf = async ({ mails }: TestApp, to: string, subject: string) =>
  (await mails()).findLast((mail) => mail.to === to && mail.subject === subject)?.text;

test('a passkey is added with the own password and logs in without it, and its owner hears of it', async () => {
  const app = await testApp();
  const person = await addUser(app.call);
  const { token, email } = person;
  const refused = await app.call('POST /api/auth/passkeys/begin', { token, body: { password: 'Feil1!feil' } });
  expect(refused.body.errors).toEqual([{ path: 'password', msg: 'Passordet er feil' }]);
  const options = await beginAdding(app, person);
  expect(options).toMatchObject({
    rp: { id: 'localhost' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const key = softPasskey();
  expect((await add(app, person, key.make({ options }), '  ')).body.errors).toMatchObject([{ path: 'name' }]);
  expect((await add(app, person, key.make({ options }))).body.passkey).toMatchObject({
    name: 'Mobilen',
    lastUsedAt: null,
  });
  const asked = await beginLogIn(app);
  expect(asked).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
  expect(asked).not.toHaveProperty('allowCredentials');
  const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1' };
  const entered = await logIn(app, key.use({ options: asked }), phone);
  expect(entered.body).toMatchObject({ token: expect.any(String), user: { email } });
  expect((await app.call('GET /api/sessions', { token: entered.body.token })).body.sessions).toHaveLength(2);
  const { passkeys, rpId } = (await app.call('GET /api/auth/passkeys', { token })).body;
  expect([rpId, passkeys]).toEqual(['localhost', [expect.objectContaining({ lastUsedAt: expect.any(String) })]]);
  expect(await subjects(app, email)).toEqual(
    expect.arrayContaining(['Ny passnøkkel på kontoen din', 'Ny innlogging på kontoen din']),
  );
});

test('a new password leaves passkeys, and says so in the answer and by mail', async () => {
  const app = await testApp();
  const { id, token, email, password } = await addKeyed(app);
  await app.db.updateTable('users').set({ emailConfirmedAt: app.clock.now() }).where('id', '=', id).execute();
  const newPassword = 'Varm-Fjord-1953?';
  const stays = /Kontoen har én passnøkkel, og den slipper fortsatt inn uten passord og kode/;
  const body = { currentPassword: password, newPassword };
  const changed = await app.call('POST /api/auth/change-password', { token, body });
  expect(changed.body.message).toMatch(stays);
  expect(await textOf(app, email, 'Passordet ditt er endret')).toMatch(/passnøkkel.*\/profil\?tab=security/s);
  const reset = await resetByMail(app, email, password);
  expect(reset.body).toMatchObject({ message: expect.stringMatching(stays), hasPasskeys: true });
});

test('a passkey of who took an address that is not theirs ends when its owner sets a password by mail', async () => {
  const app = await testApp();
  const { email, key } = await addKeyed(app);
  const reset = await resetByMail(app, email, 'Varm-Fjord-1953?');
  const gone = /^Passordet er endret.* Passnøkkelen på kontoen er slettet, for e-postadressen var ikke bekreftet/;
  expect(reset.body).toMatchObject({ message: expect.stringMatching(gone), hasPasskeys: false });
  expect(await textOf(app, email, 'Passordet ditt er endret')).toMatch(/Passnøkkelen på kontoen er slettet/);
  expect((await logIn(app, key.use({ options: await beginLogIn(app) }))).status).toBe(401);
});

test('the mail about a new device names the passkey that let in, or says that there are some', async () => {
  const app = await testApp();
  const { email, password, key } = await addKeyed(app);
  const told = () => textOf(app, email, 'Ny innlogging på kontoen din');
  const from = (system: string) => ({ 'user-agent': `Mozilla/5.0 (${system}) Firefox/130.0` });
  await app.call('POST /api/auth/login', { body: { email, password }, headers: from('Windows NT 10.0') });
  expect(await told()).toMatch(/én passnøkkel.*\/profil\?tab=security/s);
  await logIn(app, key.use({ options: await beginLogIn(app) }), from('X11; Linux'));
  expect(await told()).toMatch(/passnøkkelen «Mobilen».*Slett passnøkkelen/s);
});

test('turning the second step on tells how many passkeys there are', async () => {
  const app = await testApp();
  const { token, email, password } = await addKeyed(app);
  const { key, beginning } = (await app.call('POST /api/auth/second-step', { token, body: { password } })).body;
  const body = { code: appCode(key, app.clock.now()), beginning };
  expect((await app.call('POST /api/auth/second-step/confirm', { token, body })).status).toBe(200);
  expect(await textOf(app, email, 'Totrinns innlogging er slått på')).toMatch(/Kontoen har én passnøkkel/);
});

test('a passkey counts as both steps', async () => {
  const app = await testApp();
  const { id, email, password, key } = await addKeyed(app);
  await app.db.updateTable('users').set({ hasSecondStep: true }).where('id', '=', id).execute();
  const body = { email, password };
  expect((await app.call('POST /api/auth/login', { body })).body.code).toBe('codeRequired');
  expect((await logIn(app, key.use({ options: await beginLogIn(app) }))).status).toBe(200);
});

test('what is signed is used once, also at the same moment, within five minutes, and for what it was made for', async () => {
  const app = await testApp();
  const person = await addKeyed(app);
  const { key } = person;
  const used = key.use({ options: await beginLogIn(app) });
  const answers = await Promise.all([logIn(app, used), logIn(app, used)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);

  const late = await beginLogIn(app);
  app.clock.moveBy(6 * MINUTE_MS);
  expect((await logIn(app, key.use({ options: late }))).status).toBe(401);
  await app.runJob('delete-old-account-rows');
  expect(await app.db.selectFrom('passkeyChallenges').selectAll().execute()).toEqual([]);

  expect((await logIn(app, key.use({ options: await beginAdding(app, person) }))).status).toBe(401);
  expect((await add(app, person, softPasskey().make({ options: await beginLogIn(app) }))).status).toBe(400);
  const elsewhere = (await app.call('POST /api/auth/login', { body: person })).body.token;
  const made = softPasskey().make({ options: await beginAdding(app, person) });
  expect((await add(app, { ...person, token: elsewhere }, made)).status).toBe(400);
  const own = { options: { challenge: 'bWFkZSB1cA' } };
  expect((await logIn(app, key.use(own))).status).toBe(401);
  expect((await logIn(app, { ...used, response: { ...used.response, clientDataJSON: 'eA' } })).status).toBe(401);
});

test.each([
  ['another site', { origin: 'https://jobbfjord.example.net' }],
  ['another host', { rpId: 'example.net' }],
  ['nobody who showed who they are', { isVerified: false }],
  ['a copy, which counts backwards', { counter: 6 }],
  ['a copy that has counted as far', { counter: 7 }],
])('a passkey that was used by %s lets nobody in', async (_who, fields) => {
  const app = await testApp();
  const { key } = await addKeyed(app, { counter: 7 });
  expect((await logIn(app, key.use({ options: await beginLogIn(app), ...fields }))).status).toBe(401);
  expect((await logIn(app, key.use({ options: await beginLogIn(app), counter: 8 }))).status).toBe(200);
});

test.each([
  ['another site', { origin: 'https://jobbfjord.example.net' }],
  ['another host', { rpId: 'example.net' }],
  ['nobody who showed who they are', { isVerified: false }],
])('a passkey that was made by %s is not kept', async (_who, fields) => {
  const app = await testApp();
  const person = await addUser(app.call);
  const made = softPasskey().make({ options: await beginAdding(app, person), ...fields });
  expect((await add(app, person, made)).status).toBe(400);
});

test('a key that is not theirs, is unknown, or says that it is another’s lets nobody in', async () => {
  const app = await testApp();
  const [kari, ola] = [await addKeyed(app), await addKeyed(app)];
  const options = async () => ({ options: await beginLogIn(app) });
  const signed = ola.key.use(await options());
  const { id, rawId } = kari.key.use(await options());
  expect((await logIn(app, { ...signed, id, rawId })).status).toBe(401);
  const handle = kari.key.use(await options()).response.userHandle;
  const disguised = ola.key.use(await options());
  const asKari = { ...disguised, response: { ...disguised.response, userHandle: handle } };
  expect((await logIn(app, asKari)).status).toBe(401);
  const without = ola.key.use(await options());
  const nameless = { ...without, response: { ...without.response, userHandle: undefined } };
  expect((await logIn(app, nameless)).status).toBe(401);
  expect((await logIn(app, softPasskey().use(await options()))).status).toBe(401);
  const twice = ola.key.make({ options: await beginAdding(app, kari) });
  expect((await add(app, kari, twice)).status).toBe(409);
  for (const bad of [{}, { ...signed, id: 'a b' }, { ...signed, type: 'password' }]) {
    expect((await logIn(app, bad)).status).toBe(400);
  }
});

test('a deactivated account says so, and a deleted one is unknown', async () => {
  const app = await testApp();
  const { id, token, password, key } = await addKeyed(app);
  const enter = async () => logIn(app, key.use({ options: await beginLogIn(app) }));
  await app.db.updateTable('users').set({ isActive: false }).where('id', '=', id).execute();
  expect([(await enter()).status, (await enter()).body.message]).toEqual([
    403,
    'Kontoen er deaktivert. Ta kontakt med oss hvis det er en feil.',
  ]);
  await app.db.updateTable('users').set({ isActive: true }).where('id', '=', id).execute();
  expect((await app.call('DELETE /api/auth/me', { token, body: { password } })).status).toBe(200);
  expect((await enter()).status).toBe(401);
  expect(await app.db.selectFrom('passkeys').selectAll().execute()).toEqual([]);
});

test('its owner renames and deletes it; then it lets nobody in', async () => {
  const app = await testApp();
  const person = await addKeyed(app);
  const { token, email, key, passkeyId } = person;
  const other = await addUser(app.call);
  const path = `/api/auth/passkeys/${passkeyId}`;
  const rename = (token: string, name: string) => app.call(`PATCH ${path}`, { token, body: { name } });
  expect((await rename(other.token, 'Min')).status).toBe(404);
  expect((await rename(token, 'x'.repeat(61))).status).toBe(400);
  expect((await add(app, person, softPasskey().make({ options: await beginAdding(app, person) }))).status).toBe(200);
  expect((await rename(token, 'Nettbrettet')).body.passkey.name).toBe('Nettbrettet');
  const { passkeys } = (await app.call('GET /api/auth/passkeys', { token })).body;
  expect(passkeys.map(({ name }: { name: string }) => name).sort()).toEqual(['Mobilen', 'Nettbrettet']);
  expect((await app.call(`DELETE ${path}`, { token: other.token })).status).toBe(404);
  expect((await app.call(`DELETE ${path}`, { token })).status).toBe(200);
  expect((await app.call(`DELETE ${path}`, { token })).status).toBe(404);
  expect((await logIn(app, key.use({ options: await beginLogIn(app) }))).status).toBe(401);
  expect(await subjects(app, email)).toContain('En passnøkkel er slettet');
});

test('a person has ten passkeys at most, also when two are added at the same moment', async () => {
  const app = await testApp();
  const person = await addUser(app.call);
  const made = async () => softPasskey().make({ options: await beginAdding(app, person) });
  for (let count = 0; count < 9; count++) expect((await add(app, person, await made())).status).toBe(200);
  const both = [await made(), await made()];
  const answers = await Promise.all(both.map((credential) => add(app, person, credential)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { token, password } = person;
  expect((await app.call('POST /api/auth/passkeys/begin', { token, body: { password } })).status).toBe(409);
});

test.each(['http://192.0.2.7:3000', 'http://jobbfjord.example.no', 'https://[2001:db8::1]'])(
  'at %s there are no passkeys',
  async (publicUrl) => {
    const app = await testApp({ config: { publicUrl } });
    const { token, password } = await addUser(app.call);
    expect((await app.call('GET /api/auth/passkeys', { token })).body).toMatchObject({ passkeys: [], rpId: null });
    expect((await app.call('POST /api/auth/passkeys/log-in/begin')).status).toBe(409);
    expect((await app.call('POST /api/auth/passkeys/begin', { token, body: { password } })).status).toBe(409);
  },
);
