import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBusiness, addPosition, addShare } from '../../tests/support/hiring.ts';
import { addUser } from '../../tests/support/people.ts';
import { addStaff } from '../../tests/support/staff.ts';
import { createTestApp, type TestApp } from '../../tests/support/test-app.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof addUser>>;
let colleague: typeof owner;
let stranger: typeof owner;
let staff: typeof owner;
let business: Awaited<ReturnType<typeof addBusiness>>;

beforeAll(async () => {
  app = await createTestApp({ now: new Date('2026-11-20T12:00:00Z') });
  [owner, colleague, stranger, staff] = [
    await addUser(app.call),
    await addUser(app.call),
    await addUser(app.call),
    await addStaff(app),
  ];
  business = await addBusiness(app.db, {
    ownerId: owner.id,
    approvalStatus: 'pending',
    organizationNumber: '974760673',
  });
  await addShare(app.db, business.id, colleague.id);
});
afterAll(() => app.close());

test('a pending business is there for its owner, those it is shared with and staff only', async () => {
  const read = (token?: string) => app.call('GET /api/business/974760673', token ? { token } : {});
  expect((await read(owner.token)).body.business).toMatchObject({
    approvalStatus: 'pending',
    isOwner: true,
    isShared: false,
    maxActivePositions: 2,
  });
  expect((await read(colleague.token)).body.business).toMatchObject({ isOwner: false, isShared: true });
  expect((await read(staff.token)).body.business).toMatchObject({ isOwner: false, isShared: false });
  for (const { status } of [await read(), await read(stranger.token), await read('tull')]) expect(status).toBe(404);
});

test('who owns it and what stands against it is told to those who manage it, nobody else', async () => {
  const { organizationNumber } = await addBusiness(app.db, {
    ownerId: stranger.id,
    rejectionReason: 'Ukjent for registeret',
    registerTrouble: 'bankrupt',
  });
  const read = async (token = '') =>
    (await app.call(`GET /api/business/${organizationNumber}`, { token })).body.business;
  expect(await read(stranger.token)).toMatchObject({
    owner: { firstName: 'Kari' },
    rejectionReason: 'Ukjent for registeret',
    registerTrouble: 'bankrupt',
  });
  for (const token of ['', owner.token, staff.token]) {
    const nothing = { owner: null, rejectionReason: null, registerTrouble: null, registerTroubleText: null };
    expect(await read(token)).toMatchObject(nothing);
  }
  await app.db.deleteFrom('businesses').where('organizationNumber', '=', organizationNumber).execute();
});

test('the own businesses are listed in every state, rejected ones are gone', async () => {
  await addBusiness(app.db, { ownerId: owner.id, approvalStatus: 'rejected' });
  const mine = async (token: string) => (await app.call('GET /api/business/my-businesses', { token })).body.businesses;
  await addPosition(app.db, business.id);
  expect(await mine(owner.token)).toMatchObject([
    { organizationNumber: '974760673', isActive: true, isOwner: true, approvalStatus: 'pending', totalPositions: 1 },
  ]);
  expect(await mine(colleague.token)).toMatchObject([
    { organizationNumber: '974760673', isOwner: false, isShared: true },
  ]);
  expect(await mine(stranger.token)).toEqual([]);
});

test('positions in every state are there for those who manage them, by address and in the list of the business', async () => {
  const hidden = [
    await addPosition(app.db, business.id, { title: 'Venter', approvalStatus: 'pending' }),
    await addPosition(app.db, business.id, {
      title: 'Avslått',
      approvalStatus: 'rejected',
      rejectionReason: 'Mangler lønn',
    }),
    await addPosition(app.db, business.id, { title: 'Av', isActive: false }),
    await addPosition(app.db, business.id, { title: 'Utløpt', expiryDate: '2026-01-01' }),
  ];
  for (const { id } of hidden) {
    const read = async (token: string) => (await app.call(`GET /api/positions/${id}`, { token })).status;
    for (const { token } of [owner, colleague, staff]) expect(await read(token)).toBe(200);
    expect(await read(stranger.token)).toBe(404);
  }
  const list = async (token: string, query = '') => {
    const { body } = await app.call(`GET /api/positions?businessId=${business.id}&sort=title${query}`, { token });
    return body.positions.map(({ title }: { title: string }) => title);
  };
  for (const { token } of [owner, colleague]) expect(await list(token)).toEqual(['Av', 'Tømrer', 'Utløpt', 'Venter']);
  for (const { token } of [stranger, staff]) expect(await list(token)).toEqual([]);
  expect(await list(owner.token, '&search=vent')).toEqual(['Venter']);
  const rejected = await addBusiness(app.db, { ownerId: owner.id, approvalStatus: 'rejected' });
  await addPosition(app.db, rejected.id);
  const gone = await app.call(`GET /api/positions?businessId=${rejected.id}`, { token: owner.token });
  expect(gone.body.positions).toEqual([]);
  const everywhere = await app.call('GET /api/positions', { token: owner.token });
  expect(everywhere.body.pagination.totalPositions).toBe(0);
});

test('the reason of a rejection is told to those who manage the position', async () => {
  const { id } = await addPosition(app.db, business.id, {
    approvalStatus: 'rejected',
    rejectionReason: 'Mangler lønn',
  });
  const status = (token: string) => app.call(`GET /api/positions/${id}/status`, { token });
  for (const { token } of [owner, colleague]) {
    expect((await status(token)).body).toEqual({
      success: true,
      approvalStatus: 'rejected',
      rejectionReason: 'Mangler lønn',
      askedChange: null,
      isStopped: false,
      publishFrom: null,
      business: {
        organizationNumber: business.organizationNumber,
        approvalStatus: 'pending',
        isActive: true,
        isStopped: false,
      },
    });
  }
  for (const { token } of [stranger, staff]) expect((await status(token)).status).toBe(404);
  expect((await app.call('GET /api/positions/feil/status', { token: owner.token })).status).toBe(404);
  const read = async (token: string) => (await app.call(`GET /api/positions/${id}`, { token })).body.position;
  expect(await read(owner.token)).toMatchObject({ isOwner: true, rejectionReason: 'Mangler lønn' });
  expect(await read(staff.token)).toMatchObject({ isOwner: false, rejectionReason: null });
});
