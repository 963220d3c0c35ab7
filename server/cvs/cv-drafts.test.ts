import { strToU8 } from 'fflate';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cvDataSchema } from '../../contract/cvs/cv-fields.ts';
import { cvData, cvForm, withCv } from '../../tests/support/cvs.ts';
import { meanwhile } from '../../tests/support/meanwhile.ts';
import { addUser } from '../../tests/support/people.ts';
import { testApp } from '../../tests/support/test-app.ts';
import type { Tx } from '../platform/database/database.ts';
import { saveDraft } from './drafts.ts';

test('a draft is kept beside the CV until it is saved or thrown away', async () => {
  const app = await testApp();
  const { token, cv } = await withCv(app);
  const keep = (title: string, cvId?: string) =>
    app.call('PUT /api/cvs/drafts', { body: { cvData: { ...cvData, title }, cvId }, token });
  const drafts = async () =>
    (await app.call('GET /api/cvs/drafts', { token })).body.drafts.map(
      ({ cvId, cvData: data }: { cvId: string | null; cvData: { title: string } }) => [cvId, data.title],
    );
  await keep('Ny', undefined);
  await keep('Ny igjen');
  app.clock.moveBy(1000);
  await keep('Endret', cv.id);
  expect(await drafts()).toEqual([
    [cv.id, 'Endret'],
    [null, 'Ny igjen'],
  ]);
  await app.call(`PUT /api/cvs/${cv.id}`, { body: cvForm(cvData), token });
  expect(await drafts()).toEqual([[null, 'Ny igjen']]);
  await app.call('DELETE /api/cvs/drafts', { token });
  expect(await drafts()).toEqual([]);
});

test('a draft says on which CV it was written, with a new photo and without', async () => {
  const app = await testApp();
  const { token, cv } = await withCv(app);
  const basedOn = async () => (await app.call('GET /api/cvs/drafts', { token })).body.drafts[0].basedOn;
  await app.call('PUT /api/cvs/drafts', { body: { cvId: cv.id, cvData, basedOn: cv.updatedAt }, token });
  expect(await basedOn()).toBe(cv.updatedAt);
  await app.call('PUT /api/cvs/drafts', { body: { cvId: cv.id, cvData }, token });
  expect(await basedOn()).toBe(null);
  const form = cvForm(cvData);
  form.set('cvId', cv.id);
  form.set('basedOn', cv.updatedAt);
  await app.call('PUT /api/cvs/drafts/photo', { body: form, token });
  expect(await basedOn()).toBe(cv.updatedAt);
});

test('a draft keeps the photo that was chosen for it, until the CV is saved or another is chosen', async () => {
  const app = await testApp();
  const { token, cv } = await withCv(app);
  const choose = async (color: string, cvId?: string) => {
    const image = await sharp({ create: { width: 90, height: 90, channels: 3, background: color } })
      .png()
      .toBuffer();
    const body = cvForm(cvData, image);
    if (cvId) body.set('cvId', cvId);
    return app.call('PUT /api/cvs/drafts/photo', { body, token });
  };
  const photos = async () =>
    (await app.call('GET /api/cvs/drafts', { token })).body.drafts.map(({ photo }: { photo: string | null }) => photo);
  const isThere = async (address: string) => (await app.app.inject(address)).statusCode === 200;

  expect((await choose('#0b4f5a', cv.id)).status).toBe(200);
  const [first] = await photos();
  expect(await isThere(first)).toBe(true);
  const preview = (usesDraftPhoto: boolean) =>
    app.call('POST /api/cvs/preview', { body: { cvData, id: cv.id, usesDraftPhoto }, token });
  expect((await preview(true)).body.pages[0]).toContain('<image');
  expect((await preview(false)).body.pages[0]).not.toContain('<image');

  await app.call('PUT /api/cvs/drafts', { body: { cvData, cvId: cv.id, keepsPhoto: true }, token });
  expect(await isThere((await photos())[0])).toBe(true);
  await choose('#b5542d', cv.id);
  await app.runJobs();
  expect(await isThere(first)).toBe(false);

  const [second] = await photos();
  await app.call(`PUT /api/cvs/${cv.id}`, { body: cvForm(cvData), token });
  await app.runJobs();
  expect(await photos()).toEqual([]);
  expect(await isThere(second)).toBe(false);

  await choose('#0b4f5a');
  const [third] = await photos();
  await app.call('PUT /api/cvs/drafts', { body: { cvData }, token });
  expect(await photos()).toEqual([null]);
  await app.runJobs();
  expect(await isThere(third)).toBe(false);
});

test('a draft remembers that the photo of its CV is to be taken away', async () => {
  const app = await testApp();
  const { token, cv } = await withCv(app);
  const kept = async (profileImage: string | null) => {
    const draft = { ...cvData, personalInfo: { ...cvData.personalInfo, profileImage } };
    await app.call('PUT /api/cvs/drafts', { body: { cvData: draft, cvId: cv.id }, token });
    const { drafts } = (await app.call('GET /api/cvs/drafts', { token })).body;
    return drafts[0].cvData.personalInfo.profileImage;
  };
  expect(await kept(null)).toBeNull();
  expect(await kept('/uploads/bilde.webp')).toBeUndefined();
});

test('a photo that is chosen while what is typed is being kept stays chosen', async () => {
  const app = await testApp();
  const { token, cv } = await withCv(app);
  const keep = (keepsPhoto: boolean) =>
    app.call('PUT /api/cvs/drafts', { body: { cvId: cv.id, cvData, keepsPhoto }, token });
  await keep(false);
  const choose = (tx: Tx) => tx.updateTable('cvDrafts').set({ imageKey: 'private/cv-images/ny.webp' }).execute();
  expect((await meanwhile(app, choose, () => keep(true))).status).toBe(200);
  const { imageKey } = await app.db.selectFrom('cvDrafts').select('imageKey').executeTakeFirstOrThrow();
  expect(imageKey).toBe('private/cv-images/ny.webp');
});

test('of two photos chosen at the same moment for a draft that is still to be made, one stays', async () => {
  const app = await testApp();
  const { token, id } = await addUser(app.call);
  const { disk } = app.platform.files;
  const photo = { key: 'private/cv-images/annen.webp' };
  await disk.put(photo.key, 'Et bilde');
  const chosen = { cvId: null, cvData: cvDataSchema.parse(cvData), now: app.clock.now(), photo, by: {} };
  const keep = () => app.call('PUT /api/cvs/drafts', { body: { cvData }, token });
  expect((await meanwhile(app, (tx) => saveDraft(tx, id, chosen), keep)).status).toBe(200);
  await app.runJobs();
  expect(await disk.exists(photo.key)).toBe(false);
});

test('a draft’s photo goes with its CV, and is kept for nobody else’s', async () => {
  const app = await testApp();
  const { token, cv } = await withCv(app);
  const other = await addUser(app.call);
  const picture = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#0b4f5a' } })
    .png()
    .toBuffer();
  const body = cvForm(cvData, picture);
  body.set('cvId', cv.id);
  const keep = 'PUT /api/cvs/drafts/photo';
  expect((await app.call(keep, { body })).status).toBe(401);
  expect((await app.call(keep, { body, token: other.token })).status).toBe(404);
  expect((await app.call(keep, { body: cvForm(cvData, strToU8('<svg/>')), token })).status).toBe(415);
  expect((await app.call(keep, { body, token })).status).toBe(200);
  const { drafts } = (await app.call('GET /api/cvs/drafts', { token })).body;
  await app.call(`DELETE /api/cvs/${cv.id}`, { token });
  await app.runJobs();
  expect((await app.app.inject(drafts[0].photo)).statusCode).toBe(404);
});

test('a draft that is written in one tab is not written over in another, and ends with its own CV only', async () => {
  const app = await testApp();
  const { token, cv } = await withCv(app);
  const keep = (title: string, by: object, cvId?: string) => {
    app.clock.moveBy(1000);
    return app.call('PUT /api/cvs/drafts', { body: { cvData: { ...cvData, title }, cvId, ...by }, token });
  };
  const drafts = async () =>
    (await app.call('GET /api/cvs/drafts', { token })).body.drafts.map(
      (draft: { cvData: { title: string } }) => draft.cvData.title,
    );
  const save = (name: string, by: object) => {
    const body = cvForm(cvData);
    for (const [field, value] of Object.entries(by)) body.set(field, value);
    return app.call(name, { body, token });
  };
  const [one, other] = [{ writer: 'en' }, { writer: 'annen' }];
  for (const [cvId, end] of [
    [undefined, 'POST /api/cvs'],
    [cv.id, `PUT /api/cvs/${cv.id}`],
  ] as const) {
    const first = await keep('I den ene fanen', one, cvId);
    expect(first.status).toBe(200);
    expect(await keep('I den andre', other, cvId)).toMatchObject({ status: 409 });
    expect((await keep('Videre i den ene', one, cvId)).status).toBe(200);
    // It was opened before the other wrote on.
    const openedBefore = { ...other, openedDraft: first.body.savedAt };
    expect((await keep('I den andre', openedBefore, cvId)).status).toBe(409);
    const query = new URLSearchParams({ ...other, ...(cvId && { cvId }) });
    expect((await app.call(`DELETE /api/cvs/drafts?${query}`, { token })).status).toBe(200);
    expect((await save(end, other)).status).toBe(200);
    expect(await drafts()).toEqual(['Videre i den ene']);

    const last = await keep('Sist i den ene', one, cvId);
    const opened = { ...other, openedDraft: last.body.savedAt };
    expect((await keep('Tatt opp i den andre', opened, cvId)).status).toBe(200);
    expect((await keep('For sent', one, cvId)).status).toBe(409);
    expect((await save(end, opened)).status).toBe(200);
    expect(await drafts()).toEqual([]);
  }
  expect((await keep('Uten avsender', {})).status).toBe(200);
  expect((await keep('Feil', { writer: 'x'.repeat(65) })).status).toBe(400);
});

test('a draft that is thrown away takes none with it that was kept at the same moment', async () => {
  const app = await testApp();
  const [one, other] = [await withCv(app), await withCv(app)];
  const keep = (token: string, cvId?: string) =>
    app.call('PUT /api/cvs/drafts', { body: { cvData, cvId, writer: 'en' }, token });
  const kept = async (token: string) => (await app.call('GET /api/cvs/drafts', { token })).body.drafts.length;
  for (const [token, cvId] of [[one.token], [one.token, one.cv.id], [other.token]] as const) await keep(token, cvId);
  const savedAt = new Date();
  await app.db.updateTable('cvDrafts').set({ savedAt }).where('userId', 'in', [one.id, other.id]).execute();
  const query = new URLSearchParams({ writer: 'annen', openedDraft: savedAt.toISOString() });
  expect((await app.call(`DELETE /api/cvs/drafts?${query}`, { token: one.token })).status).toBe(200);
  expect([await kept(one.token), await kept(other.token)]).toEqual([1, 1]);
});
