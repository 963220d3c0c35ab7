import { randomUUID } from 'node:crypto';
import type { Updateable } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addApplication, addBusiness, addPosition, addShare, typedPosition } from '../../../tests/support/hiring.ts';
import { meanwhile } from '../../../tests/support/meanwhile.ts';
import { addUser } from '../../../tests/support/people.ts';
import { addStaff } from '../../../tests/support/staff.ts';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { DAY_MS } from '../../platform/clock.ts';
import type { Schema, Tx } from '../../platform/database/database.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof addUser>>;
let colleague: typeof owner;
let stranger: typeof owner;
beforeAll(async () => {
  app = await createTestApp();
  [owner, colleague, stranger] = [await addUser(app.call), await addUser(app.call), await addUser(app.call)];
});
afterAll(() => app.close());

/** Of the owner, shared with the colleague. */
async function ownBusiness(fields: Parameters<typeof addBusiness>[1] = {}) {
  const business = await addBusiness(app.db, { ownerId: owner.id, ...fields });
  await addShare(app.db, business.id, colleague.id);
  return business;
}

const valid = { ...typedPosition, municipality: 'Bergen' };

const post = (businessId: string, body: object, token = owner.token) =>
  app.call(`POST /api/business/${businessId}/positions`, { body, token });

test('a position is made, waits for approval, and its owner gets a mail', async () => {
  const business = await ownBusiness();
  const { status, body } = await post(business.id, {
    ...valid,
    salaryRange: { min: '550 000', max: 620_000 },
    workSchedule: '',
    applicationDeadline: '',
    featured: true,
    approvalStatus: 'approved',
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    success: true,
    position: {
      title: 'Tømrer',
      approvalStatus: 'pending',
      municipality: 'bergen',
      municipal: 'Bergen',
      location: 'Bergen',
      salaryRange: { min: 550_000, max: 620_000, currency: 'NOK' },
      workSchedule: null,
      applicationDeadline: null,
      emailNotificationsEnabled: true,
      featured: false,
      isActive: true,
      isOwner: true,
      statistics: { views: 0, follows: 0, applications: 0, days: [] },
    },
    stats: { activePositions: 1, maxActivePositions: 2, totalPositions: 1 },
  });
  const mail = (await app.mails()).at(-1);
  expect(mail).toMatchObject({ to: owner.email, subject: 'Vi har mottatt stillingen «Tømrer»' });
  expect((await app.call(`GET /api/positions/${body.position.id}`)).status).toBe(404);
  const read = await app.call(`GET /api/business/${business.id}/positions/${body.position.id}`, { token: owner.token });
  expect(read.body.position).toEqual(body.position);
});

test('made again under its key after a lost reply it is the same position, with what was written since', async () => {
  const business = await ownBusiness({ maxActivePositions: 1 });
  const other = await ownBusiness();
  const make = (body: object, { id } = business) => post(id, { ...valid, idempotencyKey: 'skjema', ...body });
  const mailsBefore = (await app.mails()).length;
  const [first, twin] = await Promise.all([make({}), make({})]);
  expect([first.status, twin.status]).toEqual([200, 200]);
  const { id } = first.body.position;
  expect(twin.body.position.id).toBe(id);
  const again = await make({ title: 'Tømrermester' });
  expect(again.body).toMatchObject({ position: { id, title: 'Tømrermester' }, stats: { totalPositions: 1 } });
  expect(await app.mails()).toHaveLength(mailsBefore + 1);
  const headers = { 'idempotency-key': 'skjema' };
  const inHeader = await app.call(`POST /api/business/${business.id}/positions`, {
    body: valid,
    token: owner.token,
    headers,
  });
  expect(inHeader.body.position).toMatchObject({ id, title: 'Tømrer' });
  expect((await make({ idempotencyKey: 'et annet' })).status, 'another one meets the limit').toBe(409);
  expect((await make({}, other)).body.position.id).not.toBe(id);
});

test('every rule is told, in the order of the form', async () => {
  const business = await ownBusiness();
  const empty = await post(business.id, {});
  expect(empty.status).toBe(400);
  expect(empty.body.message).toBe('Tittel er påkrevd');
  expect(empty.body.errors).toEqual([
    { path: 'title', msg: 'Tittel er påkrevd' },
    { path: 'positionType', msg: 'Stillingstype er påkrevd' },
    { path: 'municipality', msg: 'Kommune er påkrevd når stillingen ikke kan utføres hjemmefra' },
    { path: 'description', msg: 'Beskrivelse er påkrevd' },
    { path: 'requirements', msg: 'Krav er påkrevd' },
    { path: 'contactInfo.name', msg: 'Kontaktperson er påkrevd' },
    { path: 'contactInfo.email', msg: 'E-post til kontaktperson er påkrevd' },
    { path: 'contactInfo.position', msg: 'Stillingen til kontaktpersonen er påkrevd' },
    { path: 'applicationMethod', msg: 'Søknadsmetode er påkrevd' },
    { path: 'expiryDate', msg: 'Utløpsdato er påkrevd' },
  ]);
  const wrong = await post(business.id, {
    title: 'Tø',
    positionType: 'Sesong',
    remote: true,
    description: 'Kort.',
    requirements: 'Kort.',
    salaryRange: { min: 2, max: 1 },
    contactInfo: { name: 'Kari', email: 'kari', position: '' },
    applicationMethod: 'external',
    expiryDate: '2020-01-01',
    applicationDeadline: '2020-01-01',
  });
  expect(wrong.body.errors).toEqual([
    { path: 'title', msg: 'Tittel må være minst 3 tegn' },
    { path: 'positionType', msg: 'Stillingstype er påkrevd' },
    { path: 'description', msg: 'Beskrivelse må være minst 50 tegn' },
    { path: 'requirements', msg: 'Krav må være minst 20 tegn' },
    { path: 'salaryRange.max', msg: 'Maksimumslønn må være høyere enn minimumslønn' },
    { path: 'contactInfo.position', msg: 'Stillingen til kontaktpersonen er påkrevd' },
    { path: 'contactInfo.email', msg: 'Ugyldig e-postadresse' },
    { path: 'externalApplicationUrl', msg: 'Ekstern URL er påkrevd for eksterne søknader' },
    { path: 'expiryDate', msg: 'Utløpsdato må være i fremtiden' },
    { path: 'applicationDeadline', msg: 'Søknadsfrist må være før utløpsdato' },
  ]);
});

test.each([
  [{ municipality: 'Langtvekkistan' }, 'municipality', 'Kommunen finnes ikke'],
  [{ applicationMethod: 'form' }, 'applicationFormId', 'Søknadsmal er påkrevd når søknadsmetode er mal'],
  [
    { applicationMethod: 'form', applicationFormId: randomUUID() },
    'applicationFormId',
    'Søknadsmalen finnes ikke eller er ikke aktiv',
  ],
  [
    { applicationMethod: 'external', externalApplicationUrl: 'javascript:alert(1)' },
    'externalApplicationUrl',
    'Ugyldig URL',
  ],
  [{ salaryRange: { min: -1 } }, 'salaryRange.min', 'Lønn kan ikke være negativ'],
  [{ title: 'x'.repeat(201) }, 'title', 'Tittel kan ikke være lengre enn 200 tegn'],
  [{ expiryDate: '2999-02-30' }, 'expiryDate', 'Utløpsdato er ikke en gyldig dato'],
  [{ applicationDeadline: '0000-01-01' }, 'applicationDeadline', 'Ugyldig søknadsfrist'],
  [{ applicationDeadline: '1. mai 2030' }, 'applicationDeadline', 'Ugyldig søknadsfrist'],
])('%j is refused', async (fields, path, msg) => {
  const business = await ownBusiness();
  const { status, body } = await post(business.id, { ...valid, ...fields });
  expect(status).toBe(400);
  expect(body.errors).toEqual([{ path, msg }]);
});

test('a moment is taken for the day it is in Norway', async () => {
  const { body } = await post((await ownBusiness()).id, {
    ...valid,
    expiryDate: '2998-12-31T23:00:00.000Z',
    applicationDeadline: '2998-05-17T00:30:00+02:00',
  });
  expect(body.position).toMatchObject({ expiryDate: '2999-01-01', applicationDeadline: '2998-05-17' });
});

test('a field of another kind is wrong by itself, and no rule about two fields stumbles over it', async () => {
  const { id } = await ownBusiness();
  const refused = async (fields: object) => {
    const { status, body } = await post(id, { ...valid, ...fields });
    return { status, message: body.message, paths: body.errors.map(({ path }: { path: string }) => path) };
  };
  expect(await refused({ applicationDeadline: [] })).toMatchObject({ status: 400, paths: ['applicationDeadline'] });
  expect(await refused({ expiryDate: ['2999-12-31'] })).toEqual({
    status: 400,
    message: 'Utløpsdato er påkrevd',
    paths: ['expiryDate'],
  });
  expect(await refused({ applicationMethod: 'external', externalApplicationUrl: ['x'] })).toEqual({
    status: 400,
    message: 'Ugyldig URL',
    paths: ['externalApplicationUrl'],
  });
});

test('a form must be an active one of the same business, and only what the method needs is kept', async () => {
  const [business, other] = [await ownBusiness({ maxActivePositions: 5 }), await ownBusiness()];
  const form = async (businessId: string, isActive = true) => {
    const now = new Date();
    const values = { businessId, title: 'Mal', questions: '[]', isActive, createdAt: now, updatedAt: now };
    return (await app.db.insertInto('applicationForms').values(values).returning('id').executeTakeFirstOrThrow()).id;
  };
  const withForm = async (applicationFormId: string) =>
    post(business.id, { ...valid, applicationMethod: 'form', applicationFormId, externalApplicationUrl: 'x.no' });
  expect((await withForm(await form(other.id))).status).toBe(400);
  expect((await withForm(await form(business.id, false))).status).toBe(400);
  const own = await form(business.id);
  const { position } = (await withForm(own)).body;
  expect(position).toMatchObject({ applicationFormId: own, externalApplicationUrl: null });
  // One that was switched off since stays where it is used, and comes to no other position.
  await app.db.updateTable('applicationForms').set({ isActive: false }).where('id', '=', own).execute();
  const body = { ...valid, applicationMethod: 'form', applicationFormId: own };
  const path = `PUT /api/business/${business.id}/positions/${position.id}`;
  expect((await app.call(path, { body, token: owner.token })).status).toBe(200);
  expect((await withForm(own)).status).toBe(400);
  const external = { ...valid, applicationMethod: 'external', externalApplicationUrl: 'fjordbygg.example/jobb' };
  expect((await post(business.id, { ...external, applicationFormId: own })).body.position).toMatchObject({
    applicationFormId: null,
    externalApplicationUrl: 'https://fjordbygg.example/jobb',
  });
});

test('those who manage the business see its positions in every state with their numbers', async () => {
  const business = await ownBusiness({ maxActivePositions: 7 });
  const days = (count: number) => new Date(Date.now() - count * DAY_MS);
  const live = await addPosition(app.db, business.id, { title: 'Ledig', createdAt: days(1) });
  await addPosition(app.db, business.id, { title: 'Venter', approvalStatus: 'pending', createdAt: days(2) });
  await addPosition(app.db, business.id, { title: 'Avslått', approvalStatus: 'rejected', createdAt: days(3) });
  await addPosition(app.db, business.id, { title: 'Av', isActive: false, createdAt: days(4) });
  await addPosition(app.db, business.id, { title: 'Utløpt', expiryDate: '2020-01-01', createdAt: days(5) });
  await app.call('POST /api/user/follow-position', { body: { position: { id: live.id } }, token: stranger.token });
  await addApplication(app.db, live, stranger.id);
  await addApplication(app.db, live, colleague.id, { withdrawnAt: new Date() });
  for (const { token } of [owner, colleague]) {
    const { body } = await app.call(`GET /api/business/${business.organizationNumber}/positions`, { token });
    expect(body.positions.map(({ title }: { title: string }) => title)).toEqual([
      'Ledig',
      'Venter',
      'Avslått',
      'Av',
      'Utløpt',
    ]);
    expect(body.positions[0].statistics).toEqual({ views: 0, follows: 1, applications: 1, days: [] });
    const stats = { activePositions: 2, maxActivePositions: 7, totalPositions: 5 };
    expect(body.stats).toEqual(stats);
    expect(body.pagination).toMatchObject({ ...stats, currentPage: 1, totalPages: 1, hasNext: false });
    expect(body.business).toMatchObject({ id: business.id, name: business.businessName });
  }
  const second = await app.call(`GET /api/business/${business.id}/positions?page=2&limit=4`, { token: owner.token });
  expect(second.body.positions).toHaveLength(1);
});

test('nobody else may do anything, and of a rejected business nothing is left', async () => {
  const [business, other] = [await ownBusiness(), await addBusiness(app.db)];
  const position = await addPosition(app.db, business.id);
  const foreign = await addPosition(app.db, other.id);
  const rejected = await ownBusiness({ approvalStatus: 'rejected' });
  const calls = (businessId: string, positionId: string): [string, object?][] => [
    [`GET /api/business/${businessId}/positions`],
    [`POST /api/business/${businessId}/positions`, valid],
    [`GET /api/business/${businessId}/position-draft`],
    [`PUT /api/business/${businessId}/position-draft`, { fields: {} }],
    [`DELETE /api/business/${businessId}/position-draft`],
    [`GET /api/business/${businessId}/positions/${positionId}`],
    [`PUT /api/business/${businessId}/positions/${positionId}`, valid],
    [`PATCH /api/business/${businessId}/positions/${positionId}/toggle`],
    [`DELETE /api/business/${businessId}/positions/${positionId}`],
  ];
  const answers = async (made: [string, object?][], token?: string) => {
    const replies = made.map(([name, body]) => app.call(name, { ...(body && { body }), ...(token && { token }) }));
    return (await Promise.all(replies)).map(({ status }) => status);
  };
  const all = (status: number, count = 9) => Array(count).fill(status);
  expect(await answers(calls(business.id, position.id))).toEqual(all(401));
  expect(await answers(calls(business.id, position.id), stranger.token)).toEqual(all(404));
  expect(await answers(calls(rejected.id, position.id), owner.token)).toEqual(all(404));
  expect(await answers(calls('feil', 'feil'), owner.token)).toEqual(all(404));
  // The position of another business, through one's own.
  expect(await answers(calls(business.id, foreign.id).slice(5), owner.token)).toEqual(all(404, 4));
  expect(await app.db.selectFrom('positions').select('id').where('id', '=', foreign.id).execute()).toHaveLength(1);
});

test('what it says is changed by saving something else, not by saving the same or switching it', async () => {
  const business = await ownBusiness();
  const { id } = (await post(business.id, valid)).body.position;
  const path = `/api/business/${business.id}/positions/${id}`;
  const changedAt = async () =>
    (await app.db.selectFrom('positions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()).contentChangedAt;
  await app.call(`PUT ${path}`, { body: valid, token: owner.token });
  await app.call(`PATCH ${path}/toggle`, { token: owner.token });
  expect(await changedAt()).toBeNull();
  await app.call(`PUT ${path}`, { body: { ...valid, salaryRange: { min: 500_000 } }, token: owner.token });
  expect(await changedAt()).toBeInstanceOf(Date);
});

test('what a colleague has saved is not written over by somebody who has not seen it, unless they ask for it', async () => {
  const business = await ownBusiness();
  const { id, updatedAt: seen } = (await post(business.id, valid)).body.position;
  const path = `/api/business/${business.id}/positions/${id}`;
  const put = (token: string, body: object) => app.call(`PUT ${path}`, { body: { ...valid, ...body }, token });
  // What says nothing else is nobody's words.
  await app.call(`PATCH ${path}/toggle`, { token: owner.token });
  const first = await put(colleague.token, { title: 'Tømrer på Voss', updatedAt: seen });
  expect(first.status).toBe(200);
  const second = await put(owner.token, { title: 'Tømrer i Bergen', updatedAt: seen });
  expect(second).toMatchObject({
    status: 409,
    body: { message: expect.stringMatching(/^Stillingen er endret etter at du åpnet den/) },
  });
  expect(second.body.errors).toMatchObject([{ path: 'updatedAt' }]);
  // One whose answer was lost sends the same again.
  expect((await put(colleague.token, { title: 'Tømrer på Voss', updatedAt: seen })).status).toBe(200);
  const { updatedAt } = first.body.position;
  expect((await put(owner.token, { title: 'Tømrer i Bergen', updatedAt })).body.position.title).toBe('Tømrer i Bergen');
  expect((await put(colleague.token, { title: 'Tømrer i Oslo' })).body.position.title).toBe('Tømrer i Oslo');
  expect((await put(owner.token, { updatedAt: 'i går' })).status).toBe(400);
});

test('the list is searched in titles and read page by page, also when one of it is gone', async () => {
  const business = await ownBusiness();
  for (const title of ['Tømrer', 'Snekker 100 %', 'Tømrerlærling']) await addPosition(app.db, business.id, { title });
  const list = async (query: string) => {
    const { body } = await app.call(`GET /api/business/${business.id}/positions?${query}`, { token: owner.token });
    return [body.positions.map(({ title }: { title: string }) => title).sort(), body.pagination, body.stats];
  };
  const [titles, pagination, stats] = await list('search=TØMRER&limit=1&page=2');
  expect(titles).toHaveLength(1);
  expect(pagination).toMatchObject({ totalPositions: 2, totalPages: 2, hasNext: false });
  expect(stats).toMatchObject({ totalPositions: 3 });
  expect((await list('search=tømrer'))[0]).toEqual(['Tømrer', 'Tømrerlærling']);
  expect((await list('search=0%20%25'))[0]).toEqual(['Snekker 100 %']);
  expect((await list('search=_'))[0]).toEqual([]);
  expect((await list('search='))[0]).toHaveLength(3);
});

test('a change stays visible, and a new title, description or address for applications is marked for staff', async () => {
  const business = await ownBusiness();
  const { id } = await addPosition(app.db, business.id, { featured: true });
  const put = (fields: object, token = colleague.token) =>
    app.call(`PUT /api/business/${business.id}/positions/${id}`, { body: { ...valid, ...fields }, token });
  const marked = async () =>
    (await app.db.selectFrom('positions').selectAll().where('id', '=', id).executeTakeFirstOrThrow())
      .changedAfterApprovalAt;
  expect((await put({ workSchedule: 'Dagtid' })).body.position).toMatchObject({
    workSchedule: 'Dagtid',
    approvalStatus: 'approved',
    featured: true,
  });
  expect(await marked()).toBeNull();
  expect((await put({ title: 'Tømrer og snekker' })).status).toBe(200);
  expect(await marked()).toBeInstanceOf(Date);
  expect((await app.call(`GET /api/positions/${id}`)).body.position.title).toBe('Tømrer og snekker');
  expect((await put({ title: 'x' })).status).toBe(400);
  const clear = () => app.db.updateTable('positions').set({ changedAfterApprovalAt: null }).execute();
  for (const [link, isMarked] of [
    ['https://fjordbygg.example/jobb', true],
    ['fjordbygg.example/jobb', false],
    ['https://ond.example', true],
  ] as const) {
    await clear();
    await put({ title: 'Tømrer og snekker', applicationMethod: 'external', externalApplicationUrl: link });
    expect((await marked()) !== null, link).toBe(isMarked);
  }
  const contactInfo = (email: string) => ({ contactInfo: { ...valid.contactInfo, email } });
  const byMail = { title: 'Tømrer og snekker', applicationMethod: 'email' };
  await put({ ...byMail, ...contactInfo('jobb@fjordbygg.example') });
  for (const [fields, isMarked] of [
    [contactInfo('jobb@fjordbygg.example'), false],
    [contactInfo('jobb@ond.example'), true],
    [{ ...contactInfo('jobb@fjordbygg.example'), applicationMethod: 'external', externalApplicationUrl: 'x.no' }, true],
    [{ ...contactInfo('jobb@ond.example'), applicationMethod: 'external', externalApplicationUrl: 'x.no' }, false],
  ] as const) {
    await clear();
    await put({ ...byMail, ...fields });
    expect((await marked()) !== null, JSON.stringify(fields)).toBe(isMarked);
  }
});

test('what is saved at the moment in which staff approves, rejects or takes down is saved with that in mind', async () => {
  const business = await ownBusiness({ maxActivePositions: 9 });
  const whileStaff = async (
    before: Parameters<typeof addPosition>[2],
    decision: Updateable<Schema['positions']>,
    [method, path, body]: [string, string, object],
  ) => {
    const { id } = await addPosition(app.db, business.id, before);
    const staff = (tx: Tx) => tx.updateTable('positions').set(decision).where('id', '=', id).execute();
    const call = () =>
      app.call(`${method} /api/business/${business.id}/positions/${id}${path}`, { body, token: owner.token });
    const { status } = await meanwhile(app, staff, call);
    const row = await app.db.selectFrom('positions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    return { status, ...row };
  };
  const saving: [string, string, object] = ['PUT', '', { ...valid, title: 'Noe ingen har lest' }];
  const switchingOn: [string, string, object] = ['PATCH', '/toggle', { isActive: true }];
  const approved = await whileStaff({ approvalStatus: 'pending' }, { approvalStatus: 'approved' }, saving);
  expect(approved).toMatchObject({ status: 200, changedAfterApprovalAt: expect.any(Date) });
  const rejected = await whileStaff({ approvalStatus: 'pending' }, { approvalStatus: 'rejected' }, saving);
  expect(rejected.status).toBe(409);
  expect(rejected.title).not.toBe('Noe ingen har lest');
  const stopped = await whileStaff({ isActive: false }, { stoppedByStaffAt: new Date() }, switchingOn);
  expect(stopped).toMatchObject({ status: 409, isActive: false });
});

test('the limit of active positions holds when many are made and activated at once', async () => {
  const business = await ownBusiness({ maxActivePositions: 3 });
  const off = await Promise.all(Array.from({ length: 4 }, () => addPosition(app.db, business.id, { isActive: false })));
  const replies = await Promise.all([
    ...Array.from({ length: 4 }, () => post(business.id, valid)),
    ...off.map(({ id }) =>
      app.call(`PATCH /api/business/${business.id}/positions/${id}/toggle`, { token: colleague.token }),
    ),
  ]);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
  const refused = replies.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(5);
  expect(refused[0]?.body.message).toBe(
    'Du har nådd maksimalt antall aktive stillinger (3). Deaktiver en stilling for å opprette nye.',
  );
  const { body } = await app.call(`GET /api/business/${business.id}/positions`, { token: owner.token });
  expect(body.stats).toMatchObject({ activePositions: 3, maxActivePositions: 3 });
});

test('a position is switched off and on, and to a wanted state as often as one likes', async () => {
  const business = await ownBusiness();
  const { id } = await addPosition(app.db, business.id);
  const toggle = (body?: object) =>
    app.call(`PATCH /api/business/${business.id}/positions/${id}/toggle`, {
      token: owner.token,
      ...(body && { body }),
    });
  expect((await toggle()).body).toMatchObject({ position: { id, isActive: false }, stats: { activePositions: 0 } });
  expect((await app.call(`GET /api/positions/${id}`)).status).toBe(404);
  expect((await toggle()).body.position.isActive).toBe(true);
  for (const _twice of [1, 2]) expect((await toggle({ isActive: false })).body.position.isActive).toBe(false);
  expect((await toggle({ isActive: 'kanskje' })).status).toBe(400);
});

test('what staff took down stays down, also when it gets a later expiry date', async () => {
  const { id } = await ownBusiness();
  const { id: positionId } = await addPosition(app.db, id);
  const admin = await addStaff(app);
  const staff = (method: string, body?: object) =>
    app.call(`${method} /api/admin/positions/${positionId}`, { token: admin.token, ...(body && { body }) });
  const own = (call: string, body: object) => {
    const [method, path = ''] = call.split(' ');
    return app.call(`${method} /api/business/${id}/positions/${positionId}${path}`, { token: owner.token, body });
  };
  await staff('DELETE');
  expect(await own('PATCH /toggle', {})).toMatchObject({
    status: 409,
    body: { message: 'Vi har deaktivert stillingen. Ta kontakt med oss hvis det er en feil.' },
  });
  const changed = await own('PUT', { ...valid, expiryDate: '2999-12-30' });
  expect(changed.body.position).toMatchObject({ isActive: false, isStopped: true });
  const status = () => app.call(`GET /api/positions/${positionId}/status`, { token: owner.token });
  expect((await status()).body.isStopped).toBe(true);
  await staff('PUT', { isActive: true });
  expect((await status()).body.isStopped).toBe(false);
  expect((await own('PATCH /toggle', {})).body.position.isActive).toBe(false);
  expect((await own('PATCH /toggle', {})).body.position.isActive).toBe(true);
});

test('a position is deleted once, with its views', async () => {
  const business = await ownBusiness();
  const { id } = await addPosition(app.db, business.id);
  await view(id);
  const remove = () => app.call(`DELETE /api/business/${business.id}/positions/${id}`, { token: owner.token });
  expect((await remove()).body).toMatchObject({ success: true, stats: { activePositions: 0, totalPositions: 0 } });
  expect((await remove()).status).toBe(404);
  expect(await viewsOf(id)).toEqual([]);
});

test('a rejected position can be read, copied and deleted, and nothing else', async () => {
  const business = await ownBusiness();
  const { id } = await addPosition(app.db, business.id, {
    approvalStatus: 'rejected',
    rejectionReason: 'Mangler lønn',
  });
  const token = owner.token;
  const path = `/api/business/${business.id}/positions/${id}`;
  expect((await app.call(`GET ${path}`, { token })).body.position.rejectionReason).toBe('Mangler lønn');
  expect((await app.call(`PUT ${path}`, { token, body: valid })).status).toBe(409);
  expect((await app.call(`PATCH ${path}/toggle`, { token })).status).toBe(409);
  expect((await app.call(`DELETE ${path}`, { token })).status).toBe(200);
});

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const view = (id: string, token?: string, userAgent = browser) =>
  app.call(`POST /api/positions/${id}/view`, { headers: { 'user-agent': userAgent }, ...(token && { token }) });
const viewsOf = (id: string) =>
  app.db.selectFrom('positionViews').select('views').where('positionId', '=', id).execute();

test('views are counted by day, but not those of machines, of staff and of those who manage the position', async () => {
  const business = await ownBusiness();
  const { id } = await addPosition(app.db, business.id);
  const hidden = await addPosition(app.db, business.id, { approvalStatus: 'pending' });
  await Promise.all([view(id), view(id), view(id, stranger.token)]);
  const staff = await addStaff(app);
  for (const { token } of [owner, colleague, staff]) expect((await view(id, token)).status).toBe(200);
  for (const machine of ['', 'Googlebot/2.1 (+http://www.google.com/bot.html)', 'curl/8.5.0'])
    expect((await view(id, undefined, machine)).status).toBe(200);
  await view(hidden.id, stranger.token);
  for (const missing of [randomUUID(), 'feil']) expect((await view(missing)).status).toBe(200);
  expect(await viewsOf(id)).toEqual([{ views: 3 }]);
  expect(await viewsOf(hidden.id)).toEqual([]);
  const { body } = await app.call(`GET /api/business/${business.id}/positions/${id}`, { token: owner.token });
  expect(body.position.statistics).toMatchObject({ views: 3, days: [{ views: 3 }] });
});
