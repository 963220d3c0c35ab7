import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { MOST_HIDDEN } from '../../contract/followed/hidden.ts';
import { navAd } from '../../demo/nav-feed/nav-ad.ts';
import { addBusiness, addPosition } from '../../tests/support/hiring.ts';
import { importing, minute, uuid } from '../../tests/support/importing.ts';
import { hasOnlyWords } from '../../tests/support/only-words.ts';
import { addUser } from '../../tests/support/people.ts';
import { HOUR_MS } from '../platform/clock.ts';

const PARENT = '974760673';
const SUB_UNIT = '973861778';
const OTHER_UNIT = '974567989';
const published = minute(30).toISOString();

type Ad = { number: number; title?: string; orgnr?: string | null; name?: string };
const adOf = ({ number, title = 'Kokk', orgnr = null, name = 'Fjordbyen kommune' }: Ad) =>
  navAd({
    uuid: uuid(number),
    title,
    published,
    expires: '2026-12-24T00:00:00Z',
    employer: { name, orgnr, description: '', homepage: '' },
  });

async function hiding(...ads: Ad[]) {
  const app = await importing({ events: ads.map(adOf), pollSeconds: 0 });
  await app.importer.round();
  const user = await addUser(app.call);
  const as = ({ token }: { token: string }) => {
    const send = (name: string, body?: object) => app.call(name, { token, ...(body && { body }) });
    return {
      send,
      hide: (id: string) => send('POST /api/user/hide-position', { id }),
      hideBusiness: (business: object) => send('POST /api/user/hide-business', { business }),
      read: async () => (await send('GET /api/user/hidden')).body,
    };
  };
  return { ...app, ...as(user), as, user };
}

test('a local ad is hidden once, and shown again', async () => {
  const { db, hide, read, send } = await hiding();
  const business = await addBusiness(db);
  const { id } = await addPosition(db, business.id, { title: 'Tømrer', municipality: 'alesund' });
  const { status, body } = await hide(id);
  expect(status).toBe(200);
  expect(body.hiddenPositions).toEqual([
    {
      id,
      type: 'local',
      title: 'Tømrer',
      businessName: 'Fjordbygg AS',
      location: 'Ålesund',
      hiddenAt: expect.any(String),
      sameIds: [id],
    },
  ]);
  expect((await hide(id.toUpperCase())).body.hiddenPositions).toEqual(body.hiddenPositions);

  // Sent again after a lost answer, it is no mistake that the ad has ended meanwhile.
  await db.deleteFrom('positions').where('id', '=', id).execute();
  expect((await hide(id)).body.hiddenPositions).toHaveLength(1);
  expect(await read()).toMatchObject({ hiddenPositions: [{ id }] });
  for (const _twice of [1, 2]) {
    expect((await send(`DELETE /api/user/hidden-positions/${id}`)).body.hiddenPositions).toEqual([]);
  }
});

test('an ad of NAV stays hidden when it is posted again, also once the first one has ended', async () => {
  const { feed, importer, clock, hide, read } = await hiding({ number: 1 });
  await hide(uuid(1));
  const sameIds = async () => (await read()).hiddenPositions[0].sameIds.toSorted();
  expect(await sameIds()).toEqual([uuid(1)]);
  clock.moveBy(HOUR_MS);
  feed.publish({ ad: adOf({ number: 2 }), at: clock.now() });
  feed.publish({ ad: adOf({ number: 3, title: 'Baker' }), at: clock.now() });
  await importer.round();
  expect(await sameIds()).toEqual([uuid(1), uuid(2)]);
  clock.moveBy(HOUR_MS);
  feed.publish({ ad: adOf({ number: 1 }), status: 'INACTIVE', at: clock.now() });
  await importer.round();
  expect(await sameIds()).toEqual([uuid(1), uuid(2)]);
});

test('an ad stays hidden whichever of its two senders it was hidden from', async () => {
  const { db, hide, read, runJob, send } = await hiding({ number: 1, orgnr: PARENT });
  const business = await addBusiness(db, { organizationNumber: PARENT });
  await hide(uuid(1));
  const { id } = await addPosition(db, business.id, { title: 'Kokk', createdAt: minute(40) });
  await runJob('match-national-positions');
  expect((await read()).hiddenPositions[0].sameIds.toSorted()).toEqual([uuid(1), id].toSorted());
  await hide(id);
  // It is here no more, and lists show that of NAV again.
  await db.deleteFrom('positions').where('id', '=', id).execute();
  const { hiddenPositions } = await read();
  expect(hiddenPositions.find((ad: { id: string }) => ad.id === id).sameIds).toContain(uuid(1));
  // Whoever wants it back has it back, under both.
  expect((await send(`DELETE /api/user/hidden-positions/${id}`)).body.hiddenPositions).toEqual([]);
});

test('an employer is hidden with its sub-units, whichever of them the ad named', async () => {
  const { db, call, hideBusiness, send } = await hiding({ number: 1, orgnr: SUB_UNIT, name: 'Fjordbyen skole' });
  const cards = async () => (await call('GET /api/nav-positions/search')).body.positions;
  expect(await cards()).toMatchObject([{ employerNumber: SUB_UNIT }]);
  const byUnit = await hideBusiness({ organizationNumber: SUB_UNIT, name: 'Fjordbyen skole' });
  expect(byUnit.body.hiddenBusinesses).toMatchObject([{ organizationNumber: SUB_UNIT, name: 'Fjordbyen skole' }]);

  await hideBusiness({ organizationNumber: OTHER_UNIT, name: 'Fjordbyen barnehage' });
  await db
    .insertInto('registerParents')
    .values(
      [SUB_UNIT, OTHER_UNIT].map((organizationNumber) => ({
        organizationNumber,
        parent: PARENT,
        checkedAt: new Date(),
      })),
    )
    .execute();
  expect(await cards()).toMatchObject([{ employerNumber: PARENT }]);
  expect((await send('GET /api/user/hidden')).body.hiddenBusinesses).toMatchObject([
    { organizationNumber: PARENT },
    { organizationNumber: PARENT },
  ]);
  const shown = await send(`DELETE /api/user/hidden-businesses/${byUnit.body.hiddenBusinesses[0].id}`);
  expect(shown.body.hiddenBusinesses).toEqual([]);

  await addBusiness(db, { organizationNumber: PARENT, businessName: 'Fjordbyen kommune' });
  const { hiddenBusinesses } = (await hideBusiness({ organizationNumber: SUB_UNIT, name: 'Fjordbyen skole' })).body;
  expect(hiddenBusinesses).toMatchObject([{ organizationNumber: PARENT, name: 'Fjordbyen kommune' }]);
  const again = await hideBusiness({ organizationNumber: PARENT, name: 'Fjordbyen' });
  expect(again.body.hiddenBusinesses).toEqual(hiddenBusinesses);
});

test('an employer without a number is known by its name, however it is written', async () => {
  const { hideBusiness, send } = await hiding();
  await hideBusiness({ name: 'Kafé Fjord' });
  const { body } = await hideBusiness({ organizationNumber: null, name: 'KAFÉ «FJORD»' });
  expect(body.hiddenBusinesses).toMatchObject([{ organizationNumber: null, name: 'Kafé Fjord' }]);
  // Some of its ads have a number: whoever wants these back would else not see them for its name.
  const both = (await hideBusiness({ organizationNumber: PARENT, name: 'Kafé Fjord' })).body.hiddenBusinesses;
  const numbered = both.find((one: { organizationNumber: string | null }) => one.organizationNumber === PARENT);
  expect((await send(`DELETE /api/user/hidden-businesses/${numbered.id}`)).body.hiddenBusinesses).toEqual([]);
});

test('what does not exist, may not be seen or names nobody is refused', async () => {
  const { db, hide, hideBusiness, send, call } = await hiding();
  const business = await addBusiness(db);
  const pending = await addPosition(db, business.id, { approvalStatus: 'pending' });
  for (const id of [pending.id, randomUUID()]) expect((await hide(id)).status).toBe(404);
  expect((await hide('1')).status).toBe(400);
  expect((await send('POST /api/user/hide-position', {})).status).toBe(400);
  expect((await send('DELETE /api/user/hidden-positions/1')).status).toBe(400);
  for (const bad of [{}, { name: '  ' }, { name: '– –' }, { name: 'Ukjent bedrift' }, { name: 'x'.repeat(201) }]) {
    expect((await hideBusiness(bad)).status).toBe(400);
  }
  expect((await hideBusiness({ organizationNumber: '12', name: 'Fjordbygg AS' })).status).toBe(400);
  for (const name of ['GET /api/user/hidden', 'POST /api/user/hide-position', 'POST /api/user/hide-business']) {
    expect((await call(name, { body: { id: randomUUID() } })).status).toBe(401);
  }
});

test('of a business that is not public, hiding tells no more than was sent', async () => {
  const { db, hideBusiness } = await hiding();
  await addBusiness(db, { organizationNumber: PARENT, businessName: 'Hemmelig AS', approvalStatus: 'pending' });
  const { body } = await hideBusiness({ organizationNumber: PARENT, name: 'Noen' });
  expect(body.hiddenBusinesses).toMatchObject([{ name: 'Noen' }]);
});

test('what one person hides is nobody else’s, and only that person shows it again', async () => {
  const { call, as, hide, hideBusiness, read } = await hiding({ number: 1 });
  await hide(uuid(1));
  const [{ id }] = (await hideBusiness({ name: 'Kafé Fjord' })).body.hiddenBusinesses;
  const other = as(await addUser(call));
  expect(await other.read()).toMatchObject({ hiddenPositions: [], hiddenBusinesses: [] });
  await other.send(`DELETE /api/user/hidden-positions/${uuid(1)}`);
  await other.send(`DELETE /api/user/hidden-businesses/${id}`);
  expect(await read()).toMatchObject({ hiddenPositions: [{ id: uuid(1) }], hiddenBusinesses: [{ id }] });
});

test('the lists end at their limit, also for two at once, and what is there already can be sent again', async () => {
  const { db, user, hide, hideBusiness, read } = await hiding({ number: 1 }, { number: 2, title: 'Baker' });
  const row = { userId: user.id, title: 'Kokk', businessName: 'Kafé', type: 'nav' as const, hiddenAt: new Date() };
  const many = Array.from({ length: MOST_HIDDEN - 1 }, () => ({ ...row, positionId: randomUUID() }));
  await db.insertInto('hiddenPositions').values(many).execute();
  const both = await Promise.all([hide(uuid(1)), hide(uuid(2))]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await read()).hiddenPositions).toHaveLength(MOST_HIDDEN);
  const [kept, refused] = both[0].status === 200 ? [uuid(1), uuid(2)] : [uuid(2), uuid(1)];
  expect((await hide(kept)).status).toBe(200);
  expect((await hide(refused)).body.message).toBe(
    'Du har allerede skjult 500 annonser. Vis noen igjen før du skjuler flere.',
  );

  const employers = Array.from({ length: MOST_HIDDEN }, (_, nth) => `Kafé ${nth}`);
  const hiddenAt = new Date();
  await db
    .insertInto('hiddenBusinesses')
    .values(employers.map((name, nth) => ({ userId: user.id, name, nameKey: `kafé${nth}`, hiddenAt })))
    .execute();
  expect((await hideBusiness({ name: 'Kafé 7' })).status).toBe(200);
  expect((await hideBusiness({ name: 'Kafé Fjord' })).status).toBe(409);
});

test('twice at once is once', async () => {
  const { hide, hideBusiness, read } = await hiding({ number: 1 });
  const sent = [1, 2, 3].flatMap(() => [hide(uuid(1)), hideBusiness({ name: 'Kafé Fjord' })]);
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(sent.map(() => 200));
  const { hiddenPositions, hiddenBusinesses } = await read();
  expect([hiddenPositions.length, hiddenBusinesses.length]).toEqual([1, 1]);
});

test('mails of saved searches leave hidden ads and employers out, and bring what is shown again', async () => {
  const { db, user, send, hide, hideBusiness, clock, feed, importer, runJob, mails } = await hiding();
  await db.updateTable('users').set({ emailConfirmedAt: new Date() }).where('id', '=', user.id).execute();
  const search = { id: '1', searchTerm: 'kokk', filters: { searchTerm: 'kokk' } };
  await send('POST /api/user/save-search', { search });
  await send('PUT /api/user/saved-searches/1/mail', { frequency: 'daily' });
  clock.moveBy(HOUR_MS);
  const business = await addBusiness(db, { organizationNumber: PARENT });
  const at = { createdAt: clock.now(), approvedAt: clock.now() };
  const local = (title: string, businessId = business.id) => addPosition(db, businessId, { title, ...at });
  await local('Kokk hos skjult arbeidsgiver');
  const { id: other } = await addBusiness(db);
  const hiddenAd = await local('Kokk som er skjult', other);
  await local('Kokk på dagen', other);
  const ads = [
    { number: 1, title: 'Kokk i underenheten', orgnr: SUB_UNIT, name: 'Fjordbyen skole' },
    { number: 2, title: 'Kokk uten nummer', name: 'Kafé Fjord' },
    { number: 3, title: 'Kokk hos NAV' },
    { number: 4, title: 'Kokk skjult hos NAV' },
  ];
  for (const ad of ads) {
    feed.publish({ ad: { ...adOf(ad), published: clock.now().toISOString() }, at: clock.now() });
  }
  await importer.round();
  await db
    .insertInto('registerParents')
    .values({ organizationNumber: SUB_UNIT, parent: PARENT, checkedAt: clock.now() })
    .execute();
  await hideBusiness({ organizationNumber: PARENT, name: 'Fjordbygg AS' });
  const { hiddenBusinesses } = (await hideBusiness({ name: 'kafé fjord' })).body;
  await hide(hiddenAd.id);
  await hide(uuid(4));

  const letters = async () => (await mails()).filter(({ subject }) => /nytt? treff|nye treff/.test(subject));
  clock.moveBy(26 * HOUR_MS);
  await runJob('mail-new-matches');
  expect((await letters()).map(({ preview }) => preview)).toEqual(['Kokk på dagen, Kokk hos NAV']);

  const cafe = hiddenBusinesses.find(({ name }: { name: string }) => name === 'kafé fjord');
  await send(`DELETE /api/user/hidden-businesses/${cafe.id}`);
  clock.moveBy(26 * HOUR_MS);
  await runJob('mail-new-matches');
  expect((await letters()).map(({ preview }) => preview)).toContain('Kokk uten nummer');
});

test('it is in the download of one’s own data, in words, and goes with the account', async () => {
  const { app, db, user, hide, hideBusiness, send } = await hiding({ number: 1 });
  await hide(uuid(1));
  await hideBusiness({ name: 'Kafé Fjord' });
  await hideBusiness({ organizationNumber: PARENT, name: 'Fjordbyen kommune' });
  const headers = { authorization: `Bearer ${user.token}` };
  const files = unzipSync((await app.inject({ url: '/api/auth/my-data', headers })).rawPayload);
  const page = strFromU8(files['mine-data.html'] as Uint8Array);
  expect(page).toContain('Skjulte annonser og arbeidsgivere');
  for (const told of ['Kafé Fjord', 'Kokk', PARENT, '<dt>Skjult</dt>']) expect(page).toContain(told);
  hasOnlyWords(page);
  expect((await send('DELETE /api/auth/me', { password: user.password })).status).toBe(200);
  for (const list of ['hiddenPositions', 'hiddenBusinesses'] as const) {
    expect(await db.selectFrom(list).selectAll().execute()).toEqual([]);
  }
});
