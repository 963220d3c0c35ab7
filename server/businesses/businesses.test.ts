import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBusiness, addPosition } from '../../tests/support/hiring.ts';
import { createTestApp, type TestApp } from '../../tests/support/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ now: new Date('2026-11-20T12:00:00Z') });
  const add = (businessName: string, day: number, data: object, fields: Parameters<typeof addBusiness>[1] = {}) =>
    addBusiness(app.db, {
      businessName,
      createdAt: new Date(Date.UTC(2026, 9, day)),
      brregData: JSON.stringify(data),
      ...fields,
    });
  const industry = (beskrivelse: string) => ({ naeringskode1: { kode: '00.000', beskrivelse } });
  const coder = await add(
    'Årdal kode AS',
    1,
    {
      ...industry('Programmeringstjenester'),
      antallAnsatte: 30,
      postadresse: { poststed: 'MO I RANA', postnummer: '8622' },
    },
    {
      organizationNumber: '974760673',
      municipality: 'rana',
      location: 'Mo i Rana',
      contactEmail: 'post@ardalkode.example',
    },
  );
  await addPosition(app.db, coder.id);
  await addPosition(app.db, coder.id, { approvalStatus: 'pending' });
  await add(
    'Ærfugl Bank',
    2,
    { ...industry('Bankvirksomhet ellers'), antallAnsatte: 700 },
    { municipality: 'oslo', location: 'Oslo' },
  );
  await add(
    'Østhelse',
    3,
    { ...industry('Hjemmesykepleie'), harRegistrertAntallAnsatte: true },
    { municipality: 'moss', location: 'Moss' },
  );
  await add('Zebra kodekonsulenter', 4, industry('Konsulentvirksomhet tilknyttet informasjonsteknologi'), {
    municipality: 'drammen',
    location: 'Drammen',
    shortDescription: 'Vi lager programmer for banker.',
  });
  await add('Hemmelig AS', 5, {}, { approvalStatus: 'pending', organizationNumber: '923609016' });
  await add('Avvist AS', 6, {}, { approvalStatus: 'rejected' });
  await add('Sovende AS', 7, {}, { isActive: false });
});
afterAll(() => app.close());

const names = async (query: string) => {
  const { body } = await app.call(`GET /api/business?${query}`);
  return body.businesses.map(({ name }: { name: string }) => name);
};

test('only approved, active businesses are listed, with exact totals', async () => {
  expect(await names('')).toEqual(['Zebra kodekonsulenter', 'Østhelse', 'Ærfugl Bank', 'Årdal kode AS']);
  const { body } = await app.call('GET /api/business?limit=3&page=2');
  expect(body.businesses).toHaveLength(1);
  expect(body.pagination).toEqual({
    page: 2,
    currentPage: 2,
    totalPages: 2,
    totalBusinesses: 4,
    hasNext: false,
    hasPrev: true,
  });
  expect((await app.call('GET /api/business?page=7')).body.businesses).toEqual([]);
});

test('orders: oldest, name in Norwegian, most employees, relevance', async () => {
  expect(await names('sort=oldest')).toEqual(['Årdal kode AS', 'Ærfugl Bank', 'Østhelse', 'Zebra kodekonsulenter']);
  expect(await names('sort=name')).toEqual(['Zebra kodekonsulenter', 'Ærfugl Bank', 'Østhelse', 'Årdal kode AS']);
  expect((await names('sort=employees')).slice(0, 2)).toEqual(['Ærfugl Bank', 'Årdal kode AS']);
  expect(await names('search=bank&sort=relevance')).toEqual(['Ærfugl Bank', 'Zebra kodekonsulenter']);
});

test('filters work on the whole register', async () => {
  expect(await names('search=97476')).toEqual(['Årdal kode AS']);
  expect(await names('search=%C3%A6rf')).toEqual(['Ærfugl Bank']);
  expect(await names('search=%C3%A6rf%20ban')).toEqual(['Ærfugl Bank']);
  expect(await names('search=%22%C3%A6rf%22')).toEqual([]);
  expect(await names('search=%C3%A6r')).toEqual([]);
  expect(await names('search=KODE')).toEqual(['Zebra kodekonsulenter', 'Årdal kode AS']);
  expect(await names('search=kode%20rana')).toEqual(['Årdal kode AS']);
  expect(await names('search=100%25')).toEqual([]);
  expect(await names('industry=teknologi')).toEqual(['Zebra kodekonsulenter', 'Årdal kode AS']);
  expect(await names('industry=alle&size=')).toHaveLength(4);
  expect(await names('industry=all')).toHaveLength(4);
  expect(await names('size=micro')).toEqual(['Østhelse']);
  expect(await names('size=small')).toEqual(['Årdal kode AS']);
  expect(await names('size=large')).toEqual(['Ærfugl Bank']);
  expect(await names('location=viken')).toEqual(['Zebra kodekonsulenter', 'Østhelse']);
  expect(await names('location=Buskerud')).toEqual(['Zebra kodekonsulenter']);
  expect(await names('location=mo%20i')).toEqual(['Årdal kode AS']);
  expect(await names('search=konsulenten')).toEqual(['Zebra kodekonsulenter']);
  const [{ why }] = (await app.call('GET /api/business?search=konsulenten')).body.businesses;
  expect(why).toEqual([{ asked: 'konsulenten', found: 'kodekonsulenter', field: 'name' }]);
  const none = (await app.call('GET /api/business?search=bank&industry=helse')).body;
  expect(none.loosened).toEqual([
    { withoutFilter: 'industry', text: 'bank', total: 2 },
    { withoutFilter: 'search', text: '', total: 1 },
  ]);
  const { body } = await app.call('GET /api/business?industry=teknologi');
  expect(body.facets.industry).toMatchObject({ teknologi: 2, finans: 1, helse: 1, bygg: 0 });
  expect(body.facets.size).toEqual({ micro: 0, small: 1, medium: 0, large: 0 });
  expect(body.facets.location).toEqual({ nordland: 1, buskerud: 1, viken: 1 });
  for (const wrong of ['industry=fiske', 'size=enorm', 'sort=best', 'limit=0']) {
    expect((await app.call(`GET /api/business?${wrong}`)).status).toBe(400);
  }
});

test('a profile is found by organisation number and by id, and never shows 0 employees', async () => {
  const { body } = await app.call('GET /api/business/974760673');
  expect(body.business).toMatchObject({
    name: 'Årdal kode AS',
    businessName: 'Årdal kode AS',
    organizationNumber: '974760673',
    location: 'Mo i Rana',
    municipal: 'Rana',
    activePositions: 1,
    employeeCount: 30,
    hasContactAddress: true,
    isOwner: false,
    brregData: { antallAnsatte: 30, postadresse: { poststed: 'Mo i Rana' } },
  });
  expect(JSON.stringify(body)).not.toContain('post@ardalkode.example');
  expect((await app.call(`GET /api/business/${body.business.id}`)).body.business.name).toBe('Årdal kode AS');
  expect((await app.call('GET /api/business/974%20760%20673')).status).toBe(200);
  const { businesses } = (await app.call('GET /api/business?search=%C3%B8sthelse')).body;
  expect(businesses[0]).toMatchObject({ employeeCount: null, brregData: { harRegistrertAntallAnsatte: true } });
});

test('what is pending or unknown does not exist for visitors', async () => {
  for (const number of ['923609016', '999999999', 'feil', '00000000-0000-4000-8000-000000000000']) {
    const { status, body } = await app.call(`GET /api/business/${number}`);
    expect(status).toBe(404);
    expect(body.message).toBe('Bedrift ikke funnet');
  }
  expect((await app.call('GET /api/business/my-businesses')).status).toBe(401);
});
