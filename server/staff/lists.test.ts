import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addBusiness, addPosition } from '../../tests/support/hiring.ts';
import { addUser } from '../../tests/support/people.ts';
import { addStaff } from '../../tests/support/staff.ts';
import { createTestApp, type TestApp } from '../../tests/support/test-app.ts';

let app: TestApp;
let token: string;
let owner: Awaited<ReturnType<typeof addUser>>;
let businessId: string;

beforeAll(async () => {
  app = await createTestApp();
  ({ token } = await addStaff(app));
  owner = await addUser(app.call, {
    firstName: 'Åse',
    lastName: 'Fjordland',
    email: 'ase.fjordland@fjordbygg.example',
  });
  ({ id: businessId } = await addBusiness(app.db, { ownerId: owner.id, organizationNumber: '987654320' }));
  await addBusiness(app.db, { businessName: 'Avvist AS', approvalStatus: 'rejected' });
  await addBusiness(app.db, { businessName: 'Hvilende AS', isActive: false });
});
afterAll(() => app.close());

const get = async (path: string) => (await app.call(`GET /api/admin/${path}`, { token })).body;
const names = (list: Record<string, string>[], field: string) => list.map((each) => each[field]);

describe.each(['users', 'businesses', 'positions', 'application-forms', 'trace'])('the list of %s', (list) => {
  test('is for staff only', async () => {
    expect((await app.call(`GET /api/admin/${list}`)).status).toBe(401);
    expect((await app.call(`GET /api/admin/${list}`, { token: owner.token })).status).toBe(403);
  });

  test('has an empty page beyond its end, and refuses what is no page', async () => {
    const { body } = await app.call(`GET /api/admin/${list}?page=900`, { token });
    expect(Object.values(body).find(Array.isArray)).toEqual([]);
    expect(body.pagination).toMatchObject({ currentPage: 900, hasNext: false, hasPrev: true });
    expect((await app.call(`GET /api/admin/${list}?page=0`, { token })).status).toBe(400);
  });

  test('begins with its first page where none is named', async () => {
    const [plain, named] = [await get(list), await get(`${list}?page&limit&search`)];
    expect(named.pagination).toEqual(plain.pagination);
  });

  test('finds nothing for signs', async () => {
    expect((await get(`${list}?search=%21%25%27`)).pagination.total).toBe(0);
  });
});

describe('users', () => {
  test('have the fields of the panel, and say whether the address was confirmed', async () => {
    const { users } = await get('users?search=ase.fjord');
    expect(users).toEqual([
      {
        id: owner.id,
        _id: owner.id,
        firstName: 'Åse',
        lastName: 'Fjordland',
        email: owner.email,
        emailConfirmed: false,
        hasSecondStep: false,
        isActive: true,
        isAdmin: false,
        updatedAt: expect.any(String),
        maxBusinesses: 1,
        businessCount: 1,
        lastLogin: expect.toSatisfy((value) => value === null || typeof value === 'string'),
        createdAt: expect.any(String),
      },
    ]);
  });

  test.each(['åse', 'ÅSE fjord', 'fjordbygg.example', 'ase.fjordland@fjordbygg.example', 'land åse'])(
    'are found by the beginnings of words: %s',
    async (search) => {
      const { users } = await get(`users?search=${encodeURIComponent(search)}`);
      expect(names(users, 'firstName')).toEqual(search === 'land åse' ? [] : ['Åse']);
    },
  );

  test('are filtered by activity and role, and paged by ten', async () => {
    await Promise.all(Array.from({ length: 11 }, () => addUser(app.call, { lastName: 'Mengde' })));
    const first = await get('users?search=mengde');
    expect(first.users).toHaveLength(10);
    expect(first.pagination).toEqual({
      page: 1,
      currentPage: 1,
      totalPages: 2,
      total: 11,
      isCapped: false,
      hasNext: true,
      hasPrev: false,
    });
    const second = await get('users?search=mengde&page=2');
    expect(second.users).toHaveLength(1);
    expect(new Set([...first.users, ...second.users].map(({ id }) => id)).size).toBe(11);
    expect(names((await get('users?isAdmin=true')).users, 'firstName')).toEqual(['Vår']);
    expect((await get('users?isAdmin=false&isActive=true')).pagination.total).toBe(12);
    expect((await get('users?isActive=false')).users).toEqual([]);
    expect((await get('users?isActive=&isAdmin=all')).pagination.total).toBe(13);
  });

  test('are led by the one whose address was written whole', async () => {
    for (const name of ['soker', 'soker-2', 'soker-3']) await addUser(app.call, { email: `${name}@whole.example` });
    expect(names((await get('users?search=Soker%40whole.example')).users, 'email')).toEqual([
      'soker@whole.example',
      'soker-3@whole.example',
      'soker-2@whole.example',
    ]);
    // One page after the other, each has its part of them.
    const page = (number: number) => get(`users?search=Soker-2%40whole.example&limit=2&page=${number}`);
    const [first, second] = [await page(1), await page(2)];
    expect(names(first.users, 'email')).toEqual(['soker-2@whole.example']);
    expect(second).toMatchObject({ users: [], pagination: { total: 1, totalPages: 1 } });
    const pages = await Promise.all(
      [1, 2].map((number) => get(`users?search=soker%40whole.example&limit=2&page=${number}`)),
    );
    expect(pages.map(({ users }) => names(users, 'email'))).toEqual([
      ['soker@whole.example', 'soker-3@whole.example'],
      ['soker-2@whole.example'],
    ]);
    expect(pages[0].pagination).toMatchObject({ total: 3, totalPages: 2 });
  });
});

describe('businesses', () => {
  test('carry their owner; a rejected one is gone', async () => {
    const { businesses } = await get('businesses');
    expect(names(businesses, 'businessName')).toEqual(['Hvilende AS', 'Fjordbygg AS']);
    expect(businesses[1]).toMatchObject({
      organizationNumber: '987654320',
      maxActivePositions: 2,
      userId: { _id: owner.id, firstName: 'Åse', lastName: 'Fjordland' },
    });
    expect(businesses[0].userId).toBeNull();
    expect(names((await get('businesses?isActive=false')).businesses, 'businessName')).toEqual(['Hvilende AS']);
  });

  test('are found by name and by number, with and without spaces', async () => {
    for (const search of ['fjordb', '987 654 320', '98765']) {
      const { businesses } = await get(`businesses?search=${encodeURIComponent(search)}`);
      expect(names(businesses, 'businessName')).toEqual(['Fjordbygg AS']);
    }
  });
});

describe('positions', () => {
  test('are found by title and business, and filtered by expiry, the latest first', async () => {
    await addPosition(app.db, businessId, { title: 'Kranfører', salaryMin: 500_000 });
    await addPosition(app.db, businessId, { title: 'Gammel', expiryDate: '2020-01-01' });
    await addPosition(app.db, businessId, { title: 'Eldre', expiryDate: '2019-01-01', isActive: false });
    await addPosition(app.db, businessId, { title: 'Avvist', approvalStatus: 'rejected' });
    const { positions } = await get('positions?search=kran');
    expect(positions).toMatchObject([
      {
        title: 'Kranfører',
        businessId: { businessName: 'Fjordbygg AS' },
        contactInfo: { name: 'Kari Nordmann', email: 'kari@fjordbygg.example', position: 'Byggeleder' },
        salaryRange: { min: 500_000, max: null, currency: 'NOK', period: 'year' },
        isExpired: false,
      },
    ]);
    expect(names((await get('positions?isExpired=true')).positions, 'title')).toEqual(['Gammel', 'Eldre']);
    expect(names((await get('positions?isExpired=false')).positions, 'title')).toEqual(['Kranfører']);
    expect(names((await get('positions?isExpired=true&isActive=true')).positions, 'title')).toEqual(['Gammel']);
    expect((await get('positions?search=fjordbygg')).pagination.total).toBe(3);
  });

  test('are gone with a rejected business', async () => {
    const gone = await addBusiness(app.db, { businessName: 'Borte AS', approvalStatus: 'rejected' });
    const { id } = await addPosition(app.db, gone.id, { title: 'Murer' });
    for (const search of ['murer', 'borte']) expect((await get(`positions?search=${search}`)).positions).toEqual([]);
    const body = { title: 'Maler' };
    expect((await app.call(`GET /api/admin/positions/${id}`, { token })).status).toBe(404);
    expect((await app.call(`PUT /api/admin/positions/${id}`, { token, body })).status).toBe(404);
  });
});

describe('application forms', () => {
  test('carry their maker, questions and how many positions use them', async () => {
    const questions = [{ id: 'a', type: 'yes_no', question: 'Har du førerkort?', required: true }];
    const times = { createdAt: new Date(), updatedAt: new Date() };
    const form = await app.db
      .insertInto('applicationForms')
      .values({ businessId, userId: owner.id, title: 'Sommerjobb', questions: JSON.stringify(questions), ...times })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addPosition(app.db, businessId, { applicationFormId: form.id, applicationMethod: 'form' });
    const { forms } = await get('application-forms?search=sommer&isActive=true');
    expect(forms).toMatchObject([
      { _id: form.id, title: 'Sommerjobb', usageCount: 1, questions, userId: { email: owner.email } },
    ]);
    expect((await get(`application-forms/${form.id}`)).form.title).toBe('Sommerjobb');
  });
});

test.each(['users', 'businesses', 'positions', 'application-forms', 'trace'])(
  'the list of %s is whole when the search is empty',
  async (list) => {
    const { total } = (await get(list)).pagination;
    expect(total).toBeGreaterThan(0);
    for (const search of ['', '%20%20']) expect((await get(`${list}?search=${search}`)).pagination.total).toBe(total);
  },
);
