import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addBusiness, addPosition } from '../../tests/support/hiring.ts';
import { createTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { DAY_MS, HOUR_MS } from '../platform/clock.ts';

const KEPT_MS = HOUR_MS;

let app: TestApp;
let employers: string[];

beforeAll(async () => {
  app = await createTestApp({ now: new Date('2026-11-20T12:00:00Z') });
});
afterAll(() => app.close());

beforeEach(async () => {
  await app.db.deleteFrom('businesses').execute();
  const businesses = await Promise.all(Array.from({ length: 5 }, () => addBusiness(app.db)));
  employers = businesses.map(({ id }) => id);
  app.clock.moveBy(KEPT_MS);
});

type Fields = Parameters<typeof addPosition>[2];

/** Published just now, unless the fields say otherwise. */
const add = (employer: number, salary: number, fields: Fields = {}) =>
  addPosition(app.db, employers[employer] ?? '', {
    profession: 'Sykepleier',
    createdAt: app.clock.now(),
    salaryMin: salary,
    salaryMax: salary,
    ...fields,
  });

/** 500 000, 525 000 and so on, each of another employer. */
async function addUsual() {
  for (const employer of employers.keys()) await add(employer, 500_000 + 25_000 * employer);
}

const payIn = async (profession: string) => {
  const { status, body } = await app.call(`GET /api/positions/pay?${new URLSearchParams({ profession })}`);
  expect(status).toBe(200);
  return body.pay;
};

test('half of the ads in a profession pay between two amounts, rounded', async () => {
  await addUsual();
  expect(await payIn('Sykepleier')).toEqual({ ads: 5, from: 530_000, to: 580_000 });
  expect(await payIn('Kokk')).toBeNull();
});

test('of a profession that there is not, or of none, nothing is told', async () => {
  expect(await payIn('Trollmann')).toBeNull();
  expect(await payIn('')).toBeNull();
  expect((await app.call('GET /api/positions/pay')).body.pay).toBeNull();
  expect((await app.call(`GET /api/positions/pay?profession=${'a'.repeat(10_000)}`)).status).toBe(400);
});

test('four ads are too few, and so are ads of two employers', async () => {
  for (const employer of [0, 1, 2, 3]) await add(employer, 500_000);
  for (const employer of [0, 0, 0, 1, 1, 1]) await add(employer, 500_000, { profession: 'Lege' });
  expect(await payIn('Sykepleier')).toBeNull();
  expect(await payIn('Lege')).toBeNull();
});

test('a span counts by its middle, one end as it is, and a month or an hour as what a year of it comes to', async () => {
  await add(0, 0, { salaryMin: 400_000, salaryMax: 500_000 });
  await add(1, 0, { salaryMin: 480_000, salaryMax: null });
  await add(2, 0, { salaryMin: null, salaryMax: 520_000 });
  await add(3, 50_000, { salaryPeriod: 'month' });
  await add(4, 400, { salaryPeriod: 'hour' });
  expect(await payIn('Sykepleier')).toEqual({ ads: 5, from: 480_000, to: 600_000 });
});

test('an employer with many ads does not decide what is usual', async () => {
  await addUsual();
  for (let number = 0; number < 40; number += 1) await add(2, 2_000_000);
  expect(await payIn('Sykepleier')).toEqual({ ads: 45, from: 530_000, to: 600_000 });
});

test('what says nothing in kroner, what cannot be meant and fees do not count', async () => {
  await addUsual();
  await add(0, 0, { salaryMin: null, salaryMax: null });
  await add(1, 900_000, { salaryCurrency: 'EUR' });
  await add(2, 280);
  await add(3, 52_000_000);
  await add(4, 900, { salaryPeriod: 'hour', positionType: 'Freelance' });
  expect(await payIn('Sykepleier')).toMatchObject({ ads: 5 });
});

test('what has expired within a year counts; what nobody may read, what is to come and what is older does not', async () => {
  await addUsual();
  const now = app.clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await add(0, 900_000, { createdAt: ago(364), expiryDate: '2026-01-10', isActive: false, expiredAt: ago(300) });
  expect(await payIn('Sykepleier')).toMatchObject({ ads: 6 });

  app.clock.moveBy(KEPT_MS);
  await add(0, 900_000, { createdAt: ago(367) });
  await add(1, 900_000, { approvalStatus: 'pending' });
  await add(2, 900_000, { approvalStatus: 'rejected' });
  await add(3, 900_000, { isActive: false });
  await add(4, 900_000, { publishFrom: ago(-3) });
  const hidden = await addBusiness(app.db, { isActive: false });
  await addPosition(app.db, hidden.id, { profession: 'Sykepleier', salaryMin: 900_000 });
  expect(await payIn('Sykepleier')).toMatchObject({ ads: 6 });
});

test('it is counted again after a while', async () => {
  expect(await payIn('Sykepleier')).toBeNull();
  await addUsual();
  expect(await payIn('Sykepleier')).toBeNull();
  app.clock.moveBy(KEPT_MS);
  expect(await payIn('Sykepleier')).toMatchObject({ ads: 5 });
});
