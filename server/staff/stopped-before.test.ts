import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addBusiness, addPosition } from '../../tests/support/hiring.ts';
import { addUser } from '../../tests/support/people.ts';
import { addStaff } from '../../tests/support/staff.ts';
import { testApp } from '../../tests/support/test-app.ts';

const read = (name: string) => readFileSync(new URL(`../../database/migrations/${name}.sql`, import.meta.url), 'utf8');

test('what staff took down before that was noted is found in the trace, unless somebody switched it since', async () => {
  const { db, call } = await testApp();
  const { token } = await addStaff({ db, call });
  const owner = await addUser(call);
  const business = await addBusiness(db, { ownerId: owner.id });
  const other = await addBusiness(db, { ownerId: owner.id });
  const add = async () => (await addPosition(db, business.id)).id;
  const [down, again, byOwner] = [await add(), await add(), await add()];
  const set = (path: string, isActive: boolean) => call(`PUT /api/admin/${path}`, { token, body: { isActive } });
  const toggle = (path: string, method: string) => call(`${method} /api/${path}`, { token: owner.token });
  const togglePosition = (id: string) => toggle(`business/${business.id}/positions/${id}/toggle`, 'PATCH');
  const asBefore = () =>
    Promise.all([
      db.updateTable('positions').set({ stoppedByStaffAt: null }).execute(),
      db.updateTable('businesses').set({ stoppedByStaffAt: null }).execute(),
    ]);

  for (const id of [down, again, byOwner]) expect((await set(`positions/${id}`, false)).status).toBe(200);
  for (const { id } of [business, other]) await set(`businesses/${id}`, false);
  await set(`positions/${again}`, true);
  await asBefore();
  await togglePosition(byOwner);
  await togglePosition(byOwner);
  await sql`update positions set closed_at = now() + interval '1 day' where id = ${byOwner}`.execute(db);
  await toggle(`business-settings/${other.id}/toggle-active`, 'PUT');
  await toggle(`business-settings/${other.id}/toggle-active`, 'PUT');
  await sql.raw(read('0156-stopped-by-staff-before')).execute(db);

  const stopped = async (table: 'positions' | 'businesses') =>
    (await db.selectFrom(table).select('id').where('stoppedByStaffAt', 'is not', null).execute()).map(({ id }) => id);
  expect(await stopped('positions')).toEqual([down]);
  expect(await stopped('businesses')).toEqual([business.id]);
});

test('so is a form, unless somebody changed it since', async () => {
  const { db, call, clock } = await testApp();
  const { token } = await addStaff({ db, call });
  const { id: businessId } = await addBusiness(db);
  const form = { businessId, title: 'Mal', questions: '[]', createdAt: new Date(), updatedAt: new Date() };
  const add = async () =>
    (await db.insertInto('applicationForms').values(form).returning('id').executeTakeFirstOrThrow()).id;
  const [down, again, changed] = [await add(), await add(), await add()];
  const set = (id: string, body: object) => call(`PUT /api/admin/application-forms/${id}`, { token, body });
  for (const id of [down, again, changed]) expect((await set(id, { isActive: false })).status).toBe(200);
  await set(again, { isActive: true });
  clock.moveBy(120_000);
  await set(changed, { title: 'Ny mal' });
  await db.updateTable('applicationForms').set({ stoppedByStaffAt: null }).execute();
  const [, findStopped = ''] = read('0196-stopped-forms-and-rejected-businesses').split(/^(?=with )/m);
  await sql.raw(findStopped).execute(db);
  const stopped = db.selectFrom('applicationForms').select('id').where('stoppedByStaffAt', 'is not', null);
  expect(await stopped.execute()).toEqual([{ id: down }]);
});
