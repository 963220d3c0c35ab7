import { afterAll, expect, test } from 'vitest';
import { addApplication, addBusiness } from '../../../tests/support/hiring.ts';
import { createManagers, validPosition as valid } from '../../../tests/support/managing.ts';
import { addUser } from '../../../tests/support/people.ts';
import { addStaff } from '../../../tests/support/staff.ts';
import { testApp } from '../../../tests/support/test-app.ts';
import { addDays, DAY_MS, dayInOslo } from '../../platform/clock.ts';
import { countNew, newPerDay } from '../managed/create-position.ts';

const { app, owner, colleague, ownBusiness } = await createManagers();
const staff = await addStaff(app);
afterAll(() => app.close());

type Fields = Parameters<typeof ownBusiness>[0];

/** A business with a key, and what its system sends. */
async function connected(fields: Fields = { maxActivePositions: 10 }, name = 'Webcruiter') {
  const { id } = await ownBusiness(fields);
  const made = await app.call(`POST /api/business-settings/${id}/keys`, { body: { name }, token: owner.token });
  const { secret, key } = made.body;
  const call = (name: string, body?: object) => app.call(name, { token: secret, ...(body && { body }) });
  return {
    id,
    key,
    put: (reference: string, fields: object = {}, query = '') =>
      call(`PUT /api/import/positions/${reference}${query}`, { ...valid, ...fields }),
    read: (reference: string) => call(`GET /api/import/positions/${reference}`),
    list: (query = '') => call(`GET /api/import/positions${query}`),
    takeDown: (reference: string) => call(`DELETE /api/import/positions/${reference}`),
    byHand: (positionId: string, fields: object) =>
      app.call(`PUT /api/business/${id}/positions/${positionId}`, {
        body: { ...valid, ...fields },
        token: colleague.token,
      }),
    switchByHand: (positionId: string, isActive: boolean) =>
      app.call(`PATCH /api/business/${id}/positions/${positionId}/toggle`, {
        body: { isActive },
        token: colleague.token,
      }),
    rows: () => app.db.selectFrom('positions').selectAll().where('businessId', '=', id).execute(),
    events: async () => {
      const rows = await app.db.selectFrom('businessEvents').selectAll().where('businessId', '=', id).execute();
      return rows.map(({ kind }) => kind).filter((kind) => kind.startsWith('position'));
    },
  };
}

const decide = (id: string, decision: 'approve' | 'reject') =>
  app.call(`POST /api/admin/approvals/position/${id}/${decision}`, {
    token: staff.token,
    ...(decision === 'reject' && { body: { reason: 'Tittelen peker ut ett kjønn.' } }),
  });

test('a position is made as by hand, and waits for staff, who see where it came from', async () => {
  const { id, key, put, read, rows } = await connected();
  const made = await put('REQ-1:no.2', {
    title: '<b>Tømrer</b>\u0000 ',
    publishFrom: '',
    workLanguages: ['Engelsk', 'Norsk', 'Norsk'],
  });
  expect(made).toMatchObject({
    status: 200,
    body: {
      outcome: 'created',
      message: expect.stringContaining('sendt til godkjenning'),
      position: { reference: 'REQ-1:no.2', state: 'pending', changedByHand: false, views: 0, applications: 0 },
    },
  });
  const [row] = await rows();
  expect(row).toMatchObject({
    title: '<b>Tømrer</b>',
    municipality: 'bergen',
    workLanguages: ['Norsk', 'Engelsk'],
    approvalStatus: 'pending',
  });
  expect(made.body.position.url).toMatch(new RegExp(`^https?://.+/stilling/${row?.id}$`));
  expect((await read('REQ-1:no.2')).body.position).toEqual(made.body.position);
  const { data } = (await app.call('GET /api/admin/approvals/pending', { token: staff.token })).body;
  expect(data.positions.find((each: { id: string }) => each.id === row?.id)).toMatchObject({
    workLanguages: ['Norsk', 'Engelsk'],
    importedFrom: { system: 'Webcruiter', reference: 'REQ-1:no.2' },
  });
  const [event] = await app.db
    .selectFrom('businessEvents')
    .selectAll()
    .where('businessId', '=', id)
    .where('kind', '=', 'position-sent-in')
    .execute();
  expect(event).toMatchObject({ actorId: null, details: { positionId: row?.id, keyId: key.id } });
  const mail = (await app.mails()).findLast(({ to }) => to === owner.email);
  expect(mail?.subject).toMatch(/^«Webcruiter» har sendt inn stillingen «/);
  await decide(row?.id ?? '', 'approve');
  expect((await read('REQ-1:no.2')).body.position.state).toBe('approved');
});

test('of all that a system sends in on a day, its owner gets one mail', async () => {
  const { put } = await connected({ maxActivePositions: 10 }, 'Kontorsystemet');
  const mails = async () =>
    (await app.mails()).filter(({ to, subject }) => to === owner.email && subject.includes('Kontorsystemet'));
  for (const reference of ['a', 'b']) expect((await put(reference)).status).toBe(200);
  expect(await mails()).toHaveLength(1);
  app.clock.moveBy(DAY_MS);
  expect((await put('c')).status).toBe(200);
  expect(await mails()).toHaveLength(2);
  app.clock.moveBy(-DAY_MS);
});

test('the same again changes nothing, and something else changes it', async () => {
  const { put, rows, events } = await connected();
  await put('a');
  const [before] = await rows();
  app.clock.moveBy(DAY_MS);
  expect((await put('a')).body).toMatchObject({ outcome: 'unchanged', position: { state: 'pending' } });
  // In another order, and with what we do not know.
  const again = await put('a', { source: 'crm', ...Object.fromEntries(Object.entries(valid).reverse()) });
  expect(again.body.outcome).toBe('unchanged');
  expect(await rows()).toEqual([before]);
  expect(await events()).toEqual(['position-sent-in']);
  expect((await put('a', { title: 'Snekker' })).body).toMatchObject({
    outcome: 'changed',
    position: { title: 'Snekker' },
  });
  expect((await put('a', { title: 'Snekker', workSchedule: '  ' })).body.outcome).toBe('unchanged');
  app.clock.moveBy(-DAY_MS);
});

test('what is refused in the form is refused here, with the same words', async () => {
  const { put, rows } = await connected();
  const wrong = await put('a', {
    title: 'x',
    contactInfo: 'Kari',
    salaryRange: [],
    remote: 'ja',
    workLanguages: ['Klingonsk'],
  });
  expect(wrong.status).toBe(400);
  expect(wrong.body.message).toBe('Tittel må være minst 3 tegn');
  expect(wrong.body.errors.map(({ path }: { path: string }) => path).sort()).toEqual([
    'contactInfo',
    'remote',
    'salaryRange',
    'title',
    'workLanguages.0',
  ]);
  expect((await put('a', { overwrite: 'ja' })).status).toBe(400);
  expect((await put('a', { expiryDate: '2020-01-01' })).status).toBe(400);
  expect((await put('a', { applicationMethod: 'form', applicationFormId: 'x' })).status).toBe(400);
  for (const reference of ['-a', '.a', 'a%20b', 'a%2fb', 'a%2f..', '%F0%9F%98%80', 'a'.repeat(101)])
    expect((await put(reference)).status, reference).toBe(400);
  expect(await rows()).toEqual([]);
});

test('two hundred at once with one reference make one position', async () => {
  const { put, rows, events } = await connected();
  const answers = await Promise.all(Array.from({ length: 200 }, () => put('a')));
  expect(answers.filter(({ body }) => body.outcome === 'created')).toHaveLength(1);
  expect(answers.filter(({ body }) => body.outcome === 'unchanged')).toHaveLength(199);
  expect(await rows()).toHaveLength(1);
  expect(await events()).toEqual(['position-sent-in']);
});

test('no more become active than may be, also when they come at once', async () => {
  const { put, rows } = await connected({ maxActivePositions: 2 });
  const answers = await Promise.all(['a', 'b', 'c', 'd'].map((reference) => put(reference)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
  expect(await rows()).toHaveLength(2);
});

test('what was changed by hand is kept, unless it is to be written over', async () => {
  const { put, read, byHand, rows } = await connected();
  const { id } = (await put('a')).body.position;
  app.clock.moveBy(1000);
  await byHand(id, { title: 'Tømrer på Voss' });
  expect((await read('a')).body.position.changedByHand).toBe(true);
  // Nothing new: not a word about it every night.
  expect((await put('a')).body).toMatchObject({ outcome: 'unchanged', position: { title: 'Tømrer på Voss' } });
  const refused = await put('a', { title: 'Snekker' });
  expect(refused).toMatchObject({ status: 409, body: { code: 'changedByHand' } });
  expect(refused.body.message).toContain('overwrite');
  expect((await rows())[0]?.title).toBe('Tømrer på Voss');
  // Both say the same: there is nothing to write over.
  expect((await put('a', { title: 'Tømrer på Voss' })).body).toMatchObject({
    outcome: 'unchanged',
    position: { changedByHand: false },
  });
  app.clock.moveBy(1000);
  await byHand(id, { title: 'Tømrer på Stord' });
  expect((await put('a', { title: 'Snekker' })).status).toBe(409);
  expect((await put('a', { overwrite: true })).body).toMatchObject({
    outcome: 'changed',
    position: { title: 'Tømrer', changedByHand: false },
  });
  expect((await put('a', { title: 'Snekker' })).body.outcome).toBe('changed');
});

test('taken down it is off and still there, and sent again it comes back while there is room', async () => {
  const { put, takeDown, switchByHand, rows, events } = await connected({ maxActivePositions: 1 });
  const { id } = (await put('a')).body.position;
  expect((await takeDown('a')).body).toMatchObject({ message: 'Stillingen er tatt ned.', position: { state: 'off' } });
  const [off] = await rows();
  app.clock.moveBy(1000);
  expect((await takeDown('a')).status).toBe(200);
  expect(await rows()).toEqual([off]);
  expect((await takeDown('unknown')).status).toBe(404);
  await put('b');
  const full = await put('a');
  expect(full.body).toMatchObject({ position: { state: 'off' }, message: expect.stringContaining('maksimalt antall') });
  await takeDown('b');
  expect((await put('a')).body).toMatchObject({ outcome: 'changed', position: { id, state: 'pending' } });
  expect((await put('a')).body.outcome).toBe('unchanged');
  const all = ['sent-in', 'deactivated', 'sent-in', 'deactivated', 'activated'];
  expect(await events()).toEqual(all.map((kind) => `position-${kind}`));
  await switchByHand(id, false);
  // A person did that.
  expect((await put('a', { title: 'Snekker' })).body).toMatchObject({ outcome: 'changed', position: { state: 'off' } });
  expect((await put('a', { title: 'Snekker', overwrite: true })).body.position.state).toBe('pending');
});

test('taken down by the system and then switched by hand, it stays as the hand left it', async () => {
  const { put, takeDown, switchByHand } = await connected();
  const { id } = (await put('a')).body.position;
  await takeDown('a');
  await switchByHand(id, true);
  await switchByHand(id, false);
  expect((await put('a')).body).toMatchObject({ outcome: 'unchanged', position: { state: 'off' } });
});

test('what staff has stopped is not put back', async () => {
  const { put, takeDown } = await connected();
  const { id } = (await put('a')).body.position;
  await takeDown('a');
  await app.db.updateTable('positions').set({ stoppedByStaffAt: new Date() }).where('id', '=', id).execute();
  for (const fields of [{}, { overwrite: true }, { title: 'Snekker', overwrite: true }])
    expect((await put('a', fields)).body.position.state).toBe('stopped');
});

test('what was rejected is over; with another text it is sent in anew under its reference', async () => {
  const { put, read, rows } = await connected();
  const { id } = (await put('a', { title: 'Butikkdame' })).body.position;
  await decide(id, 'reject');
  const same = await put('a', { title: 'Butikkdame', overwrite: true });
  expect(same.body).toMatchObject({
    outcome: 'unchanged',
    position: { id, state: 'rejected', rejectionReason: 'Tittelen peker ut ett kjønn.' },
  });
  const anew = await put('a', { title: 'Butikkmedarbeider' });
  expect(anew.body).toMatchObject({ outcome: 'created', position: { state: 'pending', title: 'Butikkmedarbeider' } });
  expect(anew.body.position.id).not.toBe(id);
  expect((await read('a')).body.position.id).toBe(anew.body.position.id);
  expect((await rows()).map(({ approvalStatus }) => approvalStatus).sort()).toEqual(['pending', 'rejected']);
});

test('a day that has come is no reason to refuse what is changed, or sent again', async () => {
  const { put, rows } = await connected();
  const today = dayInOslo(app.clock.now());
  const fields = { publishFrom: today, expiryDate: addDays(today, 10) };
  await put('a', fields);
  app.clock.moveBy(DAY_MS);
  expect((await put('a', { ...fields, overwrite: true })).body.outcome).toBe('unchanged');
  expect((await put('a', { ...fields, title: 'Snekker' })).body.outcome).toBe('changed');
  expect((await put('b', { ...fields, publishFrom: addDays(today, -1) })).body.outcome).toBe('created');
  await put('c', { ...fields, publishFrom: addDays(today, 3) });
  app.clock.moveBy(3 * DAY_MS);
  expect((await put('c', { ...fields, publishFrom: addDays(today, 3) })).body.outcome).toBe('unchanged');
  expect((await rows()).filter(({ publishFrom }) => publishFrom)).toHaveLength(1);
  app.clock.moveBy(10 * DAY_MS);
  expect((await put('a', { ...fields, title: 'Snekker' })).body.outcome).toBe('unchanged');
  const late = await put('a', fields);
  expect([late.status, late.body.message]).toEqual([400, 'Utløpsdato må være i fremtiden']);
  app.clock.moveBy(-14 * DAY_MS);
});

test('what expired and found no room comes back when there is some', async () => {
  const { put, takeDown, switchByHand } = await connected({ maxActivePositions: 1 });
  const { id } = (await put('a')).body.position;
  const past = { expiryDate: '2020-01-01', expiredAt: new Date(), isActive: false };
  await app.db.updateTable('positions').set(past).where('id', '=', id).execute();
  await put('b');
  const later = { expiryDate: '2999-11-30' };
  const noRoom = expect.stringMatching(/^Stillingen kan endres, men ikke aktiveres. Du har nådd maksimalt antall/);
  expect((await put('a', later, '?check=true')).body).toMatchObject({ outcome: 'changed', message: noRoom });
  expect((await put('a', later)).body).toMatchObject({ outcome: 'changed', position: { state: 'off' } });
  expect((await put('a', later)).body.message).toContain('maksimalt antall');
  expect((await put('a', later, '?check=true')).body).toMatchObject({ outcome: 'unchanged', message: noRoom });
  await takeDown('b');
  expect((await put('a', later)).body).toMatchObject({ outcome: 'changed', position: { state: 'pending' } });
  await switchByHand(id, false);
  expect((await put('a', later)).body).toMatchObject({ outcome: 'unchanged', position: { state: 'off' } });
});

test('what expired comes back with a later date, and what staff asked for is told', async () => {
  const { put, read } = await connected();
  const { id } = (await put('a')).body.position;
  const ask = { reason: 'Skriv hvor det er.' };
  await app.call(`POST /api/admin/approvals/position/${id}/ask-for-change`, { token: staff.token, body: ask });
  expect((await read('a')).body.position.askedChange).toBe(ask.reason);
  const past = { expiryDate: '2020-01-01', expiredAt: new Date(), isActive: false };
  await app.db.updateTable('positions').set(past).where('id', '=', id).execute();
  expect((await read('a')).body.position.state).toBe('expired');
  app.clock.moveBy(1000);
  const later = await put('a', { expiryDate: '2999-11-30' });
  expect(later.body).toMatchObject({ outcome: 'changed', position: { state: 'pending', askedChange: null } });
});

test('a reference is free again when its position is removed by hand', async () => {
  const { id: businessId, put, read } = await connected();
  const { id } = (await put('a')).body.position;
  await app.call(`DELETE /api/business/${businessId}/positions/${id}`, { token: owner.token });
  expect((await read('a')).status).toBe(404);
  expect((await put('a')).body.outcome).toBe('created');
});

test('a check says what would be done and does nothing', async () => {
  const { put, rows, byHand, events } = await connected();
  const check = (fields = {}) => put('a', fields, '?check=true');
  expect((await check()).body).toMatchObject({ outcome: 'created', position: null });
  expect((await check({ title: 'x' })).status).toBe(400);
  expect(await rows()).toEqual([]);
  const { id } = (await put('a')).body.position;
  expect((await check()).body.outcome).toBe('unchanged');
  expect((await check({ title: 'Snekker' })).body).toMatchObject({
    outcome: 'changed',
    position: { title: 'Tømrer' },
  });
  app.clock.moveBy(1000);
  await byHand(id, { title: 'Tømrer på Voss' });
  expect((await check({ title: 'Snekker' })).body.code).toBe('changedByHand');
  expect((await rows())[0]?.title).toBe('Tømrer på Voss');
  expect(await events()).toEqual(['position-sent-in']);
  expect((await put('a', {}, '?check=kanskje')).status).toBe(400);
});

test('a system sees what systems sent for its business, and nothing else', async () => {
  const { id, put, list, read } = await connected();
  const other = await connected();
  await app.call(`POST /api/business/${id}/positions`, { body: valid, token: owner.token });
  for (const reference of ['a', 'b', 'c']) await put(reference);
  await other.put('a', { title: 'Snekker' });
  const { positions, pagination } = (await list('?limit=2')).body;
  expect(positions.map(({ reference }: { reference: string }) => reference)).toHaveLength(2);
  expect(pagination).toMatchObject({ totalPositions: 3, totalPages: 2, hasNext: true });
  expect((await list('?limit=2&page=2')).body.positions).toHaveLength(1);
  expect((await list('?limit=1000')).status).toBe(400);
  expect((await read('a')).body.position.title).toBe('Tømrer');
  expect((await other.list()).body.positions).toMatchObject([{ reference: 'a', title: 'Snekker' }]);
  const applicant = await addUser(app.call);
  const [{ id: positionId }] = (await list()).body.positions;
  await addApplication(app.db, { id: positionId, businessId: id }, applicant.id);
  const [{ applications, ...rest }] = (await list()).body.positions;
  expect(applications).toBe(1);
  expect(JSON.stringify(rest)).not.toContain('sigrid@example.no');
});

test('those who manage it see where it came from', async () => {
  const { id, put, byHand } = await connected(undefined, 'Teamtailor');
  const { id: positionId } = (await put('a')).body.position;
  const seen = async () => {
    const path = `/api/business/${id}/positions`;
    const [listed, one] = [
      await app.call(`GET ${path}`, { token: colleague.token }),
      await app.call(`GET ${path}/${positionId}`, { token: colleague.token }),
    ];
    expect(listed.body.positions[0].importedFrom).toEqual(one.body.position.importedFrom);
    return one.body.position.importedFrom;
  };
  expect(await seen()).toEqual({ system: 'Teamtailor', reference: 'a', changedByHand: false });
  app.clock.moveBy(1000);
  await byHand(positionId, { title: 'Snekker' });
  expect(await seen()).toMatchObject({ changedByHand: true });
});

test('each key has its own number of calls, and a business its number of new positions, also by hand', async () => {
  const own = await testApp({ rateLimits: true });
  const person = await addUser(own.call);
  const { id } = await addBusiness(own.db, { ownerId: person.id, maxActivePositions: 50 });
  const keyOf = async () => {
    const body = { name: 'Webcruiter' };
    return (await own.call(`POST /api/business-settings/${id}/keys`, { body, token: person.token })).body.secret;
  };
  const [one, other] = [await keyOf(), await keyOf()];
  const put = (token: string, reference: string, body: object = valid) =>
    own.call(`PUT /api/import/positions/${reference}`, { token, body });
  const statuses = [];
  for (let each = 0; each < 121; each += 1) statuses.push((await put(one, 'a', {})).status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(120);
  expect(statuses.at(-1)).toBe(429);
  expect((await put(other, 'a')).status).toBe(200);
  for (let each = 2; each < newPerDay.max; each += 1) await countNew(own.platform.rateLimits, id);
  expect((await put(other, 'b')).status).toBe(200);
  expect((await put(other, 'c')).status).toBe(429);
  const byHand = await own.call(`POST /api/business/${id}/positions`, { token: person.token, body: valid });
  expect(byHand.status).toBe(429);
  expect((await put(other, 'b', { ...valid, title: 'Snekker' })).status).toBe(200);
});
