import { expect, test } from 'vitest';
import { addFormPosition, apply } from '../../tests/support/applying.ts';
import { addApplication, addShare } from '../../tests/support/hiring.ts';
import { meanwhile, somebodyWaits } from '../../tests/support/meanwhile.ts';
import { addUser } from '../../tests/support/people.ts';
import { testApp } from '../../tests/support/test-app.ts';
import { DAY_MS } from '../platform/clock.ts';

const deadlines = { expiryDate: '2026-12-24', applicationDeadline: '2026-12-10' };

async function promised(count: number) {
  const app = await testApp({ now: new Date('2026-12-08T12:00:00Z') });
  const handler = await addUser(app.call);
  const added = await addFormPosition(app.db, { ...deadlines, answerBy: '2026-12-12' });
  await addShare(app.db, added.business.id, handler.id);
  const people = await Promise.all(Array.from({ length: count }, () => addUser(app.call)));
  const sent = await Promise.all(
    people.map(({ id }) => addApplication(app.db, added.position, id, { promisedBy: '2026-12-12' })),
  );
  const shown = async () => {
    const [business, position] = await Promise.all([
      app.call(`GET /api/business/${added.business.organizationNumber}`),
      app.call(`GET /api/positions/${added.position.id}`),
    ]);
    expect(business.body.business.promises).toEqual(position.body.position.promises);
    return business.body.business.promises;
  };
  const answer = (index: number) =>
    app.call(`PUT /api/applications/${sent[index]?.id}/status`, { body: { status: 'denied' }, token: handler.token });
  const remove = (index: number) => app.call(`DELETE /api/applications/${sent[index]?.id}`, { token: handler.token });
  return { ...app, ...added, people, sent, shown, answer, remove };
}

test('a business shows how many had the promised answer in time, from ten promises on, for two years', async () => {
  const { db, clock, people, position, runJob, shown, answer, call } = await promised(9);
  const late = await addUser(call);
  await apply(call, late.token, position.id);
  for (const index of [0, 1, 2]) expect((await answer(index)).status).toBe(200);
  // Who applied was promised what stood there.
  await db.updateTable('positions').set({ answerBy: '2026-12-20' }).execute();
  clock.moveBy(4 * DAY_MS);
  await runJob('count-promised-answers');
  expect(await shown()).toBeNull();
  clock.moveBy(DAY_MS);
  for (let times = 0; times < 2; times++) await runJob('count-promised-answers');
  expect(await shown()).toEqual({ promised: 10, kept: 3 });

  expect((await answer(4)).status).toBe(200);
  await db
    .deleteFrom('applications')
    .where('userId', '=', people[0]?.id ?? '')
    .execute();
  await runJob('count-promised-answers');
  expect(await shown()).toEqual({ promised: 10, kept: 3 });
  await db.updateTable('answerPromises').set({ promisedBy: '2024-12-12' }).execute();
  expect(await shown()).toBeNull();
});

test('of nine promises nothing is told, nor of one who withdrew, and deleting an application keeps none', async () => {
  const { db, clock, people, runJob, shown, remove } = await promised(10);
  await db
    .updateTable('applications')
    .set({ withdrawnAt: clock.now() })
    .where('userId', '=', people[0]?.id ?? '')
    .execute();
  expect((await remove(1)).status).toBe(200);
  clock.moveBy(5 * DAY_MS);
  await runJob('count-promised-answers');
  expect(await shown()).toBeNull();
  const counted = await db.selectFrom('answerPromises').select(['promised', 'kept']).execute();
  expect(counted).toEqual([{ promised: 9, kept: 0 }]);
});

test('a promise whose day is over when somebody applies is none', async () => {
  const { db, call, position } = await promised(0);
  await db.updateTable('positions').set({ answerBy: '2026-12-07' }).execute();
  const person = await addUser(call);
  await apply(call, person.token, position.id);
  expect(await db.selectFrom('applications').select('promisedBy').execute()).toEqual([{ promisedBy: null }]);
});

test.each([
  ['counts what was promised', ({ runJob }) => runJob('count-promised-answers')],
  ['deletes an application', ({ remove }) => remove(0)],
] as [string, (app: Awaited<ReturnType<typeof promised>>) => Promise<unknown>][])(
  'whoever %s holds no application while somebody deletes the business',
  async (_what, act) => {
    const app = await promised(1);
    app.clock.moveBy(5 * DAY_MS);
    const acting = await meanwhile(
      app,
      (tx) => tx.selectFrom('businesses').select('id').forUpdate().execute(),
      async () => {
        const acted = act(app);
        await somebodyWaits(app);
        await app.db.selectFrom('applications').select('id').forUpdate().noWait().execute();
        return [acted];
      },
      2,
    );
    await acting[0];
    expect(await app.db.selectFrom('answerPromises').select('promised').execute()).toEqual([{ promised: 1 }]);
  },
);

test('what was answered or counted while the count waits is counted as it is then', async () => {
  const app = await promised(2);
  const [answered = '', counted = ''] = app.sent.map(({ id }) => id);
  app.clock.moveBy(5 * DAY_MS);
  await meanwhile(
    app,
    async (tx) => {
      await tx.selectFrom('businesses').select('id').forUpdate().execute();
      await tx.updateTable('applications').set({ status: 'approved' }).where('id', '=', answered).execute();
      await tx.updateTable('applications').set({ promisedBy: null }).where('id', '=', counted).execute();
    },
    () => app.runJob('count-promised-answers'),
  );
  const counts = await app.db.selectFrom('answerPromises').select(['promised', 'kept']).execute();
  expect(counts).toEqual([{ promised: 1, kept: 1 }]);
});
