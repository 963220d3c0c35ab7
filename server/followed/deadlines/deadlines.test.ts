import { expect, test } from 'vitest';
import { navAd } from '../../../demo/nav-feed/nav-ad.ts';
import { addApplication, addBusiness, addPosition } from '../../../tests/support/hiring.ts';
import { importing, uuid } from '../../../tests/support/importing.ts';
import { addUser } from '../../../tests/support/people.ts';
import { type TestApp, testApp } from '../../../tests/support/test-app.ts';
import { DAY_MS, HOUR_MS } from '../../platform/clock.ts';
import { keepFormerPosition } from '../../positions/index.ts';

/** Noon in Norway. */
const now = new Date('2026-11-18T11:00:00Z');

async function follower(app: TestApp) {
  const { id, token, password } = await addUser(app.call);
  await app.db.updateTable('users').set({ emailConfirmedAt: now }).where('id', '=', id).execute();
  const send = (name: string, body?: object) => app.call(name, { token, ...(body && { body }) });
  const follow = (position: object) => send('POST /api/user/follow-position', { position });
  const want = (wanted: unknown) => send('PUT /api/user/deadline-mails', { wanted } as object);
  const told = async () =>
    (await app.mails()).filter(({ subject }) => subject.startsWith('Fristen')).map(({ subject }) => subject);
  return { id, token, password, send, follow, want, told };
}

async function following() {
  const app = await testApp({ now });
  const person = await follower(app);
  const business = await addBusiness(app.db);
  const post = async (title: string, fields: Parameters<typeof addPosition>[2] = {}) => {
    const position = await addPosition(app.db, business.id, { title, ...fields });
    await person.follow({ id: position.id });
    return position;
  };
  const later = async (hours: number) => {
    app.clock.moveBy(hours * HOUR_MS);
    await app.runJob('remind-of-deadlines');
  };
  return { ...app, ...person, business, post, later };
}

test('nobody is told who did not ask for it', async () => {
  const { send, post, later, told } = await following();
  await post('Kokk', { applicationDeadline: '2026-11-20' });
  expect((await send('GET /api/user/deadline-mails')).body.wanted).toBe(false);
  await later(20);
  expect(await told()).toEqual([]);
});

test('one mail, three days before, of what closes by its deadline or with its ad', async () => {
  const { mails, post, want, later, told } = await following();
  await want(true);
  const cook = await post('Kokk <b>', { applicationDeadline: '2026-11-23', location: 'Bergen' });
  await post('Tømrer', { expiryDate: '2026-11-23' });
  await post('Senere', { applicationDeadline: '2026-11-25' });
  await post('Uten frist');
  await later(20);
  // It is the 19th. The 22nd is the last day on which the ad is there; the 23rd comes in four days.
  expect(await told()).toEqual(['Fristen nærmer seg: Tømrer']);
  await later(24);
  await later(1);
  expect(await told()).toEqual(['Fristen nærmer seg: Tømrer', 'Fristen nærmer seg: Kokk <b>']);
  const mail = (await mails()).at(-1);
  expect(mail?.preview).toBe('Siste søknadsdag er 23. november 2026.');
  expect(mail?.text).toContain('Fjordbygg AS, Bergen, siste søknadsdag er 23. november 2026');
  expect(mail?.text).toContain(`/stilling/${cook.id}`);
  expect(mail?.html).toContain('Kokk &lt;b&gt;');
});

test('several are one mail, what closes first comes first', async () => {
  const { mails, post, want, later, told } = await following();
  await want(true);
  await post('Kokk', { applicationDeadline: '2026-11-21' });
  await post('Baker', { applicationDeadline: '2026-11-20' });
  await later(20);
  expect(await told()).toEqual(['Fristen nærmer seg for 2 stillinger']);
  expect((await mails()).at(-1)?.text).toMatch(/Baker[\s\S]*20\. november[\s\S]*Kokk[\s\S]*21\. november/);
});

test('a deadline that moves is told of once more', async () => {
  const { db, post, want, later, told } = await following();
  await want(true);
  const { id } = await post('Kokk', { applicationDeadline: '2026-11-20' });
  await later(20);
  await db.updateTable('positions').set({ applicationDeadline: '2026-11-27' }).where('id', '=', id).execute();
  await later(24);
  expect(await told()).toHaveLength(1);
  await later(5 * 24);
  await later(24);
  expect(await told()).toHaveLength(2);
});

test('the mail says what was changed since one began to follow, and of the others nothing', async () => {
  const { db, clock, mails, post, want, later } = await following();
  await want(true);
  const cook = await post('Kokk', { applicationDeadline: '2026-11-20', description: 'Natt & helg' });
  await post('Baker', { applicationDeadline: '2026-11-21' });
  await db
    .updateTable('followedPositions')
    .set({ followedAt: new Date(now.getTime() - DAY_MS) })
    .execute();
  const before = await db.selectFrom('positions').selectAll().where('id', '=', cook.id).executeTakeFirstOrThrow();
  const changed = { applicationDeadline: '2026-11-22', description: 'Dag' };
  await keepFormerPosition(db, before, changed, clock.now());
  await db.updateTable('positions').set(changed).where('id', '=', cook.id).execute();
  await later(20);
  const { text, html } = (await mails()).at(-1) ?? {};
  const remark =
    'Sist endret 18. november: Søknadsfristen er utsatt fra 20. november 2026 til 22. november 2026. Teksten er endret.';
  expect(text).toContain(`siste søknadsdag er 22. november 2026\n  ${remark}\n  `);
  expect(html).toContain(`siste søknadsdag er 22. november 2026<br>${remark}</li>`);
  expect(text?.match(/Sist endret/g)).toHaveLength(1);
});

test.each<[string, (app: Awaited<ReturnType<typeof following>>) => Promise<unknown>]>([
  ['was switched off', ({ db }) => db.updateTable('positions').set({ isActive: false }).execute()],
  [
    'was followed today',
    ({ db, clock }) => db.updateTable('followedPositions').set({ followedAt: clock.now() }).execute(),
  ],
  ['is followed no more', ({ db }) => db.deleteFrom('followedPositions').execute()],
  ['is of a business that is hidden', ({ db }) => db.updateTable('businesses').set({ isActive: false }).execute()],
  [
    'was applied for',
    async ({ db, id }) =>
      addApplication(db, await db.selectFrom('positions').selectAll().executeTakeFirstOrThrow(), id),
  ],
  [
    'was begun',
    async ({ db, id, clock }) => {
      const { id: positionId } = await db.selectFrom('positions').select('id').executeTakeFirstOrThrow();
      const draft = { userId: id, positionId, content: '{}', startedAt: clock.now(), updatedAt: clock.now() };
      await db.insertInto('applicationDrafts').values(draft).execute();
    },
  ],
  [
    'was applied for elsewhere',
    async ({ db, send }) => {
      const { id } = await db.selectFrom('positions').select('id').executeTakeFirstOrThrow();
      expect((await send(`PUT /api/applications/elsewhere/ads/local/${id}`)).status).toBe(200);
    },
  ],
  ['is followed by somebody deactivated', ({ db }) => db.updateTable('users').set({ isActive: false }).execute()],
  [
    'goes to an address nobody confirmed',
    ({ db }) => db.updateTable('users').set({ emailConfirmedAt: null }).execute(),
  ],
])('what %s is not told of', async (_what, change) => {
  const app = await following();
  await app.want(true);
  await app.post('Kokk', { applicationDeadline: '2026-11-20' });
  app.clock.moveBy(20 * HOUR_MS);
  await change(app);
  await app.runJob('remind-of-deadlines');
  expect(await app.told()).toEqual([]);
});

test('in the night nobody is written to, and two instances write once', async () => {
  const { clock, post, want, later, told, runJob } = await following();
  await want(true);
  await post('Kokk', { applicationDeadline: '2026-11-20' });
  await later(15);
  expect(await told()).toEqual([]);
  clock.moveBy(5 * HOUR_MS);
  await Promise.all([1, 2, 3].map(() => runJob('remind-of-deadlines')));
  expect(await told()).toHaveLength(1);
});

test("NAV's ads are told of too, by their deadline or the end of the ad", async () => {
  const teacher = { uuid: uuid(1), title: 'Lærer', applicationDue: '2026-11-20T00:00:00', description: '<p>En</p>' };
  const app = await importing({
    events: [
      navAd({ ...teacher, updated: '2026-11-10T06:00:00Z' }),
      navAd({ uuid: uuid(2), title: 'Rektor', expires: '2026-11-22T00:00:00+01:00', description: '<p>To</p>' }),
      navAd({ uuid: uuid(3), title: 'Vikar', applicationDue: '2026-12-20T00:00:00', description: '<p>Tre</p>' }),
    ],
    now,
  });
  await app.importer.round();
  const { follow, want, told } = await follower(app);
  await want(true);
  for (const number of [1, 2, 3]) await follow({ uuid: uuid(number), title: `Fulgt ${number}` });
  app.clock.moveBy(20 * HOUR_MS);
  app.feed.publish(navAd({ ...teacher, description: '<p>To dager</p>', updated: '2026-11-19T05:00:00Z' }));
  await app.importer.round();
  await app.runJob('remind-of-deadlines');
  expect(await told()).toEqual(['Fristen nærmer seg for 2 stillinger']);
  const mail = (await app.mails()).at(-1);
  expect(mail?.text).toMatch(/Lærer[\s\S]*\/nav-stilling\/[\s\S]*Rektor/);
  expect(mail?.text.match(/Sist endret.*/g)).toEqual(['Sist endret 19. november: Teksten er endret.']);
});

test('an ad of NAV and the position here that is the same are one', async () => {
  const app = await importing({
    events: [
      navAd({ uuid: uuid(1), title: 'Lærer', applicationDue: '2026-11-20T00:00:00' }),
      navAd({ uuid: uuid(2), title: 'Rektor', applicationDue: '2026-11-20T00:00:00', description: '<p>To</p>' }),
    ],
    now,
  });
  await app.importer.round();
  const { db } = app;
  const business = await addBusiness(db);
  const twinOf = async (number: number) => {
    const position = await addPosition(db, business.id, { title: 'Her', applicationDeadline: '2026-11-20' });
    const localPositionId = position.id;
    await db.updateTable('nationalPositions').set({ localPositionId }).where('id', '=', uuid(number)).execute();
    return position;
  };
  const { id, follow, want, told } = await follower(app);
  await want(true);
  await follow({ uuid: uuid(1), title: 'Lærer' });
  await follow({ id: (await twinOf(1)).id });
  await follow({ uuid: uuid(2), title: 'Rektor' });
  await addApplication(db, await twinOf(2), id);
  app.clock.moveBy(20 * HOUR_MS);
  await app.runJob('remind-of-deadlines');
  expect(await told()).toEqual(['Fristen nærmer seg: Her']);
});

test('the link in the mail ends them, twice without harm, and so does the switch', async () => {
  const { call, mails, post, want, later, told, send, db } = await following();
  await post('Kokk', { applicationDeadline: '2026-11-20' });
  expect((await want(true)).body).toEqual({
    success: true,
    wanted: true,
    message: 'Du får e-post før fristen går ut.',
  });
  await later(20);
  const mail = (await mails()).at(-1);
  const token = /token=(\w{64})/.exec(mail?.unsubscribe?.oneClickPath ?? '')?.[1];
  expect(mail?.unsubscribe?.oneClickPath).toBe(`/avslutt-varsel?om=frister&token=${token}`);
  const end = (given?: string) => call('POST /api/user/deadline-mails/end', { body: { token: given } });
  expect((await end(token)).body.message).toBe('Du får ikke flere e-poster om frister.');
  expect((await end(token)).status).toBe(200);
  expect(await end(token?.slice(0, -1))).toMatchObject({ status: 404, body: { message: 'Ugyldig avmeldingslenke' } });
  expect((await end()).status).toBe(400);
  expect((await send('GET /api/user/deadline-mails')).body.wanted).toBe(false);
  await post('Baker', { applicationDeadline: '2026-11-21' });
  await later(24);
  expect(await told()).toHaveLength(1);
  await want(true);
  expect((await want(false)).body.message).toBe('Du får ikke e-post om frister.');
  expect((await want('ja')).status).toBe(400);
  // Of somebody else's nothing changed.
  expect(await db.selectFrom('deadlineMails').select('isWanted').execute()).toEqual([{ isWanted: false }]);
});

test('an address that is not confirmed hears what is missing', async () => {
  const { db, want } = await following();
  await db.updateTable('users').set({ emailConfirmedAt: null }).execute();
  expect((await want(true)).body.message).toBe('E-posten kommer når du har bekreftet e-postadressen din.');
});

test('what was told goes with the account', async () => {
  const { db, post, want, later, send, mails, clock, password } = await following();
  await want(true);
  await post('Kokk', { applicationDeadline: '2026-11-20' });
  await later(20);
  expect(await mails()).toHaveLength(2);
  clock.moveBy(DAY_MS);
  expect((await send('DELETE /api/auth/me', { password })).status).toBe(200);
  expect(await db.selectFrom('deadlineMails').selectAll().execute()).toEqual([]);
  expect((await mails()).filter(({ subject }) => subject.startsWith('Fristen'))).toEqual([]);
});
