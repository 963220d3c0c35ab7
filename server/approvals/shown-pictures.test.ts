import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createDeciders } from '../../tests/support/deciding.ts';

const { app, owner, pendingBusiness, asStaff } = await createDeciders();
const canvas = { create: { width: 60, height: 40, channels: 3, background: '#0f4c5c' } } as const;
const png = await sharp(canvas).png().toBuffer();
afterAll(() => app.close());

interface Shown {
  id: string;
  description: string;
}

async function withPictures() {
  const { id } = await pendingBusiness();
  const asOwner = async (name: string, path = '', body?: object) => {
    const answer = await app.call(`${name} /api/business-pictures/${id}${path}`, {
      token: owner.token,
      ...(body && { body }),
    });
    expect(answer.status).toBe(200);
    return answer.body.pictures as Shown[];
  };
  const add = (description: string) => {
    const body = new FormData();
    body.set('description', description);
    body.set('picture', new Blob([new Uint8Array(png)]), 'bilde.png');
    return asOwner('POST', '', body);
  };
  const [picture, other] = (await add('Verkstedet')) && ((await add('Kaia')) as [Shown, Shown]);
  const decide = (how: string, body = {}) => asStaff(`POST /api/admin/approvals/business/${id}/${how}`, body);
  const waiting = async () => (await asStaff('GET /api/admin/approvals/pending')).body.data.businesses[0];
  const changed = async () => (await asStaff('GET /api/admin/approvals/changed')).body.changed[0];
  return { id, picture, other, add, asOwner, decide, waiting, changed };
}

const described = (pictures: Shown[]) => pictures.map(({ description }) => description);

test('staff see the pictures of what waits, and what they ask to have changed of them is done when they are others', async () => {
  const { id, picture, other, add, asOwner, decide, waiting } = await withPictures();
  expect(described((await waiting()).pictures)).toEqual(['Verkstedet', 'Kaia']);
  const isAsked = async () => {
    const { body } = await app.call('GET /api/business/my-businesses', { token: owner.token });
    return body.businesses.find((each: { id: string }) => each.id === id).askedChange !== null;
  };
  const changes = {
    described: () => asOwner('PUT', `/${picture.id}`, { description: 'Det store verkstedet' }),
    ordered: () => asOwner('PUT', '', { order: [other.id, picture.id] }),
    removed: () => asOwner('DELETE', `/${picture.id}`),
    added: () => add('Lunsjrommet'),
  };
  for (const [kind, change] of Object.entries(changes)) {
    await decide('ask-for-change', { reason: `Endre bildene, så de er ${kind}` });
    expect([kind, await isAsked(), (await waiting()).askedChange.isDone]).toEqual([kind, true, false]);
    await change();
    expect([kind, await isAsked(), (await waiting()).askedChange.isDone]).toEqual([kind, false, true]);
  }
});

test('what has other pictures than staff have seen is not approved', async () => {
  const { add, asOwner, decide, waiting, other } = await withPictures();
  const { updatedAt: readAs } = await waiting();
  await add('Noe ganske annet');
  expect((await decide('approve', { readAs })).status).toBe(409);
  const { updatedAt: seen } = await waiting();
  await asOwner('PUT', '', { order: [] });
  await asOwner('PUT', `/${other.id}`, { description: 'Kaia' });
  expect((await decide('approve', { readAs: seen })).status, 'nothing is another one').toBe(200);
});

test('pictures do not make the form of the texts stale', async () => {
  const { id, add, waiting } = await withPictures();
  const { updatedAt } = await waiting();
  await add('Lunsjrommet');
  const body = new FormData();
  const texts = {
    businessName: 'Fjordbygg AS',
    shortDescription: 'Vi bygger brygger.',
    longDescription: 'Og hytter. '.repeat(5),
  };
  for (const [name, value] of Object.entries({ ...texts, updatedAt })) body.set(name, value);
  const saved = await app.call(`PUT /api/business/edit/${id}`, { token: owner.token, body });
  expect([saved.status, saved.body.message]).toEqual([200, expect.any(String)]);
});

test('of an approved business staff see what is new and what is said otherwise; a picture less is no news', async () => {
  const { picture, other, add, asOwner, decide, changed } = await withPictures();
  await decide('approve');
  await asOwner('PUT', '', { order: [other.id, picture.id] });
  await asOwner('DELETE', `/${other.id}`);
  expect(await changed()).toBeUndefined();
  await add('Lunsjrommet');
  const field = 'Bilder';
  expect(await changed()).toMatchObject({
    changes: [{ field, before: 'Verkstedet\nKaia', after: 'Verkstedet\nLunsjrommet' }],
    newPictures: [{ description: 'Lunsjrommet', url: expect.stringMatching(/^\/uploads\//) }],
  });
  await decide('seen');
  await asOwner('PUT', `/${picture.id}`, { description: 'Kjøp klokker hos oss' });
  expect(await changed()).toMatchObject({
    changes: [{ field, before: 'Verkstedet\nLunsjrommet', after: 'Kjøp klokker hos oss\nLunsjrommet' }],
    newPictures: [],
  });
});

test('another logo is news too, and staff look at it before they approve', async () => {
  const { id, decide, waiting, changed } = await withPictures();
  const texts = { businessName: 'Fjordbygg AS', shortDescription: 'Vi bygger hus ved fjorden.' };
  const save = async (fields: object, logo?: Buffer) => {
    const body = new FormData();
    const { longDescription = '' } = (await app.call(`GET /api/business/edit/${id}`, owner)).body.business;
    for (const [name, value] of Object.entries({ ...texts, longDescription, ...fields })) body.set(name, value);
    if (logo) body.set('businessLogo', new Blob([new Uint8Array(logo)]), 'logo.png');
    expect((await app.call(`PUT /api/business/edit/${id}`, { token: owner.token, body })).status).toBe(200);
  };
  await save({}, png);
  expect(described((await waiting()).pictures)).toEqual(['Logo', 'Verkstedet', 'Kaia']);
  await decide('approve');
  await save({});
  expect(await changed()).toBeUndefined();
  await save({}, png);
  expect(await changed()).toMatchObject({
    changes: [],
    newPictures: [{ description: 'Logo', url: expect.stringContaining('business-logos') }],
  });
  await decide('seen');
  await save({ removeLogo: 'true' });
  expect(await changed()).toBeUndefined();
  await save({ shortDescription: 'Vi bygger naust ved fjorden.' });
  expect(await changed()).toMatchObject({ changes: [{ field: 'Kort beskrivelse' }], newPictures: [] });
});
