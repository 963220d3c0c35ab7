import { expect, test } from 'vitest';
import { addBusiness, addShare, typedPosition } from '../../tests/support/hiring.ts';
import { addUser } from '../../tests/support/people.ts';
import { addStaff } from '../../tests/support/staff.ts';
import { testApp } from '../../tests/support/test-app.ts';
import { DAY_MS, dayInOslo, longDay, startOfDayInOslo } from '../platform/clock.ts';

/** At noon, neither midnight nor a change of the clocks comes in between. */
const NOW = new Date(`${dayInOslo(new Date())}T12:00:00Z`);
const day = (fromNow: number) => dayInOslo(new Date(NOW.getTime() + fromNow * DAY_MS));

/** A business with a position that a colleague sent in and staff approved, to come out in three days. */
async function waiting(fields: object = {}) {
  const app = await testApp({ now: NOW, isClockStill: true });
  const { call, clock, db } = app;
  const [owner, colleague] = await Promise.all([addUser(call), addUser(call)]);
  const staff = await addStaff(app);
  const business = await addBusiness(db, { ownerId: owner.id });
  await addShare(db, business.id, colleague.id);
  const path = `/api/business/${business.id}/positions`;
  const put = (id: string, body: object) =>
    call(`PUT ${path}/${id}`, { token: owner.token, body: { ...typedPosition, remote: true, ...body } });
  const approve = async (id: string) =>
    expect(
      (await call(`POST /api/admin/approvals/position/${id}/approve`, { token: staff.token, body: {} })).status,
    ).toBe(200);
  const sentIn = await call(`POST ${path}`, {
    token: colleague.token,
    body: { ...typedPosition, remote: true, publishFrom: day(3), ...fields },
  });
  const { id } = sentIn.body.position as { id: string };
  const toggle = (isActive: boolean) => call(`PATCH ${path}/${id}/toggle`, { token: owner.token, body: { isActive } });
  const tell = () => app.runJob('tell-of-published-positions');
  /** At noon of a day. */
  const tellOn = async (fromNow: number) => {
    clock.moveBy(NOW.getTime() + fromNow * DAY_MS - clock.now().getTime());
    await tell();
  };
  const told = async () => (await app.mails()).filter(({ subject }) => subject === 'Stillingen er publisert: Tømrer');
  return { ...app, owner, colleague, business, id, put, approve, toggle, tell, tellOn, told };
}

test('the owner and whoever sent it in are told once that it is out, not before its day and not in the night', async () => {
  const { clock, owner, colleague, id, approve, tell, tellOn, told } = await waiting();
  await approve(id);
  await tellOn(2);
  clock.moveBy(startOfDayInOslo(day(3)) - clock.now().getTime());
  await tell();
  expect(await told()).toEqual([]);
  // Of several instances at the same moment, too.
  clock.moveBy(NOW.getTime() + 3 * DAY_MS - clock.now().getTime());
  await Promise.all([tell(), tell(), tell()]);
  await tell();
  await tellOn(4);
  const mails = await told();
  expect(mails.map(({ to }) => to).sort()).toEqual([owner.email, colleague.email].sort());
  expect(mails[0]?.text).toContain(`Stillingen kom ut ${longDay(day(3))}, som dere valgte.`);
  expect(mails[0]?.text).toContain(`/stilling/${id}`);
});

test('after an outage they are told within some days, and of what is old not any more', async () => {
  const { id, approve, tellOn, told, db } = await waiting();
  await approve(id);
  await tellOn(6);
  expect(await told()).toHaveLength(2);
  await db.deleteFrom('mails').execute();
  await tellOn(8);
  expect(await told()).toEqual([]);
});

test('where the day is moved, they are told when the new one has come', async () => {
  const { id, put, approve, tellOn, told } = await waiting();
  await approve(id);
  await put(id, { publishFrom: day(5) });
  await tellOn(3);
  await tellOn(4);
  expect(await told()).toEqual([]);
  await tellOn(5);
  expect(await told()).toHaveLength(2);
});

test('let out before its day, they are told then and not again', async () => {
  const { id, put, approve, tellOn, told } = await waiting();
  await approve(id);
  await tellOn(1);
  await put(id, {});
  await tellOn(1);
  expect(await told()).toHaveLength(2);
  await tellOn(3);
  expect(await told()).toHaveLength(2);
});

test('nobody is told of what came out by its approval', async () => {
  const { id, approve, tellOn, told } = await waiting();
  await tellOn(3);
  await approve(id);
  await tellOn(3);
  await tellOn(4);
  expect(await told()).toEqual([]);
});

test('nobody is told of what is off on its day, also when it is switched on later', async () => {
  const { clock, db, id, approve, toggle, tellOn, told } = await waiting();
  await approve(id);
  await toggle(false);
  await tellOn(3);
  expect((await toggle(true)).status).toBe(200);
  // The database has a clock of its own.
  await db.updateTable('positions').set({ reopenedAt: clock.now() }).where('reopenedAt', 'is not', null).execute();
  await tellOn(4);
  expect(await told()).toEqual([]);
});

test('nobody is told of what one cannot apply for any more, or whose business is hidden', async () => {
  const { db, id, business, approve, tellOn, told } = await waiting({ applicationDeadline: day(3) });
  await approve(id);
  await tellOn(4);
  expect(await told()).toEqual([]);
  await db.updateTable('positions').set({ applicationDeadline: null }).where('id', '=', id).execute();
  await db.updateTable('businesses').set({ isActive: false }).where('id', '=', business.id).execute();
  await tellOn(4);
  expect(await told()).toEqual([]);
});
