import { expect, test } from 'vitest';
import { type NavAd, navAd } from '../../demo/nav-feed/nav-ad.ts';
import { addBusiness, addPosition } from '../../tests/support/hiring.ts';
import { importing, minute, uuid } from '../../tests/support/importing.ts';
import { meanwhile } from '../../tests/support/meanwhile.ts';
import { addUser } from '../../tests/support/people.ts';
import { DAY_MS, HOUR_MS } from '../platform/clock.ts';
import type { Tx } from '../platform/database/database.ts';
import { lockImport } from './import/lease.ts';
import { removeExpiredAds } from './jobs.ts';

const norway = { country: 'NORGE', address: null, city: null, postalCode: null, county: null, municipal: null };
const oslo = { ...norway, municipal: 'OSLO', county: 'OSLO' };

const ad = (number: number, fields: Partial<NavAd> = {}) =>
  navAd({ uuid: uuid(number), description: `<p>Annonse nummer ${number}</p>`, ...fields });

async function reading(...events: NavAd[]) {
  const reader = await importing({ events });
  await reader.importer.round();
  return reader;
}

test('an ad has every field of the specification, with its defaults', async () => {
  const bare = ad(1, {
    title: '',
    jobtitle: '',
    workLocations: [],
    expires: '2026-08-27T00:00:00+02:00',
    sector: 'Ikke oppgitt',
  });
  bare.employer = { name: '', orgnr: null, description: '', homepage: '' };
  const { call } = await reading(bare);
  const { body } = await call('GET /api/nav-positions/search');
  expect(body.positions).toHaveLength(1);
  expect(body.positions[0]).toMatchObject({
    id: uuid(1),
    _id: uuid(1),
    uuid: uuid(1),
    title: 'Stilling',
    businessName: 'Ukjent bedrift',
    municipal: 'Ikke oppgitt',
    description: 'Annonse nummer 1',
    published: '2026-08-19T22:00:00.000Z',
    expires: '2026-08-26T22:00:00.000Z',
    daysLeft: 7,
    status: 'ACTIVE',
    source: 'nav',
    workLocations: [],
    engagementtype: 'Fast',
    extent: 'Heltid',
    sector: null,
    applicationDue: 'Snarest',
    applicationDeadline: null,
  });
  expect(body.pagination).toEqual({
    page: 1,
    currentPage: 1,
    totalPages: 1,
    totalPositions: 1,
    hasNext: false,
    hasPrev: false,
  });
});

test('the page of an ad has its contacts, its employer and where to apply', async () => {
  const { call } = await reading(
    ad(1, {
      contactList: [{ name: 'Kari', email: 'kari@example.no', phone: '00 11 22 33', role: null, title: 'Leder' }],
      employer: {
        name: 'Fjordbyen kommune',
        orgnr: '310 000 005',
        description: '<p>Vi er<br>mange</p>',
        homepage: 'www.fjordbyen.example',
      },
      applicationUrl: 'https://sok.example/1',
      sourceurl: 'https://kilde.example/1',
    }),
    ad(2, { sourceurl: 'https://kilde.example/2' }),
    ad(3),
  );
  const { body } = await call(`GET /api/nav-positions/${uuid(1)}`);
  expect(body).toMatchObject({
    success: true,
    position: {
      uuid: uuid(1),
      descriptionHtml: '<p>Annonse nummer 1</p>',
      contactList: [{ name: 'Kari', title: 'Leder', email: 'kari@example.no', phone: '00 11 22 33' }],
      employer: { orgnr: '310000005', description: 'Vi er\nmange', homepage: 'https://www.fjordbyen.example' },
      applyUrl: 'https://sok.example/1',
      link: `https://arbeidsplassen.nav.no/stillinger/stilling/${uuid(1)}`,
      localPosition: null,
    },
  });
  expect((await call(`GET /api/nav-positions/${uuid(2).toUpperCase()}`)).body.position.applyUrl).toBe(
    'https://kilde.example/2',
  );
  expect((await call(`GET /api/nav-positions/${uuid(3)}`)).body.position.applyUrl).toMatch(/arbeidsplassen/);
});

test('the host where one applies is told in the letters of Norwegian, and no other', async () => {
  const { call } = await reading(
    ad(1, { applicationUrl: 'https://www.bærum.example/1' }),
    ad(2, { applicationUrl: 'https://xn--brum-voa.example/2' }),
    ad(3, { applicationUrl: 'https://\u0430vis.example/3' }),
  );
  const hostOf = async (number: number) =>
    (await call(`GET /api/nav-positions/${uuid(number)}`)).body.position.applyHost;
  expect(await Promise.all([1, 2, 3].map(hostOf))).toEqual(['bærum.example', 'bærum.example', 'xn--vis-5cd.example']);
});

test('an ad that is followed by its uuid alone is kept as it is called', async () => {
  const { call } = await reading(ad(1, { title: 'Kokk', workLocations: [oslo] }));
  const { token } = await addUser(call);
  const { body } = await call('POST /api/user/follow-position', { token, body: { position: { uuid: uuid(1) } } });
  expect(body.followedPositions[0]).toMatchObject({ uuid: uuid(1), title: 'Kokk', location: 'Oslo', type: 'nav' });
  expect(body.followedPositions[0].expiryDate).not.toBeNull();
});

test('an unknown ad is not found, and what is no uuid is no ad', async () => {
  const { call } = await importing();
  const unknown = await call(`GET /api/nav-positions/${uuid(5)}`);
  expect([unknown.status, unknown.body.message]).toEqual([404, 'NAV stilling ikke funnet']);
  const wrong = await call('GET /api/nav-positions/abc');
  expect([wrong.status, wrong.body.message]).toEqual([400, 'Ugyldig NAV stillings-ID']);
});

test('ads are found by the towns of their places, by countries, and by parts of the country', async () => {
  const sandvika = { ...norway, municipal: 'BÆRUM', county: 'AKERSHUS', city: 'SANDVIKA', postalCode: '1337' };
  const { titles } = await reading(
    ad(1, { title: 'Kokk', workLocations: [oslo, sandvika] }),
    ad(2, { title: 'Murer', workLocations: [{ ...norway, country: 'SVERIGE', city: 'MALMÖ' }] }),
  );
  expect(await titles('search=sandvika')).toEqual(['Kokk']);
  expect(await titles('search=kokk+sandvika')).toEqual(['Kokk']);
  expect(await titles('search=1337')).toEqual(['Kokk']);
  expect(await titles('search=1337+sandvika')).toEqual(['Kokk']);
  expect(await titles('search=murer+sverige')).toEqual(['Murer']);
  expect(await titles('search=norge')).toEqual(['Kokk']);
  expect(await titles('search=kokk+p%C3%A5+%C3%B8stlandet')).toEqual(['Kokk']);
  expect(await titles('search=vestlandet')).toEqual([]);
});

test('a county in the text finds what it finds as a filter, also one that was divided', async () => {
  const inCounty = (municipal: string | null, county: string) => ({
    workLocations: [{ ...norway, municipal, county }],
  });
  const { titles } = await reading(
    ad(1, { title: 'Kokk', ...inCounty('TROMSØ', 'TROMS - ROMSA - TROMSSA') }),
    ad(2, { title: 'Murer', ...inCounty('ALTA', 'FINNMARK') }),
    ad(3, { title: 'Lærer', ...inCounty(null, 'TROMS OG FINNMARK') }),
    ad(4, { title: 'Maler', ...inCounty('MOSS', 'ØSTFOLD') }),
  );
  expect(await titles('search=finnmark&sort=title')).toEqual(['Lærer', 'Murer']);
  expect(await titles('search=troms&sort=title')).toEqual(['Kokk', 'Lærer']);
  expect(await titles('search=Troms+og+Finnmark&sort=title')).toEqual(['Kokk', 'Lærer', 'Murer']);
  expect(await titles('search=viken')).toEqual(['Maler']);
});

test('ads are found by words, place, occupation, sector, extent and time, and counted by each', async () => {
  const { titles, call } = await reading(
    ad(1, { title: 'Sykepleier natt', engagementtype: 'Vikariat' }),
    ad(2, {
      title: 'Kokk',
      jobtitle: 'Kokk',
      workLocations: [oslo],
      description: '<p>Arbeidsspråk: norsk eller engelsk.</p>',
      extent: 'Deltid',
      sector: 'Privat',
      occupationCategories: [{ level1: 'Reiseliv og mat ', level2: 'Kokk' }],
    }),
    ad(3, {
      title: 'Snekker',
      jobtitle: '',
      description: '<p>You are the carpenter that our team of six needs.</p>',
      extent: 'Heltid og Deltid',
      occupationCategories: [{ level1: 'Bygg og anlegg', level2: 'Snekker' }],
      workLocations: [{ ...norway, county: 'VIKEN' }],
      published: '2026-08-10T00:00:00+02:00',
      applicationDue: '22.08.2026',
    }),
  );
  expect(await titles('search=sykepleiere')).toEqual(['Sykepleier natt']);
  expect(await titles('search=kokk+deltid')).toEqual(['Kokk']);
  expect(await titles('search=kokk+heltid')).toEqual([]);
  expect(await titles('search=snekker+fast+heltidsstilling')).toEqual(['Snekker']);
  expect(await titles('search=kokk+privat+sektor')).toEqual(['Kokk']);
  expect(await titles('search=snekker+privat+sektor')).toEqual([]);
  expect(await titles('fylke=vestland')).toEqual(['Sykepleier natt']);
  expect(await titles('fylke=viken')).toEqual(['Snekker']);
  expect(await titles('kommune=oslo')).toEqual(['Kokk']);
  expect(await titles('fylke=atlantis')).toEqual([]);
  expect(await titles('kommune=baerum&avstand=25&fylke=akershus')).toEqual(['Kokk']);
  expect(await titles('kommune=oslo&steder=vestland&sort=title')).toEqual(['Kokk', 'Sykepleier natt']);
  expect(await titles('steder=baerum.25_viken&sort=title')).toEqual(['Kokk', 'Snekker']);
  expect(await titles('occupation=Reiseliv%20og%20mat')).toEqual(['Kokk']);
  expect(await titles('profession=Sykepleier')).toEqual(['Sykepleier natt']);
  expect(await titles('engagement=Midlertidig')).toEqual(['Sykepleier natt']);
  expect(await titles('engagement=Fast&sort=title')).toEqual(['Kokk', 'Snekker']);
  expect(await titles('workLanguage=Engelsk&sort=title')).toEqual(['Kokk', 'Snekker']);
  expect(await titles('workLanguage=Norsk&sort=title')).toEqual(['Kokk', 'Sykepleier natt']);
  expect(await titles('jobType=Vikariat')).toEqual(['Sykepleier natt']);
  expect(await titles('jobType=Deltid&sort=title')).toEqual(['Kokk', 'Snekker']);
  expect(await titles('jobType=Vikariat_Deltid&sort=title')).toEqual(['Kokk', 'Snekker', 'Sykepleier natt']);
  expect(await titles('jobType=Konsulent')).toEqual([]);
  expect(await titles('sector=Privat')).toEqual(['Kokk']);
  expect(await titles('extent=Deltid&sort=title')).toEqual(['Kokk', 'Snekker']);
  expect(await titles('extent=Heltid&sort=title')).toEqual(['Snekker', 'Sykepleier natt']);
  expect(await titles('dueWithinDays=3')).toEqual(['Snekker']);
  expect(await titles('publishedWithinDays=5&sort=title')).toEqual(['Kokk', 'Sykepleier natt']);
  expect(await titles('sort=oldest&limit=1')).toEqual(['Snekker']);
  const { body } = await call('GET /api/nav-positions/search?fylke=oslo');
  expect(body.facets).toEqual({
    fylke: { vestland: 1, oslo: 1, viken: 1 },
    kommune: { oslo: 1 },
    occupation: { 'Reiseliv og mat': 1 },
    profession: {},
    jobType: { Fast: 1, Deltid: 1 },
    engagement: { Fast: 1 },
    workLanguage: { Norsk: 1, Engelsk: 1 },
    sector: { Privat: 1 },
    extent: { Deltid: 1 },
  });
  const several = await call('GET /api/nav-positions/search?fylke=oslo&steder=viken');
  expect(several.body.facets).toMatchObject({ fylke: { vestland: 1, oslo: 1, viken: 1 }, kommune: { oslo: 1 } });
  const nowhere = await call('GET /api/nav-positions/search?search=sykepleier&fylke=oslo&steder=viken');
  expect(nowhere.body.loosened).toContainEqual(expect.objectContaining({ withoutFilter: 'steder' }));
  const none = await call('GET /api/nav-positions/search?search=sykepleier&fylke=oslo');
  expect(none.body).toMatchObject({
    positions: [],
    loosened: expect.arrayContaining([expect.objectContaining({ withoutFilter: 'fylke' })]),
  });
  const noProfession = await call('GET /api/nav-positions/search?occupation=Reiseliv%20og%20mat&profession=Sykepleier');
  expect(noProfession.body.loosened).toEqual([
    { withoutFilter: 'occupation', text: '', total: 3 },
    { withoutFilter: 'profession', text: '', total: 1 },
  ]);
  expect((await call('GET /api/nav-positions/search?page=9')).body.positions).toEqual([]);
  expect((await call('GET /api/nav-positions/search?sort=feil')).status).toBe(400);
  expect((await call('GET /api/nav-positions/search?workLanguage=Klingonsk')).status).toBe(400);
  expect((await call('GET /api/nav-positions/search?dueWithinDays=-1')).status).toBe(400);
});

test('of an ad of several occupations each has its own professions, and those that nobody knows', async () => {
  const several = [
    { level1: 'Helse og sosial', level2: 'Sykepleier' },
    { level1: 'Utdanning', level2: 'Forskningsarbeid' },
    { level1: 'Utdanning', level2: 'Trolldom' },
  ];
  const { call } = await reading(ad(1, { occupationCategories: several }));
  const professionsIn = async (occupation: string) =>
    (await call(`GET /api/nav-positions/search?occupation=${occupation}`)).body.facets.profession;
  expect(await professionsIn('Utdanning')).toEqual({ Forskningsarbeid: 1, Trolldom: 1 });
  expect(await professionsIn('Helse+og+sosial')).toEqual({ Sykepleier: 1, Trolldom: 1 });
});

test('days are counted by the calendar, also where one of them has 25 hours', async () => {
  const kokk = ad(1, { title: 'Kokk', applicationDue: '26.10.2026', expires: '2026-11-10T00:00:00+01:00' });
  const { importer, titles } = await importing({ now: new Date('2026-10-20T00:30:00+02:00'), events: [kokk] });
  await importer.round();
  expect(await titles('dueWithinDays=5')).toEqual([]);
  expect(await titles('dueWithinDays=6')).toEqual(['Kokk']);
});

test('an ad that expires before its deadline is due on its last day', async () => {
  const { titles } = await reading(ad(1, { expires: '2026-08-21T00:00:00+02:00', applicationDue: '30.09.2026' }));
  expect(await titles('dueWithinDays=1')).toEqual(['Sykepleier']);
  expect(await titles('dueWithinDays=0')).toEqual([]);
});

test('what is due first comes first, and what one can no longer apply to comes last', async () => {
  const { titles } = await reading(
    ad(1, { title: 'For sent', applicationDue: '19.08.2026', expires: '2026-08-25T00:00:00+02:00' }),
    ad(2, { title: 'Frist i dag', applicationDue: '20.08.2026', expires: '2026-12-01T00:00:00+01:00' }),
    ad(3, { title: 'Uten frist', applicationDue: 'Snarest', expires: '2026-08-30T00:00:00+02:00' }),
  );
  expect(await titles('sort=expiry')).toEqual(['Frist i dag', 'Uten frist', 'For sent']);
});

test('titles and places complete what is typed', async () => {
  const { call, db } = await reading(ad(1), ad(2, { workLocations: [oslo] }));
  await addPosition(db, (await addBusiness(db)).id, { title: 'Sykepleier' });
  const { body } = await call('GET /api/nav-positions/suggestions?search=syke');
  expect(body.suggestions).toMatchObject([{ kind: 'title', text: 'Sykepleier', count: 2 }]);
  expect((await call('GET /api/nav-positions/suggestions?search=berg')).body.suggestions).toMatchObject([
    { kind: 'municipality', value: 'bergen' },
  ]);
  const both = await call('GET /api/suggestions?search=syke');
  expect(both.body.suggestions).toMatchObject([{ kind: 'title', text: 'Sykepleier', count: 3 }]);
});

test('an ad that has expired is hidden without an event, shown on its last day, and then deleted', async () => {
  const { titles, clock, call, runJob, db } = await reading(ad(1, { expires: '2026-08-21T00:00:00+02:00' }));
  clock.moveBy(DAY_MS);
  expect(await titles()).toEqual(['Sykepleier']);
  expect((await call(`GET /api/nav-positions/${uuid(1)}`)).body.position.daysLeft).toBe(0);
  clock.moveBy(DAY_MS);
  expect(await titles()).toEqual([]);
  expect((await call(`GET /api/nav-positions/${uuid(1)}`)).status).toBe(404);
  await runJob('remove-expired-national-positions');
  expect(await db.selectFrom('nationalPositions').select('id').execute()).toEqual([]);
  expect(await db.selectFrom('nationalStubs').select('id').execute()).toEqual([{ id: uuid(1) }]);
});

test('an ad that was extended on its last day comes back, though its details could not be read before it ended', async () => {
  const { call, clock, runJob, feed, importer } = await reading(ad(1, { expires: '2026-08-20T12:00:00+02:00' }));
  const status = async () => (await call(`GET /api/nav-positions/${uuid(1)}`)).status;
  // With others behind it: the last events of the feed are read again each time.
  feed.publish(ad(1, { expires: '2026-09-20T12:00:00+02:00' }), ad(2), ad(3));
  feed.fail({ uuid: uuid(1) }, { status: 500, body: '' });
  await importer.round();
  clock.moveBy(6 * HOUR_MS);
  await runJob('remove-expired-national-positions');
  expect(await status()).toBe(404);
  feed.repair();
  await importer.round();
  expect(await status()).toBe(200);
});

test('an ad that is extended while the expired ones are being removed stays', async () => {
  const app = await reading(ad(1, { expires: '2026-08-20T12:00:00+02:00' }));
  app.clock.moveBy(DAY_MS);
  const extend = async (tx: Tx) => {
    await lockImport(tx);
    await tx
      .updateTable('nationalPositions')
      .set({ hiddenAt: minute(10_000) })
      .execute();
  };
  await meanwhile(app, extend, () => app.runJob('remove-expired-national-positions'));
  expect(await app.titles()).toEqual(['Sykepleier']);
});

test('ads without a text are the same where they lead to the same, and else two', async () => {
  const silent = { title: 'Kokk', description: '<p><img src="annonse.png"></p>' };
  const { titles } = await reading(
    ad(1, { ...silent, sourceurl: 'https://kilde.example/1' }),
    ad(2, { ...silent, sourceurl: 'https://kilde.example/1' }),
    ad(3, { ...silent, sourceurl: 'https://kilde.example/2' }),
    ad(4, silent),
    ad(5, silent),
  );
  expect(await titles()).toHaveLength(4);
});

test('of an ad that was posted ten times five others are named, the newest first', async () => {
  const copy = (number: number) =>
    ad(number, { title: 'Selger', description: '<p>Ring oss.</p>', published: `2026-08-${number}T01:00:00+02:00` });
  const numbers = Array.from({ length: 10 }, (_, nth) => 10 + nth);
  const { call } = await reading(...numbers.map(copy));
  const { body } = await call('GET /api/nav-positions/search');
  expect(body.positions).toMatchObject([{ uuid: uuid(19) }]);
  const newest = [18, 17, 16, 15, 14].map((number) => ({ uuid: uuid(number) }));
  expect(body.positions[0].alsoAt).toMatchObject(newest);
});

test('an ad that was posted again is listed once, with both addresses; two places with one title are two', async () => {
  const text = { title: 'Sykepleier', description: '<p>Vi trenger deg på natt.</p>' };
  const again = ad(2, {
    ...text,
    title: 'SYKEPLEIER',
    description: 'Vi trenger deg på natt.',
    published: '2026-08-20T01:00:00+02:00',
  });
  const { call, feed, importer, titles } = await reading(
    ad(1, text),
    again,
    ad(3, { ...text, description: '<p>Vi trenger deg på dag.</p>' }),
  );
  const { body } = await call('GET /api/nav-positions/search?sort=newest');
  expect(body.positions.map((position: { uuid: string }) => position.uuid)).toEqual([uuid(2), uuid(3)]);
  expect(body.positions[0].alsoAt).toMatchObject([{ uuid: uuid(1) }]);
  expect((await call(`GET /api/nav-positions/${uuid(1)}`)).body.position.alsoAt).toMatchObject([{ uuid: uuid(2) }]);
  feed.withdraw(uuid(2));
  await importer.round();
  expect(await titles()).toHaveLength(2);
  expect((await call('GET /api/nav-positions/search?sort=newest')).body.positions[0].alsoAt).toEqual([]);
  feed.publish(again);
  await importer.round();
  expect(await titles()).toHaveLength(2);
  feed.publish({ ...again, description: 'Vi trenger deg på kveld.' });
  await importer.round();
  expect(await titles()).toHaveLength(3);
});

test('an ad is listed again within minutes after the newer one like it has expired', async () => {
  const text = { description: '<p>Vi trenger deg på natt.</p>' };
  const { clock, runJob, titles } = await reading(
    ad(1, text),
    ad(2, { ...text, published: '2026-08-20T01:00:00+02:00', expires: '2026-08-20T00:00:00+02:00' }),
  );
  clock.moveBy(DAY_MS);
  expect(await titles()).toEqual([]);
  expect(removeExpiredAds.schedule).toBe('*/5 * * * *');
  await runJob(removeExpiredAds.name);
  expect(await titles()).toEqual(['Sykepleier']);
});

test('an ad comes back at once where the newer one like it has expired, and is not removed yet', async () => {
  const text = { description: '<p>Vi trenger deg på natt.</p>' };
  const { clock, feed, importer, titles } = await reading(
    ad(1, { ...text, published: '2026-08-20T01:00:00+02:00', expires: '2026-08-20T00:00:00+02:00' }),
  );
  clock.moveBy(DAY_MS);
  feed.publish(ad(2, text));
  await importer.round();
  expect(await titles()).toEqual(['Sykepleier']);
});

test('an ad is listed again where the newer one like it had expired, and then came to say something else', async () => {
  const text = { description: '<p>Vi trenger deg på natt.</p>' };
  const { clock, feed, importer, titles } = await reading(
    ad(1, text),
    ad(2, { ...text, published: '2026-08-20T01:00:00+02:00', expires: '2026-08-20T00:00:00+02:00' }),
  );
  clock.moveBy(DAY_MS);
  feed.publish(ad(2, { description: '<p>Vi trenger deg på dag.</p>' }));
  await importer.round();
  expect(await titles()).toHaveLength(2);
});

test('an ad that its employer also published here is listed here only, and leads to it', async () => {
  const employer = { name: 'Fjordbygg AS', orgnr: '310000005', description: '', homepage: '' };
  const { call, db, runJob, titles } = await reading(
    ad(1, { title: 'Tømrer', employer }),
    ad(2, { title: 'Tømrer', employer: { ...employer, orgnr: null } }),
    ad(3, { title: 'Murer', employer }),
  );
  const business = await addBusiness(db, { organizationNumber: '310000005' });
  const position = await addPosition(db, business.id, { title: 'Tømrer', municipality: 'bergen' });
  await runJob('match-national-positions');
  const { body } = await call('GET /api/nav-positions/search?sort=title');
  expect(body.positions.map((found: { uuid: string }) => found.uuid)).toEqual([uuid(3), uuid(2)]);
  expect(body.positions[0].business).toEqual({
    id: business.id,
    name: 'Fjordbygg AS',
    organizationNumber: '310000005',
    logoUrl: null,
  });
  expect(body.positions[1].business).toBeNull();
  expect((await call(`GET /api/nav-positions/${uuid(1)}`)).body.position.localPosition).toEqual({
    id: position.id,
    title: 'Tømrer',
  });
  expect((await call(`GET /api/nav-positions/same-as/${position.id}`)).body.ad).toMatchObject({ uuid: uuid(1) });
  await db.updateTable('positions').set({ isActive: false }).execute();
  expect((await call(`GET /api/nav-positions/${uuid(1)}`)).body.position.localPosition).toBeNull();
  await runJob('match-national-positions');
  expect(await titles()).toHaveLength(3);
  expect((await call(`GET /api/nav-positions/same-as/${position.id}`)).body.ad).toBeNull();
});

test('an ad in other letters is not the same as every position in them', async () => {
  const employer = { name: 'Fjordbygg AS', orgnr: '310000005', description: '', homepage: '' };
  const { db, runJob, titles } = await reading(ad(1, { title: 'Зварювальник', employer }));
  const business = await addBusiness(db, { organizationNumber: '310000005' });
  await addPosition(db, business.id, { title: 'Кухар', municipality: null });
  await runJob('match-national-positions');
  expect(await titles()).toEqual(['Зварювальник']);
  await addPosition(db, business.id, { title: 'ЗВАРЮВАЛЬНИК', municipality: null });
  await runJob('match-national-positions');
  expect(await titles()).toEqual([]);
});

test('only a public profile is linked', async () => {
  const employer = { name: 'Fjordbygg AS', orgnr: '310000005', description: '', homepage: '' };
  const { call, db } = await reading(ad(1, { employer }));
  await addBusiness(db, { organizationNumber: '310000005', approvalStatus: 'pending' });
  expect((await call(`GET /api/nav-positions/${uuid(1)}`)).body.position.business).toBeNull();
});

test('figures say how many there are, where, of which kind, and when NAV was last read', async () => {
  const { call } = await reading(
    ad(1),
    ad(2, { workLocations: [oslo], expires: '2026-08-22T00:00:00+02:00', published: '2026-08-01T00:00:00+02:00' }),
  );
  const { body } = await call('GET /api/nav-positions/stats');
  expect(body.statistics).toMatchObject({
    totalPositions: 2,
    newToday: 1,
    newThisWeek: 1,
    expiringSoon: 1,
    byCounty: [
      { id: 'oslo', name: 'Oslo', count: 1 },
      { id: 'vestland', name: 'Vestland', count: 1 },
    ],
    byOccupation: [{ name: 'Helse og sosial', count: 2 }],
    lastReadAt: expect.stringMatching(/^2026-08-20T05/),
  });
  expect(new Date(body.statistics.newestEventAt).getTime()).toBeGreaterThanOrEqual(minute(1).getTime());
});

test('figures are counted anew only after an ad changed or a day began', async () => {
  const { call, db, feed, importer, clock } = await reading(ad(1));
  const figures = async () => (await call('GET /api/nav-positions/stats')).body.statistics;
  const before = await figures();
  await db.schema.alterTable('nationalPositions').renameTo('away').execute();
  expect(await figures()).toEqual(before);
  await db.schema.alterTable('away').renameTo('nationalPositions').execute();
  feed.publish(ad(2));
  await importer.round();
  expect(await figures()).toMatchObject({ totalPositions: 2, newToday: 2 });
  clock.moveBy(DAY_MS);
  expect(await figures()).toMatchObject({ totalPositions: 2, newToday: 0, newThisWeek: 2 });
});

test('the sitemap names what is listed', async () => {
  const { call } = await reading(ad(1), ad(2));
  expect((await call('GET /api/nav-positions/sitemap')).body.parts).toMatchObject([{ part: 1 }]);
  const { body } = await call('GET /api/nav-positions/sitemap/1');
  expect(body.urls.map(({ path }: { path: string }) => path)).toEqual(
    [1, 2].map((number) => `/nav-stilling/${uuid(number)}`),
  );
  expect((await call('GET /api/nav-positions/sitemap/2')).body.urls).toEqual([]);
});

test('staff sees how the import goes and what could not be read; nobody else does', async () => {
  const { call, feed, importer, db } = await reading(
    ad(1, { employer: { name: 'Fjord', orgnr: '12', description: '', homepage: '' } }),
  );
  feed.publish(ad(2));
  feed.fail({ uuid: uuid(2) }, { status: 400, body: '' });
  await importer.round();
  const { token, id } = await addUser(call);
  expect((await call('GET /api/admin/nav-import')).status).toBe(401);
  expect((await call('GET /api/admin/nav-import', { token })).status).toBe(403);
  expect((await call('GET /api/admin/nav-import/misfits/employer.orgnr', { token })).status).toBe(403);
  await db.updateTable('users').set({ isAdmin: true }).where('id', '=', id).execute();
  const { body } = await call('GET /api/admin/nav-import', { token });
  expect(body.import).toMatchObject({
    isSilent: false,
    firstStart: { percent: 100 },
    live: 1,
    waiting: 1,
    lastError: null,
    misfits: { 'employer.orgnr': 1 },
    quarantine: [{ uuid: uuid(2), lastError: 'status 400' }],
  });
  const misfits = await call('GET /api/admin/nav-import/misfits/employer.orgnr', { token });
  expect(misfits.body.misfits).toEqual([{ uuid: uuid(1), title: 'Sykepleier', value: '12' }]);
});
