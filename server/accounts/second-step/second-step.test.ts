import { strFromU8, unzipSync } from 'fflate';
import { Secret } from 'otpauth';
import { expect, test } from 'vitest';
import { appCode } from '../../../tests/support/app-code.ts';
import { meanwhile } from '../../../tests/support/meanwhile.ts';
import { addUser } from '../../../tests/support/people.ts';
import { addStaff } from '../../../tests/support/staff.ts';
import { type TestApp, testApp } from '../../../tests/support/test-app.ts';
import { DAY_MS, MINUTE_MS } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';

const PERIOD_MS = 30_000;

const inHours = (hours: number) => new Date(Date.now() + hours * 60 * MINUTE_MS);

/** Somebody who logs in in two steps. Each code is of a period of its own. */
async function addCareful(app: TestApp) {
  app.clock.stop();
  const person = await addUser(app.call);
  const { token, password, email } = person;
  const begun = await app.call('POST /api/auth/second-step', { token, body: { password } });
  expect(begun.status).toBe(200);
  const { key, beginning, recoveryCodes } = begun.body as Record<'key' | 'beginning', string> & {
    recoveryCodes: string[];
  };
  const code = (away = 0) => appCode(key, new Date(app.clock.now().getTime() + away * PERIOD_MS));
  const nextCode = () => {
    app.clock.moveBy(PERIOD_MS);
    return code();
  };
  const confirm = (code: string) =>
    app.call('POST /api/auth/second-step/confirm', { token, body: { code, beginning } });
  const logIn = (fields: object = {}, address?: string) =>
    app.call('POST /api/auth/login', { body: { email, password, ...fields }, ...(address && { address }) });
  return { ...person, key, recoveryCodes, code, nextCode, confirm, logIn };
}

async function addSecured(app: TestApp) {
  const person = await addCareful(app);
  expect((await person.confirm(person.code())).status).toBe(200);
  return person;
}

const subjects = async ({ mails }: TestApp, to: string) =>
  (await mails()).filter((mail) => mail.to === to).map(({ subject }) => subject);

test('nothing is asked for until a code has confirmed it; then the password alone is not enough', async () => {
  const app = await testApp();
  const { email, token, password, logIn, confirm, code, nextCode } = await addCareful(app);
  expect((await logIn()).status).toBe(200);
  expect((await confirm('000000')).body).toMatchObject({ code: 'codeWrong', errors: [{ path: 'code' }] });
  expect((await confirm('')).status).toBe(400);
  const on = code();
  expect((await confirm(on)).body.message).toBe('Totrinns innlogging er på. Du er logget ut fra alle andre enheter.');
  expect((await confirm(on)).status).toBe(200);
  expect((await confirm(nextCode())).status).toBe(200);
  expect((await confirm('000000')).status).toBe(409);
  expect((await app.call('POST /api/auth/second-step', { token, body: { password } })).status).toBe(409);
  expect((await app.call('GET /api/auth/me', { token })).body.user.hasSecondStep).toBe(true);
  expect((await app.call('GET /api/auth/second-step', { token })).body).toMatchObject({
    isOn: true,
    recoveryCodesLeft: 10,
  });
  const asked = await logIn();
  expect([asked.status, asked.body]).toEqual([
    401,
    {
      success: false,
      message: 'Skriv koden fra autentiseringsappen din.',
      errors: [{ path: 'code', msg: 'Skriv koden fra autentiseringsappen din.' }],
      code: 'codeRequired',
    },
  ]);
  const right = nextCode();
  expect((await logIn({ code: ` ${right.slice(0, 3)} ${right.slice(3)}` })).body.token).toBeTruthy();
  expect(await subjects(app, email)).toContain('Totrinns innlogging er slått på');
});

test('turning it on ends every other session, for they were begun with the password alone', async () => {
  const app = await testApp();
  const { token, password, logIn, confirm, code, nextCode } = await addCareful(app);
  const before = (await logIn()).body.token;
  expect((await confirm(code())).status).toBe(200);
  const addKey = (token: string) => app.call('POST /api/auth/passkeys/begin', { token, body: { password } });
  expect([(await addKey(before)).status, (await addKey(token)).status]).toEqual([401, 200]);
  const after = (await logIn({ code: nextCode() })).body.token;
  expect((await confirm(code())).status).toBe(200);
  expect((await app.call('GET /api/auth/me', { token: after })).status).toBe(200);
});

test('what was begun and then begun anew is not confirmed: its recovery codes are none', async () => {
  const app = await testApp();
  const { token, password, confirm } = await addCareful(app);
  const { key, beginning } = (await app.call('POST /api/auth/second-step', { token, body: { password } })).body;
  const body = { code: appCode(key, app.clock.now()), beginning };
  expect((await confirm(body.code)).status).toBe(409);
  expect((await app.call('POST /api/auth/second-step/confirm', { token, body })).status).toBe(200);
  expect((await confirm(body.code)).status).toBe(409);
});

test('a wrong password is answered alike with and without a second step, and with any code', async () => {
  const app = await testApp();
  const { logIn, nextCode } = await addSecured(app);
  const plain = await addUser(app.call);
  const others = { email: plain.email, password: 'Feil1!feil' };
  const known = await app.call('POST /api/auth/login', { body: others });
  for (const code of [undefined, '123456', nextCode()]) {
    const { status, body } = await logIn({ password: 'Feil1!feil', code });
    expect([status, body]).toEqual([known.status, known.body]);
  }
});

test('a code is taken once, also of two log-ins at the same moment, and no older one after it', async () => {
  const app = await testApp();
  const { logIn, code, nextCode } = await addSecured(app);
  const right = nextCode();
  const answers = await Promise.all([logIn({ code: right }), logIn({ code: right })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  expect((await logIn({ code: right })).body.code).toBe('codeWrong');
  app.clock.moveBy(PERIOD_MS);
  expect((await logIn({ code: code(-1) })).status).toBe(401);
});

test('a clock may be half a minute early or late, not more', async () => {
  const app = await testApp();
  const { logIn, code } = await addSecured(app);
  const tryIn = async (away: number) => {
    app.clock.moveBy(5 * MINUTE_MS);
    return (await logIn({ code: code(away) })).status;
  };
  expect(await tryIn(-1)).toBe(200);
  expect(await tryIn(1)).toBe(200);
  expect(await tryIn(-2)).toBe(401);
  expect(await tryIn(2)).toBe(401);
});

test('a recovery code works once, however it is written, and its owner hears of it', async () => {
  const app = await testApp();
  const { email, token, logIn, recoveryCodes } = await addSecured(app);
  const [first = '', second = ''] = recoveryCodes;
  expect(recoveryCodes).toHaveLength(10);
  const sloppy = first.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l');
  expect((await logIn({ code: sloppy })).status).toBe(200);
  expect((await logIn({ code: first })).status).toBe(401);
  const answers = await Promise.all([logIn({ code: second }), logIn({ code: second })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  expect((await app.call('GET /api/auth/second-step', { token })).body.recoveryCodesLeft).toBe(8);
  const told = (await subjects(app, email)).filter((subject) => subject === 'En gjenopprettingskode er brukt');
  expect(told).toHaveLength(2);
  const kept = await app.db.selectFrom('recoveryCodes').select('codeHash').execute();
  expect(kept.some(({ codeHash }) => codeHash.toString().includes(second.slice(0, 4)))).toBe(false);
});

test('new recovery codes need both steps, and end the old ones', async () => {
  const app = await testApp();
  const { token, email, password, logIn, nextCode, recoveryCodes } = await addSecured(app);
  const key = 'k'.repeat(32);
  const renew = (body: object) =>
    app.call('POST /api/auth/second-step/recovery-codes', { token, body: { key, ...body } });
  expect((await renew({ password })).body.errors).toMatchObject([{ path: 'code' }]);
  expect((await renew({ password: 'Feil1!feil', code: nextCode() })).body.errors).toMatchObject([{ path: 'password' }]);
  expect((await renew({ password, code: '000000' })).status).toBe(400);
  const code = nextCode();
  const made = await renew({ password, code });
  // Whose answer was lost.
  expect((await renew({ password, code })).body.recoveryCodes).toEqual(made.body.recoveryCodes);
  expect((await renew({ password: 'Feil1!feil', code })).status).toBe(400);
  expect((await renew({ password, code, key: 'l'.repeat(32) })).body.code).toBe('codeWrong');
  expect(
    (await subjects(app, email)).filter((subject) => subject === 'Nye gjenopprettingskoder er laget'),
  ).toHaveLength(1);
  expect(made.body.recoveryCodes).toHaveLength(10);
  expect((await logIn({ code: recoveryCodes[0] })).status).toBe(401);
  expect((await logIn({ code: made.body.recoveryCodes[0] })).status).toBe(200);
});

test('it is turned off with both steps, and nothing of it is left', async () => {
  const app = await testApp();
  const { email, token, password, logIn, nextCode } = await addSecured(app);
  const turnOff = (body: object) => app.call('DELETE /api/auth/second-step', { token, body });
  expect((await turnOff({ password: 'Feil1!feil', code: nextCode() })).status).toBe(400);
  expect((await turnOff({ password, code: '000000' })).status).toBe(400);
  expect((await turnOff({ password, code: nextCode() })).status).toBe(200);
  expect((await turnOff({ password, code: nextCode() })).status).toBe(409);
  expect((await logIn()).status).toBe(200);
  expect(await app.db.selectFrom('secondSteps').selectAll().execute()).toEqual([]);
  expect(await subjects(app, email)).toContain('Totrinns innlogging er slått av');
});

test('ten wrong codes in a quarter of an hour may be tried, and the owner hears that the password is known', async () => {
  const app = await testApp({ rateLimits: true });
  const { email, logIn, nextCode } = await addSecured(app);
  const wrong = await Promise.all(Array.from({ length: 12 }, () => logIn({ code: '000000' }, '10.1.1.1')));
  expect(wrong.map(({ status }) => status).sort()).toEqual([...Array(10).fill(401), 429, 429]);
  expect((await logIn({ code: nextCode() }, '10.1.1.1')).status).toBe(429);
  expect((await logIn({}, '10.1.1.1')).status).toBe(401);
  expect((await logIn({ code: nextCode() })).status).toBe(200);
  const told = (await subjects(app, email)).filter((subject) => subject === 'Noen kan passordet ditt');
  expect(told).toHaveLength(1);
});

test('thirty codes a day may be tried from new places, and the owner still gets in from a known one', async () => {
  const app = await testApp({ rateLimits: true });
  const { logIn, nextCode } = await addSecured(app);
  for (const place of [1, 2, 3]) {
    for (let tried = 0; tried < 10; tried++) await logIn({ code: '000000' }, `10.1.${place}.1`);
  }
  // Whoever guesses gains nothing by right codes of an account of their own.
  const own = await addSecured(app);
  expect((await own.logIn({ code: own.nextCode() }, '10.1.4.1')).status).toBe(200);
  expect((await logIn({ code: nextCode() }, '10.1.4.1')).status).toBe(429);
  expect((await logIn({ code: nextCode() })).status).toBe(200);
});

test('right codes use up no tries, and recovery codes are not held up by what is tried elsewhere', async () => {
  const app = await testApp({ rateLimits: true });
  const { email, logIn, nextCode, recoveryCodes } = await addSecured(app);
  for (let count = 0; count < 11; count++) {
    expect((await logIn({ code: nextCode() }, '10.1.9.1')).status).toBe(200);
  }
  expect(await subjects(app, email)).not.toContain('Noen kan passordet ditt');
  const held = { count: 30, resetsAt: inHours(3) };
  await app.db.updateTable('rateLimitCounts').set(held).where('key', '=', `code ${email}`).execute();
  const refused = await logIn({ code: nextCode() }, '10.1.4.1');
  expect([refused.status, refused.body.message]).toEqual([
    429,
    expect.stringMatching(/gjenopprettingskode, eller vent 3 timer/),
  ]);
  expect((await logIn({ code: recoveryCodes[0] }, '10.1.4.1')).status).toBe(200);
});

test('where somebody was with the password alone, before it was turned on, is no place of the owner', async () => {
  const app = await testApp({ rateLimits: true });
  const { email, logIn, confirm, code, nextCode } = await addCareful(app);
  expect((await logIn({}, '10.1.7.1')).status).toBe(200);
  expect((await confirm(code())).status).toBe(200);
  await app.db
    .insertInto('rateLimitCounts')
    .values({ key: `code ${email}`, count: 30, resetsAt: inHours(3) })
    .execute();
  expect((await logIn({ code: nextCode() }, '10.1.7.1')).status).toBe(429);
  expect((await logIn({ code: nextCode() })).status).toBe(200);
});

test('a new password by mail does not go around it', async () => {
  const app = await testApp();
  const { email, logIn, nextCode } = await addSecured(app);
  await app.call('POST /api/auth/forgot-password', { body: { email } });
  await app.runJobs();
  const mail = (await app.mails()).findLast(({ subject }) => subject === 'Sett et nytt passord');
  const newPassword = 'Varm-Fjord-1953?';
  const body = { token: /token=([\w-]+)/.exec(mail?.text ?? '')?.[1], newPassword };
  const reset = await app.call('POST /api/auth/reset-password', { body });
  expect([reset.status, 'token' in reset.body]).toEqual([200, false]);
  expect((await logIn({ password: newPassword })).body.code).toBe('codeRequired');
  expect((await logIn({ password: newPassword, code: nextCode() })).status).toBe(200);
});

test('a log-in that began before it was turned on is asked for the code too', async () => {
  const app = await testApp();
  const { id, logIn } = await addCareful(app);
  const turnOn = (tx: Tx) => tx.updateTable('users').set({ hasSecondStep: true }).where('id', '=', id).execute();
  expect((await meanwhile(app, turnOn, () => logIn())).body.code).toBe('codeRequired');
});

test('staff turn it off for who lost everything: in the trace, told by mail, not undone, never on and not their own', async () => {
  const app = await testApp();
  const { id, email, logIn } = await addSecured(app);
  const staff = await addStaff(app);
  const change = (body: object, of = id) => app.call(`PUT /api/admin/users/${of}`, { token: staff.token, body });
  expect((await change({ hasSecondStep: true })).body.errors).toMatchObject([{ path: 'hasSecondStep' }]);
  expect((await change({ hasSecondStep: false })).body.user.hasSecondStep).toBe(false);
  expect((await logIn()).status).toBe(200);
  expect(await subjects(app, email)).toContain('Totrinns innlogging er slått av');
  const { actions } = (await app.call('GET /api/admin/trace?what=changes', { token: staff.token })).body;
  expect(actions[0]).toMatchObject({
    subjectId: id,
    before: { hasSecondStep: true },
    after: { hasSecondStep: false },
    canUndo: false,
  });
  const undone = await app.call(`POST /api/admin/trace/${actions[0].id}/undo`, { token: staff.token });
  expect(undone.status).toBe(409);
  await app.db.updateTable('users').set({ hasSecondStep: true }).where('id', '=', staff.id).execute();
  expect((await change({ hasSecondStep: false }, staff.id)).status).toBe(409);
});

test('it is in the download of one’s data, and what was only begun goes after a day', async () => {
  const app = await testApp();
  const { token } = await addSecured(app);
  const begun = await addCareful(app);
  const data = await app.app.inject({ url: '/api/auth/my-data', headers: { authorization: `Bearer ${token}` } });
  const files = unzipSync(data.rawPayload);
  expect(strFromU8(files['mine-data.html'] as Uint8Array)).toContain('<dt>Totrinns innlogging</dt><dd>ja</dd>');
  const rows = () => app.db.selectFrom('secondSteps').select('userId').execute();
  await app.runJob('delete-old-account-rows');
  expect(await rows()).toHaveLength(2);
  app.clock.moveBy(2 * DAY_MS);
  await app.runJob('delete-old-account-rows');
  expect(await rows()).toHaveLength(1);
  expect((await begun.confirm(begun.code())).status).toBe(409);
});

test('a dump of the database does not hold the key where the operator names a secret, also one named later', async () => {
  const app = await testApp();
  const first = await addSecured(app);
  const { logIn, nextCode, recoveryCodes } = first;
  const { config } = app.platform;
  config.signingSecret = 'a secret of the operator, long enough';
  expect((await logIn({ code: nextCode() })).status).toBe(200);
  const later = await addSecured(app);
  expect((await later.logIn({ code: later.nextCode() })).status).toBe(200);
  const rows = await app.db.selectFrom('secondSteps').select('sealedSecret').execute();
  for (const { key } of [first, later]) {
    const secret = Buffer.from(Secret.fromBase32(key).bytes);
    for (const { sealedSecret } of rows) expect(sealedSecret.includes(secret)).toBe(false);
  }
  // The secret is lost: codes no longer work, what is kept as hashes does.
  config.signingSecret = undefined;
  expect((await later.logIn({ code: later.nextCode() })).body.code).toBe('codeWrong');
  expect((await later.logIn({ code: later.recoveryCodes[0] })).status).toBe(200);
  expect((await logIn({ code: recoveryCodes[0] })).status).toBe(200);
});
