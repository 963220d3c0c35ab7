import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBusiness, addPosition, addShare, typedPosition } from '../../../tests/support/hiring.ts';
import { addUser } from '../../../tests/support/people.ts';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { personalData } from '../../personal-data/parts.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof addUser>>;
let colleague: typeof owner;
beforeAll(async () => {
  app = await createTestApp();
  [owner, colleague] = [await addUser(app.call), await addUser(app.call)];
});
afterAll(() => app.close());

/** Of the owner, shared with the colleague. */
async function ownBusiness() {
  const business = await addBusiness(app.db, { ownerId: owner.id, maxActivePositions: 5 });
  await addShare(app.db, business.id, colleague.id);
  return business;
}

const valid = { ...typedPosition, municipality: 'Bergen' };

test('what is being typed is kept for the one who types it, until it is saved', async () => {
  const business = await ownBusiness();
  const { id } = await addPosition(app.db, business.id);
  const path = `/api/business/${business.id}/position-draft`;
  const draft = async (query = '', token = owner.token) =>
    (await app.call(`GET ${path}${query}`, { token })).body.draft?.fields.title;
  const keep = (title: string, query = '') =>
    app.call(`PUT ${path}${query}`, { token: owner.token, body: { fields: { title } } });
  expect(await draft()).toBeUndefined();
  for (const title of ['Snek', 'Snekker']) expect((await keep(title)).status).toBe(200);
  await keep('Endret', `?positionId=${id}`);
  expect([await draft(), await draft(`?positionId=${id}`)]).toEqual(['Snekker', 'Endret']);
  expect(await draft('', colleague.token)).toBeUndefined();
  await app.call(`PUT ${path}`, { token: colleague.token, body: { fields: { title: 'Murer' } } });
  const foreign = await addPosition(app.db, (await addBusiness(app.db)).id);
  for (const other of [randomUUID(), foreign.id]) expect((await keep('x', `?positionId=${other}`)).status).toBe(404);
  expect((await keep('x'.repeat(20_001))).status).toBe(400);
  const own = personalData.find(({ title }) => title === 'Utkast til stillinger');
  expect(JSON.stringify(await own?.read(app.db, owner.id, app.clock.now()))).toContain('Snekker');
  await app.call(`POST /api/business/${business.id}/positions`, { token: owner.token, body: valid });
  expect([await draft(), await draft(`?positionId=${id}`)]).toEqual([undefined, 'Endret']);
  await app.call(`PUT /api/business/${business.id}/positions/${id}`, { token: owner.token, body: valid });
  expect(await draft(`?positionId=${id}`)).toBeUndefined();
  await keep('Igjen');
  for (const _twice of [1, 2]) expect((await app.call(`DELETE ${path}`, { token: owner.token })).status).toBe(200);
  expect([await draft(), await draft('', colleague.token)]).toEqual([undefined, 'Murer']);
});

test('a draft that is written in one tab is not written over in another, and ends with its own position only', async () => {
  const business = await ownBusiness();
  const { id } = await addPosition(app.db, business.id);
  const token = owner.token;
  const positions = `/api/business/${business.id}/positions`;
  const keep = (title: string, by: object, query: string) => {
    app.clock.moveBy(1000);
    const body = { fields: { title }, ...by };
    return app.call(`PUT /api/business/${business.id}/position-draft?${query}`, { token, body });
  };
  const [one, other] = [{ writer: 'en' }, { writer: 'annen' }];
  for (const [query, save] of [
    ['', `POST ${positions}`],
    [`positionId=${id}`, `PUT ${positions}/${id}`],
  ] as const) {
    const path = `/api/business/${business.id}/position-draft?${query}`;
    const title = async () => (await app.call(`GET ${path}`, { token })).body.draft?.fields.title;
    const first = await keep('I den ene fanen', one, query);
    expect(first.status).toBe(200);
    expect(await keep('I den andre', other, query)).toMatchObject({
      status: 409,
      body: { message: 'Stillingen er åpen et annet sted også, og utkastet er derfra.' },
    });
    // It was opened before the other wrote on.
    const openedBefore = { ...other, openedDraft: first.body.updatedAt };
    const last = await keep('Videre i den ene', one, query);
    expect((await keep('I den andre', openedBefore, query)).status).toBe(409);
    expect((await app.call(`DELETE ${path}&${new URLSearchParams(openedBefore)}`, { token })).status).toBe(200);
    expect((await app.call(save, { token, body: { ...valid, ...openedBefore } })).status).toBe(200);
    expect(await title()).toBe('Videre i den ene');

    const opened = { ...other, openedDraft: last.body.updatedAt };
    expect((await keep('Tatt opp i den andre', opened, query)).status).toBe(200);
    expect((await keep('For sent', one, query)).status).toBe(409);
    expect((await app.call(save, { token, body: { ...valid, ...opened } })).status).toBe(200);
    expect(await title()).toBeUndefined();
  }
  expect((await keep('Feil', { writer: 'x'.repeat(65) }, '')).status).toBe(400);
});
