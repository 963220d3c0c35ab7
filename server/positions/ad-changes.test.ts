import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import type { AdChange } from '../../contract/positions.ts';
import { addPosition } from '../../tests/support/hiring.ts';
import { createManagers, validPosition as valid } from '../../tests/support/managing.ts';
import { addStaff } from '../../tests/support/staff.ts';
import { DAY_MS, dayInOslo, daysAfter } from '../platform/clock.ts';
import { MOST_CHANGES } from './ad-changes.ts';

const { app, owner, ownBusiness, post } = await createManagers();
const staff = await addStaff(app);
afterAll(() => app.close());

const today = () => dayInOslo(app.clock.now());
const inDays = (days: number) => dayInOslo(daysAfter(app.clock.now(), days));

/** An approved position as the form wrote it, and ways to change and to read it. */
async function published() {
  const business = await ownBusiness();
  const { id } = (await post(business.id, valid)).body.position;
  await app.db.updateTable('positions').set({ approvalStatus: 'approved' }).where('id', '=', id).execute();
  const put = (fields: object) =>
    app.call(`PUT /api/business/${business.id}/positions/${id}`, { body: { ...valid, ...fields }, token: owner.token });
  const changes = async () => (await app.call(`GET /api/positions/${id}`)).body.position.changes;
  return { id, put, changes };
}

test('readers are told of a moved deadline, another pay, and that words are new, not what they were', async () => {
  const { put, changes } = await published();
  expect(await changes()).toEqual([]);
  const [deadline, later] = [inDays(5), inDays(9)];
  await put({ applicationDeadline: deadline, salaryRange: { min: 500_000 } });
  app.clock.moveBy(DAY_MS);
  await put({ applicationDeadline: later, salaryRange: { min: 500_000 }, title: 'Tømrer på Voss', remote: true });
  const min = { min: 500_000, max: null, currency: 'NOK', period: 'year' };
  expect(await changes()).toEqual([
    { day: today(), deadline: { before: deadline, after: later }, salary: null, parts: ['title', 'kind'] },
    {
      day: dayInOslo(daysAfter(app.clock.now(), -1)),
      deadline: { before: null, after: deadline },
      salary: { before: null, after: min },
      parts: [],
    },
  ]);
});

test('a language that one has to know is told as another kind of work', async () => {
  const { put, changes } = await published();
  await put({ workLanguages: [] });
  expect(await changes()).toEqual([]);
  await put({ workLanguages: ['Engelsk'] });
  expect(await changes()).toMatchObject([{ parts: ['kind'] }]);
});

test('that a salary is one of an hour is told, and what was kept before one could say so was one of a year', async () => {
  const { id, put, changes } = await published();
  await put({ salaryRange: { min: 195 } });
  app.clock.moveBy(DAY_MS);
  await put({ salaryRange: { min: 195 }, title: 'Snekker' });
  const kept = { salary: { min: 195, max: null, currency: 'NOK' } };
  await app.db
    .updateTable('formerPositions')
    .set((eb) => ({ said: sql`${eb.ref('said')} || ${JSON.stringify(kept)}::jsonb` }))
    .where('positionId', '=', id)
    .where('day', '=', today())
    .execute();
  expect((await changes()).map(({ salary }: AdChange) => salary?.after)).toEqual([
    undefined,
    { min: 195, max: null, currency: 'NOK', period: 'year' },
  ]);
  await put({ salaryRange: { min: 195, period: 'hour' }, title: 'Snekker' });
  const [{ salary }] = await changes();
  expect([salary.before.period, salary.after.period]).toEqual(['year', 'hour']);
});

test('of what is changed twice a day the last counts, and nothing where it is as it was', async () => {
  const { put, changes } = await published();
  await put({
    description: `${valid.description} Og noe mer.`,
    contactInfo: { ...valid.contactInfo, name: 'En annen' },
  });
  await put({ description: `${valid.description} Og noe annet.`, location: 'Voss' });
  expect(await changes()).toEqual([{ day: today(), deadline: null, salary: null, parts: ['place', 'text'] }]);
  await put({});
  expect(await changes()).toEqual([]);
});

test('what readers are not told of, and what they have not seen yet, leaves nothing', async () => {
  const { id, put } = await published();
  const kept = () => app.db.selectFrom('formerPositions').selectAll().where('positionId', '=', id).execute();
  await put({ contactInfo: { ...valid.contactInfo, name: 'En annen' } });
  await app.db.updateTable('positions').set({ approvalStatus: 'pending' }).where('id', '=', id).execute();
  await put({ title: 'Snekker' });
  expect(await kept()).toEqual([]);
});

test('what staff changes is told too, and taken back it is not', async () => {
  const { id } = await addPosition(app.db, (await ownBusiness()).id);
  const changes = async () => (await app.call(`GET /api/positions/${id}`)).body.position.changes;
  const asStaff = (name: string, body?: object) => app.call(name, { token: staff.token, ...(body && { body }) });
  await asStaff(`PUT /api/admin/positions/${id}`, {
    applicationMethod: 'external',
    externalApplicationUrl: 'https://fjordbygg.example/jobb',
  });
  expect(await changes()).toEqual([{ day: today(), deadline: null, salary: null, parts: ['applying'] }]);
  const [action] = (await asStaff('GET /api/admin/trace?what=changes')).body.actions;
  await asStaff(`POST /api/admin/trace/${action.id}/undo`);
  expect(await changes()).toEqual([]);
});

test('the last days with changes are told, each against the next', async () => {
  const { put, changes } = await published();
  for (let round = 0; round <= MOST_CHANGES; round += 1) {
    await put({ salaryRange: { min: 400_000 + round } });
    app.clock.moveBy(DAY_MS);
  }
  const told: { salary: { before: { min: number }; after: { min: number } } }[] = await changes();
  expect(told.map(({ salary }) => salary.after.min - salary.before.min)).toEqual(Array(MOST_CHANGES).fill(1));
  expect(told[0]?.salary.after.min).toBe(400_000 + MOST_CHANGES);
});
