import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cvLimits } from '../../contract/cvs/cv-fields.ts';
import { cvData, cvForm, withCv } from '../../tests/support/cvs.ts';
import { testApp } from '../../tests/support/test-app.ts';

test('a CV is duplicated with its photo, and each lives on its own', async () => {
  const app = await testApp();
  const picture = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#0b4f5a' } })
    .png()
    .toBuffer();
  const { token, cv } = await withCv(app, cvData, picture);
  const { body } = await app.call(`POST /api/cvs/${cv.id}/duplicate`, { token });
  expect(body.cv).toMatchObject({ title: 'Kopi av Utvikler i Tromsø', aboutMe: cvData.aboutMe });
  await app.call(`DELETE /api/cvs/${cv.id}`, { token });
  await app.runJobs();
  expect((await app.app.inject(body.cv.personalInfo.profileImage)).statusCode).toBe(200);
});

test('a CV whose title leaves no room for the copy has one all the same', async () => {
  const app = await testApp();
  const { token, cv } = await withCv(app);
  const fitting = 'a'.repeat(cvLimits.line - 'Kopi av '.length - 1);
  const title = `${fitting}😀${'a'.repeat(7)}`;
  await app.call(`PUT /api/cvs/${cv.id}`, { body: cvForm({ ...cvData, title }), token });
  const { status, body } = await app.call(`POST /api/cvs/${cv.id}/duplicate`, { token });
  expect([status, body.cv?.title]).toEqual([200, `Kopi av ${fitting}`]);
});

test('each change leaves a version to return to, and saving the same leaves none', async () => {
  const app = await testApp();
  const { token, cv } = await withCv(app);
  const save = (title: string) => app.call(`PUT /api/cvs/${cv.id}`, { body: cvForm({ ...cvData, title }), token });
  for (const title of ['To', 'To', 'Tre']) {
    app.clock.moveBy(1000);
    await save(title);
  }
  const { body } = await app.call(`GET /api/cvs/${cv.id}/versions`, { token });
  expect(body.versions.map(({ title }: { title: string }) => title)).toEqual(['To', 'Utvikler i Tromsø']);
  const first = await app.call(`GET /api/cvs/${cv.id}/versions/${body.versions[1].id}`, { token });
  expect(first.body.cvData).toEqual(cvData);
});

test('of more versions than are kept, the oldest go', async () => {
  const app = await testApp();
  const { token, cv } = await withCv(app);
  const old = Array.from({ length: cvLimits.versions }, (_, nth) => ({
    cvId: cv.id as string,
    data: JSON.stringify({ ...cvData, title: `${nth}` }),
    createdAt: new Date(nth * 1000),
  }));
  await app.db.insertInto('cvVersions').values(old).execute();
  await app.call(`PUT /api/cvs/${cv.id}`, { body: cvForm({ ...cvData, title: 'Ny' }), token });
  const { versions } = (await app.call(`GET /api/cvs/${cv.id}/versions`, { token })).body;
  expect(versions).toHaveLength(cvLimits.versions);
  expect([versions[0].title, versions.at(-1).title]).toEqual([cvData.title, '1']);
});

test('of enormous CVs only the newest versions are kept', async () => {
  const app = await testApp();
  const { token, cv } = await withCv(app);
  const [entry] = cvData.experience;
  const experience = Array.from({ length: 40 }, () => ({ ...entry, description: 'å'.repeat(9000) }));
  for (const title of ['En', 'To', 'Tre', 'Fire', 'Fem']) {
    app.clock.moveBy(1000);
    const body = cvForm({ ...cvData, title, experience });
    expect((await app.call(`PUT /api/cvs/${cv.id}`, { body, token })).status).toBe(200);
  }
  const { body } = await app.call(`GET /api/cvs/${cv.id}/versions`, { token });
  expect(body.versions.map(({ title }: { title: string }) => title)).toEqual(['Fire', 'Tre']);
});

test('what was saved in another tab is not written over unseen', async () => {
  const app = await testApp();
  const { token, cv } = await withCv(app);
  const save = (title: string, basedOn?: string) => {
    const body = cvForm({ ...cvData, title });
    if (basedOn) body.set('basedOn', basedOn);
    return app.call(`PUT /api/cvs/${cv.id}`, { body, token });
  };
  app.clock.moveBy(1000);
  const first = await save('I den ene fanen', cv.updatedAt);
  expect(first.status).toBe(200);
  const second = await save('I den andre fanen', cv.updatedAt);
  expect(second.status).toBe(409);
  expect(second.body.message).toContain('Versjoner');
  expect((await save('Videre i den ene', first.body.cv.updatedAt)).status).toBe(200);
  expect((await save('Likevel')).status).toBe(200);
  expect((await save('Feil', 'i går')).status).toBe(400);
});
