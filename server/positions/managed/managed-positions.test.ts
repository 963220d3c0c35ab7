import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { addApplication, addBusiness, addPosition } from '../../../tests/support/hiring.ts';
import { createManagers, validPosition as valid } from '../../../tests/support/managing.ts';
import { meanwhile } from '../../../tests/support/meanwhile.ts';
import { addStaff } from '../../../tests/support/staff.ts';
import { DAY_MS } from '../../platform/clock.ts';

const { app, owner, colleague, stranger, ownBusiness, post } = await createManagers();
afterAll(() => app.close());

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
  await addApplication(app.db, live, owner.id, { status: 'denied' });
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
    expect(body.positions[0].statistics).toEqual({ views: 0, follows: 1, applications: 2, waiting: 1, days: [] });
    const stats = { activePositions: 2, maxActivePositions: 7, totalPositions: 5 };
    expect(body.stats).toEqual(stats);
    expect(body.pagination).toMatchObject({ ...stats, currentPage: 1, totalPages: 1, hasNext: false });
    expect(body.business).toMatchObject({ id: business.id, name: business.businessName });
  }
  const second = await app.call(`GET /api/business/${business.id}/positions?page=2&limit=4`, { token: owner.token });
  expect(second.body.positions).toHaveLength(1);
});

test('of a business that staff took down, its list and its positions tell so', async () => {
  const { id } = await ownBusiness();
  const { id: positionId } = await addPosition(app.db, id);
  const told = async () => {
    const read = (path: string) => app.call(`GET /api/${path}`, { token: owner.token });
    const [list, status] = [await read(`business/${id}/positions`), await read(`positions/${positionId}/status`)];
    return [list, status].map(({ body }) => [body.business.isActive, body.business.isStopped]);
  };
  await app.call(`PUT /api/business-settings/${id}/toggle-active`, { token: owner.token });
  expect(await told()).toEqual([
    [false, false],
    [false, false],
  ]);
  const admin = await addStaff(app);
  await app.call(`DELETE /api/admin/businesses/${id}`, { token: admin.token });
  expect(await told()).toEqual([
    [false, true],
    [false, true],
  ]);
});

test('of a business that nobody sees, a new position is promised an approval, not to be seen', async () => {
  const { id } = await ownBusiness({ isActive: false });
  expect((await post(id, valid)).body.message).toBe(
    'Stillingen er sendt til godkjenning. Du får en e-post når den er godkjent.',
  );
  expect((await app.mails()).at(-1)?.html).toContain('Vi ser over den før jobbsøkere kan se den.');
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

test('the list shows what stands in one state, and counts that', async () => {
  const business = await ownBusiness();
  const expired = { expiryDate: '2020-01-01' };
  for (const [title, fields] of [
    ['Ute', {}],
    ['Venter', { approvalStatus: 'pending' }],
    ['Av', { isActive: false }],
    ['Av og gammel', { ...expired, isActive: false }],
    ['Utløpt', expired],
    ['Utløpt og slått av', { ...expired, isActive: false, expiredAt: new Date('2020-01-01') }],
    ['Avvist', { approvalStatus: 'rejected' }],
  ] as const)
    await addPosition(app.db, business.id, { title, ...fields });
  const list = (query: string) =>
    app.call(`GET /api/business/${business.id}/positions?${query}`, { token: owner.token });
  for (const [state, titles] of [
    ['active', ['Ute', 'Venter']],
    ['pending', ['Venter']],
    ['inactive', ['Av', 'Av og gammel']],
    ['expired', ['Utløpt', 'Utløpt og slått av']],
    ['rejected', ['Avvist']],
  ] as const) {
    const { body } = await list(`state=${state}`);
    expect(body.positions.map(({ title }: { title: string }) => title).sort(), state).toEqual(titles);
    expect(body.pagination.totalPositions).toBe(titles.length);
    expect(body.stats.totalPositions).toBe(7);
  }
  expect((await list('state=active&search=vent')).body.pagination.totalPositions).toBe(1);
  expect((await list('state=borte')).status).toBe(400);
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
  expect((await toggle()).body).toMatchObject({
    position: { id, isActive: false },
    stats: { activePositions: 0 },
    message: 'Stillingen er deaktivert.',
  });
  expect((await app.call(`GET /api/positions/${id}`)).status).toBe(404);
  expect((await toggle()).body.position.isActive).toBe(true);
  for (const _twice of [1, 2]) expect((await toggle({ isActive: false })).body.position.isActive).toBe(false);
  expect((await toggle({ isActive: 'kanskje' })).status).toBe(400);
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

test('who switches a position off and on and who deletes it, with its applications, is kept', async () => {
  const business = await ownBusiness();
  const position = await addPosition(app.db, business.id);
  const { id } = position;
  await addApplication(app.db, position, stranger.id);
  const path = `/api/business/${business.id}/positions/${id}`;
  for (const isActive of [false, false, true])
    await app.call(`PATCH ${path}/toggle`, { token: owner.token, body: { isActive } });
  await app.call(`DELETE ${path}`, { token: owner.token });
  const events = app.db.selectFrom('businessEvents').select(['kind', 'actorId', 'details']).orderBy('id');
  expect(await events.where('businessId', '=', business.id).execute()).toEqual(
    ['position-deactivated', 'position-activated', 'position-removed'].map((kind) => ({
      kind,
      actorId: owner.id,
      details: { positionId: id },
    })),
  );
  const deletions = app.db.selectFrom('applicationDeletions').select(['reason', 'actorId']);
  expect(await deletions.where('positionId', '=', id).execute()).toEqual([{ reason: 'position', actorId: owner.id }]);
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
  await view((await addPosition(app.db, business.id, { title: 'Annen' })).id);
  const { positions } = (await app.call(`GET /api/business/${business.id}/positions`, { token: owner.token })).body;
  expect(positions.find((each: { id: string }) => each.id === id).statistics).toMatchObject(body.position.statistics);
});

test('whoever had the business when they asked, and not any more once it was their turn, changes nothing', async () => {
  const business = await ownBusiness();
  const { id } = await addPosition(app.db, business.id);
  const remove = () => app.call(`DELETE /api/business/${business.id}/positions/${id}`, { token: owner.token });
  const { status } = await meanwhile(
    app,
    (tx) => tx.updateTable('businesses').set({ ownerId: stranger.id }).where('id', '=', business.id).execute(),
    remove,
  );
  expect(status).toBe(404);
  expect(await app.db.selectFrom('positions').select('id').where('id', '=', id).execute()).toHaveLength(1);
});
