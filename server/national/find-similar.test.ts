import { expect, test } from 'vitest';
import { type NavAd, navAd } from '../../demo/nav-feed/nav-ad.ts';
import { addBusiness, addPosition } from '../../tests/support/hiring.ts';
import { importing, uuid } from '../../tests/support/importing.ts';

const place = (municipal: string, county: string) => ({
  country: 'NORGE',
  address: null,
  city: null,
  postalCode: null,
  municipal,
  county,
});
const employer = { name: 'Fjordbygg AS', orgnr: '310000005', description: '', homepage: '' };
const bergen = [place('BERGEN', 'VESTLAND')];
const oslo = [place('OSLO', 'OSLO')];

async function reading(...events: NavAd[]) {
  const reader = await importing({ events });
  await reader.importer.round();
  const business = await addBusiness(reader.db, { organizationNumber: employer.orgnr });
  const similarTo = async (id: string) => {
    const { status, body } = await reader.call(`GET /api/similar-positions/${id}`);
    expect(status).toBe(200);
    return body.similar.map((each: { type: string; position: { id: string } }) => [each.type, each.position.id]);
  };
  return { ...reader, similarTo, add: (fields: object) => addPosition(reader.db, business.id, fields) };
}

test('like a position are others of the same work, here and at NAV, the nearest first', async () => {
  const { add, similarTo } = await reading(
    navAd({ uuid: uuid(1), title: 'Tømrer', description: '', workLocations: oslo }),
    navAd({ uuid: uuid(2), title: 'Erfarne tømrere søkes', description: '', workLocations: bergen }),
    navAd({ uuid: uuid(3), title: 'Kokk', description: '', workLocations: bergen }),
  );
  const position = await add({ title: 'Tømrer – 100 %', municipality: 'bergen' });
  const voss = await add({ title: 'Vi søker tømrer', municipality: 'voss' });
  expect(await similarTo(position.id)).toEqual([
    ['nav', uuid(2)],
    ['local', voss.id],
    ['nav', uuid(1)],
  ]);
  expect(await similarTo(uuid(1))).toEqual([
    ['local', voss.id],
    ['local', position.id],
    ['nav', uuid(2)],
  ]);
});

test('what takes no applications any more is like no other, though it is still there', async () => {
  const { add, similarTo } = await reading(
    navAd({ uuid: uuid(1), title: 'Tømrer', description: '', workLocations: bergen }),
    navAd({ uuid: uuid(2), title: 'Tømrer', description: 'B', workLocations: bergen, applicationDue: '01.01.2026' }),
  );
  const position = await add({ title: 'Tømrer', municipality: 'bergen' });
  expect(await similarTo(position.id)).toEqual([['nav', uuid(1)]]);
});

test('like several ads is what is like each of them in turn, and none of them', async () => {
  const { add, call } = await reading(
    navAd({ uuid: uuid(1), title: 'Tømrer', description: '', workLocations: bergen }),
    navAd({ uuid: uuid(2), title: 'Kokk', description: '', workLocations: bergen }),
    navAd({ uuid: uuid(3), title: 'Kokk', description: '', workLocations: oslo }),
  );
  const position = await add({ title: 'Kokk på hotell', municipality: 'bergen' });
  const voss = await add({ title: 'Tømrer', municipality: 'voss' });
  const ask = (...ids: string[]) => call(`GET /api/similar-positions?ids=${ids.join()}`);
  const { body } = await ask(uuid(1), uuid(2), uuid(9));
  const ids = body.similar.map((each: { position: { id: string } }) => each.position.id);
  expect(ids).toEqual([voss.id, position.id, uuid(3)]);
  expect((await ask(uuid(9))).body.similar).toEqual([]);
  expect((await ask()).body.similar).toEqual([]);
  for (const wrong of ['x', Array.from({ length: 11 }, (_, nth) => uuid(nth + 1)).join()])
    expect((await ask(wrong)).status).toBe(400);
});

test('an ad is not like itself, wherever else it was posted', async () => {
  const { add, similarTo, runJob } = await reading(
    navAd({ uuid: uuid(1), title: 'Tømrer', description: '<p>Den samme</p>', workLocations: bergen, employer }),
    navAd({ uuid: uuid(2), title: 'Tømrer', description: '<p>Den samme</p>', workLocations: bergen, employer }),
  );
  expect(await similarTo(uuid(1))).toEqual([]);
  expect(await similarTo(uuid(2).toUpperCase())).toEqual([]);
  const position = await add({ title: 'Tømrer', municipality: 'bergen' });
  await runJob('match-national-positions');
  expect(await similarTo(position.id)).toEqual([]);
  expect(await similarTo(uuid(1))).toEqual([]);
  expect(await similarTo(uuid(2))).toEqual([]);
});

test('whoever comes to an expired position finds what is like it, and nothing that is not live', async () => {
  const { add, similarTo } = await reading();
  const expired = await add({ title: 'Tømrer', expiryDate: '2026-08-01' });
  const live = await add({ title: 'Tømrer' });
  await add({ title: 'Tømrer', isActive: false });
  await add({ title: 'Tømrer', approvalStatus: 'pending' });
  expect(await similarTo(expired.id)).toEqual([['local', live.id]]);
  expect(await similarTo(live.id)).toEqual([]);
});

test('what nobody may read has nothing like it', async () => {
  const { add, call } = await reading();
  const pending = await add({ title: 'Tømrer', approvalStatus: 'pending' });
  for (const id of [pending.id, uuid(9)]) expect((await call(`GET /api/similar-positions/${id}`)).status).toBe(404);
  expect((await call('GET /api/similar-positions/abc')).status).toBe(400);
});

test('what to search for are the words that others use too, in the county of the ad', async () => {
  const { add, call } = await reading();
  const searchFor = async (id: string) => (await call(`GET /api/similar-positions/${id}`)).body.search;
  const one = await add({ title: 'Vi søker sykepleier, 100 % fast', municipality: 'bergen' });
  expect(await searchFor(one.id)).toEqual({ words: 'Sykepleier', county: { id: 'vestland', name: 'Vestland' } });
  for (const [title, words] of [
    ['-50 % stilling som kokk', '50 % stilling som kokk'],
    ['Kok -servitør', 'Kok servitør'],
    ['"Kokk" -vikar', 'Kokk vikar'],
    ['Kokk_vikar', 'Kokk vikar'],
    ['Barne- og ungdomsarbeider', 'Barne- og ungdomsarbeider'],
  ])
    expect((await searchFor((await add({ title })).id)).words).toBe(words);
  const remote = await add({ title: 'Utvikler', municipality: null, remote: true });
  expect(await searchFor(remote.id)).toEqual({ words: 'Utvikler', county: null });
});

test('what has no title is like nothing, and there is nothing to search for', async () => {
  const untitled = (number: number) => navAd({ uuid: uuid(number), title: '', jobtitle: '', description: `${number}` });
  const { call } = await reading(untitled(1), untitled(2));
  expect((await call(`GET /api/similar-positions/${uuid(1)}`)).body).toMatchObject({ similar: [], search: null });
});
