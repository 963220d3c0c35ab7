import { expect, test } from 'vitest';
import { breakRow } from '../../../tests/support/broken-row.ts';
import { addBusiness, addPosition, typedPosition } from '../../../tests/support/hiring.ts';
import { somebodyWaits } from '../../../tests/support/meanwhile.ts';
import { addUser } from '../../../tests/support/people.ts';
import { testApp } from '../../../tests/support/test-app.ts';
import { DAY_MS, dayInOslo } from '../../platform/clock.ts';

/** At noon of the day that it is in Norway, neither midnight nor a change of the clocks comes in between. */
const NOW = new Date(`${dayInOslo(new Date())}T12:00:00Z`);
const day = (fromNow: number) => dayInOslo(new Date(NOW.getTime() + fromNow * DAY_MS));

async function hiring(maxActivePositions = 2) {
  const app = await testApp({ now: NOW });
  const owner = await addUser(app.call);
  const business = await addBusiness(app.db, { ownerId: owner.id, maxActivePositions });
  const path = `/api/business/${business.id}/positions`;
  const put = (id: string, fields: object) =>
    app.call(`PUT ${path}/${id}`, { token: owner.token, body: { ...typedPosition, remote: true, ...fields } });
  const toggle = (id: string) => app.call(`PATCH ${path}/${id}/toggle`, { token: owner.token });
  return { ...app, owner, business, put, toggle };
}

test('what the expiry date switched off comes back with a later one', async () => {
  const { db, business, clock, runJob, put, toggle, call } = await hiring();
  const { id } = await addPosition(db, business.id, { expiryDate: day(3) });
  clock.moveBy(5 * DAY_MS);
  await runJob('expire-positions');
  const expired = await toggle(id);
  expect(expired.status).toBe(409);
  expect(expired.body.message).toBe('Stillingen har utløpt. Sett en ny utløpsdato for å aktivere den.');
  expect((await put(id, { expiryDate: day(4) })).body.message).toBe('Utløpsdato må være i fremtiden');
  const extended = await put(id, { expiryDate: day(40) });
  expect(extended.body.position).toMatchObject({ isActive: true, expiredAt: null, isExpired: false });
  expect((await call(`GET /api/positions/${id}`)).status).toBe(200);
});

test('no position is made whose last day ended while another change of the business was waited for', async () => {
  const { db, business, clock, owner, call } = await hiring();
  const tx = await db.startTransaction().execute();
  await tx.updateTable('businesses').set({ updatedAt: NOW }).where('id', '=', business.id).execute();
  const made = call(`POST /api/business/${business.id}/positions`, {
    token: owner.token,
    body: { ...typedPosition, remote: true, expiryDate: day(1) },
  });
  await somebodyWaits({ db });
  clock.moveBy(DAY_MS);
  await tx.commit().execute();
  expect((await made).body.message).toBe('Utløpsdato må være i fremtiden');
  expect(await db.selectFrom('positions').select('id').execute()).toEqual([]);
});

test('without room an extended position is saved and stays off', async () => {
  const { db, business, clock, runJob, put } = await hiring(1);
  const { id } = await addPosition(db, business.id, { expiryDate: day(3) });
  clock.moveBy(5 * DAY_MS);
  await addPosition(db, business.id);
  // Also between the expiry date and the job.
  expect((await put(id, { expiryDate: day(40) })).body).toMatchObject({
    position: { isActive: false, expiredAt: null, expiryDate: day(40) },
    stats: { activePositions: 1 },
    message: expect.stringContaining('Stillingen er lagret, men ikke aktivert.'),
  });
  await runJob('expire-positions');
  expect((await put(id, { expiryDate: day(50) })).body.position.isActive).toBe(false);
});

test('the owner is told a week before, once for each expiry date', async () => {
  const { db, business, owner, clock, runJob, put, mails } = await hiring();
  const { id } = await addPosition(db, business.id, { title: 'Tømrer', expiryDate: day(10) });
  await addPosition(db, business.id, { isActive: false, expiryDate: day(10) });
  const told = async () => {
    await runJob('warn-of-expiring-positions');
    return (await mails()).filter(({ subject }) => subject.includes('utløper')).map(({ to, subject }) => [to, subject]);
  };
  expect(await told()).toEqual([]);
  clock.moveBy(3 * DAY_MS);
  const first = [owner.email, 'Stillingen utløper om 7 dager: Tømrer'];
  expect(await told()).toEqual([first]);
  clock.moveBy(DAY_MS);
  expect(await told()).toEqual([first]);
  await put(id, { expiryDate: day(20) });
  clock.moveBy(9 * DAY_MS);
  expect(await told()).toEqual([first, first]);
});

test('one position of which nobody can be told holds back none of the others', async () => {
  const app = await hiring(9);
  const { db, business, runJob, mails } = app;
  const positions = [];
  for (const title of ['Kokk', 'Tømrer', 'Murer']) {
    positions.push(await addPosition(db, business.id, { title, expiryDate: day(7) }));
  }
  const mend = await breakRow(app, 'mails', 'key', `position-expires ${positions[1]?.id} ${day(7)}`);
  const told = async () => (await mails()).filter(({ subject }) => subject.includes('utløper')).length;
  await expect(runJob('warn-of-expiring-positions')).rejects.toThrow('failed for 1 of 3');
  expect(await told()).toBe(2);
  await mend();
  await runJob('warn-of-expiring-positions');
  expect(await told()).toBe(3);
});

test('drafts that nobody goes on writing are deleted after three months', async () => {
  const { db, business, owner, clock, runJob, call } = await hiring();
  const body = { fields: { title: 'Tøm' } };
  await call(`PUT /api/business/${business.id}/position-draft`, { token: owner.token, body });
  const left = async () => {
    await runJob('delete-old-position-drafts');
    return (await db.selectFrom('positionDrafts').select('id').execute()).length;
  };
  clock.moveBy(80 * DAY_MS);
  expect(await left()).toBe(1);
  clock.moveBy(20 * DAY_MS);
  expect(await left()).toBe(0);
});
