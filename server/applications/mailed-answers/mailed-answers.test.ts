import { expect, test } from 'vitest';
import { addFormPosition, apply } from '../../../tests/support/applying.ts';
import { addShare } from '../../../tests/support/hiring.ts';
import { meanwhile } from '../../../tests/support/meanwhile.ts';
import { addUser } from '../../../tests/support/people.ts';
import { testApp } from '../../../tests/support/test-app.ts';
import { DAY_MS, MINUTE_MS } from '../../platform/clock.ts';

type Options = Parameters<typeof addFormPosition>[1];

/** An application that came in, and what the mail about it leads to. */
async function mailed(fields: Options = { emailNotificationsEnabled: true }) {
  const app = await testApp({ now: new Date('2026-12-01T12:00:00Z'), isClockStill: true });
  const { call, db } = app;
  const [handler, applicant] = await Promise.all([addUser(call), addUser(call)]);
  const { business, position } = await addFormPosition(db, fields);
  await addShare(db, business.id, handler.id);
  const id = await apply(call, applicant.token, position.id);
  await app.runJob('announce-applications');
  const titled = async (words: string) => (await app.mails()).filter(({ subject }) => subject.startsWith(words));
  const [mail] = (await titled('Ny søknad på')).filter(({ to }) => to === position.contactEmail);
  const token = new URLSearchParams(mail?.secondButton?.path.split('?')[1]).get('token') ?? '';
  const look = (secret = token) => call('POST /api/applications/mailed-answers/check', { body: { token: secret } });
  const answer = (body: object = {}) =>
    call('POST /api/applications/mailed-answers', { body: { token, version: 1, status: 'denied', ...body } });
  const undo = (version: number, secret = token) =>
    call('POST /api/applications/mailed-answers/undo', { body: { token: secret, version } });
  const row = () => db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const own = async () => (await call(`GET /api/applications/mine/${id}`, applicant)).body.application;
  const history = async () => (await call(`GET /api/applications/${id}/history`, handler)).body.events;
  const inInbox = (body: object) => call(`PUT /api/applications/${id}/status`, { token: handler.token, body });
  const wait = async (minutes: number) => {
    app.clock.moveBy(minutes * MINUTE_MS);
    await app.runJobs();
  };
  const people = { handler, applicant };
  const calls = { look, answer, undo, row, own, history, inInbox, wait, titled };
  return { ...app, ...people, ...calls, business, position, id, mail, token };
}

const problem = async (call: Promise<{ status: number; body: { message?: string } }>) => {
  const { status, body } = await call;
  return [status, body.message];
};

const meantime = 'Søknaden er besvart i mellomtiden, så svaret ditt er ikke sendt.';

test('whoever got the mail answers by its link, and the applicant hears of it as of any answer', async () => {
  const { mail, look, answer, own, history, titled, wait, handler, call, id, applicant, position } = await mailed();
  expect(mail).toMatchObject({ button: { label: 'Les søknaden' }, secondButton: { label: 'Svar søkeren' } });
  expect(mail?.text).toContain('virker uten innlogging i 14 dager');
  expect(mail?.text).not.toMatch(/kari@example|Fordi jeg liker tre/);
  const { body: before } = await look();
  expect(before.application).toEqual({
    id,
    businessId: position.businessId,
    applicant: 'Kari Nordmann',
    positionTitle: 'Tømrer',
    submittedAt: '2026-12-01T12:00:00.000Z',
    isOpened: false,
    answerBy: null,
    hasInterviewToCome: false,
    status: 'pending',
    answeredAt: null,
    version: 1,
    ownAnswer: null,
    wordings: [],
  });
  const message = 'Takk for søknaden.\n<b>Vi</b> valgte en annen.';
  const { status, body } = await answer({ message });
  expect([status, body.application]).toMatchObject([
    200,
    { status: 'denied', version: 2, ownAnswer: { message, undoUntil: '2026-12-01T12:10:00.000Z' } },
  ]);
  expect(await own()).toMatchObject({ status: 'pending' });
  await wait(11);
  expect(await own()).toMatchObject({ status: 'denied' });
  const [told, ...more] = await titled('Svar på søknaden din');
  expect([told?.to, more]).toEqual([applicant.email, []]);
  expect(told?.html).toContain('&lt;b&gt;Vi&lt;/b&gt; valgte en annen.');
  const conversation = (await call(`GET /api/applications/${id}/messages`, handler)).body;
  expect(conversation.messages).toMatchObject([{ isFromApplicant: false, message }]);
  expect((await history()).slice(0, 2)).toMatchObject([
    { kind: 'told', byMail: null },
    { kind: 'status', from: 'pending', to: 'denied', actor: null, byMail: position.contactEmail, message },
  ]);
  expect((await look()).body.application.ownAnswer).toEqual({
    message: null,
    refusalReasons: [],
    undoUntil: null,
  });
});

test('looking changes nothing, however often mail programs do', async () => {
  const { look, row, history, db } = await mailed();
  const all = async () => [await row(), await history(), await db.selectFrom('mails').selectAll().execute()];
  const before = await all();
  for (let times = 0; times < 3; times++) expect((await look()).status).toBe(200);
  expect(await all()).toEqual(before);
});

test('pressed twice it is one answer, and another one does not follow', async () => {
  const { answer, history, titled, wait } = await mailed();
  const both = await Promise.all([answer({ message: 'Nei takk.' }), answer({ message: 'Nei takk.' })]);
  expect(both.map(({ status, body }) => [status, body.application.version])).toEqual([
    [200, 2],
    [200, 2],
  ]);
  expect(await problem(answer({ status: 'approved' }))).toEqual([409, meantime]);
  expect(await problem(answer({ status: 'approved', version: 2 }))).toEqual([409, meantime]);
  await wait(11);
  expect(await problem(answer({ message: 'Nei takk.' }))).toEqual([409, meantime]);
  expect(await titled('Svar på søknaden din')).toHaveLength(1);
  expect((await history()).filter(({ kind }: { kind: string }) => kind === 'status')).toHaveLength(1);
});

test('an answer is taken back for ten minutes, and what is sent again then is no answer', async () => {
  const { answer, undo, look, history, own, titled, wait, position } = await mailed();
  await answer();
  for (let times = 0; times < 2; times++) {
    const { status, body } = await undo(2);
    expect([status, body.application]).toMatchObject([200, { status: 'pending', version: 3, ownAnswer: null }]);
  }
  expect((await history())[0]).toMatchObject({ kind: 'undone', to: 'pending', byMail: position.contactEmail });
  expect((await answer()).status).toBe(409);
  await wait(11);
  expect(await own()).toMatchObject({ status: 'pending' });
  expect((await answer({ version: 3, status: 'contacted' })).status).toBe(200);
  await wait(11);
  expect(await problem(undo(4))).toEqual([
    409,
    'Det er for sent å angre. Logg inn for å sette en annen status i innboksen.',
  ]);
  expect((await look()).body.application.status).toBe('contacted');
  expect(await titled('Arbeidsgiveren vil snakke med deg')).toHaveLength(1);
  expect(await titled('Svar på søknaden din')).toHaveLength(0);
});

test('what a colleague answered in the inbox stands', async () => {
  const { inInbox, answer, undo, look } = await mailed();
  await inInbox({ status: 'approved', message: 'Velkommen.' });
  expect((await look()).body.application).toMatchObject({ status: 'approved', isOpened: true, ownAnswer: null });
  expect(await problem(answer())).toEqual([409, meantime]);
  expect(await problem(answer({ status: 'approved', message: 'Velkommen.' }))).toEqual([409, meantime]);
  expect((await undo(2)).status).toBe(409);
  expect((await look()).body.application).toMatchObject({ status: 'approved', version: 2 });
});

test('nor is it taken back what a colleague made of the answer', async () => {
  const { inInbox, answer, undo, look } = await mailed();
  await answer();
  await inInbox({ status: 'denied', message: 'Beklager.' });
  expect((await look()).body.application).toMatchObject({ status: 'denied', version: 3, ownAnswer: null });
  expect((await undo(2)).status).toBe(409);
  expect((await undo(3)).status).toBe(409);
});

test('a colleague takes it back in the inbox, and then it may be answered anew', async () => {
  const { answer, call, handler, id, look } = await mailed();
  await answer();
  const body = { applications: [{ id, version: 2 }] };
  expect((await call('POST /api/applications/undo', { token: handler.token, body })).status).toBe(200);
  expect((await look()).body.application).toMatchObject({ status: 'pending', version: 3 });
  expect((await answer({ version: 3 })).status).toBe(200);
});

test('of two who answer in the same moment, the one in the inbox and the one in the mail, the first counts', async () => {
  const app = await mailed();
  const now = app.clock.now();
  const answered = await meanwhile(
    app,
    (tx) =>
      tx
        .updateTable('applications')
        .set({ status: 'approved', version: 2, previousStatus: 'pending', statusChangedAt: now })
        .execute(),
    () => problem(app.answer()),
  );
  expect(answered).toEqual([409, meantime]);
  expect(await app.row()).toMatchObject({ status: 'approved', version: 2 });
});

test('one that is withdrawn while it is being answered gets no answer', async () => {
  const app = await mailed();
  const answered = await meanwhile(
    app,
    (tx) => tx.updateTable('applications').set({ withdrawnAt: app.clock.now() }).execute(),
    () => problem(app.answer()),
  );
  expect(answered).toEqual([410, 'Søknaden er trukket eller slettet, så det er ikke noe å svare på lenger.']);
  expect(await app.row()).toMatchObject({ status: 'pending' });
});

const logIn = 'Logg inn for å svare i innboksen.';

test('a link that is not ours opens nothing', async () => {
  const { token, look, answer, undo, row, call, position } = await mailed();
  const [id = '', end = '', mark = '', signature = ''] = token.split('.');
  const other = await apply(call, (await addUser(call)).token, position.id);
  const later = String(Number(end) + DAY_MS);
  const flipped = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
  const wrong = [
    '',
    'x',
    '...',
    id,
    token.slice(0, -1),
    `${token}.x`,
    [other, end, mark, signature].join('.'),
    [id, later, mark, signature].join('.'),
    [id, end, mark, flipped].join('.'),
    [id, end, mark, mark].join('.'),
    "' or 1=1 --",
  ];
  for (const each of wrong) {
    const refused = [404, `Lenken virker ikke. Kanskje er ikke hele adressen med. ${logIn}`];
    expect([each, ...(await problem(look(each)))]).toEqual([each, ...refused]);
    expect(await problem(answer({ token: each }))).toEqual(refused);
    expect(await problem(undo(1, each))).toEqual(refused);
  }
  expect((await look('x'.repeat(301))).status).toBe(400);
  expect(await row()).toMatchObject({ status: 'pending' });
});

test('it ends after 14 days', async () => {
  const { clock, look, answer } = await mailed();
  clock.moveBy(14 * DAY_MS - 1);
  expect((await look()).status).toBe(200);
  clock.moveBy(1);
  const ended = [410, `Lenken er utløpt. Den virker i 14 dager etter at e-posten ble sendt. ${logIn}`];
  expect(await problem(look())).toEqual(ended);
  expect(await problem(answer())).toEqual(ended);
});

test('whoever is no longer the contact neither answers nor learns what became of it', async () => {
  const { db, look, answer, position, row, id, applicant, call } = await mailed();
  const toContact = (contactEmail: string) => db.updateTable('positions').set({ contactEmail }).execute();
  await toContact('ny@fjordbygg.example');
  const moved = 'Stillingen har fått en annen kontaktadresse siden e-posten ble sendt, så lenken virker ikke lenger.';
  expect(await problem(look())).toEqual([410, `${moved} ${logIn}`]);
  expect(await problem(answer())).toEqual([410, `${moved} ${logIn}`]);
  await call(`POST /api/applications/mine/${id}/withdraw`, applicant);
  expect(await problem(look())).toEqual([410, `${moved} ${logIn}`]);
  expect((await row()).status).toBe('pending');
  await db.updateTable('applications').set({ withdrawnAt: null }).execute();
  await toContact(position.contactEmail.toUpperCase());
  expect((await look()).status).toBe(200);
});

const gone = 'Søknaden er trukket eller slettet, så det er ikke noe å svare på lenger.';

test('one that is withdrawn or deleted is not answered', async () => {
  const { db, call, id, handler, applicant, look, answer, undo } = await mailed();
  const expectGone = async () => {
    for (const each of [look(), answer(), undo(1)]) expect(await problem(each)).toEqual([410, gone]);
  };
  await call(`POST /api/applications/mine/${id}/withdraw`, applicant);
  await expectGone();
  await db.updateTable('applications').set({ withdrawnAt: null }).execute();
  expect((await look()).status).toBe(200);
  await call(`DELETE /api/applications/${id}`, handler);
  await expectGone();
});

test('nor where mails are off, or where business or position are not to be seen; a closed position is answered', async () => {
  const { db, clock, look, answer, undo } = await mailed();
  const expectRefused = async (status: number, why: string) => {
    for (const each of [look(), answer(), undo(1)]) expect(await problem(each)).toEqual([status, `${why} ${logIn}`]);
  };
  await db.updateTable('positions').set({ emailNotificationsEnabled: false }).execute();
  await expectRefused(410, 'Varsler på e-post er slått av for stillingen, så lenken virker ikke lenger.');
  await db.updateTable('positions').set({ emailNotificationsEnabled: true, approvalStatus: 'rejected' }).execute();
  await expectRefused(409, 'Stillingen er ikke godkjent på Jobbfjord nå, så det går ikke an å svare herfra.');
  const closed = { approvalStatus: 'approved', isActive: false, expiredAt: clock.now() } as const;
  await db.updateTable('positions').set(closed).execute();
  await db.updateTable('businesses').set({ isActive: false }).execute();
  await expectRefused(409, 'Bedriften er ikke aktiv på Jobbfjord nå, så det går ikke an å svare herfra.');
  await db.updateTable('businesses').set({ isActive: true }).execute();
  expect((await answer()).status).toBe(200);
});

test('an application that is read anonymously has no such link, and no other one opens it', async () => {
  const { mail, token } = await mailed({ emailNotificationsEnabled: true, isReadAnonymously: true });
  expect(mail?.button?.label).toBe('Les søknaden');
  expect([mail?.secondButton, token]).toEqual([undefined, '']);
  const { db, look, answer } = await mailed();
  await db.updateTable('applications').set({ anonymousResponses: '[]' }).execute();
  expect(await problem(look())).toEqual([409, `Søknaden leses anonymt. ${logIn}`]);
  expect((await answer()).status).toBe(409);
});

test('it says which interview goes with a refusal, and what the business has written before', async () => {
  const { db, call, handler, clock, id, business, look, answer } = await mailed();
  const { token } = handler;
  const times = [new Date(clock.now().getTime() + 3 * DAY_MS).toISOString()];
  const offer = { applications: [{ id }], way: 'phone', minutes: 30, times };
  expect((await call('PUT /api/applications/interviews', { token, body: offer })).status).toBe(200);
  await db.updateTable('applications').set({ status: 'pending', toldStatus: 'pending' }).execute();
  const wording = { wording: 'Takk for søknaden.' };
  await call(`POST /api/applications/business/${business.id}/wordings`, { token, body: wording });
  const { application } = (await look()).body;
  expect(application).toMatchObject({ hasInterviewToCome: true, wordings: [wording] });
  expect(JSON.stringify(application)).not.toContain(times[0]);
  expect((await answer({ version: application.version })).status).toBe(200);
});

test('what is filled in wrong is refused', async () => {
  const { answer, row } = await mailed();
  const wrong: [object, string][] = [
    [{ status: undefined }, 'Velg et svar'],
    [{ status: 'pending' }, 'Velg et svar'],
    [{ version: undefined }, 'Ugyldig versjon'],
    [{ message: 'a'.repeat(3001) }, 'Meldingen kan ikke være lengre enn 3000 tegn'],
  ];
  for (const [fields, msg] of wrong) {
    expect(await answer(fields)).toMatchObject({ status: 400, body: { errors: [{ msg }] } });
  }
  expect(await row()).toMatchObject({ status: 'pending' });
});

test('an answer from the mail may say why, with the rules of the inbox, and once', async () => {
  const { answer, undo, look, own, history, titled, wait } = await mailed();
  expect(await problem(answer({ status: 'contacted', refusalReasons: ['start'] }))).toEqual([
    400,
    'En begrunnelse kan bare følge Avslått',
  ]);
  expect(await problem(answer({ refusalReasons: ['other'] }))).toEqual([
    400,
    'Skriv hva grunnen er når du velger «Annet»',
  ]);
  for (let times = 0; times < 2; times++) {
    const { status, body } = await answer({ refusalReasons: ['unfilled'] });
    expect([status, body.application]).toMatchObject([
      200,
      { version: 2, ownAnswer: { message: null, refusalReasons: ['unfilled'] } },
    ]);
  }
  expect(await problem(answer({ refusalReasons: ['start'] }))).toEqual([409, meantime]);
  expect(await problem(answer())).toEqual([409, meantime]);
  expect((await undo(2)).body.application).toMatchObject({ status: 'pending', ownAnswer: null });
  await answer({ version: 3, refusalReasons: ['start'] });
  await wait(11);
  expect((await titled('Svar på søknaden din'))[0]?.text).toContain('begynne på et annet tidspunkt');
  expect(await own()).toMatchObject({ status: 'denied', refusalReasons: ['start'] });
  expect((await look()).body.application.ownAnswer).toMatchObject({ refusalReasons: ['start'], undoUntil: null });
  expect((await history())[1]).toMatchObject({ kind: 'status', refusalReasons: ['start'], actor: null });
});
