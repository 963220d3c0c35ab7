import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { addApplication, addBusiness, addPosition, addShare } from '../../tests/support/hiring.ts';
import { addUser } from '../../tests/support/people.ts';
import { testApp } from '../../tests/support/test-app.ts';
import { MINUTE_MS } from '../platform/clock.ts';

/** An owner and a colleague, and one who applied. */
async function office() {
  const app = await testApp({ isClockStill: true });
  const { call, db } = app;
  const [owner, colleague, applicant] = await Promise.all([addUser(call), addUser(call), addUser(call)]);
  const business = await addBusiness(db, { ownerId: owner.id });
  await addShare(db, business.id, colleague.id);
  const position = await addPosition(db, business.id);
  const { id } = await addApplication(db, position, applicant.id);
  const set = (body: object, { token } = owner) => call(`PUT /api/applications/${id}/status`, { body, token });
  const undo = () => call('POST /api/applications/undo', { body: { applications: [{ id }] }, ...owner });
  const read = async () => (await call(`GET /api/applications/${id}`, owner)).body.application;
  const own = async () => (await call(`GET /api/applications/mine/${id}`, applicant)).body.application;
  const later = async (minutes = 11) => {
    app.clock.moveBy(minutes * MINUTE_MS);
    await app.runJobs();
  };
  const told = async () => (await app.mails()).filter(({ subject }) => subject.startsWith('Svar på søknaden din'));
  const history = async () => (await call(`GET /api/applications/${id}/history`, owner)).body.events;
  const calls = { set, undo, read, own, later, told, history };
  return { ...app, owner, colleague, applicant, business, position, id, ...calls };
}

const experience = 'Andre søkere hadde mer av den erfaringen jobben krever.';
const language = 'Jobben krever mer av språket enn søknaden din viser.';

test('the applicant reads the reasons in the mail, before the message, and with the application, when the ten minutes are over', async () => {
  const { set, read, own, later, told, history } = await office();
  const { status, body } = await set({
    status: 'denied',
    message: 'Takk for praten.',
    refusalReasons: ['language', 'experience', 'language'],
  });
  expect([status, body.application.refusalReasons]).toEqual([200, ['experience', 'language']]);
  expect(await own()).toMatchObject({ status: 'pending', refusalReasons: [] });
  await later();
  await later();
  const [mail, ...more] = await told();
  expect(more).toEqual([]);
  expect(mail?.text).toContain(
    `\n\nBegrunnelse\n${experience} ${language}\n\nMelding fra Fjordbygg AS\nTakk for praten.\n\n`,
  );
  expect(await own()).toMatchObject({ status: 'denied', refusalReasons: ['experience', 'language'] });
  expect(await read()).toMatchObject({ message: null, refusalReasons: ['experience', 'language'] });
  expect(await history()).toContainEqual(
    expect.objectContaining({ kind: 'status', to: 'denied', refusalReasons: ['experience', 'language'] }),
  );
});

test('without reasons everything is as it was, also for those who sent them before', async () => {
  const { set, own, later, told } = await office();
  expect((await set({ status: 'denied', message: 'Beklager.' })).body.application.refusalReasons).toEqual([]);
  await later();
  const [mail] = await told();
  expect(mail?.text).not.toContain('Begrunnelse');
  expect(await own()).toMatchObject({ status: 'denied', refusalReasons: [] });
});

test('what does not go together is refused at its field', async () => {
  const { set, read, call, owner, id } = await office();
  const most = ['experience', 'education', 'language', 'start'];
  const wrong: [object, string, string][] = [
    [{ status: 'approved', refusalReasons: ['start'] }, 'refusalReasons', 'En begrunnelse kan bare følge Avslått'],
    [{ status: 'pending', refusalReasons: ['start'] }, 'refusalReasons', 'En begrunnelse kan bare følge Avslått'],
    [{ status: 'denied', refusalReasons: most }, 'refusalReasons', 'Velg høyst 3 begrunnelser'],
    [{ status: 'denied', refusalReasons: ['alder'] }, 'refusalReasons.0', 'Ukjent begrunnelse'],
    [{ status: 'denied', refusalReasons: 'start' }, 'refusalReasons', 'Velg begrunnelser fra listen'],
    [{ status: 'denied', refusalReasons: ['other'] }, 'message', 'Skriv hva grunnen er når du velger «Annet»'],
    [
      { status: 'denied', refusalReasons: ['start', 'other'], message: ' ' },
      'message',
      'Skriv hva grunnen er når du velger «Annet»',
    ],
  ];
  const several = (body: object) =>
    call('PUT /api/applications/status', { body: { ...body, applications: [{ id }] }, ...owner });
  for (const [body, path, msg] of wrong) {
    for (const answer of [await set(body), await several(body)])
      expect([answer.status, answer.body.errors], JSON.stringify(body)).toEqual([400, [{ path, msg }]]);
  }
  expect(await read()).toMatchObject({ status: 'pending', version: 1 });
  expect((await set({ status: 'approved', refusalReasons: [] })).status).toBe(200);
  expect((await set({ status: 'denied', refusalReasons: ['other'], message: 'Vi venter.' })).status).toBe(200);
});

test('another status ends them, taking back brings them again, and the applicant knows what was told last', async () => {
  const { set, undo, read, own, later, told } = await office();
  await set({ status: 'denied', refusalReasons: ['start'] });
  await later();
  expect((await set({ status: 'approved' })).body.application.refusalReasons).toEqual([]);
  expect((await set({ status: 'contacted' })).body.application.refusalReasons).toEqual([]);
  expect(await own()).toMatchObject({ status: 'denied', refusalReasons: ['start'] });
  await later();
  expect(await own()).toMatchObject({ status: 'contacted', refusalReasons: [] });
  await set({ status: 'denied' });
  expect(await read()).toMatchObject({ status: 'denied', refusalReasons: [] });
  await set({ status: 'denied', refusalReasons: ['missing'] });
  await undo();
  expect(await read()).toMatchObject({ status: 'denied', refusalReasons: [] });
  await set({ status: 'denied', refusalReasons: ['missing'] });
  await set({ status: 'pending' });
  await undo();
  expect(await read()).toMatchObject({ status: 'denied', refusalReasons: ['missing'] });
  await later();
  expect(await told()).toHaveLength(2);
});

test('a refusal keeps its reasons when one only writes, and new ones are told without a message', async () => {
  const { set, read, own, later, told } = await office();
  await set({ status: 'denied' });
  await later();
  await set({ status: 'denied', refusalReasons: ['experience'] });
  await set({ status: 'denied', message: 'Si fra om du vil vite mer.' });
  await set({ status: 'denied', refusalReasons: ['experience', 'start'] });
  await set({ status: 'denied', refusalReasons: ['experience'] });
  await set({ status: 'denied', notes: 'Hyggelig fyr' });
  await later();
  const texts = (await told()).map(({ text }) => text);
  expect(texts.map((text) => text.includes(experience))).toEqual([false, true]);
  expect(texts[1]).toContain('Si fra om du vil vite mer.');
  expect(await own()).toMatchObject({ refusalReasons: ['experience'] });
  await set({ status: 'denied', refusalReasons: ['experience', 'language'] });
  await later();
  expect(await told()).toHaveLength(3);
  await set({ status: 'denied', refusalReasons: [] });
  await later();
  expect(await told(), 'nothing to say').toHaveLength(3);
  expect([(await read()).refusalReasons, (await own()).refusalReasons]).toEqual([[], []]);
});

test('what a colleague changed meanwhile stays, and what is sent once more after a lost reply is done once', async () => {
  const { set, read, history, call, owner, colleague, id } = await office();
  const change = { status: 'denied', refusalReasons: ['start'], version: 1 };
  for (const _again of [1, 2]) {
    const { status, body } = await set(change);
    expect([status, body.application.version]).toEqual([200, 2]);
  }
  expect((await set({ ...change, refusalReasons: ['language'] }, colleague)).status).toBe(409);
  expect((await set({ ...change, refusalReasons: [] }, colleague)).status).toBe(409);
  const several = async (refusalReasons: string[]) =>
    (
      await call('PUT /api/applications/status', {
        body: { status: 'denied', refusalReasons, applications: [{ id, version: 1 }] },
        ...owner,
      })
    ).body;
  expect(await several(['start'])).toMatchObject({ changed: [id], stale: [], applications: [{ version: 2 }] });
  expect(await several(['language'])).toMatchObject({ changed: [], stale: [id] });
  expect(await read()).toMatchObject({ version: 2, refusalReasons: ['start'] });
  expect((await history()).filter(({ kind }: { kind: string }) => kind === 'status')).toHaveLength(1);
});

test('of several, each is set and taken back from what it was', async () => {
  const { call, db, owner, position, id, set } = await office();
  const [second, third] = await Promise.all(
    [1, 2].map(async () => await addApplication(db, position, (await addUser(call)).id)),
  );
  const ids = [id, second?.id, third?.id];
  await set({ status: 'denied', refusalReasons: ['start'] });
  await call(`PUT /api/applications/${second?.id}/status`, { body: { status: 'denied' }, ...owner });
  const reasons = async () => {
    const { applications } = (await call(`GET /api/applications/business/${position.businessId}`, owner)).body;
    return ids.map((each) => applications.find((one: { id: string }) => one.id === each).refusalReasons);
  };
  const several = (body: object) =>
    call('PUT /api/applications/status', {
      body: { ...body, applications: ids.map((each) => ({ id: each })) },
      ...owner,
    });
  await several({ status: 'denied', message: 'Takk.' });
  expect(await reasons()).toEqual([['start'], [], []]);
  await several({ status: 'denied', refusalReasons: ['unfilled'] });
  expect(await reasons()).toEqual([['unfilled'], ['unfilled'], ['unfilled']]);
  const undo = { body: { applications: ids.map((each) => ({ id: each })) }, ...owner };
  expect((await call('POST /api/applications/undo', undo)).body.changed).toHaveLength(3);
  expect(await reasons()).toEqual([['start'], [], []]);
});

test('who is called in after a refusal has no reasons any more', async () => {
  const { call, set, read, own, later, owner, id, clock } = await office();
  await set({ status: 'denied', refusalReasons: ['experience'] });
  await later();
  const times = [new Date(clock.now().getTime() + 3 * 24 * 60 * MINUTE_MS).toISOString()];
  const invitation = { applications: [{ id }], times, minutes: 45, way: 'place', place: 'Hamar' };
  expect((await call('PUT /api/applications/interviews', { ...owner, body: invitation })).status).toBe(200);
  for (const seen of [await read(), await own()])
    expect(seen).toMatchObject({ status: 'contacted', refusalReasons: [] });
});

test('what the version before left behind is shown to nobody', async () => {
  const { db, id, read, own, set, undo, later, business, call, owner } = await office();
  await set({ status: 'denied', refusalReasons: ['start'] });
  await later();
  // It sets the status, and knows nothing of reasons.
  await db
    .updateTable('applications')
    .set({ status: 'approved', toldStatus: 'approved', previousStatus: null })
    .where('id', '=', id)
    .execute();
  expect([(await read()).refusalReasons, (await own()).refusalReasons]).toEqual([[], []]);
  const { total } = (await call(`GET /api/applications/business/${business.id}/report`, owner)).body;
  expect(total).toMatchObject({ denied: 0, withoutReason: 0, refusalReasons: { start: 0 } });
  expect((await set({ status: 'denied' })).body.application.refusalReasons).toEqual([]);
  await undo();
  expect(await read()).toMatchObject({ status: 'approved', refusalReasons: [] });
});

test('an application that is read anonymously is refused with reasons too', async () => {
  const { db, id, set, own, later, told } = await office();
  await db.updateTable('applications').set({ anonymousResponses: '[]' }).where('id', '=', id).execute();
  expect((await set({ status: 'denied', refusalReasons: ['education'] })).status).toBe(200);
  await later();
  expect((await told())[0]?.text).toContain('en utdanning eller autorisasjon');
  expect(await own()).toMatchObject({ refusalReasons: ['education'] });
});

test('table and folders of the export have the short names, and the account’s data what was told', async () => {
  const { app, applicant, owner, business, set, later } = await office();
  await set({ status: 'denied', refusalReasons: ['experience', 'other'], message: 'Vi har ombestemt oss.' });
  const download = async (path: string, { token }: { token: string }) =>
    (await app.inject({ url: `/api/${path}`, headers: { authorization: `Bearer ${token}` } })).rawPayload;
  const files = async (path: string, person: { token: string }) =>
    Object.entries(unzipSync(await download(path, person))).map(([name, content]) => ({
      name,
      text: strFromU8(content),
    }));
  const table = `${await download(`applications/business/${business.id}/export`, owner)}`;
  expect(table).toContain(';Begrunnelse for avslag;Intervju;');
  expect(table).toContain(';Erfaring, Annet;');
  const folders = await files(`applications/business/${business.id}/export?format=zip`, owner);
  expect(folders.find(({ name }) => name.endsWith('søknad.txt'))?.text).toContain(
    'Status: Avslått\r\nBegrunnelse for avslag: Erfaring, Annet\r\n',
  );
  const data = async () => JSON.parse((await files('auth/my-data', applicant)).find(isJson)?.text ?? '');
  expect((await data()).Søknader.sent).toMatchObject([{ status: 'pending', refusalReasons: [] }]);
  await later();
  expect((await data()).Søknader.sent).toMatchObject([{ status: 'denied', refusalReasons: [experience, 'Annet'] }]);
});

const isJson = ({ name }: { name: string }) => name.endsWith('.json');
