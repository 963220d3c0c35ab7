import { expect, test } from 'vitest';
import { navAd } from '../../../demo/nav-feed/nav-ad.ts';
import { addBusiness, addPosition } from '../../../tests/support/hiring.ts';
import { importing, uuid } from '../../../tests/support/importing.ts';
import { addUser } from '../../../tests/support/people.ts';
import { addStaff } from '../../../tests/support/staff.ts';
import { type TestApp, testApp } from '../../../tests/support/test-app.ts';
import { DAY_MS } from '../../platform/clock.ts';

/** Just past midnight in Norway, the day before by UTC. */
const now = new Date('2026-11-25T23:30:00Z');
const typed = { title: 'Kokk', employer: 'Havn kafé', appliedOn: '2026-11-20' };

const listOf = async ({ call }: Pick<TestApp, 'call'>, token: string) =>
  (await call('GET /api/applications/elsewhere', { token })).body.entries;

/** Somebody with a noted application. */
async function seeker(fields: object = {}) {
  const app = await testApp({ now });
  const { id, token, email } = await addUser(app.call);
  const send = (name: string, body: object = {}) =>
    app.call(`${name.replace(' ', ' /api/applications/elsewhere')}`, { token, body });
  const { entry } = (await send('POST ', { ...typed, ...fields })).body;
  const list = () => listOf(app, token);
  return { ...app, userId: id, token, email, send, entry, list };
}

test('an ad of ours is noted once with its words, from however many tabs, and stays when the ad goes', async () => {
  const app = await testApp({ now });
  const { call, db } = app;
  const [owner, user] = await Promise.all([addUser(call), addUser(call)]);
  const business = await addBusiness(db, { ownerId: owner.id, businessName: 'Fjordbygg AS' });
  const position = await addPosition(db, business.id, { location: 'Kaia 1', applicationDeadline: '2026-12-10' });
  const address = `/api/applications/elsewhere/ads/local/${position.id}`;
  const { token } = user;
  expect((await call(`GET ${address}`, { token })).body.noted).toBeNull();
  const noted = await Promise.all([1, 2, 3].map(() => call(`PUT ${address}`, { token })));
  expect(noted.filter(({ body }) => body.isNew)).toHaveLength(1);
  expect(new Set(noted.map(({ body }) => body.noted.id)).size).toBe(1);
  expect((await call(`GET ${address}`, { token })).body.noted).toEqual({
    id: noted[0]?.body.noted.id,
    appliedOn: '2026-11-26',
    updatedAt: noted[0]?.body.noted.updatedAt,
  });
  const entry = {
    title: 'Tømrer',
    employer: 'Fjordbygg AS',
    place: 'Kaia 1',
    deadline: '2026-12-10',
    appliedOn: '2026-11-26',
    state: 'applied',
    link: null,
    note: null,
    remindOn: null,
  };
  expect(await listOf(app, token)).toMatchObject([{ ...entry, adPath: `/stilling/${position.id}` }]);
  // Nobody else sees it.
  expect((await call(`GET ${address}`, { token: owner.token })).body.noted).toBeNull();
  expect(await listOf(app, owner.token)).toEqual([]);

  await db.deleteFrom('positions').where('id', '=', position.id).execute();
  expect(await listOf(app, token)).toMatchObject([{ ...entry, adPath: null }]);
  expect((await call(`PUT ${address}`, { token })).body).toMatchObject({ isNew: false });
  const missed = await call(`PUT ${address}`, { token: owner.token });
  expect([missed.status, missed.body.message]).toEqual([404, expect.stringContaining('ikke her lenger')]);
});

test('what is applied for here is not noted as elsewhere', async () => {
  const { call, db } = await testApp();
  const [owner, { token }] = await Promise.all([addUser(call), addUser(call)]);
  const business = await addBusiness(db, { ownerId: owner.id });
  const position = await addPosition(db, business.id, { applicationMethod: 'form' });
  const { status, body } = await call(`PUT /api/applications/elsewhere/ads/local/${position.id}`, { token });
  expect([status, body.message]).toEqual([409, expect.stringContaining('søker du her på Jobbfjord')]);
  const hidden = await addPosition(db, business.id, { approvalStatus: 'pending' });
  expect((await call(`PUT /api/applications/elsewhere/ads/local/${hidden.id}`, { token })).status).toBe(404);
  expect((await call(`PUT /api/applications/elsewhere/ads/finn/${hidden.id}`, { token })).status).toBe(400);
});

test('an ad of NAV’s is noted with its words, and leads to it as long as it is there', async () => {
  const ad = navAd({ uuid: uuid(7), title: 'x'.repeat(300), applicationDue: '2026-09-01T00:00:00' });
  const app = await importing({ events: [ad] });
  await app.importer.round();
  const { token } = await addUser(app.call);
  expect((await app.call(`PUT /api/applications/elsewhere/ads/nav/${uuid(7)}`, { token })).status).toBe(200);
  const [entry] = await listOf(app, token);
  expect(entry).toMatchObject({
    title: 'x'.repeat(200),
    employer: ad.employer?.name,
    deadline: '2026-09-01',
    appliedOn: '2026-08-20',
    adPath: `/nav-stilling/${uuid(7)}`,
  });
  await app.db
    .updateTable('nationalPositions')
    .set({ hiddenAt: new Date(0) })
    .execute();
  expect(await listOf(app, token)).toMatchObject([{ id: entry.id, adPath: null }]);
});

test('the same position here and at NAV is one note, from whichever page and in two tabs at once', async () => {
  const app = await importing({ events: [navAd({ uuid: uuid(7) })] });
  await app.importer.round();
  const position = await addPosition(app.db, (await addBusiness(app.db)).id);
  await app.db.updateTable('nationalPositions').set({ localPositionId: position.id }).execute();
  const pages = [`local/${position.id}`, `nav/${uuid(7)}`];
  for (const order of [pages, pages.toReversed()]) {
    const { token } = await addUser(app.call);
    const send = (method: string, page?: string) =>
      app.call(`${method} /api/applications/elsewhere/ads/${page}`, { token });
    const first = (await send('PUT', order[0])).body.noted;
    expect((await send('GET', order[1])).body.noted).toEqual(first);
    expect((await send('PUT', order[1])).body).toMatchObject({ noted: { id: first.id }, isNew: false });
    expect(await listOf(app, token)).toHaveLength(1);
  }
  const { token } = await addUser(app.call);
  const both = await Promise.all(
    pages.map((page) => app.call(`PUT /api/applications/elsewhere/ads/${page}`, { token })),
  );
  expect(both.map(({ body }) => body.isNew).sort()).toEqual([false, true]);
});

test('each ad of NAV’s that is the same position is the same note', async () => {
  const app = await importing({ events: [7, 8, 9].map((n) => navAd({ uuid: uuid(n), title: `Kokk ${n}` })) });
  await app.importer.round();
  const position = await addPosition(app.db, (await addBusiness(app.db)).id);
  await app.db.updateTable('nationalPositions').set({ localPositionId: position.id }).execute();
  const { token } = await addUser(app.call);
  for (const page of [`nav/${uuid(8)}`, `local/${position.id}`, `nav/${uuid(7)}`, `nav/${uuid(9)}`])
    await app.call(`PUT /api/applications/elsewhere/ads/${page}`, { token });
  expect(await listOf(app, token)).toHaveLength(1);
});

test('NAV’s ad of a position that has a form here is not noted as long as that is live', async () => {
  const app = await importing({ events: [navAd({ uuid: uuid(7) })] });
  await app.importer.round();
  const position = await addPosition(app.db, (await addBusiness(app.db)).id, { applicationMethod: 'form' });
  await app.db.updateTable('nationalPositions').set({ localPositionId: position.id }).execute();
  const { token } = await addUser(app.call);
  const note = () => app.call(`PUT /api/applications/elsewhere/ads/nav/${uuid(7)}`, { token });
  const { status, body } = await note();
  expect([status, body.message]).toEqual([409, expect.stringContaining('søker du her på Jobbfjord')]);
  expect(await listOf(app, token)).toEqual([]);
  await app.db.updateTable('positions').set({ isActive: false }).execute();
  expect((await note()).body).toMatchObject({ isNew: true });
});

test('one adds by hand, changes and deletes; what is sent twice is there once', async () => {
  const { call, send, entry, list, clock } = await seeker();
  expect(entry).toMatchObject({ ...typed, place: null, link: null, note: null, state: 'applied', adPath: null });
  const fields = { ...typed, title: ' Baker\u0000 ', link: 'www.havn.example/jobb', note: 'Ring\nKari' };
  const add = () => send('POST ', { ...fields, idempotencyKey: 'fane' });
  const [first, again] = await Promise.all([add(), add()]);
  expect(again.body.entry.id).toBe(first.body.entry.id);
  expect(await list()).toHaveLength(2);
  const { id, updatedAt } = first.body.entry;
  expect(first.body.entry).toMatchObject({
    title: 'Baker',
    link: 'https://www.havn.example/jobb',
    note: 'Ring\nKari',
  });

  clock.moveBy(1000);
  const changed = { ...typed, appliedOn: '2026-11-26', note: '' };
  for (const _again of [1, 2]) {
    const { body } = await send(`PUT /${id}`, { ...changed, updatedAt });
    expect(body.entry).toMatchObject({ title: 'Kokk', link: null, note: null });
  }
  const late = await send(`PUT /${id}`, { ...typed, title: 'Noe annet', updatedAt });
  expect([late.status, late.body.message]).toEqual([409, expect.stringContaining('lagret et annet sted')]);
  // The last day first.
  expect((await list()).map((each: { id: string }) => each.id)).toEqual([id, entry.id]);

  expect((await send(`DELETE /${id}`)).status).toBe(200);
  expect((await send(`DELETE /${id}`)).status).toBe(404);
  expect(await list()).toHaveLength(1);
  expect((await call('POST /api/applications/elsewhere', { body: typed })).status).toBe(401);
});

test('others, staff too, find nothing of it', async () => {
  const app = await seeker();
  const others = [await addUser(app.call), await addStaff(app)];
  for (const { token } of others) {
    for (const [name, body] of [
      ['PUT /api/applications/elsewhere/:id', typed],
      ['PUT /api/applications/elsewhere/:id/state', { state: 'offer' }],
      ['PUT /api/applications/elsewhere/:id/reminder', { on: '2026-12-10' }],
      ['DELETE /api/applications/elsewhere/:id', undefined],
    ] as const) {
      const { status } = await app.call(name.replace(':id', app.entry.id), { token, ...(body && { body }) });
      expect(status, name).toBe(404);
    }
    expect(await listOf(app, token)).toEqual([]);
  }
  expect(await app.list()).toMatchObject([{ ...typed, state: 'applied', remindOn: null }]);
});

const long = 'x'.repeat(201);

test.each([
  ['no title', { title: ' ' }, 'title', 'Stilling er påkrevd'],
  ['only what nobody sees', { title: '\u200b\u0007' }, 'title', 'Stilling er påkrevd'],
  ['a long title', { title: long }, 'title', 'Stilling kan ikke være lengre enn 200 tegn'],
  ['no employer', { employer: undefined }, 'employer', 'Arbeidsgiver er påkrevd'],
  ['a long employer', { employer: long }, 'employer', 'Arbeidsgiver kan ikke være lengre enn 200 tegn'],
  ['a long place', { place: long }, 'place', 'Sted kan ikke være lengre enn 200 tegn'],
  ['no day', { appliedOn: '' }, 'appliedOn', 'Velg en dato'],
  ['tomorrow', { appliedOn: '2026-11-27' }, 'appliedOn', 'Datoen kan ikke være fram i tid'],
  ['a day that does not exist', { appliedOn: '2026-02-31' }, 'appliedOn', 'Ugyldig dato'],
  ['the year 0', { appliedOn: '0000-01-01' }, 'appliedOn', 'Ugyldig dato'],
  ['the year 206', { appliedOn: '0206-01-01' }, 'appliedOn', 'Datoen er for langt tilbake'],
  ['a script', { link: 'javascript:alert(1)' }, 'link', 'Lenken må være en nettadresse'],
  ['data', { link: 'data:text/html,x' }, 'link', 'Lenken må være en nettadresse'],
  ['a file', { link: 'ftp://havn.example/jobb' }, 'link', 'Lenken må være en nettadresse'],
  ['a long link', { link: `https://havn.example/${'ø'.repeat(2000)}` }, 'link', 'Lenken kan ikke være lengre enn 2000'],
  ['a long note', { note: 'x'.repeat(10_000) }, 'note', 'Notatet kan ikke være lengre enn 2000 tegn'],
  ['a number', { note: 7 }, 'note', 'Notatet må være tekst'],
])('%s is refused', async (_what, fields, path, message) => {
  const { send, entry } = await seeker();
  for (const name of ['POST ', `PUT /${entry.id}`]) {
    const { status, body } = await send(name, { ...typed, ...fields });
    expect([status, body.errors]).toEqual([400, [{ path, msg: expect.stringContaining(message) }]]);
  }
});

test('a link counts as it is written, also when it is saved again; a place that nobody can see is none', async () => {
  const { send, entry } = await seeker();
  let link = `https://havn.example/${'ø'.repeat(1500)}`;
  for (const _again of [1, 2]) {
    const { status, body } = await send(`PUT /${entry.id}`, { ...typed, link, place: '\u200b', note: 'Ring' });
    expect([status, body.entry.place]).toEqual([200, null]);
    link = body.entry.link;
  }
});

test.each([
  ['the words', '', { ...typed, note: 'Ring Kari' }],
  ['the state', '/state', { state: 'interview' }],
  ['the reminder', '/reminder', { on: '2026-12-10' }],
])('noting an ad is taken back only as long as nobody changed %s', async (_what, path, body) => {
  const { send, entry, list, clock } = await seeker();
  const undo = `DELETE /${entry.id}?updatedAt=${entry.updatedAt}`;
  clock.moveBy(1000);
  await send(`PUT /${entry.id}${path}`, body);
  expect((await send(undo)).status).toBe(409);
  expect(await list()).toHaveLength(1);
  const other = (await send('POST ', typed)).body.entry;
  expect((await send(`DELETE /${other.id}?updatedAt=${other.updatedAt}`)).status).toBe(200);
});

test('of five hundred no more are noted', async () => {
  const { send, db, userId } = await seeker();
  const times = { createdAt: now, updatedAt: now };
  const rows = Array.from({ length: 498 }, () => ({ userId, ...typed, ...times }));
  await db.insertInto('applicationsElsewhere').values(rows).execute();
  const statuses = (await Promise.all([1, 2, 3].map(() => send('POST ', typed)))).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409, 409]);
  expect((await send('POST ', typed)).body.message).toBe(
    'Du har notert 500 søknader. Slett noen før du noterer flere.',
  );
});

test('the state is changed in one step', async () => {
  const { send, entry, list } = await seeker();
  expect((await send(`PUT /${entry.id}/state`, { state: 'interview' })).body.entry.state).toBe('interview');
  const { status, body } = await send(`PUT /${entry.id}/state`, { state: 'glemt' });
  expect([status, body.errors[0].msg]).toEqual([400, 'Ukjent status']);
  // The words are as they were: whoever edits them elsewhere is not refused for it.
  expect(await list()).toMatchObject([{ state: 'interview', updatedAt: entry.updatedAt }]);
});

test('a reminder goes once, in the morning of its day, with what was noted', async () => {
  const { send, entry, list, db, userId, email, clock, runJob, mails } = await seeker({ note: 'Ring Kari' });
  const reminders = async () => (await mails()).filter(({ subject }) => subject.startsWith('Påminnelse'));
  const set = (on: string | null) => send(`PUT /${entry.id}/reminder`, { on });
  expect((await set('2026-12-10')).body.message).toBe(
    'Du får e-post om det 10. desember 2026 hvis du har bekreftet e-postadressen din da.',
  );
  const confirm = (emailConfirmedAt: Date | null) =>
    db.updateTable('users').set({ emailConfirmedAt }).where('id', '=', userId).execute();
  await confirm(now);
  expect((await set('2026-12-10')).body).toMatchObject({
    message: 'Du får e-post om det 10. desember 2026.',
    entry: { remindOn: '2026-12-10' },
  });
  const run = async (moment: string) => {
    clock.moveBy(Date.parse(moment) - clock.now().getTime());
    await Promise.all([1, 2].map(() => runJob('remind-of-applications-elsewhere')));
  };
  await run('2026-12-09T12:00:00Z');
  // Its day has begun, and everybody sleeps.
  await run('2026-12-10T04:05:00Z');
  await confirm(null);
  await run('2026-12-10T05:05:00Z');
  expect(await reminders()).toEqual([]);
  await confirm(now);
  await run('2026-12-10T05:05:00Z');
  await run('2026-12-11T06:05:00Z');
  const [mail, ...more] = await reminders();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: email, subject: 'Påminnelse: Kokk' });
  for (const said of ['«Kokk» hos Havn kafé 20. november 2026', 'Ring Kari', 'Søkt'])
    expect(mail?.text).toContain(said);
  expect(await list()).toMatchObject([{ remindOn: null }]);
  // One may ask for another one; deleting what it is about deletes what was mailed.
  expect((await set('2026-12-12')).body.entry.remindOn).toBe('2026-12-12');
  await run('2026-12-12T06:05:00Z');
  expect(await reminders()).toHaveLength(2);
  await send(`DELETE /${entry.id}`);
  expect(await reminders()).toEqual([]);
});

test.each(['offer', 'rejected', 'withdrawn'])('nobody is reminded of what is over: %s', async (state) => {
  const { send, entry, list, db, userId, clock, runJob, mails } = await seeker();
  await db.updateTable('users').set({ emailConfirmedAt: now }).where('id', '=', userId).execute();
  await send(`PUT /${entry.id}/reminder`, { on: '2026-11-27' });
  await send(`PUT /${entry.id}/state`, { state });
  expect(await list()).toMatchObject([{ remindOn: null }]);
  const { status, body } = await send(`PUT /${entry.id}/reminder`, { on: '2026-11-27' });
  expect([status, body.message]).toEqual([409, expect.stringContaining('status Søkt eller Intervju')]);
  clock.moveBy(2 * DAY_MS);
  await runJob('remind-of-applications-elsewhere');
  expect((await mails()).filter(({ subject }) => subject.startsWith('Påminnelse'))).toEqual([]);
});

test.each([
  ['today', '2026-11-26', 'Velg en dag etter i dag'],
  ['far away', '2027-11-27', 'Velg en dag de neste 365 dagene'],
  ['no day', '', 'Velg en dato'],
  ['the year 9999', '9999-12-31', 'Datoen er for langt fram'],
])('a reminder on %s is refused', async (_what, on, message) => {
  const { send, entry } = await seeker();
  const { status, body } = await send(`PUT /${entry.id}/reminder`, { on });
  expect([status, body.errors]).toEqual([400, [{ path: 'on', msg: message }]]);
});

test('who confirms the address days after the day is reminded, weeks after it not', async () => {
  const { send, entry, list, db, userId, clock, runJob, mails } = await seeker();
  const other = (await send('POST ', typed)).body.entry;
  await send(`PUT /${entry.id}/reminder`, { on: '2026-12-10' });
  await send(`PUT /${other.id}/reminder`, { on: '2026-12-14' });
  clock.moveBy(Date.parse('2026-12-16T12:00:00Z') - now.getTime());
  await db.updateTable('users').set({ emailConfirmedAt: now }).where('id', '=', userId).execute();
  expect((await list()).map(({ remindOn }: { remindOn: null }) => remindOn)).toEqual([null, null]);
  await runJob('remind-of-applications-elsewhere');
  const reminders = (await mails()).filter(({ subject }) => subject.startsWith('Påminnelse'));
  expect(reminders.map(({ button }) => button?.path)).toEqual([`/profil?tab=applications&notert=${other.id}`]);
});

test('a reminder can be turned off', async () => {
  const { send, entry, list } = await seeker();
  await send(`PUT /${entry.id}/reminder`, { on: '2026-12-10' });
  expect((await send(`PUT /${entry.id}/reminder`, { on: null })).body.message).toBe('Du får ikke e-post om det.');
  expect(await list()).toMatchObject([{ remindOn: null }]);
});

test('it is in the download of one’s data, told of before the account is deleted, and goes with it', async () => {
  const { call, token, send, entry, db, userId, app } = await seeker({ note: 'Ring Kari' });
  await db.updateTable('users').set({ emailConfirmedAt: now }).where('id', '=', userId).execute();
  await send(`PUT /${entry.id}/reminder`, { on: '2026-12-10' });
  const zip = await app.inject({ url: '/api/auth/my-data', headers: { authorization: `Bearer ${token}` } });
  const { strFromU8, unzipSync } = await import('fflate');
  const data = JSON.parse(strFromU8(unzipSync(zip.rawPayload)['mine-data.json'] ?? new Uint8Array()));
  expect(data.Søknader.elsewhere).toMatchObject([
    { position: 'Kokk', employer: 'Havn kafé', status: 'Søkt', note: 'Ring Kari', remindOn: '2026-12-10' },
  ]);
  const { body } = await call('GET /api/auth/deletion', { token });
  expect(JSON.stringify(body)).toContain('notert at du har søkt på andre steder');
  await call('DELETE /api/auth/me', { token, body: { password: 'Kald-Fjord-1952!' } });
  expect(await db.selectFrom('applicationsElsewhere').select('id').execute()).toEqual([]);
});
