import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { engagements, experiences, positionTypes } from '../../contract/positions.ts';
import { addBusiness, addPosition } from '../../tests/support/hiring.ts';
import { addUser } from '../../tests/support/people.ts';
import { createTestApp, type TestApp, testApp } from '../../tests/support/test-app.ts';
import { DAY_MS } from '../platform/clock.ts';
import { openDatabase, openPool } from '../platform/database/database.ts';
import { findPositions } from './find-positions.ts';

let app: TestApp;
let businessId: string;

beforeAll(async () => {
  app = await createTestApp({ now: new Date('2026-11-20T12:00:00Z') });
  businessId = (await addBusiness(app.db, { businessName: 'Ålesund sykehjem AS' })).id;
});
afterAll(() => app.close());

const list = async (query: Record<string, string>) =>
  (await app.call(`GET /api/positions?${new URLSearchParams(query)}`)).body;
const titles = async (search: string, more: Record<string, string> = {}) =>
  (await list({ search, sort: 'relevance', ...more })).positions.map(({ title }: { title: string }) => title);

test('when one works is found too', async () => {
  await addPosition(app.db, businessId, { title: 'Servitør', workSchedule: 'Kvelder og annenhver helg' });
  expect(await titles('kveldsjobb')).toEqual(['Servitør']);
});

test('the experience that is sought is found, and left out by who has none', async () => {
  await addPosition(app.db, businessId, { title: 'Slamsuger', requirements: 'Godt humør', experience: 'entry' });
  await addPosition(app.db, businessId, { title: 'Slamsuger sjef', requirements: 'Godt humør', experience: 'lead' });
  expect(await titles('nyutdannet slamsuger')).toEqual(['Slamsuger']);
  expect(await titles('slamsuger uten erfaring')).toEqual(['Slamsuger']);
});

test('a profession is found by its name, and not by what else is sorted with it', async () => {
  const of = { location: 'Yrkvik', description: 'Arbeid med folk.' } as const;
  await addPosition(app.db, businessId, { title: 'Medarbeider', profession: 'Kokk', ...of });
  await addPosition(app.db, businessId, { title: 'Sjåfør', profession: 'Tog-, sporvogn- og vegtrafikk', ...of });
  expect(await titles('kokk yrkvik')).toEqual(['Medarbeider']);
  expect(await titles('tog yrkvik')).toEqual([]);
});

test('what an ad may pay is counted by the year, as far as it says', async () => {
  const pays = {
    'Opp til': { salaryMin: 450_000, salaryMax: 550_000 },
    'Bare fra': { salaryMin: 480_000 },
    Måned: { salaryMin: 45_000, salaryPeriod: 'month' },
    Time: { salaryMax: 256, salaryPeriod: 'hour' },
    'Time over': { salaryMax: 257, salaryPeriod: 'hour' },
    Utland: { salaryMin: 90_000, salaryCurrency: 'EUR' },
    Avtale: {},
  } as const;
  for (const [title, pay] of Object.entries(pays))
    await addPosition(app.db, businessId, { title, location: 'Lønnvik', ...pay });
  const paying = async (pay: string) => (await titles('lønnvik', { pay })).sort();
  expect(await paying('0')).toEqual(
    Object.keys(pays)
      .filter((title) => title !== 'Avtale')
      .sort(),
  );
  expect(await paying('500000')).toEqual(['Måned', 'Opp til', 'Time over']);
  expect(await paying('600000')).toEqual([]);
  expect((await list({ search: 'lønnvik', pay: '600000' })).facets.pay).toEqual({ 0: 6, 400000: 5, 500000: 3 });
});

test('a place that is no municipality offers the one it lies in', async () => {
  await addPosition(app.db, businessId, { title: 'Flymekaniker', municipality: 'ullensaker' });
  await addPosition(app.db, businessId, { title: 'Flymekaniker', municipality: 'oslo' });
  const { positions, widerPlaces } = await list({ search: 'flymekaniker på gardermoen' });
  expect(positions).toEqual([]);
  expect(widerPlaces).toEqual([{ kommune: 'ullensaker', name: 'Ullensaker', text: 'flymekaniker', total: 1 }]);
  expect((await list({ search: 'flymekaniker gardermoen', kommune: 'oslo' })).widerPlaces).toEqual([]);
});

test('lists from memory say the same as the database', async () => {
  // What others made in one and the same millisecond the database still tells apart.
  await app.db.deleteFrom('positions').execute();
  const slugs = ['oslo', 'bergen', 'drammen', 'moss', 'tromso', null];
  const pays = [
    {},
    { salaryMin: 390_000 },
    { salaryMin: 500_000, salaryMax: 620_000 },
    { salaryMax: 52_000, salaryPeriod: 'month' },
    { salaryMin: 250, salaryMax: 340, salaryPeriod: 'hour' },
    { salaryMin: 900_000, salaryCurrency: 'USD' },
  ] as const;
  const pick = <T>(values: readonly T[], number: number) => values[number % values.length] as T;
  for (let number = 0; number < 120; number++) {
    await addPosition(app.db, businessId, {
      title: `Stilling ${(number * 37) % 120}`,
      description: 'Likt i alle.',
      positionType: pick(positionTypes, number),
      profession: pick([null, 'Sykepleier', 'Lege', 'Kokk'], number * 3),
      engagement: pick([...engagements, null], number),
      experience: pick([null, ...experiences], number),
      // Where nothing is said, only the index reads the text.
      workLanguages: pick([['Norsk'], ['Norsk', 'Engelsk'], ['Samisk']], number),
      municipality: pick(slugs, number * 7),
      remote: number % 3 === 0,
      ...pick(pays, number),
      featured: number % 17 === 0,
      isActive: number % 11 !== 0,
      approvalStatus: number % 13 === 0 ? 'pending' : 'approved',
      createdAt: new Date(Date.UTC(2026, 9, 1, number * 9)),
      ...(number % 4 === 0 && { applicationDeadline: `2026-11-${10 + (number % 20)}` }),
      expiryDate: `2026-1${1 + (number % 2)}-${10 + (number % 20)}`,
    });
  }
  const filters: Partial<Parameters<typeof findPositions>[1]>[] = [
    {},
    { fylke: 'viken' },
    { fylke: 'viken', kommune: 'moss' },
    { jobType: ['Deltid'], remote: true },
    { jobType: ['Deltid', 'Fast'], experience: ['entry', 'senior'] },
    { dueWithinDays: 7 },
    { dueWithinDays: 30, jobType: ['Fast'] },
    { publishedWithinDays: 30, fylke: 'viken' },
    { pay: '0' },
    { pay: '600000', remote: true },
    { experience: ['senior'], engagement: ['Fast', 'Prosjekt'], fylke: 'oslo' },
    { workLanguage: ['Engelsk', 'Samisk'], remote: true },
    { occupation: 'Helse og sosial' },
    { occupation: 'Helse og sosial', profession: ['Lege', 'Sykepleier'], fylke: 'viken' },
    { profession: ['Kokk'], remote: true },
    { occupation: 'Helse', profession: ['Kokk'] },
    { kommune: 'atlantis' },
    { kommune: 'moss', avstand: '100', fylke: 'viken' },
    { kommune: 'atlantis', avstand: '100' },
    { fylke: 'viken', kommune: 'moss', steder: 'oslo_bergen.25', jobType: ['Deltid'] },
    { fylke: 'vestland', steder: 'moss_atlantis' },
    { steder: 'viken_oslo', experience: ['senior'] },
  ];
  for (const filter of filters) {
    const typed = Object.fromEntries(Object.entries(filter).map(([name, value]) => [name, [value].flat().join('_')]));
    for (const sort of ['newest', 'oldest', 'expiry', 'pay'] as const) {
      const kept = await list({ ...typed, sort, page: '2', limit: '5' });
      const search = { ...filter, sort, page: 2, limit: 5 };
      const control = await findPositions(app.db, search, null, '2026-11-20');
      expect(kept.positions.map(({ id }: { id: string }) => id)).toEqual(control.ids);
      expect(kept.pagination.totalPositions).toBe(control.total);
      expect(kept.facets).toEqual(control.facets);
    }
  }
  await app.db.deleteFrom('positions').execute();
  expect((await list({})).pagination.totalPositions).toBe(0);
});

test('the best paid come first, whatever they are paid by, those of equal pay by their age, and who says nothing last', async () => {
  const { id } = await addBusiness(app.db);
  const add = (title: string, approvedAt: string, pay: object) =>
    addPosition(app.db, id, { title, approvedAt: new Date(approvedAt), ...pay });
  await add('Uten', '2026-11-19', {});
  await add('Euro', '2026-11-01', { salaryMin: 90_000, salaryCurrency: 'EUR' });
  await add('Gammel', '2026-11-01', { salaryMin: 400_000, salaryMax: 600_000 });
  await add('Måned', '2026-11-02', { salaryMin: 50_000, salaryPeriod: 'month' });
  await add('Time', '2026-11-03', { salaryMin: 350, salaryPeriod: 'hour' });
  await add('Stum', '2026-11-18', {});
  const { positions } = await list({ sort: 'pay', businessId: id });
  expect(positions.map(({ title }: { title: string }) => title)).toEqual([
    ...['Time', 'Måned', 'Gammel', 'Euro', 'Uten', 'Stum'],
  ]);
  expect((await app.call('GET /api/nav-positions/search?sort=pay')).status).toBe(200);
});

test('the database is asked the same whatever the word', async () => {
  const db = openDatabase(openPool(app.url, { size: 1, connectWithinMs: 30_000 }));
  onTestFinished(() => db.destroy());
  const statementsAfter = async (search: string) => {
    await findPositions(db, { search, sort: 'relevance', page: 1, limit: 20 }, null, '2026-11-20');
    return (await sql`select from pg_prepared_statements`.execute(db)).rows.length;
  };
  const first = await statementsAfter('kokk');
  expect(first).toBeGreaterThan(0);
  for (const word of ['å', 'sykepleier', 'bergen']) expect(await statementsAfter(word)).toBe(first);
});

test("an employer's own list counts a word however its first letter is written", async () => {
  const owner = await addUser(app.call);
  const { id } = await addBusiness(app.db, { ownerId: owner.id });
  await addPosition(app.db, id, { title: 'Regnskapsfører', description: 'Du svarer for økonomi og lønn.' });
  await addPosition(app.db, id, { title: 'Økonomi', createdAt: new Date('2026-01-01') });
  const query = new URLSearchParams({ businessId: id, search: 'økonomi', sort: 'relevance' });
  const { body } = await app.call(`GET /api/positions?${query}`, { token: owner.token });
  expect(body.positions.map(({ title }: { title: string }) => title)).toEqual(['Økonomi', 'Regnskapsfører']);
});

test('a visitor who is logged in finds within a business what others find', async () => {
  await addPosition(app.db, businessId, { title: 'Lastebilsjåfør' });
  const { token } = await addUser(app.call);
  const path = `GET /api/positions?businessId=${businessId}&search=lastebilsjåfører`;
  expect((await app.call(path, { token })).body).toEqual((await app.call(path)).body);
  expect((await app.call(path, { token })).body.positions).toHaveLength(1);
});

test('whoever changes a position finds the list as it is then', async () => {
  const other = await testApp({ config: { mode: 'production' } });
  const owner = await addUser(other.call);
  const business = await addBusiness(other.db, { ownerId: owner.id });
  const { id } = await addPosition(other.db, business.id);
  const total = async () => (await other.call('GET /api/positions')).body.pagination.totalPositions;
  expect(await total()).toBe(1);
  const path = `/api/business/${business.id}/positions/${id}/toggle`;
  for (const isActive of [false, true, false]) {
    await other.call(`PATCH ${path}`, { token: owner.token, body: { isActive } });
    expect(await total()).toBe(isActive ? 1 : 0);
  }
});

test('a place counts once, and every place is what no choice is', async () => {
  await addPosition(app.db, businessId, { title: 'Matros', location: 'Elverum', municipality: 'elverum' });
  await addPosition(app.db, businessId, { title: 'Styrmann', description: 'Vi reiser til Elverum.' });
  expect(await titles('elverum')).toEqual(['Styrmann', 'Matros']);
  await addPosition(app.db, businessId, { title: 'Dekksarbeider', location: 'Nesvegen 4, Årnes', municipality: 'nes' });
  expect(await titles('dekksarbeider nes')).toEqual(['Dekksarbeider']);
  const all = (await list({})).pagination.totalPositions;
  expect((await list({ fylke: 'alle', kommune: 'Alle' })).pagination.totalPositions).toBe(all);
});

test.each(['%', '_', '"', '---', '🎉'])('%s alone is found nowhere', async (signs) => {
  await addPosition(app.db, businessId);
  expect((await list({ search: signs })).pagination.totalPositions).toBe(0);
});

test('words are understood in Norwegian, and each hit says why it was found', async () => {
  await addPosition(app.db, businessId, { title: 'Spesialsykepleier', municipality: 'karasjok' });
  await addPosition(app.db, businessId, { title: 'Renholder', description: 'Du vasker rom for sykepleierne våre.' });
  await addPosition(app.db, businessId, { title: 'Lektor' });
  expect(await titles('sykepleiere')).toEqual(['Spesialsykepleier', 'Renholder']);
  expect(await titles('sykepleier karasjok')).toEqual(['Spesialsykepleier']);
  expect(await titles('spesialsykepleier Kárášjohka')).toEqual(['Spesialsykepleier']);
  expect(await titles('sykepleier -renholder')).toEqual(['Spesialsykepleier']);
  expect(await titles('rektor')).toEqual([]);
  const misspelt = await list({ search: 'sykeplier' });
  expect(misspelt.corrections).toEqual([{ typed: 'sykeplier', read: expect.any(String) }]);
  expect(misspelt.pagination.totalPositions).toBe(2);
  expect((await list({ search: 'sykepleiere', sort: 'relevance' })).positions[0].why).toEqual([
    { asked: 'sykepleiere', found: 'spesialsykepleier', field: 'title' },
  ]);
});

test('the kind of work on a card is found by its words too, after those who write of it', async () => {
  await addPosition(app.db, businessId, { title: 'Losbåtfører', positionType: 'Deltid', engagement: 'Midlertidig' });
  await addPosition(app.db, businessId, { title: 'Los', positionType: 'Vikariat', remote: true });
  await addPosition(app.db, businessId, { title: 'Losaspirant', description: 'Stillingen er på deltid.' });
  expect(await titles('deltid')).toEqual(['Losaspirant', 'Losbåtfører']);
  expect(await titles('losbåtfører deltidsjobb')).toEqual(['Losbåtfører']);
  expect(await titles('midlertidig')).toEqual(['Losbåtfører']);
  expect(await titles('los hjemmekontor')).toEqual(['Los']);
  expect(await titles('los -vikariat')).not.toContain('Los');
});

test.each(['jobbe som', 'ledige stillingar', 'jobbar', 'jobs', 'jeg søker jobb som'])(
  '"%s" asks for nothing of its own',
  async (words) => {
    await addPosition(app.db, businessId, { title: 'Klokkestøper', description: 'Du støper klokker.' });
    expect(await titles(`${words} klokkestøper`)).toContain('Klokkestøper');
  },
);

test('people look for work in parts of the country too', async () => {
  await addPosition(app.db, businessId, { title: 'Fyrvokter', municipality: 'tromso' });
  await addPosition(app.db, businessId, { title: 'Fyrvokterassistent', municipality: 'kristiansand' });
  expect(await titles('fyrvokter nord-norge')).toEqual(['Fyrvokter']);
  expect(await titles('fyrvokterassistent sørlandet')).toEqual(['Fyrvokterassistent']);
  expect(await titles('fyrvokter vestlandet')).toEqual([]);
  expect((await titles('fyrvokter norge')).sort()).toEqual(['Fyrvokter', 'Fyrvokterassistent']);
});

test('without hits the answer says what to leave out, and what that gives', async () => {
  const { positions, loosened } = await list({ search: 'lektor', fylke: 'oslo', jobType: 'Fast' });
  expect(positions).toEqual([]);
  expect(loosened).toEqual([{ withoutFilter: 'fylke', text: 'lektor', total: 1 }]);
  expect((await list({ search: 'lektor' })).loosened).toEqual([]);
  const inMunicipality = await list({ search: 'lektor', fylke: 'oslo', kommune: 'oslo' });
  expect(inMunicipality.loosened).toEqual([{ withoutFilter: 'fylke', text: 'lektor', total: 1 }]);
  const inFinnmark = await list({ search: 'lektor', fylke: 'finnmark' });
  expect(inFinnmark.loosened).toEqual([
    { withoutFilter: 'fylke', text: 'lektor', total: 1 },
    { withoutFilter: 'search', text: '', total: 1 },
  ]);
});

test('a card shows what its business is called and looks like now', async () => {
  const card = async () => (await list({ search: 'lektor' })).positions[0];
  expect(await card()).toMatchObject({ businessName: 'Ålesund sykehjem AS', daysLeft: expect.any(Number) });
  await app.db
    .updateTable('businesses')
    .set({ businessName: 'Nytt navn', logoPath: 'public/business-logos/a.webp' })
    .execute();
  expect(await card()).toMatchObject({
    businessName: 'Nytt navn',
    business: { name: 'Nytt navn', logoUrl: '/uploads/business-logos/a.webp' },
  });
  const { daysLeft } = await card();
  app.clock.moveBy(DAY_MS);
  expect((await card()).daysLeft).toBe(daysLeft - 1);
});

test('a county in the text finds what it finds as a filter, also one that was divided', async () => {
  for (const municipality of ['tromso', 'alta', 'holmestrand', 'midt-telemark', 'moss'])
    await addPosition(app.db, businessId, { title: `Kantor ${municipality}`, municipality });
  const found = async (search: string) => (await titles(search)).sort();
  expect(await found('kantor finnmark')).toEqual(['Kantor alta']);
  expect(await found('kantor vestfold')).toEqual(['Kantor holmestrand']);
  expect(await found('kantor viken')).toEqual(['Kantor moss']);
  const both = await list({ search: 'vestfold og telemark', sort: 'title' });
  expect(both.positions.map(({ title }: { title: string }) => title)).toEqual([
    'Kantor holmestrand',
    'Kantor midt-telemark',
  ]);
  expect(await found('kantor vestfold og telemark')).toEqual(['Kantor holmestrand', 'Kantor midt-telemark']);
  expect(await found('Vestfold og Telemark fylke')).toEqual(['Kantor holmestrand', 'Kantor midt-telemark']);
  expect((await list({ search: 'vestfold og telemark', fylke: 'oslo' })).positions).toEqual([]);
  // What was not chosen cannot be left out.
  const { loosened } = await list({ search: 'vestfold og telemark', remote: 'true', experience: 'lead' });
  expect(loosened.map(({ withoutFilter }: { withoutFilter?: string }) => withoutFilter)).not.toContain('fylke');
  const { loosened: ofWord } = await list({ search: 'xyzzyq vestfold og telemark' });
  expect(ofWord).toMatchObject([{ withoutWord: 'xyzzyq', text: 'vestfold og telemark', total: 2 }]);
});

test('of searches that find the same, each is answered by what it asked for', async () => {
  for (const municipality of ['horten', 'larvik', 'bergen'])
    await addPosition(app.db, businessId, { title: 'Orgelbygger', municipality });
  const municipalities = async (query: Record<string, string>) =>
    Object.keys((await list({ search: 'orgelbygger', ...query })).facets.kommune).sort();
  expect(await municipalities({ search: 'orgelbygger Vestfold og Telemark' })).toEqual([]);
  expect(await municipalities({ fylke: 'vestfold-og-telemark' })).toEqual(['horten', 'larvik']);
  expect(await municipalities({ search: 'orgelbygger Vestfold og Telemark' })).toEqual([]);
  expect(await municipalities({ steder: 'bergen_oslo' })).toEqual([]);
  expect(await municipalities({ fylke: 'vestland', kommune: 'bergen', steder: 'oslo' })).toEqual(['bergen']);
});
