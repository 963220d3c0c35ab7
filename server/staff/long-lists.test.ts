import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBusiness, addPosition } from '../../tests/support/hiring.ts';
import { addStaff } from '../../tests/support/staff.ts';
import { createTestApp, type TestApp } from '../../tests/support/test-app.ts';

let app: TestApp;
let token: string;

/** One a minute, the first made the newest. */
beforeAll(async () => {
  app = await createTestApp();
  ({ token } = await addStaff(app));
  // So many at once may take a busy machine longer than the connections of the product wait for anything.
  const patient = new pg.Client(app.url);
  await patient.connect();
  await patient.query(manyUsers);
  await patient.end();
});

const manyUsers = `
    insert into users (first_name, last_name, email, password_hash, created_at)
    select 'Nr' || i, case when i <= 300 then 'Nyest' when i <= 15000 then 'MANGÉ' else 'Mange Eldst' end ||
        case when i % 4 = 0 then ' Noen' else '' end,
      'bruker' || i || '@example.no', '', timestamptz '2020-01-01' - i * interval '1 minute'
    from generate_series(1, 25400) i order by md5(i::text)`;
afterAll(() => app.close());

const get = async (query: string) => (await app.call(`GET /api/admin/users?${query}`, { token })).body;
const numbers = (users: { firstName: string }[]) => users.map(({ firstName }) => Number(firstName.slice(2)));
const from = (first: number, count: number, step = 1) => Array.from({ length: count }, (_, at) => first + at * step);

test.each([
  ['search=nyest', 300, false, from(1, 10)],
  ['search=noen', 5000, true, from(4, 10, 4)],
  ['search=noen&limit=30&page=167', 5000, true, from(4 * 4981, 20, 4)],
  ['search=mange', 5000, true, from(301, 10)],
  ['search=mange&page=500', 5000, true, from(5291, 10)],
  ['search=mange&page=501', 5000, true, []],
  ['search=m%C3%A4nge', 0, false, []],
  ['search=eldst', 5000, true, from(15_001, 10)],
  ['search=eldst+noen', 2600, false, from(15_004, 10, 4)],
  ['search=bruker', 5000, true, from(1, 10)],
  ['search=bruker&page=21', 5000, true, from(201, 10)],
  ['isActive=true&page=500', 5000, true, from(4990, 10)],
  ['isActive=true&page=501', 5000, true, []],
])('of many, %s is the right page', async (query, total, isCapped, expected) => {
  const { users, pagination } = await get(query);
  expect(pagination).toMatchObject({ total, isCapped });
  expect(numbers(users)).toEqual(expected);
});

test('a position that is found by its title and by its business is one hit', async () => {
  const { id } = await addBusiness(app.db, { businessName: 'Krandrift AS' });
  await addPosition(app.db, id, { title: 'Kranfører' });
  await addPosition(app.db, id, { title: 'Lærling' });
  const { body } = await app.call('GET /api/admin/positions?search=kran', { token });
  expect(body.pagination.total).toBe(2);
  expect(body.positions.map(({ title }: { title: string }) => title)).toEqual(['Lærling', 'Kranfører']);
});
