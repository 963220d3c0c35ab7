import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { addBusiness, addShare } from '../../../tests/support/hiring.ts';
import { createManagers, validPosition } from '../../../tests/support/managing.ts';
import { meanwhile } from '../../../tests/support/meanwhile.ts';
import { addUser } from '../../../tests/support/people.ts';
import { DAY_MS } from '../../platform/clock.ts';

const { app, owner, colleague, stranger, ownBusiness } = await createManagers();
afterAll(() => app.close());

const pathOf = (businessId: string) => `/api/business-settings/${businessId}/keys`;
const make = (businessId: string, name = 'Webcruiter', token = owner.token, headers = {}) =>
  app.call(`POST ${pathOf(businessId)}`, { body: { name }, token, headers });
const list = async (businessId: string) => (await app.call(`GET ${pathOf(businessId)}`, { token: owner.token })).body;
const end = (businessId: string, keyId: string) =>
  app.call(`DELETE ${pathOf(businessId)}/${keyId}`, { token: owner.token });
const look = async (secret: string) => (await app.call('GET /api/import/positions', { token: secret })).status;
const put = (secret: string, reference: string, body: object = validPosition) =>
  app.call(`PUT /api/import/positions/${reference}`, { token: secret, body });

test('its owner makes a key, whose secret is told once and kept as a digest, and hears of it by mail', async () => {
  const { id, businessName } = await ownBusiness();
  const { status, body } = await make(id, '  Web\u202ecruiter ');
  expect(status).toBe(200);
  expect(body.secret).toMatch(/^jf_[\w-]{43}$/);
  expect(body.key).toMatchObject({ name: 'Webcruiter', lastSigns: body.secret.slice(-4), lastUsedOn: null });
  expect(body.key.madeBy).toBe('Kari Nordmann');
  expect(JSON.stringify(await list(id))).not.toContain(body.secret);
  const rows = await app.db.selectFrom('businessKeys').selectAll().where('businessId', '=', id).execute();
  expect(JSON.stringify(rows)).not.toContain(body.secret);
  const mail = (await app.mails()).findLast(({ to }) => to === owner.email);
  expect(mail).toMatchObject({ subject: `Ny nøkkel til ${businessName}` });
  expect(mail?.text).not.toContain(body.secret);
});

test('only the owner has to do with keys, and only with those of the own business', async () => {
  const [one, other] = [await ownBusiness(), await ownBusiness()];
  const { key } = (await make(one.id)).body;
  expect((await make(one.id, 'x', colleague.token)).status).toBe(403);
  expect((await make(one.id, 'x', stranger.token)).status).toBe(404);
  expect((await end(other.id, key.id)).status).toBe(404);
  expect((await list(one.id)).keys).toMatchObject([{ id: key.id }]);
  expect((await make(one.id, ' ')).body.message).toBe('Navn er påkrevd');
  expect((await make(one.id, 'x'.repeat(61))).status).toBe(400);
});

test('a key whose answer was lost is made once, and the secret that nobody saw is worth nothing', async () => {
  const { id } = await ownBusiness();
  const headers = { 'idempotency-key': randomUUID() };
  const lost = (await make(id, 'Teamtailor', owner.token, headers)).body;
  const again = (await make(id, 'Teamtailor', owner.token, headers)).body;
  expect(again.key.id).toBe(lost.key.id);
  expect((await list(id)).keys).toHaveLength(1);
  expect(await look(lost.secret)).toBe(401);
  expect(await look(again.secret)).toBe(200);
  await end(id, again.key.id);
  const another = await make(id, 'Teamtailor', owner.token, headers);
  expect([another.status, await look(again.secret), await look(another.body.secret)]).toEqual([200, 401, 200]);
});

test('a business has five open keys at most, also when they are made at once', async () => {
  const { id } = await ownBusiness();
  const made = await Promise.all(Array.from({ length: 8 }, () => make(id)));
  expect(made.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 409, 409, 409]);
  const [{ id: first }] = (await list(id)).keys;
  expect((await end(id, first)).status).toBe(200);
  expect((await end(id, first)).status).toBe(404);
  expect((await make(id)).status).toBe(200);
});

test('a key opens only what is for systems, and no token opens that', async () => {
  const { id } = await ownBusiness();
  const { secret } = (await make(id)).body;
  expect(await look(secret)).toBe(200);
  for (const path of [`business/${id}/positions`, 'auth/me', `business-settings/${id}/keys`, 'application-forms'])
    expect((await app.call(`GET /api/${path}`, { token: secret })).status, path).toBe(401);
  expect((await app.call('GET /api/admin/trace', { token: secret })).status).toBe(401);
  for (const token of [owner.token, `${secret}x`, secret.slice(3), 'jf_', undefined]) {
    const { status, body } = await app.call('GET /api/import/positions', { ...(token && { token }) });
    expect([status, body.message]).toEqual([401, expect.stringMatching(/^Nøkkelen gjelder ikke\./)]);
  }
});

test('the last day of use is kept, once', async () => {
  const { id } = await ownBusiness();
  const { secret } = (await make(id)).body;
  await look(secret);
  await expect.poll(async () => (await list(id)).keys[0].lastUsedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('whose system publishes uses the account, though nobody logs in; not by what is refused', async () => {
  const { id: ownerId, token } = await addUser(app.call);
  const { id } = await addBusiness(app.db, { ownerId });
  const { secret } = (await make(id, 'Webcruiter', token)).body;
  const warned = { lastActiveAt: new Date('2024-01-01'), deletionWarnedAt: new Date() };
  await app.db.updateTable('users').set(warned).where('id', '=', ownerId).execute();
  const isKept = async () => {
    const kept = app.db.selectFrom('users').select(['lastActiveAt', 'deletionWarnedAt']).where('id', '=', ownerId);
    const { lastActiveAt, deletionWarnedAt } = await kept.executeTakeFirstOrThrow();
    return lastActiveAt > warned.lastActiveAt && deletionWarnedAt === null;
  };
  const lastUsedOn = async () => {
    const key = app.db.selectFrom('businessKeys').select('lastUsedOn').where('businessId', '=', id);
    return (await key.executeTakeFirstOrThrow()).lastUsedOn;
  };
  const turn = (isActive: boolean) => app.db.updateTable('businesses').set({ isActive }).where('id', '=', id).execute();
  await turn(false);
  expect(await look(secret)).toBe(403);
  await expect.poll(lastUsedOn).not.toBeNull();
  expect(await isKept()).toBe(false);
  await turn(true);
  await app.db.updateTable('businessKeys').set({ lastUsedOn: null }).where('businessId', '=', id).execute();
  expect(await look(secret)).toBe(200);
  await expect.poll(isKept).toBe(true);
});

test('an ended key is refused', async () => {
  const { id } = await ownBusiness();
  const { secret, key } = (await make(id)).body;
  expect((await put(secret, 'a')).status).toBe(200);
  await end(id, key.id);
  expect((await put(secret, 'a')).status).toBe(401);
  expect((await list(id)).keys).toEqual([]);
});

test('a call that waits while its key is ended changes nothing', async () => {
  const { id } = await ownBusiness();
  const { secret, key } = (await make(id)).body;
  const late = await meanwhile(
    app,
    async (tx) => {
      await tx.selectFrom('businesses').select('id').where('id', '=', id).forNoKeyUpdate().execute();
      await tx.updateTable('businessKeys').set({ endedAt: new Date() }).where('id', '=', key.id).execute();
    },
    () => put(secret, 'late'),
  );
  expect(late).toMatchObject({ status: 401, body: { message: 'Nøkkelen er avsluttet.' } });
  expect(await app.db.selectFrom('positions').select('id').where('businessId', '=', id).execute()).toEqual([]);
});

test('a key is of no use while its business is paused or rejected, or the account of its owner is blocked', async () => {
  const { id, ownerId } = await ownBusiness();
  const { secret } = (await make(id)).body;
  const set = (fields: object) => app.db.updateTable('businesses').set(fields).where('id', '=', id).execute();
  const block = (isActive: boolean) =>
    app.db.updateTable('users').set({ isActive }).where('id', '=', ownerId).execute();
  await set({ isActive: false });
  expect(await put(secret, 'a')).toMatchObject({ status: 403, body: { message: expect.stringContaining('pause') } });
  await set({ isActive: true, approvalStatus: 'rejected' });
  expect(await put(secret, 'a')).toMatchObject({ status: 403 });
  await set({ approvalStatus: 'pending' });
  await block(false);
  expect(await put(secret, 'a')).toMatchObject({ status: 403, body: { message: expect.stringContaining('Kontoen') } });
  await block(true);
  expect((await put(secret, 'a')).status).toBe(200);
});

test('the last refusal of each reference is told until it is mended, of no more than twenty and for some days', async () => {
  const [{ id }, other] = [await ownBusiness({ maxActivePositions: 50 }), await ownBusiness()];
  const { secret } = (await make(id)).body;
  await put(secret, 'mended', { ...validPosition, title: 'x' });
  await put(secret, 'still', { ...validPosition, title: 'x' });
  await put(secret, 'still', { ...validPosition, requirements: '', expiryDate: 'snart' });
  await app.call('GET /api/import/positions/none', { token: secret });
  expect((await list(id)).refusedCalls.map(({ reference }: { reference: string }) => reference)).toEqual([
    'still',
    'mended',
  ]);
  await put(secret, 'mended');
  expect((await list(id)).refusedCalls).toMatchObject([
    {
      reference: 'still',
      keyName: 'Webcruiter',
      message: 'Krav er påkrevd (requirements). Utløpsdato er ikke en gyldig dato (expiryDate)',
    },
  ]);
  expect((await list(other.id)).refusedCalls).toEqual([]);
  for (let each = 0; each < 25; each += 1) await put(secret, `r${each}`, {});
  const { refusedCalls } = await list(id);
  expect(refusedCalls).toHaveLength(20);
  expect(refusedCalls[0].reference).toBe('r24');
  app.clock.moveBy(15 * DAY_MS);
  expect((await list(id)).refusedCalls).toEqual([]);
  app.clock.moveBy(-15 * DAY_MS);
});

test('what was only to be checked is no refusal to tell of, and leaves the one there is', async () => {
  const { id } = await ownBusiness();
  const { secret } = (await make(id)).body;
  const check = (reference: string, fields: object) =>
    app.call(`PUT /api/import/positions/${reference}?check=true`, {
      token: secret,
      body: { ...validPosition, ...fields },
    });
  await put(secret, 'sent', { ...validPosition, title: 'x' });
  expect((await check('sent', { requirements: '' })).status).toBe(400);
  expect((await check('checked', { title: 'x' })).status).toBe(400);
  const { refusedCalls } = await list(id);
  expect(refusedCalls).toMatchObject([{ reference: 'sent', message: expect.stringContaining('(title)') }]);
});

test('what cannot even be read is told to the owner too', async () => {
  const { id } = await ownBusiness();
  const { secret } = (await make(id)).body;
  const json = { 'content-type': 'application/json' };
  const send = (reference: string, body: string, headers: Record<string, string> = json) =>
    app.call(`PUT /api/import/positions/${reference}`, { token: secret, body, headers });
  expect((await send('too-large', JSON.stringify({ description: 'x'.repeat(2 ** 20) }))).status).toBe(413);
  expect((await send('no-json', '{')).status).toBe(400);
  expect((await send('a-list', '[]')).status).toBe(400);
  expect((await list(id)).refusedCalls[0].message).toBe('Dette har feil form');
  expect((await send('xml', '<a/>', { 'content-type': 'text/xml' })).status).toBe(415);
  expect((await send('..%2f..', '{}')).status).toBe(400);
  expect((await send('st%C3%B8rrelse', '{}')).status).toBe(400);
  expect((await send('a'.repeat(101), '{}')).status).toBe(400);
  expect((await send('null%00', JSON.stringify({ description: 'x'.repeat(2 ** 20) }))).status).toBe(413);
  const told = (await list(id)).refusedCalls.map(({ reference }: { reference: string }) => reference).sort();
  expect(told).toEqual(['../..', 'a-list', 'a'.repeat(100), 'no-json', 'null', 'størrelse', 'too-large', 'xml']);
});

test('keys go with a business to whoever inherits it, who is told to look them over', async () => {
  const leaver = await addUser(app.call);
  const { id } = await addBusiness(app.db, { ownerId: leaver.id });
  await addShare(app.db, id, colleague.id);
  const { secret } = (await make(id, 'Webcruiter', leaver.token)).body;
  const { email, password } = leaver;
  const left = await app.call('DELETE /api/auth/me', { token: leaver.token, body: { email, password } });
  expect(left.status).toBe(200);
  const mail = (await app.mails()).findLast(({ to }) => to === colleague.email);
  expect(mail?.text).toContain('Bedriften har nøkler som gjelder fortsatt');
  const { keys } = (await app.call(`GET ${pathOf(id)}`, { token: colleague.token })).body;
  expect(keys).toMatchObject([{ name: 'Webcruiter', madeBy: null }]);
  expect(await put(secret, 'a')).toMatchObject({ status: 200 });
});

test('ended keys go after their months, open ones stay, and refusals go after their days', async () => {
  const { id } = await ownBusiness();
  const ended = (await make(id, 'Gammelt system')).body;
  const open = (await make(id, 'Nytt system')).body;
  await put(ended.secret, 'from-ended');
  await put(open.secret, 'refused', {});
  await end(id, ended.key.id);
  const left = async () => ({
    keys: (await app.db.selectFrom('businessKeys').select('name').where('businessId', '=', id).execute()).length,
    refusals: (await app.db.selectFrom('refusedImports').select('reference').where('businessId', '=', id).execute())
      .length,
  });
  await app.runJob('delete-old-business-rows');
  expect(await left()).toEqual({ keys: 2, refusals: 1 });
  app.clock.moveBy(14 * 31 * DAY_MS);
  await app.runJob('delete-old-business-rows');
  expect(await left()).toEqual({ keys: 1, refusals: 0 });
  app.clock.moveBy(-14 * 31 * DAY_MS);
  const { body } = await app.call(`GET /api/business/${id}/positions`, { token: owner.token });
  expect(body.positions[0].importedFrom).toMatchObject({ system: null, reference: 'from-ended' });
});
