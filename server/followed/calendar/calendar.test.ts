import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { navAd } from '../../../demo/nav-feed/nav-ad.ts';
import { addApplication, addBusiness, addPosition } from '../../../tests/support/hiring.ts';
import { importing, uuid } from '../../../tests/support/importing.ts';
import { addUser } from '../../../tests/support/people.ts';
import { readCalendar } from '../../../tests/support/read-calendar.ts';
import { type TestApp, testApp } from '../../../tests/support/test-app.ts';
import { DAY_MS } from '../../platform/clock.ts';

/** Noon in Norway. */
const now = new Date('2026-11-20T11:00:00Z');

async function subscriber(app: TestApp) {
  const person = await addUser(app.call);
  const { token } = person;
  const send = (name: string, body?: object) => app.call(name, { token, ...(body && { body }) });
  const follow = (position: object) => send('POST /api/user/follow-position', { position });
  const make = (replaces: unknown = null) => send('PUT /api/user/calendar', { replaces });
  return { ...person, send, follow, make };
}

/** As a calendar program asks, which knows the address and nothing else. */
const fetchFrom = (app: TestApp) => (address: string, headers?: Record<string, string>) =>
  app.call(`GET ${new URL(address).pathname}`, headers && { headers });

async function subscribed(app?: TestApp) {
  const product = app ?? (await testApp({ now }));
  const person = await subscriber(product);
  const { address, madeAt } = (await person.make()).body as { address: string; madeAt: string };
  const business = await addBusiness(product.db);
  const post = async (title: string, fields: Parameters<typeof addPosition>[2] = {}) => {
    const position = await addPosition(product.db, business.id, { title, ...fields });
    await person.follow({ id: position.id });
    return position;
  };
  const begin = (positionId: string) =>
    product.db
      .insertInto('applicationDrafts')
      .values({ userId: person.id, positionId, content: '{}', startedAt: now, updatedAt: now })
      .execute();
  const fetch = fetchFrom(product);
  const read = async () => readCalendar((await fetch(address)).body);
  const titles = async () => (await read()).map(({ title }) => title);
  return { ...product, ...person, business, address, madeAt, post, begin, fetch, read, titles };
}

test('an address is made once, told once, and read by whoever has it', async () => {
  const { send, make, address, madeAt, fetch, db } = await subscribed();
  expect(address).toMatch(/\/api\/user\/calendar\/[\w-]{43}\/jobbfjord\.ics$/);
  expect((await send('GET /api/user/calendar')).body).toEqual({ success: true, madeAt });
  // Another tab that does not know of it, or a second press.
  expect(await make()).toMatchObject({
    status: 409,
    body: { message: 'Adressen er endret et annet sted. Her ser du hvordan det er nå.' },
  });
  const { status, headers, body } = await fetch(address);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(headers['cache-control']).toBe('private, no-cache');
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(readCalendar(body)).toEqual([]);
  expect(body).toMatch(/^X-WR-CALNAME:Jobbfjord\r$/m);
  expect(body).not.toMatch(/^METHOD/m);
  const secret = address.split('/').at(-2) ?? '';
  expect(JSON.stringify(await db.selectFrom('calendarAddresses').selectAll().execute())).not.toContain(secret);
});

test('what has not changed is not sent again', async () => {
  const { fetch, address, post, clock } = await subscribed();
  await post('Kokk', { applicationDeadline: '2026-11-30' });
  const { headers } = await fetch(address);
  const known = { 'if-none-match': `${headers.etag}` };
  clock.moveBy(DAY_MS);
  expect(await fetch(address, known)).toMatchObject({ status: 304, body: '' });
  await post('Baker', { applicationDeadline: '2026-11-30' });
  expect((await fetch(address, known)).status).toBe(200);
});

test('a new address ends the old one, also from a tab that knows of an older one', async () => {
  const { make, send, address, madeAt, fetch, clock } = await subscribed();
  clock.moveBy(1000);
  const renewed = await make(madeAt);
  expect(renewed).toMatchObject({
    status: 200,
    body: { message: 'Du har fått en ny adresse. Den gamle virker ikke lenger.' },
  });
  expect((await fetch(address)).status).toBe(404);
  expect((await fetch(renewed.body.address)).status).toBe(200);
  expect((await make(madeAt)).status).toBe(409);
  expect((await fetch(renewed.body.address)).status).toBe(200);
  for (const replaces of ['i går', 1, undefined])
    expect((await send('PUT /api/user/calendar', { replaces })).status).toBe(400);
});

test('unknown, ended and deactivated answer the same', async () => {
  const { send, address, fetch, db, id, call } = await subscribed();
  const unknown = await call(`GET /api/user/calendar/${'a'.repeat(43)}/jobbfjord.ics`);
  expect([unknown.status, unknown.body.message]).toEqual([404, 'Kalenderen finnes ikke.']);
  await db.updateTable('users').set({ isActive: false }).where('id', '=', id).execute();
  expect((await fetch(address)).body).toEqual(unknown.body);
  await db.updateTable('users').set({ isActive: true }).where('id', '=', id).execute();
  expect((await fetch(address)).status).toBe(200);
  for (let times = 0; times < 2; times++) expect((await send('DELETE /api/user/calendar')).status).toBe(200);
  expect((await fetch(address)).body).toEqual(unknown.body);
  expect((await send('GET /api/user/calendar')).body.madeAt).toBeNull();
});

test("somebody else's is neither seen nor ended", async () => {
  const { address, fetch, read, madeAt, business, post, begin, send, id, ...app } = await subscribed();
  const { call, db } = app;
  const other = await subscribed(app as TestApp);
  await post('Fulgt', { applicationDeadline: '2026-11-30' });
  await begin((await post('Begynt', { applicationDeadline: '2026-11-30', applicationMethod: 'form' })).id);
  const noted = await post('Notert', { applicationDeadline: '2026-11-30' });
  await send(`PUT /api/applications/elsewhere/ads/local/${noted.id}`);
  const { id: applicationId } = await addApplication(db, await addPosition(db, business.id), id);
  const interview = { applicationId, roundId: randomUUID(), way: 'phone', minutes: 30 } as const;
  await db
    .insertInto('interviews')
    .values({ ...interview, times: [now], chosen: now, offeredAt: now, answeredAt: now })
    .execute();
  expect(await read()).toHaveLength(4);
  expect(await other.titles()).toEqual([]);

  expect((await other.make(madeAt)).status).toBe(409);
  await other.send('DELETE /api/user/calendar');
  expect((await fetch(address)).status).toBe(200);
  expect((await other.send('GET /api/user/calendar')).body.madeAt).toBeNull();
  for (const name of ['GET', 'PUT', 'DELETE']) expect((await call(`${name} /api/user/calendar`)).status).toBe(401);
});

test('a new password ends it and says so, and the account takes it along', async () => {
  const { app, send, address, fetch, make, mails, password, call, email, db } = await subscribed();
  const newPassword = 'Varm-Fjord-1953!';
  const body = { currentPassword: password, newPassword, confirmPassword: newPassword };
  expect((await send('POST /api/auth/change-password', body)).status).toBe(200);
  expect((await fetch(address)).status).toBe(404);
  expect((await mails()).at(-1)?.text).toContain('Adressen til kalenderen du abonnerer på, virker ikke lenger.');

  const { token } = (await call('POST /api/auth/login', { body: { email, password: newPassword } })).body;
  const again = (await call('PUT /api/user/calendar', { token, body: { replaces: null } })).body;
  expect((await make()).status).toBe(401);
  const data = await app.inject({ url: '/api/auth/my-data', headers: { authorization: `Bearer ${token}` } });
  const { 'mine-data.json': json = new Uint8Array() } = unzipSync(data.rawPayload);
  expect(JSON.parse(strFromU8(json))).toMatchObject({ 'Kalender du abonnerer på': { createdAt: again.madeAt } });
  expect((await call('DELETE /api/auth/me', { token, body: { password: newPassword } })).status).toBe(200);
  expect((await fetch(again.address)).status).toBe(404);
  expect(await db.selectFrom('calendarAddresses').selectAll().execute()).toEqual([]);
});

test('deadlines of what is followed come, move and go', async () => {
  const { post, read, titles, db, platform, clock, send } = await subscribed();
  const cook = await post('Kokk', { applicationDeadline: '2026-11-30' });
  await post('Tømrer', { expiryDate: '2026-11-29' });
  await post('I dag', { applicationDeadline: '2026-11-20' });
  await post('I går', { applicationDeadline: '2026-11-19' });
  expect(await titles()).toEqual([
    'Søknadsfrist: I dag, Fjordbygg AS',
    'Siste søknadsdag: Tømrer, Fjordbygg AS',
    'Søknadsfrist: Kokk, Fjordbygg AS',
  ]);
  const address = `${platform.config.publicUrl}/stilling/${cook.id}`;
  expect((await read()).at(-1)).toMatchObject({
    uid: `frist-${cook.id}`,
    start: '2026-11-30',
    address,
    remindedBefore: '-PT15H',
  });
  await db.updateTable('positions').set({ applicationDeadline: '2026-12-04' }).where('id', '=', cook.id).execute();
  expect((await read()).at(-1)).toMatchObject({ uid: `frist-${cook.id}`, start: '2026-12-04' });
  await db.updateTable('positions').set({ isActive: false }).where('id', '=', cook.id).execute();
  expect(await titles()).toEqual(['Søknadsfrist: I dag, Fjordbygg AS', 'Siste søknadsdag: Tømrer, Fjordbygg AS']);
  clock.moveBy(DAY_MS);
  expect(await titles()).toEqual(['Siste søknadsdag: Tømrer, Fjordbygg AS']);
  const { id } = await db.selectFrom('positions').select('id').where('title', '=', 'Tømrer').executeTakeFirstOrThrow();
  await send('DELETE /api/user/unfollow-position', { position: { id } });
  expect(await titles()).toEqual([]);
});

test("NAV's ads come too, and one that is also here comes once", async () => {
  const day = '2026-11-30T00:00:00';
  const app = await importing({
    events: [
      navAd({ uuid: uuid(1), title: 'Lærer', applicationDue: '2026-11-30T12:00:00', description: '<p>En</p>' }),
      navAd({ uuid: uuid(2), title: 'Rektor', applicationDue: day, description: '<p>To</p>' }),
      navAd({ uuid: uuid(3), title: 'Rektor igjen', applicationDue: day, description: '<p>Tre</p>' }),
    ],
    now,
  });
  await app.importer.round();
  const { post, follow, read, titles, db, platform } = await subscribed(app);
  for (const number of [1, 2, 3]) await follow({ uuid: uuid(number), title: 'Fulgt' });
  const here = await post('Rektor her', { applicationDeadline: '2026-11-30' });
  await db
    .updateTable('nationalPositions')
    .set({ localPositionId: here.id })
    .where('id', 'in', [uuid(2), uuid(3)])
    .execute();
  expect(await titles()).toEqual(['Søknadsfrist: Rektor her, Fjordbygg AS', 'Søknadsfrist: Lærer, Fjordbyen kommune']);
  expect((await read())[1]).toMatchObject({
    start: '2026-11-30T11:00:00.000Z',
    address: `${platform.config.publicUrl}/nav-stilling/${uuid(1)}`,
  });
  // Ours was withdrawn, and NAV still has it.
  await db.updateTable('positions').set({ isActive: false }).execute();
  expect(await titles()).toHaveLength(2);
});

test('what is begun and noted has its deadline, once, and what was sent has none', async () => {
  const { post, begin, send, read, titles, db, id, platform } = await subscribed();
  const form = { applicationMethod: 'form', applicationDeadline: '2026-11-30' } as const;
  const begun = await post('Begynt', form);
  await begin(begun.id);
  const sent = await post('Sendt', form);
  await addApplication(db, sent, id);
  const note = async (title: string, applicationDeadline: string | null) => {
    const { id: adId } = await post(title, { applicationDeadline });
    return (await send(`PUT /api/applications/elsewhere/ads/local/${adId}`)).body.noted.id as string;
  };
  const noted = await note('Notert', '2026-12-01');
  await note('Uten frist', null);
  const refused = await note('Avslått', '2026-12-03');
  await send(`PUT /api/applications/elsewhere/${refused}/state`, { state: 'rejected' });
  const { publicUrl } = platform.config;
  expect(await read()).toMatchObject([
    {
      uid: `frist-${begun.id}`,
      title: 'Søknadsfrist: Begynt, Fjordbygg AS',
      description: `Du har begynt på en søknad.\n${publicUrl}/stilling/${begun.id}/apply`,
    },
    {
      title: 'Søknadsfrist: Notert, Fjordbygg AS',
      description: `Du har notert at du har søkt.\n${publicUrl}/profil?tab=applications`,
    },
  ]);
  await db.updateTable('applicationsElsewhere').set({ deadline: '2026-11-19' }).where('id', '=', noted).execute();
  expect(await titles()).toHaveLength(1);
  await db.deleteFrom('applicationDrafts').execute();
  // It is followed still.
  expect(await read()).toMatchObject([{ description: `${publicUrl}/stilling/${begun.id}` }]);
});

test('an agreed interview is the entry of the mail, moves with it, and goes when it is called off', async () => {
  const app = await testApp({ now });
  const owner = await addUser(app.call);
  const business = await addBusiness(app.db, { ownerId: owner.id });
  const { id, send, read, titles, mails, call, db, platform } = await subscribed(app);
  const application = await addApplication(db, await addPosition(db, business.id), id);
  const colleague = await addApplication(db, await addPosition(db, business.id), owner.id);
  const times = ['2026-12-03T08:30:00.000Z', '2026-12-04T08:30:00.000Z'];
  const offer = { way: 'place', place: 'Storgata 1, Hamar', minutes: 45, times };
  const applications = [application, colleague].map((each) => ({ id: each.id }));
  await call('PUT /api/applications/interviews', { token: owner.token, body: { ...offer, applications } });
  expect(await titles()).toEqual([]);
  const answer = (time: string | undefined) =>
    send(`POST /api/applications/mine/${application.id}/interview`, { time });
  expect((await answer(times[0])).status).toBe(200);
  const inMail = (await mails()).findLast(({ subject }) => subject.startsWith('Intervjuet er avtalt'))?.calendar;
  const [{ uid, sequence } = { uid: '', sequence: 0 }] = readCalendar(inMail?.content ?? '');
  expect(await read()).toMatchObject([
    {
      uid,
      sequence,
      title: 'Intervju hos Fjordbygg AS: Tømrer',
      start: times[0],
      end: '2026-12-03T09:15:00.000Z',
      location: 'Storgata 1, Hamar',
      address: `${platform.config.publicUrl}/profil?tab=applications&soknad=${application.id}`,
    },
  ]);
  await answer(times[1]);
  expect(await read()).toMatchObject([{ uid, start: times[1] }]);
  await call(`POST /api/applications/${application.id}/interview/call-off`, { token: owner.token, body: {} });
  expect(await titles()).toEqual([]);
});
