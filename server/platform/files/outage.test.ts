import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startBucket } from '../../../tests/support/bucket.ts';
import { addBusiness } from '../../../tests/support/hiring.ts';
import { addUser } from '../../../tests/support/people.ts';
import { testApp } from '../../../tests/support/test-app.ts';

const texts = {
  businessName: 'Fjordbygg AS',
  shortDescription: 'Vi bygger hus ved fjorden.',
  longDescription: 'Vi har bygd hus ved fjorden siden 1952, og trenger flere til å gjøre det sammen med oss.',
};
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const picture = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#0f4c5c' } })
    .png()
    .toBuffer();
const unavailable = {
  success: false,
  message: 'Tjenesten er ikke tilgjengelig akkurat nå. Prøv igjen om litt.',
  errors: [],
};

async function formOf(fields: Record<string, string>, field: string, content: Buffer, name: string) {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  form.set(field, new Blob([new Uint8Array(content)]), name);
  const sent = new Response(form);
  const body = Buffer.from(await sent.arrayBuffer());
  return { body, headers: { 'content-type': `${sent.headers.get('content-type')}` } };
}

test.each(['cut', 'busy'] as const)(
  'while the bucket is away (%s), whoever sends or asks for a file is told so',
  async (how) => {
    const { s3, fail, names } = await startBucket();
    const { call, db, runJobs } = await testApp({ config: { s3 } });
    const { token, id } = await addUser(call);
    const business = await addBusiness(db, { ownerId: id });
    const logo = await formOf(texts, 'businessLogo', await picture(), 'logo.png');
    const photo = await formOf({ cvData: '{}' }, 'profileImage', await picture(), 'meg.png');
    const document = await formOf({}, 'applicationFile', pdf, 'cv.pdf');
    const sending = [
      [`PUT /api/business/edit/${business.id}`, logo],
      ['POST /api/cvs', photo],
      ['PUT /api/cvs/drafts/photo', photo],
      ['POST /api/applications/upload-file', document],
    ] as const;
    const kept = await call('POST /api/applications/upload-file', { ...document, token });
    const { body } = await call('POST /api/cvs', { ...photo, token });
    await call(`PUT /api/business/edit/${business.id}`, { ...logo, token });
    const { logoPath } = await db.selectFrom('businesses').select('logoPath').executeTakeFirstOrThrow();
    const asking = [
      `GET ${kept.body.file.url}`,
      `GET ${body.cv.personalInfo.profileImage}`,
      `GET /uploads/${`${logoPath}`.replace('public/', '')}`,
      `POST /api/cvs/${body.cv.id}/duplicate`,
    ];
    for (const name of asking) expect((await call(name, { token })).status, name).toBe(200);
    await runJobs();
    const before = names();
    const rows = () =>
      Promise.all([
        db.selectFrom('applicationFiles').select('id').execute(),
        db.selectFrom('cvs').select(['id', 'imageKey']).execute(),
        db.selectFrom('cvDrafts').select('imageKey').execute(),
        db.selectFrom('businesses').select('logoPath').execute(),
      ]);
    const rowsBefore = await rows();
    fail(how);
    const written = vi.spyOn(console, 'warn');
    onTestFinished(() => written.mockRestore());
    for (const [name, form] of sending) {
      const answer = await call(name, { ...form, token });
      expect([answer.status, answer.body], name).toEqual([503, unavailable]);
    }
    for (const name of asking) {
      const answer = await call(name, { token });
      expect([answer.status, answer.body], name).toEqual([503, unavailable]);
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '10' });
      expect(answer.headers['content-disposition']).toBeUndefined();
    }
    fail(undefined);
    expect(written).not.toHaveBeenCalled();
    expect(await rows()).toEqual(rowsBefore);
    await runJobs();
    expect(names()).toEqual(before);
    for (const name of asking) expect((await call(name, { token })).status, name).toBe(200);
  },
);

test('a picture of a call that fails is left to a job, which waits for the bucket when it must', async () => {
  const { s3, names } = await startBucket();
  const { call, runJobs } = await testApp({ config: { s3 } });
  const { token } = await addUser(call);
  const photo = await formOf(
    { cvData: '{}', basedOn: '2020-01-01T00:00:00.000Z' },
    'profileImage',
    await picture(),
    'meg.png',
  );
  const { body } = await call('POST /api/cvs', { ...photo, token });
  const before = names();
  const answer = await call(`PUT /api/cvs/${body.cv.id}`, { ...photo, token });
  expect(answer.status).toBe(409);
  await runJobs();
  expect(names()).toEqual(before);
});

test('nobody keeps for long that there is no such picture', async () => {
  const { app } = await testApp();
  const answer = await app.inject('/uploads/business-logos/00000000-0000-4000-8000-000000000000.webp');
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['cache-control']).toBe('no-store');
});
