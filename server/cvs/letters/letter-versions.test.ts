import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { cvLimits } from '../../../contract/cvs/cv-fields.ts';
import { letterData, withLetter } from '../../../tests/support/cover-letters.ts';
import { hasOnlyWords } from '../../../tests/support/only-words.ts';
import { addUser } from '../../../tests/support/people.ts';
import { type TestApp, testApp } from '../../../tests/support/test-app.ts';

/** Somebody who changes a letter, each time a second later. */
async function withVersions(app: TestApp, ...titles: string[]) {
  const { token, letter, ...rest } = await withLetter(app);
  const address = `/api/cover-letters/${letter.id}`;
  const save = async (title: string, basedOn?: string) => {
    app.clock.moveBy(1000);
    return app.call(`PUT ${address}`, { body: { letter: { ...letterData, title }, basedOn }, token });
  };
  for (const title of titles) await save(title);
  const versions = async (): Promise<{ id: string; title: string; createdAt: string }[]> =>
    (await app.call(`GET ${address}/versions`, { token })).body.versions;
  return { ...rest, token, letter, address, save, versions };
}

test('each change leaves a version to return to, and saving the same leaves none', async () => {
  const app = await testApp();
  const { token, letter, address, versions } = await withVersions(app, 'To', 'To', 'Tre');
  const list = await versions();
  expect(list.map(({ title }) => title)).toEqual(['To', 'Til havna']);
  expect(list.at(-1)?.createdAt).toBe(letter.createdAt);
  const { body } = await app.call(`GET ${address}/versions/${list[1]?.id}`, { token });
  const { id: _id, createdAt: _created, updatedAt: _updated, ...contents } = letter;
  expect(body.letter).toEqual(contents);

  // To return to it is a change like another, and the way back from there is kept.
  app.clock.moveBy(1000);
  await app.call(`PUT ${address}`, { body: { letter: body.letter }, token });
  expect((await versions()).map(({ title }) => title)).toEqual(['Tre', 'To', 'Til havna']);
});

test('a version without a title is called by its position and employer, as in the list', async () => {
  const app = await testApp();
  const { versions } = await withVersions(app, '', 'Til losen');
  expect((await versions()).map(({ title }) => title)).toEqual(['fyrvokter, Havn AS', 'Til havna']);
});

test('of more versions than are kept, the oldest go', async () => {
  const app = await testApp();
  const { letter, save, versions } = await withVersions(app);
  const old = Array.from({ length: cvLimits.versions }, (_, nth) => ({
    letterId: letter.id as string,
    data: JSON.stringify({ ...letterData, title: `${nth}` }),
    createdAt: new Date(nth * 1000),
  }));
  await app.db.insertInto('coverLetterVersions').values(old).execute();
  await save('Ny');
  const titles = (await versions()).map(({ title }) => title);
  expect(titles).toHaveLength(cvLimits.versions);
  expect([titles[0], titles.at(-1)]).toEqual(['Til havna', '1']);
});

test('what was saved in another tab lies among the versions when it is written over', async () => {
  const app = await testApp();
  const { letter, save, versions } = await withVersions(app);
  expect((await save('I den ene fanen', letter.updatedAt)).status).toBe(200);
  const refused = await save('I den andre fanen', letter.updatedAt);
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('Versjoner')]);
  expect(await versions()).toHaveLength(1);
  expect((await save('Likevel')).status).toBe(200);
  expect((await versions()).map(({ title }) => title)).toEqual(['I den ene fanen', 'Til havna']);
});

test('a first save that is sent once more with a change leaves what it was', async () => {
  const app = await testApp();
  const { token } = await addUser(app.call);
  const send = (title: string) =>
    app.call('POST /api/cover-letters', { body: { letter: { ...letterData, title }, writer: 'fane' }, token });
  await send('Til havna');
  const { body } = await send('Rettet');
  const { versions } = (await app.call(`GET /api/cover-letters/${body.letter.id}/versions`, { token })).body;
  expect(versions).toMatchObject([{ title: 'Til havna' }]);
});

test('versions are their owner’s, of their own letter', async () => {
  const app = await testApp();
  const { token, address, versions } = await withVersions(app, 'To');
  const another = await app.call('POST /api/cover-letters', { body: { letter: letterData }, token });
  const [version] = await versions();
  const other = await addUser(app.call);
  for (const path of [`${address}/versions`, `${address}/versions/${version?.id}`]) {
    expect((await app.call(`GET ${path}`, { token })).status).toBe(200);
    expect((await app.call(`GET ${path}`)).status).toBe(401);
    expect((await app.call(`GET ${path}`, { token: other.token })).status).toBe(404);
  }
  const elsewhere = `/api/cover-letters/${another.body.letter.id}/versions/${version?.id}`;
  expect((await app.call(`GET ${elsewhere}`, { token })).status).toBe(404);
  expect((await app.call(`GET ${address}/versions/feil`, { token })).status).toBe(400);
});

test('versions are in the download of one’s data, and go with the letter and with the account', async () => {
  const app = await testApp();
  const { token, password, address } = await withVersions(app, 'Til skipet', 'Til losen');
  app.clock.moveBy(1000);
  const unchanged = await app.call('POST /api/cover-letters', { body: { letter: letterData }, token });
  const headers = { authorization: `Bearer ${token}` };
  const files = unzipSync((await app.app.inject({ url: '/api/auth/my-data', headers })).rawPayload);
  const { Søknadsbrev } = JSON.parse(strFromU8(files['mine-data.json'] as Uint8Array));
  const version = { title: 'Til havna', body: letterData.body, createdAt: expect.any(String) };
  expect(Søknadsbrev).toMatchObject([
    { title: 'Til havna', versions: [] },
    { title: 'Til losen', versions: [{ title: 'Til skipet' }, version] },
  ]);
  const page = strFromU8(files['mine-data.html'] as Uint8Array);
  expect(page).toContain('<dt>Tidligere versjoner</dt>');
  hasOnlyWords(page);

  const rows = () => app.db.selectFrom('coverLetterVersions').selectAll().execute();
  expect(await rows()).toHaveLength(2);
  await app.call(`DELETE ${address}`, { token });
  expect(await rows()).toEqual([]);

  await app.call(`PUT /api/cover-letters/${unchanged.body.letter.id}`, { body: { letter: { title: 'To' } }, token });
  expect(await rows()).toHaveLength(1);
  expect((await app.call('DELETE /api/auth/me', { body: { password }, token })).status).toBe(200);
  expect(await rows()).toEqual([]);
});
