import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { MOST_FOLLOWED } from '../../contract/followed.ts';
import { addBusiness, addPosition } from '../../tests/support/hiring.ts';
import { addUser } from '../../tests/support/people.ts';
import { createTestApp, type TestApp } from '../../tests/support/test-app.ts';

let app: TestApp;
let business: Awaited<ReturnType<typeof addBusiness>>;

beforeAll(async () => {
  app = await createTestApp({ now: new Date('2026-11-20T12:00:00Z') });
  business = await addBusiness(app.db, {
    organizationNumber: '974760673',
    businessName: 'Fjordbygg AS',
    location: 'Ålesund',
    brregData: JSON.stringify({ naeringskode1: { beskrivelse: 'Oppføring av bygninger' } }),
  });
});
afterAll(() => app.close());

const addFollower = async () => {
  const { token, id } = await addUser(app.call);
  return { id, send: (name: string, body?: object) => app.call(name, { token, body }) };
};

test('a position is followed once, with what the database knows of it, and left again', async () => {
  const { send } = await addFollower();
  const position = await addPosition(app.db, business.id, {
    title: 'Tømrer',
    municipality: 'alesund',
    expiryDate: '2026-12-24',
  });
  const sent = { position: { id: position.id, title: 'Noe annet' } };
  const { status, body } = await send('POST /api/user/follow-position', sent);
  expect(status).toBe(200);
  expect(body.followedPositions).toEqual([
    {
      id: position.id,
      uuid: null,
      title: 'Tømrer',
      businessName: 'Fjordbygg AS',
      location: 'Ålesund',
      type: 'local',
      followedAt: expect.stringMatching(/^2026-11-20T12:/),
      expiryDate: '2026-12-24',
      note: '',
    },
  ]);
  const again = await send('POST /api/user/follow-position', sent);
  expect(again.body.followedPositions).toEqual(body.followedPositions);
  expect((await send('GET /api/auth/me')).body.followedPositions).toEqual(body.followedPositions);

  // It stays in the list when the position is gone.
  await app.db.deleteFrom('positions').where('id', '=', position.id).execute();
  expect((await send('GET /api/auth/me')).body.followedPositions).toHaveLength(1);
  expect((await send('DELETE /api/user/unfollow-position', sent)).body.followedPositions).toEqual([]);
  expect((await send('DELETE /api/user/unfollow-position', sent)).status).toBe(200);
});

test('what one notes of a followed position is kept for oneself, and goes with it', async () => {
  const [{ send }, other] = [await addFollower(), await addFollower()];
  const { id } = await addPosition(app.db, business.id, { title: 'Tømrer' });
  const position = { position: { id } };
  const note = (text: unknown, by = send) => by(`PUT /api/user/followed-positions/${id}/note`, { note: text });
  expect((await note('Ring Kari')).body.message).toBe('Du følger ikke stillingen lenger.');
  expect((await send('PUT /api/user/followed-positions/1/note', { note: '' })).status).toBe(404);
  for (const by of [send, other.send]) await by('POST /api/user/follow-position', position);
  expect((await note(' Ring Kari\r\nfør fredag ')).body.followedPositions).toMatchObject([
    { id, note: 'Ring Kari\nfør fredag' },
  ]);
  expect((await note('x'.repeat(1001))).body.message).toBe('Notatet kan ikke være lengre enn 1000 tegn');
  expect((await note(null)).body.message).toBe('Ugyldig notat');
  expect((await send('GET /api/auth/me')).body.followedPositions[0].note).toBe('Ring Kari\nfør fredag');
  expect((await other.send('GET /api/auth/me')).body.followedPositions[0].note).toBe('');
  expect((await note('')).body.followedPositions[0].note).toBe('');
  await note('Ring Kari');
  await send('DELETE /api/user/unfollow-position', position);
  expect((await send('POST /api/user/follow-position', position)).body.followedPositions[0].note).toBe('');
});

test('what was noted in the browser comes along at the log-in, and over nothing that stands there', async () => {
  const { send } = await addFollower();
  const ids = [];
  for (const title of ['Ny', 'Tom', 'Full']) ids.push((await addPosition(app.db, business.id, { title })).id);
  for (const id of ids.slice(1)) await send('POST /api/user/follow-position', { position: { id } });
  await send(`PUT /api/user/followed-positions/${ids[2]}/note`, { note: 'Fra kontoen' });
  const followedPositions = ids.map((id) => ({ id, title: 'Stilling', note: 'Fra nettleseren' }));
  const lists = { followedPositions, followedBusinesses: [], savedSearches: [] };
  const { body } = await send('POST /api/user/merge-lists', lists);
  const noteOf = (id: string | undefined) => body.followedPositions.find((each: { id: string }) => each.id === id).note;
  expect(ids.map(noteOf)).toEqual(['Fra nettleseren', 'Fra nettleseren', 'Fra kontoen']);
});

test('a national position is followed by its uuid, as it was seen', async () => {
  const { send } = await addFollower();
  const uuid = randomUUID();
  const seen = {
    uuid,
    id: uuid,
    title: ' Sykepleier ',
    business: { name: 'Oslo kommune' },
    municipal: 'OSLO',
    expires: 'Snarest',
  };
  const { body } = await send('POST /api/user/follow-position', { position: seen });
  expect(body.followedPositions).toMatchObject([
    {
      id: uuid,
      uuid,
      type: 'nav',
      title: 'Sykepleier',
      businessName: 'Oslo kommune',
      location: 'OSLO',
      expiryDate: 'Snarest',
    },
  ]);
});

test('a search keeps its id where that is a number', async () => {
  const { send } = await addFollower();
  const search = { id: 1_700_000_000_002, searchTerm: 'kokk', filters: {} };
  const { body } = await send('POST /api/user/save-search', { search });
  expect(body.savedSearches[0].id).toBe('1700000000002');
});

test('of a search, null is not chosen', async () => {
  const { send } = await addFollower();
  const filters = { selectedFylke: null, selectedKommune: null, remoteWork: null, sortBy: null };
  const { body } = await send('POST /api/user/save-search', { search: { searchTerm: 'kokk', filters } });
  const chosen = { selectedFylke: '', selectedKommune: '', remoteWork: false, sortBy: '' };
  expect(body.savedSearches).toMatchObject([{ searchTerm: 'kokk', filters: chosen }]);
});

test('of several values of a filter that are too long, what is kept can be stored', async () => {
  const { send } = await addFollower();
  const filters = { selectedProfession: `Kokk_${'a'.repeat(199)}😀`, selectedJobType: 'Fast_ Deltid__Fast' };
  const { body } = await send('POST /api/user/save-search', { search: { searchTerm: '', filters } });
  expect(body.savedSearches).toMatchObject([
    { filters: { selectedProfession: `Kokk_${'a'.repeat(199)}\ufffd`, selectedJobType: 'Deltid_Fast' } },
  ]);
});

test('a time that no calendar of ours reaches is left out of what was seen', async () => {
  const { send } = await addFollower();
  const uuid = randomUUID();
  const followedAt = '-271821-04-20T00:00:00.000Z';
  expect((await send('POST /api/user/follow-position', { position: { uuid, followedAt } })).status).toBe(200);
  const kept = {
    followedBusinesses: [{ organizationNumber: '974760673', followedAt }],
    savedSearches: [{ searchTerm: 'kokk', savedAt: followedAt }],
  };
  const { body } = await send('POST /api/user/merge-lists', kept);
  const times = [...body.followedPositions, ...body.followedBusinesses].map((item) => item.followedAt);
  expect([...times, body.savedSearches[0].savedAt].map((time) => time.slice(0, 2))).toEqual(['20', '20', '20']);
});

test('what one may not see or what does not exist cannot be followed', async () => {
  const { send } = await addFollower();
  const pending = await addPosition(app.db, business.id, { approvalStatus: 'pending' });
  for (const id of [pending.id, randomUUID()]) {
    expect((await send('POST /api/user/follow-position', { position: { id } })).status).toBe(404);
  }
  expect((await send('POST /api/user/follow-position', { position: { id: '1' } })).status).toBe(400);
  expect((await send('POST /api/user/follow-position', {})).status).toBe(400);
  expect((await send('POST /api/user/follow-business', { business: { organizationNumber: '1' } })).status).toBe(400);
  const unknown = { business: { organizationNumber: '999999999' } };
  expect((await send('POST /api/user/follow-business', unknown)).status).toBe(404);
});

test('one’s own business can be followed while it waits, and not once it was rejected', async () => {
  const { id, send } = await addFollower();
  const { organizationNumber } = await addBusiness(app.db, { ownerId: id, approvalStatus: 'pending' });
  const follow = () => send('POST /api/user/follow-business', { business: { organizationNumber } });
  expect((await follow()).status).toBe(200);
  await send('DELETE /api/user/unfollow-business', { business: { organizationNumber } });
  const reject = app.db.updateTable('businesses').set({ approvalStatus: 'rejected' });
  await reject.where('organizationNumber', '=', organizationNumber).execute();
  expect((await follow()).status).toBe(404);
});

test.each(['974 760 673', 974760673])(
  'a business is followed by its organisation number: %j',
  async (organizationNumber) => {
    const { send } = await addFollower();
    const sent = { business: { organizationNumber, name: 'Feil' } };
    const { body } = await send('POST /api/user/follow-business', sent);
    expect(body.followedBusinesses).toEqual([
      {
        id: business.id,
        organizationNumber: '974760673',
        name: 'Fjordbygg AS',
        location: 'Ålesund',
        industry: 'Oppføring av bygninger',
        followedAt: expect.any(String),
      },
    ]);
    expect((await send('POST /api/user/follow-business', sent)).body.followedBusinesses).toHaveLength(1);
    expect((await send('DELETE /api/user/unfollow-business', sent)).body.followedBusinesses).toEqual([]);
  },
);

test('what is left or removed is that one only, and nobody else’s', async () => {
  const [follower, other] = [await addFollower(), await addFollower()];
  const positions = [await addPosition(app.db, business.id), await addPosition(app.db, business.id)];
  const businesses = [await addBusiness(app.db), await addBusiness(app.db)];
  for (const { send } of [follower, other]) {
    for (const { id } of positions) await send('POST /api/user/follow-position', { position: { id } });
    for (const { organizationNumber } of businesses)
      await send('POST /api/user/follow-business', { business: { organizationNumber } });
    for (const searchTerm of ['kokk', 'fyr']) await send('POST /api/user/save-search', { search: { searchTerm } });
  }
  const lists = async ({ send }: Pick<typeof follower, 'send'>) => {
    const { followedPositions, followedBusinesses, savedSearches } = (await send('GET /api/auth/me')).body;
    return { followedPositions, followedBusinesses, savedSearches };
  };
  const before = await lists(other);
  const [search] = (await lists(follower)).savedSearches;
  await follower.send('DELETE /api/user/unfollow-position', { position: { id: positions[0]?.id } });
  await follower.send('DELETE /api/user/unfollow-business', {
    business: { organizationNumber: businesses[0]?.organizationNumber },
  });
  await follower.send(`PUT /api/user/saved-searches/${search.id}`, { name: 'Annet' });
  await follower.send(`DELETE /api/user/remove-search/${search.id}`);
  expect(await lists(follower)).toMatchObject({
    followedPositions: [{ id: positions[1]?.id }],
    followedBusinesses: [{ organizationNumber: businesses[1]?.organizationNumber }],
    savedSearches: [{ name: 'Søk: kokk' }],
  });
  expect(await lists(other)).toEqual(before);
});

test('of a followed business that is not public, the list tells no more than the number', async () => {
  const { send } = await addFollower();
  await addBusiness(app.db, { organizationNumber: '923609016', approvalStatus: 'pending' });
  const { body } = await send('POST /api/user/merge-lists', {
    followedBusinesses: [{ organizationNumber: '923609016' }],
  });
  expect(body.followedBusinesses).toMatchObject([{ id: '923609016', name: 'Ukjent bedrift' }]);
});

test('what is followed is told of as it is now, and as it was once it is public no more', async () => {
  const { send } = await addFollower();
  const own = await addBusiness(app.db, { organizationNumber: '923609024', businessName: 'Snekkeri AS' });
  const { id } = await addPosition(app.db, own.id, { title: 'Snekker', expiryDate: '2026-12-24' });
  await send('POST /api/user/follow-position', { position: { id } });
  await send('POST /api/user/follow-business', { business: { organizationNumber: '923609024' } });
  const change = app.db.updateTable('businesses').where('id', '=', own.id);
  const changePosition = app.db.updateTable('positions').where('id', '=', id);
  await change.set({ businessName: 'Snekkeriet AS', location: 'Molde' }).execute();
  await changePosition.set({ title: 'Møbelsnekker', expiryDate: '2027-01-31' }).execute();
  const lists = async () => (await send('GET /api/auth/me')).body;
  expect(await lists()).toMatchObject({
    followedPositions: [{ title: 'Møbelsnekker', businessName: 'Snekkeriet AS', expiryDate: '2027-01-31' }],
    followedBusinesses: [{ id: own.id, name: 'Snekkeriet AS', location: 'Molde' }],
  });
  await change.set({ approvalStatus: 'rejected' }).execute();
  expect(await lists()).toMatchObject({
    followedPositions: [{ id, title: 'Snekker', businessName: 'Snekkeri AS', expiryDate: '2026-12-24' }],
    followedBusinesses: [{ id: '923609024', name: 'Snekkeri AS' }],
  });
});

test('a position from here is known as one also where its id was sent as a uuid', async () => {
  const { send } = await addFollower();
  const { id } = await addPosition(app.db, business.id, { title: 'Tømrer' });
  const sent = { position: { uuid: id, title: 'Noe annet' } };
  const { body } = await send('POST /api/user/follow-position', sent);
  expect(body.followedPositions).toMatchObject([{ id, uuid: null, type: 'local', title: 'Tømrer' }]);
  expect((await send('DELETE /api/user/unfollow-position', sent)).body.followedPositions).toEqual([]);
  const merged = await send('POST /api/user/merge-lists', { followedPositions: [sent.position] });
  expect(merged.body.followedPositions).toEqual([{ ...body.followedPositions[0], followedAt: expect.any(String) }]);
});

test.each([
  ['uuid', ''],
  ['uuid', null],
  ['id', ''],
  ['id', null],
])('a position has one name: the other, %s, may be %j', async (other, empty) => {
  const { send } = await addFollower();
  const { id } = await addPosition(app.db, business.id);
  const sent = { position: { id, uuid: id, [other]: empty } };
  expect((await send('POST /api/user/follow-position', sent)).body.followedPositions).toMatchObject([{ id }]);
  expect((await send('DELETE /api/user/unfollow-position', sent)).body.followedPositions).toEqual([]);
});

test('a search saved again counts up, and can be renamed and removed by its owner only', async () => {
  const { send } = await addFollower();
  const other = await addFollower();
  const search = {
    id: '1763640000000',
    searchTerm: 'sykepleier',
    filters: { selectedFylke: 'oslo', sortBy: 'newest' },
  };
  const first = await send('POST /api/user/save-search', { search });
  expect(first.body.savedSearches).toMatchObject([{ id: '1763640000000', name: 'Søk: sykepleier', useCount: 1 }]);
  const again = await send('POST /api/user/save-search', { search: { ...search, id: '1763640009999' } });
  expect(again.body.savedSearches).toMatchObject([{ id: '1763640000000', useCount: 2 }]);
  const withoutWords = { search: { searchTerm: '', filters: { remoteWork: true } } };
  const both = (await send('POST /api/user/save-search', withoutWords)).body.savedSearches;
  expect(both).toMatchObject([{ name: 'Søk: Alle stillinger' }, { name: 'Søk: sykepleier' }]);

  const rename = 'PUT /api/user/saved-searches/1763640000000';
  expect((await other.send(rename, { name: 'Mitt' })).status).toBe(404);
  expect((await send(rename, { name: '' })).status).toBe(400);
  expect((await send(rename, { name: 'Oslo' })).body.savedSearches).toMatchObject([{}, { name: 'Oslo' }]);
  expect((await other.send('DELETE /api/user/remove-search/1763640000000')).status).toBe(200);
  const left = await send('DELETE /api/user/remove-search/1763640000000');
  expect(left.body.savedSearches).toHaveLength(1);
  expect((await send('DELETE /api/user/remove-search/1763640000000')).status).toBe(200);
});

test('nothing chosen is no search, and signs between places are none', async () => {
  const { send } = await addFollower();
  const save = (filters: object) => send('POST /api/user/save-search', { search: { filters } });
  for (const filters of [{ sortBy: 'oldest' }, { selectedPlaces: '____' }]) {
    const { status, body } = await save(filters);
    expect([status, body.message]).toEqual([400, 'Velg minst ett filter eller skriv et søkeord først']);
  }
  const { body } = await save({ selectedPlaces: '_hamar.25_oslo.7_hamar.25_' });
  expect(body.savedSearches).toMatchObject([{ filters: { selectedPlaces: 'hamar.25_oslo' } }]);
});

test('logging in merges what the browser kept: nothing is lost, nothing doubled', async () => {
  const { send } = await addFollower();
  const position = await addPosition(app.db, business.id, { title: 'Tømrer' });
  await send('POST /api/user/follow-position', { position: { id: position.id } });
  const search = { id: '1', searchTerm: 'kokk', useCount: 3, filters: {} };
  await send('POST /api/user/save-search', { search: { ...search, id: '2' } });
  const gone = randomUUID();
  const kept = {
    followedPositions: [
      { id: position.id, title: 'Gammelt navn' },
      { id: gone, title: 'Slettet', followedAt: '2026-10-01T00:00:00.000Z' },
      { id: 'tull' },
      null,
    ],
    followedBusinesses: [{ organizationNumber: '974760673', name: 'Fjordbygg AS' }],
    savedSearches: [search, { id: '2', searchTerm: 'baker', savedAt: '2026-10-02T00:00:00.000Z' }, { searchTerm: '' }],
  };
  const merged = await send('POST /api/user/merge-lists', kept);
  expect(merged.status).toBe(200);
  expect(merged.body.followedPositions).toMatchObject([
    { id: position.id, title: 'Tømrer' },
    { id: gone, title: 'Slettet', followedAt: '2026-10-01T00:00:00.000Z' },
  ]);
  expect(merged.body.followedBusinesses).toHaveLength(1);
  expect(merged.body.savedSearches).toMatchObject([
    { searchTerm: 'kokk', useCount: 3 },
    { searchTerm: 'baker', savedAt: '2026-10-02T00:00:00.000Z' },
  ]);
  expect((await send('POST /api/user/merge-lists', kept)).body).toEqual(merged.body);
  expect((await send('POST /api/user/merge-lists', {})).body).toEqual(merged.body);
});

test('a list that is nearly full is merged by a few questions: others need the connection too', async () => {
  const { send } = await addFollower();
  const followedPositions = Array.from({ length: MOST_FOLLOWED }, () => ({ uuid: randomUUID() }));
  const kept = followedPositions.slice(1);
  await send('POST /api/user/merge-lists', { followedPositions: kept });
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => asked.mockRestore());
  const { body } = await send('POST /api/user/merge-lists', { followedPositions: [...kept, ...followedPositions] });
  expect(body.followedPositions).toHaveLength(MOST_FOLLOWED);
  expect(asked.mock.calls.length).toBeLessThan(25);
});

test('hundreds of searches are merged by a few questions: others need the connection too', async () => {
  const { send } = await addFollower();
  const savedSearches = Array.from({ length: MOST_FOLLOWED }, (_, nth) => ({ id: '1', searchTerm: `kokk ${nth}` }));
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => asked.mockRestore());
  const { body } = await send('POST /api/user/merge-lists', { savedSearches });
  expect(body.savedSearches).toHaveLength(MOST_FOLLOWED);
  const again = savedSearches.map((search, nth) => ({ ...search, useCount: nth + 1 }));
  const counted = (await send('POST /api/user/merge-lists', { savedSearches: [...again, ...savedSearches] })).body;
  expect(counted.savedSearches).toHaveLength(MOST_FOLLOWED);
  expect(counted.savedSearches).toContainEqual(expect.objectContaining({ searchTerm: 'kokk 499', useCount: 500 }));
  expect(asked.mock.calls.length).toBeLessThan(50);
});

test('a list that is full says so and keeps what is there', async () => {
  const { send } = await addFollower();
  const followedPositions = Array.from({ length: MOST_FOLLOWED }, () => ({ uuid: randomUUID() }));
  expect((await send('POST /api/user/merge-lists', { followedPositions })).body.followedPositions).toHaveLength(500);
  const { status, body } = await send('POST /api/user/follow-position', { position: { uuid: randomUUID() } });
  expect(status).toBe(409);
  expect(body.message).toBe('Du følger allerede 500 stillinger. Fjern noen før du følger flere.');
  const known = { position: followedPositions[0] };
  expect((await send('POST /api/user/follow-position', known)).status).toBe(200);
});

test('what is followed already takes no place from what is added to a list that is nearly full', async () => {
  const { send } = await addFollower();
  const followedPositions = Array.from({ length: MOST_FOLLOWED - 1 }, () => ({ uuid: randomUUID() }));
  const search = (nth: number) => ({ id: `${nth}`, searchTerm: `kokk ${nth}` });
  const savedSearches = Array.from({ length: MOST_FOLLOWED - 1 }, (_, nth) => search(nth));
  await send('POST /api/user/merge-lists', { followedPositions, savedSearches });
  const added = randomUUID();
  const { body } = await send('POST /api/user/merge-lists', {
    followedPositions: [followedPositions[0], { uuid: added }, { uuid: randomUUID() }],
    savedSearches: [search(0), search(500), search(501)],
  });
  expect(body.followedPositions).toHaveLength(MOST_FOLLOWED);
  expect(body.followedPositions.map(({ uuid }: { uuid: string }) => uuid)).toContain(added);
  const terms = body.savedSearches.map(({ searchTerm }: { searchTerm: string }) => searchTerm);
  expect([terms.length, terms.includes('kokk 500')]).toEqual([MOST_FOLLOWED, true]);
});

test('visitors have no lists on the server', async () => {
  for (const name of [
    'POST /api/user/follow-position',
    'DELETE /api/user/unfollow-position',
    'POST /api/user/follow-business',
    'DELETE /api/user/unfollow-business',
    'POST /api/user/save-search',
    'PUT /api/user/saved-searches/1',
    'DELETE /api/user/remove-search/1',
    'POST /api/user/merge-lists',
  ]) {
    expect((await app.call(name, { body: {} })).status).toBe(401);
  }
});
