import { afterAll, expect, test } from 'vitest';
import { appCode } from '../../tests/support/app-code.ts';
import { rowsNaming } from '../../tests/support/bystander.ts';
import { addUser } from '../../tests/support/people.ts';
import { softPasskey } from '../../tests/support/soft-passkey.ts';
import { createTestApp } from '../../tests/support/test-app.ts';
import { MINUTE_MS } from '../platform/clock.ts';

const newPassword = 'Varm-Fjord-1953?';
const app = await createTestApp();
afterAll(app.close);

/** The secret of the last mail that somebody got with this subject. */
async function mailed(to: string, subject: string) {
  const mail = (await app.mails()).findLast((each) => each.to === to && each.subject === subject);
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
}

/** Somebody who has all that an account can have. */
async function addSettled() {
  app.clock.moveBy(MINUTE_MS);
  const person = await addUser(app.call);
  const { token, email, password } = person;
  const call = async (name: string, body?: object) => {
    const answer = await app.call(name, { token, body });
    expect([name, answer.status]).toEqual([name, 200]);
    return answer.body;
  };
  const turnOn = async () => {
    const { key, beginning, recoveryCodes } = await call('POST /api/auth/second-step', { password });
    await call('POST /api/auth/second-step/confirm', { code: appCode(key, app.clock.now()), beginning });
    return recoveryCodes as string[];
  };
  const { options } = await call('POST /api/auth/passkeys/begin', { password });
  const credential = softPasskey().make({ options });
  const { passkey } = await call('POST /api/auth/passkeys', { name: 'Mobilen', credential });
  const recoveryCodes = await turnOn();
  await call('POST /api/auth/change-email', { email: `ny.${email}`, password });
  await call('POST /api/auth/forgot-password', { email });
  await app.runJobs();
  const bothSteps = { password, code: recoveryCodes[0] };
  return { ...person, call, turnOn, passkeyId: passkey.id as string, recoveryCodes, bothSteps };
}

type Person = Awaited<ReturnType<typeof addSettled>>;

const bystander = await addSettled();

test.each<[string, (person: Person) => Promise<unknown>]>([
  ['saves a name', ({ call }) => call('PUT /api/auth/profile', { firstName: 'Ola', lastName: 'Ås' })],
  ['takes back a new address', ({ call }) => call('DELETE /api/auth/change-email')],
  [
    'confirms a new address',
    async ({ call, email }) =>
      call('POST /api/auth/confirm-email', { token: await mailed(`ny.${email}`, 'Bekreft e-postadressen din') }),
  ],
  [
    'resets the password',
    async ({ call, email }) =>
      call('POST /api/auth/reset-password', { token: await mailed(email, 'Sett et nytt passord'), newPassword }),
  ],
  [
    'changes the password',
    ({ call, password }) => call('POST /api/auth/change-password', { currentPassword: password, newPassword }),
  ],
  ['renames a passkey', ({ call, passkeyId }) => call(`PATCH /api/auth/passkeys/${passkeyId}`, { name: 'PC-en' })],
  ['removes a passkey', ({ call, passkeyId }) => call(`DELETE /api/auth/passkeys/${passkeyId}`)],
  [
    'makes new recovery codes',
    ({ call, bothSteps }) => call('POST /api/auth/second-step/recovery-codes', { ...bothSteps, key: 'k'.repeat(32) }),
  ],
  [
    'turns the second step off and on',
    async ({ call, bothSteps, turnOn }) => {
      await call('DELETE /api/auth/second-step', bothSteps);
      await turnOn();
    },
  ],
  ['logs out', ({ call }) => call('POST /api/auth/logout')],
  ['deletes the account', ({ call, password }) => call('DELETE /api/auth/me', { password })],
])('who %s changes nothing of anybody else’s', async (_what, act) => {
  const before = await rowsNaming(app, [bystander.id, bystander.email]);
  // The account, its session, passkey, second step, recovery codes and links.
  expect(before.length).toBeGreaterThan(15);
  await act(await addSettled());
  expect(await rowsNaming(app, [bystander.id, bystander.email])).toEqual(before);
});

test('the recovery code of somebody else opens nothing', async () => {
  const { email, password, recoveryCodes } = await addSettled();
  const enter = (code = '') => app.call('POST /api/auth/login', { body: { email, password, code } });
  expect((await enter(bystander.recoveryCodes[0])).status).toBe(401);
  expect((await enter(recoveryCodes[0])).status).toBe(200);
});
