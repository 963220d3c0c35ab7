import { expect, test } from 'vitest';
import { policy } from '../../../contract/policy.ts';
import { addBusiness, typedPosition } from '../../../tests/support/hiring.ts';
import { addUser } from '../../../tests/support/people.ts';
import { addStaff } from '../../../tests/support/staff.ts';
import { testApp } from '../../../tests/support/test-app.ts';
import { DAY_MS, dayInOslo, HOUR_MS, longDay, MINUTE_MS, startOfDayInOslo } from '../../platform/clock.ts';

/** At noon, neither midnight nor a change of the clocks comes in between. */
const NOW = new Date(`${dayInOslo(new Date())}T12:00:00Z`);
const day = (fromNow: number) => dayInOslo(new Date(NOW.getTime() + fromNow * DAY_MS));
const midnight = (fromNow: number) => new Date(startOfDayInOslo(day(fromNow))).toISOString();

async function hiring() {
  const app = await testApp({ now: NOW, isClockStill: true });
  const { call } = app;
  const owner = await addUser(call);
  const staff = await addStaff(app);
  const business = await addBusiness(app.db, { ownerId: owner.id });
  const path = `/api/business/${business.id}/positions`;
  const written = { ...typedPosition, remote: true };
  const post = (fields: object) => call(`POST ${path}`, { token: owner.token, body: { ...written, ...fields } });
  const put = (id: string, fields: object) =>
    call(`PUT ${path}/${id}`, { token: owner.token, body: { ...written, ...fields } });
  const approve = (id: string) =>
    call(`POST /api/admin/approvals/position/${id}/approve`, { token: staff.token, body: {} });
  const listed = async () =>
    (await call('GET /api/positions')).body.positions.map(({ id }: { id: string }) => id) as string[];
  const read = (id: string, token?: string) => call(`GET /api/positions/${id}`, token ? { token } : {});
  return { ...app, owner, staff, business, path, post, put, approve, listed, read };
}

test('what is approved before its day comes out when the day begins, by itself and as new', async () => {
  const { call, clock, owner, post, approve, listed, read, mails, path, runJobs } = await hiring();
  const sent = await post({ publishFrom: day(3) });
  expect(sent.body).toMatchObject({
    message: `Stillingen er sendt til godkjenning. Du får en e-post når den er godkjent. Den blir synlig for alle tidligst ${longDay(day(3))}.`,
    position: { publishFrom: day(3) },
    stats: { activePositions: 1 },
  });
  expect((await mails()).at(-1)?.text).toContain(`Den blir synlig for alle tidligst ${longDay(day(3))}.`);
  const { id } = sent.body.position;
  await approve(id);
  // Until then it could have been taken back.
  clock.moveBy(policy.approvalUndoMinutes * MINUTE_MS);
  await runJobs();
  const told = (await mails()).at(-1);
  expect(told?.text).toContain(
    `Jobbsøkere finner stillingen fra ${longDay(day(3))}, så lenge bedriften er synlig og stillingen er aktiv.`,
  );
  expect(told?.text).toContain('Gå til stillingene:');

  expect(await listed()).toEqual([]);
  expect((await read(id)).status).toBe(404);
  expect((await call(`GET /api/positions?search=tømrer`)).body.positions).toEqual([]);
  expect((await read(id, owner.token)).status).toBe(200);
  expect((await call(`GET /api/positions/${id}/status`, { token: owner.token })).body).toMatchObject({
    approvalStatus: 'approved',
    publishFrom: day(3),
  });

  clock.moveBy(new Date(midnight(3)).getTime() - NOW.getTime() - HOUR_MS);
  expect(await listed()).toEqual([]);
  clock.moveBy(HOUR_MS);
  expect(await listed()).toEqual([id]);
  expect((await read(id)).body.position.publishedAt).toBe(midnight(3));
  expect((await call(`GET ${path}`, { token: owner.token })).body.positions[0].publishedAt).toBe(midnight(3));
});

test('approved after its day it comes out at once, and is as new as its approval', async () => {
  const { clock, post, approve, read, listed } = await hiring();
  const { id } = (await post({ publishFrom: day(1) })).body.position;
  clock.moveBy(2 * DAY_MS);
  expect(await listed()).toEqual([]);
  await approve(id);
  expect(await listed()).toEqual([id]);
  expect(new Date((await read(id)).body.position.publishedAt).getTime()).toBeGreaterThan(NOW.getTime() + DAY_MS);
});

test('the day is moved until it comes, and at once is now', async () => {
  const { clock, post, put, approve, listed, read } = await hiring();
  const { id } = (await post({ publishFrom: day(3) })).body.position;
  await approve(id);
  expect((await put(id, { publishFrom: day(9) })).body.position.publishFrom).toBe(day(9));
  clock.moveBy(4 * DAY_MS);
  expect(await listed()).toEqual([]);
  expect((await put(id, {})).body.position.publishFrom).toBe(day(4));
  expect(await listed()).toEqual([id]);
  expect((await read(id)).body.position.publishedAt).toBe(clock.now().toISOString());
});

test('what is out stays published when it was', async () => {
  const { clock, post, put, approve, read } = await hiring();
  const [{ id }, { id: atOnce }] = [
    (await post({ publishFrom: day(1) })).body.position,
    (await post({ publishFrom: day(0) })).body.position,
  ];
  await approve(id);
  await approve(atOnce);
  clock.moveBy(2 * DAY_MS);
  // With its day or without.
  expect((await put(id, { title: 'Tømrer II', publishFrom: day(1) })).status).toBe(200);
  expect((await put(id, { title: 'Tømrer III' })).status).toBe(200);
  expect((await read(id)).body.position).toMatchObject({ title: 'Tømrer III', publishedAt: midnight(1) });
  for (const published of [id, atOnce])
    expect((await put(published, { publishFrom: day(5) })).body).toMatchObject({
      message: 'Stillingen er allerede publisert',
      errors: [{ path: 'publishFrom', msg: 'Stillingen er allerede publisert' }],
    });
});

test('a day before today, and one on which nobody could apply, are refused', async () => {
  const { clock, post, put } = await hiring();
  const messageOf = async (fields: object) => (await post(fields)).body.message;
  expect(await messageOf({ publishFrom: day(-1) })).toBe('Publiseringsdatoen kan ikke være før i dag');
  expect(await messageOf({ publishFrom: 'snart' })).toBe('Ugyldig publiseringsdato');
  expect(await messageOf({ publishFrom: day(9), expiryDate: day(9) })).toBe(
    'Publiseringsdatoen må være før utløpsdatoen',
  );
  expect(await messageOf({ publishFrom: day(9), applicationDeadline: day(8) })).toBe(
    'Publiseringsdatoen kan ikke være etter søknadsfristen',
  );
  const { id } = (await post({ publishFrom: day(1) })).body.position;
  clock.moveBy(2 * DAY_MS);
  // It still waits for its approval, and nothing was changed of the day.
  expect((await put(id, { publishFrom: day(1) })).status).toBe(200);
});

test('what is changed before anybody saw it is no change of the ad, and nobody applies yet', async () => {
  const { call, clock, owner, post, put, approve, read } = await hiring();
  const { id } = (await post({ publishFrom: day(3) })).body.position;
  await approve(id);
  await put(id, { publishFrom: day(3), applicationDeadline: day(20) });
  expect((await call(`GET /api/applications/form/${id}`, { token: owner.token })).body.closed).toBe(
    `Stillingen publiseres ${longDay(day(3))}, så det går ikke an å søke på den ennå.`,
  );
  clock.moveBy(4 * DAY_MS);
  expect((await read(id)).body.position.changes).toEqual([]);
  await put(id, { applicationDeadline: day(25) });
  expect((await read(id)).body.position.changes).toHaveLength(1);
});

test('staff see the day where they decide and in their list', async () => {
  const { call, staff, post, approve } = await hiring();
  const { id } = (await post({ publishFrom: day(3) })).body.position;
  const ofStaff = async (path: string) => (await call(`GET /api/admin/${path}`, { token: staff.token })).body;
  expect((await ofStaff('approvals/pending')).data.positions).toMatchObject([{ id, publishFrom: day(3) }]);
  await approve(id);
  expect((await ofStaff('positions')).positions).toMatchObject([{ id, publishFrom: day(3) }]);
});
