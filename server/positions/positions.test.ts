import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBusiness, addPosition } from '../../tests/support/hiring.ts';
import { addUser } from '../../tests/support/people.ts';
import { createTestApp, type TestApp } from '../../tests/support/test-app.ts';

let app: TestApp;
let fjordbygg: Awaited<ReturnType<typeof addBusiness>>;

beforeAll(async () => {
  app = await createTestApp({ now: new Date('2026-11-20T12:00:00Z') });
  fjordbygg = await addBusiness(app.db, {
    organizationNumber: '974760673',
    businessName: 'Fjordbygg AS',
    location: 'Ålesund',
    brregData: JSON.stringify({ antallAnsatte: 42 }),
  });
});
afterAll(() => app.close());

const inHidden = async () => (await addBusiness(app.db, { isActive: false })).id;
const titlesOf = ({ body }: { body: { positions: { title: string }[] } }) => body.positions.map(({ title }) => title);

test('a visitor reads a live position with everything that the specifications name', async () => {
  const { id } = await addPosition(app.db, fjordbygg.id, {
    title: 'Byggmester',
    municipality: 'alesund',
    profession: 'Tømrer og snekker',
    engagement: 'Prosjekt',
    experience: 'senior',
    remote: true,
    salaryMin: 550_000,
    expiryDate: '2026-12-01',
    externalApplicationUrl: 'https://fjordbygg.example/jobb',
  });
  const { status, body } = await app.call(`GET /api/positions/${id}`);
  expect(status).toBe(200);
  expect(body.position).toMatchObject({
    id,
    _id: id,
    title: 'Byggmester',
    municipality: 'alesund',
    municipal: 'Ålesund',
    county: 'Møre og Romsdal',
    location: 'Ålesund',
    profession: 'Tømrer og snekker',
    engagement: 'Prosjekt',
    experience: 'senior',
    remote: true,
    salaryRange: { min: 550_000, max: null, currency: 'NOK', period: 'year' },
    expiryDate: '2026-12-01',
    daysLeft: 11,
    isExpired: false,
    isOwner: false,
    contactInfo: { name: 'Kari Nordmann', email: 'kari@fjordbygg.example', position: 'Byggeleder', phone: null },
    businessName: 'Fjordbygg AS',
    business: { name: 'Fjordbygg AS', organizationNumber: '974760673', location: 'Ålesund', employeeCount: 42 },
  });
  expect(body.position).not.toHaveProperty('ownerId');
  expect((await app.call(`GET /api/api/positions/${id}`)).status).toBe(200);
});

test('what is pending, rejected, switched off or of a hidden business does not exist for visitors', async () => {
  const hidden = [
    await addPosition(app.db, fjordbygg.id, { title: 'Skjult', approvalStatus: 'pending' }),
    await addPosition(app.db, fjordbygg.id, { title: 'Skjult', approvalStatus: 'rejected', rejectionReason: 'Nei' }),
    await addPosition(app.db, fjordbygg.id, { title: 'Skjult', isActive: false }),
    await addPosition(app.db, fjordbygg.id, { title: 'Skjult', isActive: false, expiryDate: '2026-11-01' }),
    await addPosition(app.db, await inHidden(), { title: 'Skjult' }),
    await addPosition(app.db, await inHidden(), { title: 'Skjult', expiryDate: '2026-11-01' }),
  ];
  for (const { id } of hidden) {
    const { status, body } = await app.call(`GET /api/positions/${id}`);
    expect(status).toBe(404);
    expect(body.message).toBe('Stilling ikke funnet eller ikke lenger aktiv');
  }
  expect(titlesOf(await app.call('GET /api/positions?search=skjult'))).toEqual([]);
  for (const id of ['1', 'feil', '00000000-0000-4000-8000-000000000000', "';--"]) {
    expect((await app.call(`GET /api/positions/${encodeURIComponent(id)}`)).status).toBe(404);
  }
});

test('an expired one still says so by its address, without contact details, and is in no list', async () => {
  for (const fields of [{}, { isActive: false, expiredAt: new Date() }]) {
    const { id } = await addPosition(app.db, fjordbygg.id, {
      title: 'Utgått',
      expiryDate: '2026-11-20',
      externalApplicationUrl: 'https://fjordbygg.example/jobb',
      ...fields,
    });
    const { status, body } = await app.call(`GET /api/positions/${id}`);
    expect(status).toBe(200);
    expect(body.position).toMatchObject({
      isExpired: true,
      daysLeft: 0,
      contactInfo: { name: '', email: '', position: '', phone: null },
      externalApplicationUrl: null,
    });
  }
  expect(titlesOf(await app.call('GET /api/positions?search=utg%C3%A5tt'))).toEqual([]);
});

test('the approval status is only for those who manage the position', async () => {
  const { id } = await addPosition(app.db, fjordbygg.id);
  expect((await app.call(`GET /api/positions/${id}/status`)).status).toBe(401);
});

test('filters narrow the list, and facets say what each value would give with the other filters kept', async () => {
  const business = await addBusiness(app.db, { businessName: 'Filterfabrikken AS' });
  const of = { positionType: 'Deltid', engagement: 'Fast', experience: 'junior', municipality: 'drammen' } as const;
  await addPosition(app.db, business.id, {
    title: 'A',
    ...of,
    profession: 'Sykepleier',
    workLanguages: ['Norsk', 'Engelsk'],
  });
  await addPosition(app.db, business.id, {
    title: 'B',
    ...of,
    municipality: 'moss',
    experience: 'lead',
    profession: 'Kokk',
  });
  await addPosition(app.db, business.id, {
    title: 'C',
    ...of,
    municipality: 'bergen',
    positionType: 'Konsulent',
    workLanguages: ['Engelsk'],
  });
  await addPosition(app.db, business.id, {
    title: 'D',
    ...of,
    municipality: null,
    remote: true,
    description: 'Arbeidsspråk: nordsamisk',
  });
  const list = (query: string) => app.call(`GET /api/positions?businessId=${business.id}&sort=title&${query}`);

  for (const fylke of ['viken', 'VIKEN', '30']) expect(titlesOf(await list(`fylke=${fylke}`))).toEqual(['A', 'B']);
  for (const fylke of ['ostfold', '%C3%98stfold', '31']) expect(titlesOf(await list(`fylke=${fylke}`))).toEqual(['B']);
  expect(titlesOf(await list('kommune=3301'))).toEqual(['A']);
  expect(titlesOf(await list('kommune=3005&fylke=viken'))).toEqual(['A']);
  expect(titlesOf(await list('kommune=drammen&fylke=vestland'))).toEqual([]);
  expect(titlesOf(await list('fylke=danmark'))).toEqual([]);
  expect(titlesOf(await list('kommune=drammen&avstand=25'))).toEqual(['A']);
  expect(titlesOf(await list('kommune=drammen&avstand=50&fylke=buskerud'))).toEqual(['A', 'B']);
  expect(titlesOf(await list('avstand=50&fylke=buskerud'))).toEqual(['A']);
  expect(titlesOf(await list('kommune=drammen&fylke=viken&steder=vestland'))).toEqual(['A', 'C']);
  expect(titlesOf(await list('steder=drammen.50_Vestland_atlantis'))).toEqual(['A', 'B', 'C']);
  expect(titlesOf(await list('steder=atlantis'))).toEqual([]);
  expect(titlesOf(await list('occupation=Helse+og+sosial'))).toEqual(['A']);
  expect(titlesOf(await list('occupation=Helse+og+sosial&profession=Lege'))).toEqual([]);
  expect(titlesOf(await list('profession=Kokk'))).toEqual(['B']);
  expect(titlesOf(await list('profession=Kokk_Sykepleier_Trolldom'))).toEqual(['A', 'B']);
  expect(titlesOf(await list('occupation=Trolldom'))).toEqual([]);
  expect(titlesOf(await list('jobType=Konsulent'))).toEqual(['C']);
  expect(titlesOf(await list('jobType=Konsulent_Vikariat&jobType=Konsulent&jobType='))).toEqual(['C']);
  expect(titlesOf(await list('experience=lead'))).toEqual(['B']);
  expect(titlesOf(await list('experience=lead&experience=junior&jobType=Deltid'))).toEqual(['A', 'B', 'D']);
  expect(titlesOf(await list('engagement=Prosjekt'))).toEqual([]);
  expect(titlesOf(await list('workLanguage=Engelsk'))).toEqual(['A', 'C']);
  expect(titlesOf(await list('workLanguage=Norsk'))).toEqual(['A', 'B']);
  expect(titlesOf(await list('workLanguage=Samisk'))).toEqual(['D']);
  expect(titlesOf(await list('remote=true'))).toEqual(['D']);
  expect(titlesOf(await list('remote=false&jobType=&fylke='))).toEqual(['A', 'B', 'C', 'D']);

  const { body } = await list('fylke=viken&jobType=Deltid');
  expect(body.facets).toEqual({
    fylke: { viken: 2, buskerud: 1, ostfold: 1 },
    kommune: { drammen: 1, moss: 1 },
    occupation: { 'Helse og sosial': 1, 'Reiseliv og mat': 1 },
    profession: {},
    jobType: { Deltid: 2 },
    experience: { junior: 1, lead: 1 },
    engagement: { Fast: 2 },
    workLanguage: { Norsk: 2, Engelsk: 1 },
    pay: {},
    remote: { true: 0 },
  });
  expect((await list('')).body.facets.kommune).toEqual({});
  expect((await list('occupation=Helse+og+sosial')).body.facets).toMatchObject({
    occupation: { 'Helse og sosial': 1, 'Reiseliv og mat': 1 },
    profession: { Sykepleier: 1 },
  });
  for (const wrong of [
    'jobType=Heltid',
    'jobType=Fast_Heltid',
    'engagement=a_b_c_d_e_f',
    'experience=guru',
    'workLanguage=Klingonsk',
    'pay=450000',
    'avstand=7',
    'sort=best',
    'page=0',
    'page=x',
    'limit=101',
    'remote=ja',
  ]) {
    expect((await list(wrong)).status).toBe(400);
  }
});

test('the business may be named by its organisation number', async () => {
  const business = await addBusiness(app.db, { organizationNumber: '923609016' });
  await addPosition(app.db, business.id, { title: 'Kranfører' });
  expect(titlesOf(await app.call('GET /api/positions?businessId=923609016&limit=100'))).toEqual(['Kranfører']);
  expect(titlesOf(await app.call('GET /api/positions?businessId=noe'))).toEqual([]);
});

test('paid ones come first in every order, titles in Norwegian order', async () => {
  const { id, token } = await addUser(app.call);
  const business = await addBusiness(app.db, { ownerId: id });
  const add = (title: string, day: number, fields = {}) =>
    addPosition(app.db, business.id, {
      title,
      createdAt: new Date(Date.UTC(2026, 9, day)),
      expiryDate: `2026-12-${30 - day}`,
      ...fields,
    });
  await add('Økonom', 1);
  await add('Ærfuglvokter', 2);
  await add('Åkerarbeider', 3);
  await add('arkitekt', 4);
  await add('Zoolog', 5, { featured: true });
  // Made first, and public last: until it was approved nobody saw it.
  await add('Fyrvokter', 0, { approvedAt: new Date(Date.UTC(2026, 9, 20)) });
  // The owner's list comes from the database, a visitor's from memory.
  for (const as of [{}, { token }]) {
    const order = async (sort: string) =>
      titlesOf(await app.call(`GET /api/positions?businessId=${business.id}&sort=${sort}`, as));
    expect(await order('title')).toEqual(['Zoolog', 'arkitekt', 'Fyrvokter', 'Ærfuglvokter', 'Økonom', 'Åkerarbeider']);
    expect(await order('newest')).toEqual([
      'Zoolog',
      'Fyrvokter',
      'arkitekt',
      'Åkerarbeider',
      'Ærfuglvokter',
      'Økonom',
    ]);
    expect(await order('oldest')).toEqual([
      'Zoolog',
      'Økonom',
      'Ærfuglvokter',
      'Åkerarbeider',
      'arkitekt',
      'Fyrvokter',
    ]);
    expect(await order('expiry')).toEqual([
      'Zoolog',
      'arkitekt',
      'Åkerarbeider',
      'Ærfuglvokter',
      'Økonom',
      'Fyrvokter',
    ]);
  }
});

test('what is due first comes first, and what one can no longer apply to comes last', async () => {
  const { id, token } = await addUser(app.call);
  const business = await addBusiness(app.db, { ownerId: id });
  const add = (title: string, applicationDeadline: string | null, expiryDate: string) =>
    addPosition(app.db, business.id, { title, applicationDeadline, expiryDate });
  await add('For sent', '2026-11-19', '2026-11-25');
  await add('Uten frist', null, '2026-12-02');
  await add('Frist i desember', '2026-12-05', '2026-12-20');
  await add('Frist i dag', '2026-11-20', '2027-01-01');
  for (const as of [{}, { token }]) {
    const { body } = await app.call(`GET /api/positions?businessId=${business.id}&sort=expiry`, as);
    expect(titlesOf({ body })).toEqual(['Frist i dag', 'Uten frist', 'Frist i desember', 'For sent']);
  }
});

test('pages have exact totals, and beyond the end there is an empty one', async () => {
  const business = await addBusiness(app.db);
  for (let added = 0; added < 14; added++) await addPosition(app.db, business.id);
  const page = async (query: string) => (await app.call(`GET /api/positions?businessId=${business.id}&${query}`)).body;
  const first = await page('');
  expect(first.positions).toHaveLength(12);
  expect(first.pagination).toEqual({
    page: 1,
    currentPage: 1,
    totalPages: 2,
    totalPositions: 14,
    hasNext: true,
    hasPrev: false,
  });
  expect((await page('page=2')).positions).toHaveLength(2);
  const beyond = await page('page=9');
  expect(beyond.positions).toEqual([]);
  expect(beyond.pagination).toMatchObject({ totalPositions: 14, hasNext: false, hasPrev: true });
});

test('a list carries the beginning of long texts, cut between two words', async () => {
  const business = await addBusiness(app.db);
  await addPosition(app.db, business.id, { description: 'ordet '.repeat(100) });
  const { body } = await app.call(`GET /api/positions?businessId=${business.id}`);
  expect(body.positions[0].description).toMatch(/^(ordet )+ordet…$/);
  expect(body.positions[0].description.length).toBeLessThanOrEqual(301);
  const other = await addBusiness(app.db);
  await addPosition(app.db, other.id, { description: `x${'😀'.repeat(200)}` });
  const cut = (await app.call(`GET /api/positions?businessId=${other.id}`)).body.positions[0].description;
  expect(cut).toBe(`x${'😀'.repeat(149)}…`);
});
