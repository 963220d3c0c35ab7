import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBusiness, addShare } from '../../../tests/support/hiring.ts';
import { addUser } from '../../../tests/support/people.ts';
import { createTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let app: TestApp;
let jpeg: Buffer;

beforeAll(async () => {
  app = await createTestApp();
  const canvas = sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#0f4c5c' } });
  jpeg = await canvas
    .withExif({ IFD3: { GPSLatitude: '59/1 54/1 0/1' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => app.close());

async function owned(fields: object = {}) {
  const owner = await addUser(app.call);
  const business = await addBusiness(app.db, { ownerId: owner.id, ...fields });
  const at = (name: string, path = '') => `${name} /api/business-pictures/${business.id}${path}`;
  const add = (description: string, given: { token?: string; key?: string; bytes?: Buffer } = {}) => {
    const body = new FormData();
    body.set('description', description);
    if (given.key) body.set('idempotencyKey', given.key);
    body.set('picture', new Blob([new Uint8Array(given.bytes ?? jpeg)]), 'IMG_1.jpg');
    return app.call(at('POST'), { token: given.token ?? owner.token, body });
  };
  const described = async (token?: string) =>
    (await app.call(at('GET'), token ? { token } : {})).body.pictures.map((each: Shown) => each.description);
  return { owner, business, at, add, described };
}

interface Shown {
  id: string;
  url: string;
  description: string;
}

const describedIn = (body: { pictures: Shown[] }) => body.pictures.map(({ description }) => description);
const isThere = async (url: string) => (await app.app.inject(url)).statusCode === 200;

test('pictures are made anew, shown in their order, and marked for staff', async () => {
  const { owner, business, add, described, at } = await owned();
  const { status, body } = await add('Verkstedet  sett fra\nporten');
  expect([status, body.message, describedIn(body)]).toEqual([
    200,
    'Bildet er lagt til.',
    ['Verkstedet sett fra porten'],
  ]);
  const file = await app.app.inject(body.pictures[0].url);
  expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 });
  expect((await sharp(file.rawPayload).metadata()).exif).toBeUndefined();
  await add('Lunsjrommet');
  const [first, second, third] = (await add('Utsikten')).body.pictures;
  expect(await described()).toEqual(['Verkstedet sett fra porten', 'Lunsjrommet', 'Utsikten']);
  const inOrder = async (order: string[]) =>
    describedIn((await app.call(at('PUT'), { token: owner.token, body: { order } })).body);
  const { id: nobodys } = business;
  expect(await inOrder([third.id, nobodys])).toEqual(['Utsikten', 'Verkstedet sett fra porten', 'Lunsjrommet']);
  expect(await inOrder([first.id, second.id, third.id, first.id])).toEqual([
    ...['Verkstedet sett fra porten', 'Lunsjrommet', 'Utsikten'],
  ]);
  const said = await app.call(at('PUT', `/${third.id}`), { token: owner.token, body: { description: 'Fjorden' } });
  expect(describedIn(said.body)).toEqual(['Verkstedet sett fra porten', 'Lunsjrommet', 'Fjorden']);
  const byNumber = await app.call(`GET /api/business-pictures/${business.organizationNumber}`);
  expect(describedIn(byNumber.body)).toEqual(['Verkstedet sett fra porten', 'Lunsjrommet', 'Fjorden']);
  const row = await app.db
    .selectFrom('businesses')
    .select('changedAfterApprovalAt')
    .where('id', '=', business.id)
    .executeTakeFirstOrThrow();
  expect(row.changedAfterApprovalAt).not.toBeNull();
});

test('what is sent again after a lost answer is one picture, and there are at most six', async () => {
  const { add, described } = await owned();
  const answers = await Promise.all([1, 2].map(() => add('Butikken', { key: 'a' })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  for (const name of ['2', '3', '4', '5']) await add(name);
  const last = await Promise.all(['6', '7', '8'].map((name) => add(name)));
  expect(last.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(last.find(({ status }) => status === 409)?.body.message).toBe(
    'Dere kan ha 6 bilder. Fjern et for å legge til et nytt.',
  );
  expect((await described()).length).toBe(6);
  // Before anything is made of it.
  expect((await add('9', { bytes: Buffer.from('<svg/>') })).status).toBe(409);
  expect((await add('Butikken', { key: 'a' })).status).toBe(200);
});

test('a picture needs words and has to be one, and nobody adds one for others', async () => {
  const { add, business, owner, at } = await owned();
  const colleague = await addUser(app.call);
  await addShare(app.db, business.id, colleague.id);
  expect((await add('Kontoret', { token: colleague.token })).status).toBe(200);
  const wordless = await add(' ');
  expect([wordless.status, wordless.body.errors]).toEqual([
    400,
    [{ path: 'description', msg: 'Beskriv hva bildet viser' }],
  ]);
  const svg = await add('Tegning', { bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') });
  expect([svg.status, svg.body.errors[0].path]).toEqual([415, 'picture']);
  const none = new FormData();
  none.set('description', 'Uten bilde');
  const empty = await app.call(at('POST'), { token: owner.token, body: none });
  expect([empty.status, empty.body.errors]).toEqual([400, [{ path: 'picture', msg: 'Velg et bilde' }]]);
  const stranger = await addUser(app.call);
  expect((await add('Graffiti', { token: stranger.token })).status).toBe(404);
  const other = await owned();
  const [{ id }] = (await other.add('Hos andre')).body.pictures;
  const wrong = await app.call(at('DELETE', `/${id}`), { token: owner.token });
  expect([wrong.status, wrong.body.message]).toEqual([404, 'Bildet finnes ikke lenger.']);
});

test('only those who manage it see the pictures of a business that is not public', async () => {
  const { add, described, owner } = await owned({ approvalStatus: 'pending' });
  await add('Kjøkkenet');
  expect(await described()).toEqual([]);
  expect(await described(owner.token)).toEqual(['Kjøkkenet']);
});

test('a picture that is taken away is gone with its file, and so are all of a business that goes', async () => {
  const { add, at, owner, described } = await owned();
  await add('Første');
  await add('Andre');
  const { pictures } = (await add('Tredje')).body as { pictures: [Shown, Shown, Shown] };
  const removed = await app.call(at('DELETE', `/${pictures[1].id}`), { token: owner.token });
  expect([removed.body.message, describedIn(removed.body)]).toEqual(['Bildet er fjernet.', ['Første', 'Tredje']]);
  await app.runJobs();
  expect(await Promise.all(pictures.map(({ url }) => isThere(url)))).toEqual([true, false, true]);
  expect((await add('Fjerde')).body.pictures).toHaveLength(3);
  expect(await described()).toEqual(['Første', 'Tredje', 'Fjerde']);
  const { token, password } = owner;
  expect((await app.call('DELETE /api/auth/me', { token, body: { password } })).status).toBe(200);
  await app.runJobs();
  expect(await Promise.all(pictures.map(({ url }) => isThere(url)))).toEqual([false, false, false]);
});
