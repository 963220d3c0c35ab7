import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { addBusiness } from '../../../tests/support/hiring.ts';
import { addUser } from '../../../tests/support/people.ts';
import { addStaff } from '../../../tests/support/staff.ts';
import { createTestApp } from '../../../tests/support/test-app.ts';

const app = await createTestApp();
const staff = await addStaff(app);
const owner = await addUser(app.call);
const business = await addBusiness(app.db, { ownerId: owner.id });
const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0f4c5c' } })
  .png()
  .toBuffer();
afterAll(() => app.close());

const path = `/api/admin/businesses/${business.id}/pictures`;
const shown = async () => (await app.call(`GET ${path}`, staff)).body.pictures as { id: string; url: string }[];
const takeDown = (id: string, reason?: string) =>
  app.call(`DELETE ${path}/${id}`, { token: staff.token, body: reason ? { reason } : {} });
const isThere = async (url: string) => (await app.app.inject(url)).statusCode === 200;

async function show() {
  const send = async (name: string, field: string, fields: object) => {
    const body = new FormData();
    for (const [key, value] of Object.entries(fields)) body.set(key, value);
    body.set(field, new Blob([new Uint8Array(png)]), 'bilde.png');
    expect((await app.call(name, { token: owner.token, body })).status).toBe(200);
  };
  for (const description of ['Verkstedet', 'Kaia'])
    await send(`POST /api/business-pictures/${business.id}`, 'picture', { description });
  const { businessName, shortDescription, longDescription } = business;
  await send(`PUT /api/business/edit/${business.id}`, 'businessLogo', {
    businessName,
    shortDescription,
    longDescription,
  });
}

test('staff take away one picture or the logo, and the owner is told which and why; it cannot be undone', async () => {
  await show();
  const [logo, first, second] = await shown();
  if (!logo || !first || !second) throw new Error('Three are shown');
  expect(logo).toMatchObject({ id: business.id, description: 'Logo' });
  const { body } = await takeDown(first.id, 'Noen på bildet vil ikke være med.');
  expect(body).toMatchObject({ message: 'Bildet er tatt bort.', pictures: [logo, second] });
  expect((await app.mails()).at(-1)).toMatchObject({
    to: owner.email,
    text: expect.stringMatching(/«Verkstedet».*Noen på bildet vil ikke være med/s),
  });
  expect((await takeDown(business.id)).body.pictures).toEqual([second]);
  await app.runJobs();
  expect([await isThere(logo.url), await isThere(first.url), await isThere(second.url)]).toEqual([false, false, true]);
  const again = await takeDown(first.id);
  expect([again.status, again.body.message]).toEqual([404, 'Bildet finnes ikke lenger.']);
  expect((await takeDown(business.id)).status).toBe(404);
  const { actions } = (await app.call(`GET /api/admin/trace?subjectId=${business.id}&what=changes`, staff)).body;
  expect(actions).toMatchObject([
    { kind: 'edited', before: { picture: 'Logo' }, canUndo: false },
    { kind: 'edited', before: { picture: 'Verkstedet' }, reason: 'Noen på bildet vil ikke være med.', canUndo: false },
  ]);
  expect((await app.call(`POST /api/admin/trace/${actions[0].id}/undo`, { token: staff.token, body: {} })).status).toBe(
    409,
  );
});

test('of a rejected business, or one that is not there, nothing is taken', async () => {
  const { id } = await addBusiness(app.db, { approvalStatus: 'rejected' });
  expect((await app.call(`GET /api/admin/businesses/${id}/pictures`, staff)).status).toBe(404);
  expect(
    (await app.call(`DELETE /api/admin/businesses/${id}/pictures/${id}`, { token: staff.token, body: {} })).status,
  ).toBe(404);
});
