import { expect, test } from 'vitest';
import { addFormPosition, apply } from '../../tests/support/applying.ts';
import { addUser } from '../../tests/support/people.ts';
import { testApp } from '../../tests/support/test-app.ts';
import { HOUR_MS } from '../platform/clock.ts';

/** Noon in Norway. */
const now = new Date('2026-11-18T11:00:00Z');

async function beginning() {
  const app = await testApp({ now });
  const { id, token } = await addUser(app.call);
  await app.db.updateTable('users').set({ emailConfirmedAt: now }).where('id', '=', id).execute();
  const { position } = await addFormPosition(app.db, { title: 'Kokk', applicationDeadline: '2026-11-20' });
  const write = async () => {
    const body = { applicantInfo: { firstName: 'Kari' } };
    const { status } = await app.call(`PUT /api/applications/draft/${position.id}`, { body, token });
    expect(status).toBe(200);
  };
  await write();
  const later = async (hours: number) => {
    app.clock.moveBy(hours * HOUR_MS);
    await app.runJob('remind-of-begun-applications');
  };
  const reminders = async () =>
    (await app.mails()).filter(({ subject }) => subject === 'Du har ikke sendt søknaden: Kokk');
  return { ...app, token, position, write, later, reminders };
}

test('whoever began an application hears of its deadline once, in the morning', async () => {
  const { position, later, reminders } = await beginning();
  await later(15);
  expect(await reminders()).toEqual([]);
  await later(4);
  await later(1);
  await later(24);
  const [mail, ...more] = await reminders();
  expect(more).toEqual([]);
  expect(mail?.text).toContain('siste søknadsdag er 20. november 2026');
  expect(mail?.text).toContain(`/stilling/${position.id}/apply`);
});

test('two instances write once', async () => {
  const { clock, runJob, reminders } = await beginning();
  clock.moveBy(20 * HOUR_MS);
  await Promise.all([1, 2, 3].map(() => runJob('remind-of-begun-applications')));
  expect(await reminders()).toHaveLength(1);
});

test('a deadline that moves is told of once more', async () => {
  const { db, later, reminders } = await beginning();
  await later(20);
  await db.updateTable('positions').set({ applicationDeadline: '2026-11-26' }).execute();
  await later(24);
  expect(await reminders()).toHaveLength(1);
  await later(4 * 24);
  expect(await reminders()).toHaveLength(2);
});

test.each<[string, (app: Awaited<ReturnType<typeof beginning>>) => Promise<unknown>]>([
  ['was written in today', ({ write }) => write()],
  ['was sent', ({ call, token, position }) => apply(call, token, position.id)],
  ['was thrown away', ({ call, token, position }) => call(`DELETE /api/applications/draft/${position.id}`, { token })],
  ['can no longer be sent', ({ db }) => db.updateTable('positions').set({ isActive: false }).execute()],
  [
    'is to be sent elsewhere now',
    ({ db }) => db.updateTable('positions').set({ applicationMethod: 'email' }).execute(),
  ],
  [
    'goes to an address nobody confirmed',
    ({ db }) => db.updateTable('users').set({ emailConfirmedAt: null }).execute(),
  ],
  ['is of somebody deactivated', ({ db }) => db.updateTable('users').set({ isActive: false }).execute()],
])('of what %s nobody is reminded', async (_what, change) => {
  const app = await beginning();
  app.clock.moveBy(20 * HOUR_MS);
  await change(app);
  await app.runJob('remind-of-begun-applications');
  expect(await app.reminders()).toEqual([]);
});
