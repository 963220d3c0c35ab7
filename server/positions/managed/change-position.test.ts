import type { Updateable } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { addApplication, addPosition } from '../../../tests/support/hiring.ts';
import { createManagers, validPosition as valid } from '../../../tests/support/managing.ts';
import { meanwhile, somebodyWaits } from '../../../tests/support/meanwhile.ts';
import { addStaff } from '../../../tests/support/staff.ts';
import type { Schema, Tx } from '../../platform/database/database.ts';

const { app, owner, colleague, ownBusiness, post } = await createManagers();
afterAll(() => app.close());

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

test('what waited for a colleague is later than what the colleague saved, who is told of it', async () => {
  for (const [method, path, body, late] of [
    ['PUT', '', { ...valid, salaryRange: { min: 500_000 } }, 409],
    ['PATCH', '/toggle', {}, 200],
  ] as const) {
    const business = await ownBusiness();
    const { id } = await addPosition(app.db, business.id);
    const address = `/api/business/${business.id}/positions/${id}`;
    const { saving, seen } = await app.db.transaction().execute(async (tx) => {
      await tx.selectFrom('businesses').select('id').where('id', '=', business.id).forUpdate().execute();
      const saving = app.call(`${method} ${address}${path}`, { body, token: owner.token });
      await somebodyWaits(app);
      const seen = app.clock.now();
      const saved = { title: 'Det kollegaen lagret', contentChangedAt: seen, updatedAt: seen };
      await tx.updateTable('positions').set(saved).where('id', '=', id).execute();
      return { saving, seen };
    });
    expect((await saving).status).toBe(200);
    const row = await app.db.selectFrom('positions').select('updatedAt').where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.updatedAt.getTime()).toBeGreaterThan(seen.getTime());
    const more = { ...valid, title: 'Enda et ord', updatedAt: seen.toISOString() };
    expect((await app.call(`PUT ${address}`, { body: more, token: owner.token })).status).toBe(late);
  }
});

test('whoever applies while the position is saved does not wait for that, which waits', async () => {
  const business = await ownBusiness();
  const position = await addPosition(app.db, business.id);
  // What is sent refers to the position, and then to the business.
  const applicant = await app.db.startTransaction().execute();
  await applicant.selectFrom('positions').select('id').where('id', '=', position.id).forKeyShare().execute();
  const path = `/api/business/${business.id}/positions/${position.id}`;
  const saving = app.call(`PUT ${path}`, { body: valid, token: owner.token });
  await somebodyWaits(app);
  await addApplication(applicant, position, colleague.id);
  await applicant.commit().execute();
  expect((await saving).status).toBe(200);
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
