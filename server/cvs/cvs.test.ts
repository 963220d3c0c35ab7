import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { HOUR } from '../../contract/values.ts';
import { cvForm, withCv } from '../../tests/support/cvs.ts';
import { addUser } from '../../tests/support/people.ts';
import { type TestApp, testApp } from '../../tests/support/test-app.ts';

const cvData = {
  title: 'Utvikler',
  personalInfo: { firstName: 'Åse', lastName: 'Sjøbærg', email: 'ase@example.no' },
  experience: [
    {
      title: 'Utvikler',
      company: 'Fjord AS',
      startDate: '2020-03',
      endDate: '2021-01-01',
      current: true,
      description: 'Bygget ting',
    },
  ],
  skills: ['TypeScript'],
  languages: [{ name: 'Norsk', level: 'Morsmål' }],
  references: [{ name: 'Per Ås' }],
};
const empty = { success: true };

const picture = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#0b4f5a' } })
    .png()
    .toBuffer();

async function storedPhotos({ platform }: TestApp) {
  const { objects } = await platform.files.disk.listAll('private/cv-images');
  return [...objects].flatMap((each) => (each.isFile ? each.key : [])).sort();
}

test('a CV that is sent once more after a lost reply is the same one, with what was written since', async () => {
  const app = await testApp();
  const { token } = await addUser(app.call);
  const send = async (name: string, fields: Record<string, string>, data: object = cvData) => {
    const body = cvForm(data, name.startsWith('POST') ? await picture() : undefined);
    for (const [field, value] of Object.entries(fields)) body.set(field, value);
    return await app.call(name, { body, token });
  };
  const first = await send('POST /api/cvs', { writer: 'en redigering' });
  const again = await send('POST /api/cvs', { writer: 'en redigering' }, { ...cvData, title: 'Rettet' });
  const { cv } = again.body;
  expect(cv).toMatchObject({ id: first.body.cv.id, title: 'Rettet' });
  await app.runJobs();
  expect(await storedPhotos(app)).toHaveLength(1);
  expect((await send('POST /api/cvs', { writer: 'en annen' })).body.cv.id).not.toBe(cv.id);
  expect((await app.call('GET /api/cvs', { token })).body.cvs).toHaveLength(2);

  app.clock.moveBy(1000);
  const change = (data: object) => send(`PUT /api/cvs/${cv.id}`, { basedOn: cv.updatedAt }, data);
  const mended = { ...cv, title: 'Rettet igjen' };
  for (const _again of [1, 2]) expect((await change(mended)).status).toBe(200);
  expect((await change({ ...mended, aboutMe: 'Noe annet' })).status).toBe(409);
});

test('a period without months is kept and printed without them', async () => {
  const app = await testApp();
  const years = (startDate: string, endDate: string, sent: object = {}) => ({
    startDate,
    endDate,
    onlyYears: true,
    ...sent,
  });
  const experience = [
    { title: 'Kokk', ...years('2015-08-01', '2018-06-01') },
    { title: 'Servitør', ...years('2014-03-01', '2014-09-01') },
    { title: 'Vert', ...years('2019', '', { startDate: '2019-02', current: true }) },
    { title: 'Bud', ...years('2013-05-01', '2013-08-01', { onlyYears: null }) },
  ];
  const { token, cv } = await withCv(app, { ...cvData, experience });
  expect(cv.experience).toEqual([
    { title: 'Kokk', company: '', description: '', current: false, ...years('2015-01-01', '2018-01-01') },
    { title: 'Servitør', company: '', description: '', current: false, ...years('2014-01-01', '2014-01-01') },
    { title: 'Vert', company: '', description: '', ...years('2019-01-01', '', { current: true }) },
    { title: 'Bud', company: '', description: '', current: false, startDate: '2013-05-01', endDate: '2013-08-01' },
  ]);
  const { body } = await app.call('POST /api/cvs/preview', { body: { cvData: cv, template: 'default' }, token });
  expect(body.text).toContain('\n2015 – 2018\n');
  expect(body.text).toContain('\n2014\n');
  expect(body.text).toContain('\n2019 – nå\n');
  expect(body.text).toContain('\nmai 2013 – aug. 2013');
  const resume = await app.call(`GET /api/cvs/${cv.id}/json-resume`, { token });
  expect(resume.body.work).toMatchObject([
    { startDate: '2015', endDate: '2018' },
    { startDate: '2014', endDate: '2014' },
    { startDate: '2019' },
    { startDate: '2013-05-01', endDate: '2013-08-01' },
  ]);
});

test('a CV is kept, listed, changed and deleted', async () => {
  const app = await testApp();
  const { token, cv } = await withCv(app, cvData);
  expect(cv).toMatchObject({
    _id: cv.id,
    title: 'Utvikler',
    personalInfo: { firstName: 'Åse', phone: '', profileImage: null },
    experience: [{ startDate: '2020-03-01', endDate: '', current: true }],
    education: [],
    skills: ['TypeScript'],
    languages: [{ name: 'Norsk', level: 'Morsmål' }],
  });
  const changed = await app.call(`PUT /api/cvs/${cv.id}`, { body: cvForm({ ...cvData, title: 'Leder' }), token });
  expect(changed.body.cv).toMatchObject({ id: cv.id, title: 'Leder' });
  const { body } = await app.call('GET /api/cvs', { token });
  expect(body.cvs).toMatchObject([{ id: cv.id, title: 'Leder' }]);
  expect((await app.call(`DELETE /api/cvs/${cv.id}`, { token })).body).toMatchObject(empty);
  expect((await app.call(`DELETE /api/cvs/${cv.id}`, { token })).status).toBe(404);
  expect((await app.call('GET /api/cvs', { token })).body.cvs).toEqual([]);
});

test('languages, skills and references are taken as others write them', async () => {
  const app = await testApp();
  const { cv } = await withCv(app, {
    languages: ['Norsk', { name: 'Samisk' }, { language: 'Engelsk', level: 'C1' }],
    skills: ['Knop', { name: 'Seiling' }],
    references: ['Per Ås'],
  });
  expect(cv.languages).toEqual([
    { name: 'Norsk', level: '' },
    { name: 'Samisk', level: '' },
    { name: 'Engelsk', level: 'C1' },
  ]);
  expect(cv.skills).toEqual(['Knop', 'Seiling']);
  expect(cv.references).toMatchObject([{ name: 'Per Ås', email: '' }]);
});

test('nothing is required', async () => {
  const app = await testApp();
  const { cv, token } = await withCv(app, {});
  const { status, body } = await app.call(`POST /api/cvs/${cv.id}/download`, { body: {}, token });
  expect(status).toBe(200);
  expect(body.startsWith('%PDF')).toBe(true);
});

test('lines end where they did in what was pasted, and no words grow together there', async () => {
  const app = await testApp();
  const { cv } = await withCv(app, {
    aboutMe: 'Fra\u000blysbilder\u2028og PDF\r\n2019\tKokk',
    skills: ['To\u2028linjer'],
  });
  expect(cv.aboutMe).toBe('Fra\nlysbilder\nog PDF\n2019\tKokk');
  expect(cv.skills).toEqual(['To linjer']);
});

test('null is nothing, wherever it stands', async () => {
  const app = await testApp();
  const { cv } = await withCv(app, {
    aboutMe: null,
    experience: [{ title: 'Kokk', endDate: null, current: null }],
    education: null,
    skills: null,
    languages: [{ name: 'Norsk', level: null }],
    references: null,
  });
  expect(cv).toMatchObject({ aboutMe: '', education: [], skills: [], references: [] });
  expect(cv.experience).toMatchObject([{ title: 'Kokk', endDate: '', current: false }]);
  expect(cv.languages).toEqual([{ name: 'Norsk', level: '' }]);
});

test('what nobody sees is no skill, and has no heading', async () => {
  const app = await testApp();
  const { token } = await addUser(app.call);
  const unseen = { ...cvData, skills: ['\u200b', '\u00ad'], aboutMe: '\u2060' };
  const { body } = await app.call('POST /api/cvs/preview', { body: { cvData: unseen }, token });
  expect(body.text).not.toMatch(/Ferdigheter|Om meg|·\s*·/);
});

test('visitors are asked to log in, and what is others’ does not exist', async () => {
  const app = await testApp();
  const { cv } = await withCv(app, cvData);
  const other = await addUser(app.call);
  const calls: [string, object | undefined][] = [
    [`PUT /api/cvs/${cv.id}`, cvForm(cvData)],
    [`DELETE /api/cvs/${cv.id}`, undefined],
    [`POST /api/cvs/${cv.id}/download`, {}],
    ['POST /api/cvs/preview', { cvData, id: cv.id }],
  ];
  for (const [name, body] of calls) {
    const sent = body ? { body } : {};
    expect((await app.call(name, sent)).status).toBe(401);
    expect((await app.call(name, { ...sent, token: other.token })).status).toBe(404);
  }
  expect((await app.call('GET /api/cvs')).status).toBe(401);
  expect((await app.call('POST /api/cvs', { body: cvForm(cvData) })).status).toBe(401);
  expect((await app.call('GET /api/cvs', { token: other.token })).body.cvs).toEqual([]);
});

test.each([
  ['no JSON', '{'],
  ['a list', '[]'],
  ['a long title', { title: 'x'.repeat(301) }],
  ['a long paragraph', { aboutMe: 'x'.repeat(10_001) }],
  ['too many entries', { skills: Array(61).fill('x') }],
  ['a day that does not exist', { experience: [{ startDate: '2024-02-31' }] }],
  ['a day in a year that there was not', { experience: [{ startDate: '0000-01-01' }] }],
  ['an unknown language', { documentLanguage: 'xx' }],
  ['an unknown level', { languages: [{ name: 'Norsk', level: 'Z9' }] }],
])('%s is refused', async (_what, data) => {
  const app = await testApp();
  const { token } = await addUser(app.call);
  const { status, body } = await app.call('POST /api/cvs', { body: cvForm(data), token });
  expect(status).toBe(400);
  expect(body.errors.length).toBeGreaterThan(0);
});

test('a CV that is too large is told from one that is missing', async () => {
  const app = await testApp();
  const { token } = await addUser(app.call);
  // Counted in letters, the last is none too large, but a form's field ends in the middle of it.
  for (const sent of [' '.repeat(1_000_001), ' '.repeat(1_200_000), { aboutMe: 'ø'.repeat(600_000) }]) {
    const { status, body } = await app.call('POST /api/cvs', { body: cvForm(sent), token });
    expect([status, body.errors]).toEqual([400, [{ path: 'cvData', msg: 'CV-en er for stor' }]]);
  }
});

test('the photo is made anew, private, and removed with the CV', async () => {
  const app = await testApp();
  const { token, cv } = await withCv(app, cvData, await picture());
  const address = cv.personalInfo.profileImage as string;
  expect(address).toMatch(/^\/uploads\/private\/cv-images\/.*signature=/);
  const answer = await app.app.inject(address);
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp' });
  const kept = await app.call(`PUT /api/cvs/${cv.id}`, {
    body: cvForm({ ...cvData, personalInfo: cv.personalInfo }),
    token,
  });
  expect(kept.body.cv.personalInfo.profileImage).toContain('cv-images');
  // As a file becomes in JSON.
  const asFile = await app.call(`PUT /api/cvs/${cv.id}`, {
    body: cvForm({ ...cvData, personalInfo: { profileImage: {} } }),
    token,
  });
  expect(asFile.body.cv.personalInfo.profileImage).toContain('cv-images');
  const pdf = (wanted: object) => app.call(`POST /api/cvs/${cv.id}/download`, { body: wanted, token });
  for (const wanted of [{}, { template: 'modern', includeImage: true }])
    expect((await pdf(wanted)).body).toContain('/Subtype /Image');
  expect((await pdf({ template: 'modern', includeImage: false })).body).not.toContain('/Subtype /Image');
  await app.call(`DELETE /api/cvs/${cv.id}`, { token });
  await app.runJobs();
  expect((await app.app.inject(address)).statusCode).toBe(404);
});

test('a photo that is taken away or replaced is gone, with its file', async () => {
  const app = await testApp();
  const { token, cv } = await withCv(app, cvData, await picture());
  const save = async (profileImage: null | undefined, image?: Buffer) => {
    const body = cvForm({ ...cvData, personalInfo: { ...cv.personalInfo, profileImage } }, image);
    const saved = await app.call(`PUT /api/cvs/${cv.id}`, { body, token });
    await app.runJobs();
    return saved.body.cv.personalInfo.profileImage as string;
  };
  const statusOf = async (address: string) => (await app.app.inject(address)).statusCode;
  const second = await save(undefined, await picture());
  expect([await statusOf(cv.personalInfo.profileImage), await statusOf(second)]).toEqual([404, 200]);
  expect(await save(null)).toBeNull();
  expect(await statusOf(second)).toBe(404);
});

test('a photo that is lost keeps nobody from the rest of the CV', async () => {
  const app = await testApp();
  const { token, cv } = await withCv(app, cvData, await picture());
  const { imageKey } = await app.db.selectFrom('cvs').select('imageKey').executeTakeFirstOrThrow();
  await app.platform.files.remove(`${imageKey}`);
  const answers = [
    await app.call(`GET ${cv.personalInfo.profileImage}`),
    await app.call('POST /api/cvs/preview', { body: { cvData, id: cv.id }, token }),
    await app.call(`POST /api/cvs/${cv.id}/download`, { body: {}, token }),
    await app.call(`POST /api/cvs/${cv.id}/duplicate`, { token }),
    await app.call('GET /api/auth/my-data', { token }),
    await app.call(`DELETE /api/cvs/${cv.id}`, { token }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 200, 200, 200, 200, 200]);
  expect(answers[3]?.body.cv.personalInfo.profileImage).toBeNull();
});

test('a photo that was harmed where it is stored keeps nobody from the rest of the CV', async () => {
  const app = await testApp();
  const { token, cv } = await withCv(app, cvData, await picture());
  const { imageKey } = await app.db.selectFrom('cvs').select('imageKey').executeTakeFirstOrThrow();
  const statuses: number[] = [];
  for (const harmed of ['', 'RIFF....WEBPVP8 ']) {
    await app.platform.files.disk.put(`${imageKey}`, harmed);
    for (const path of ['preview', `${cv.id}/download`, `${cv.id}/duplicate`]) {
      const { status } = await app.call(`POST /api/cvs/${path}`, { body: { cvData, id: cv.id }, token });
      statuses.push(status);
    }
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
});

test('a copy that is asked for again under its key after a lost reply is the same', async () => {
  const app = await testApp();
  const { token, cv } = await withCv(app, cvData, await picture());
  const copy = async (idempotencyKey: string) =>
    (await app.call(`POST /api/cvs/${cv.id}/duplicate`, { body: { idempotencyKey }, token })).body.cv.id;
  const id = await copy('en');
  expect(await copy('en')).toBe(id);
  expect(await copy('to')).not.toBe(id);
  expect((await app.call('GET /api/cvs', { token })).body.cvs).toHaveLength(3);
});

test('a copy that is asked for twice in the same moment under one key is one', async () => {
  const app = await testApp();
  const { token, cv } = await withCv(app, cvData, await picture());
  const copy = () => app.call(`POST /api/cvs/${cv.id}/duplicate`, { body: { idempotencyKey: 'en' }, token });
  const copies = await Promise.all([copy(), copy(), copy()]);
  expect(copies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(copies.map(({ body }) => body.cv.id)).size).toBe(1);
  app.clock.moveBy(HOUR * 1000);
  await app.runJobs();
  expect(await storedPhotos(app)).toHaveLength(2);
});

test('a photo that no CV got, for the server went down in between, goes an hour later', async () => {
  const app = await testApp();
  const { token, cv } = await withCv(app, cvData, await picture());
  await app.call(`POST /api/cvs/${cv.id}/duplicate`, { token });
  const [kept, lost] = await storedPhotos(app);
  await app.db.deleteFrom('cvs').where('imageKey', '=', `${lost}`).execute();
  await app.runJobs();
  expect(await storedPhotos(app)).toEqual([kept, lost]);
  app.clock.moveBy(HOUR * 1000);
  await app.runJobs();
  expect(await storedPhotos(app)).toEqual([kept]);
});

test('a photo over 5 MB is refused, and so is what is no picture', async () => {
  const app = await testApp();
  const { token } = await addUser(app.call);
  const large = await app.call('POST /api/cvs', { body: cvForm(cvData, Buffer.alloc(5 * 1024 * 1024 + 1)), token });
  expect(large).toMatchObject({ status: 413, body: { message: 'Bildet må være mindre enn 5MB' } });
  const wrong = await app.call('POST /api/cvs', { body: cvForm(cvData, Buffer.from('<svg/>')), token });
  expect(wrong.status).toBe(415);
});

test.each(['default', 'modern', 'minimal'])(
  '%s is an accessible PDF in Norwegian under the person’s name',
  async (template) => {
    const app = await testApp();
    const { token, cv } = await withCv(app, cvData);
    const { headers, body } = await app.call(`POST /api/cvs/${cv.id}/download`, {
      body: { template, includeImage: true },
      token,
    });
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toContain("filename*=UTF-8''%C3%85se_Sj%C3%B8b%C3%A6rg_CV.pdf");
    expect(body).toContain('/StructTreeRoot');
    expect(body).toMatch(/\/Lang ?\(nb/);
    expect(body).toContain('pdfuaid:part');
  },
);

test('a screen reader hears how many skills and languages there are in Moderne', async () => {
  const app = await testApp();
  const { token, cv } = await withCv(app, { ...cvData, skills: ['TypeScript', 'SQL'] });
  const { body } = await app.call(`POST /api/cvs/${cv.id}/download`, { body: { template: 'modern' }, token });
  expect(body.match(/\/S \/L\b/g)).toHaveLength(2);
  expect(body.match(/\/S \/LI\b/g)).toHaveLength(3);
});

test.each([
  [{ firstName: 'Anne/Per', lastName: "O'Brien" }, 'Anne_Per_O%27Brien_CV.pdf'],
  [{ firstName: 'Bare' }, 'Bare_CV.pdf'],
  [{ firstName: '  ', lastName: '' }, 'CV.pdf'],
  [{ firstName: '"😀"', lastName: 'Æ' }, '%F0%9F%98%80_%C3%86_CV.pdf'],
])('the PDF of %o has a name that every system can keep', async (personalInfo, name) => {
  const app = await testApp();
  const { token, cv } = await withCv(app, { personalInfo });
  const { headers } = await app.call(`POST /api/cvs/${cv.id}/download`, { body: {}, token });
  expect(headers['content-disposition']).toMatch(new RegExp(`UTF-8''${name}$`));
});

test.each([
  ['nb', 'Arbeidserfaring', 'mars 2020 – nå', 'Norsk (morsmål)', 'Referanser oppgis på forespørsel.'],
  ['nn', 'Ferdigheiter', 'mars 2020 – no', 'Norsk (morsmål)', 'Referansar blir oppgitte på førespurnad.'],
  ['en', 'Work experience', 'Mar 2020 – present', 'Norsk (native)', 'References available on request.'],
])('the document speaks %s where that was chosen', async (documentLanguage, ...words) => {
  const app = await testApp();
  const data = { ...cvData, references: [], referencesOnRequest: true, documentLanguage };
  const { token, cv } = await withCv(app, data);
  expect(cv.documentLanguage).toBe(documentLanguage);
  const { body } = await app.call('POST /api/cvs/preview', { body: { cvData: data }, token });
  for (const word of words) expect(body.text).toContain(word);
  const pdf = await app.call(`POST /api/cvs/${cv.id}/download`, { body: {}, token });
  expect(pdf.body).toContain(`/Lang (${documentLanguage})`);
  expect(pdf.body).toContain('pdfuaid:part');
});

test('what was kept before one could choose is in bokmål', async () => {
  const app = await testApp();
  const { token, cv } = await withCv(app, cvData);
  await sql`update cvs set data = data - 'documentLanguage' where id = ${cv.id}`.execute(app.platform.db);
  const { body } = await app.call('GET /api/cvs', { token });
  expect(body.cvs).toMatchObject([{ documentLanguage: 'nb' }]);
  expect((await app.call(`POST /api/cvs/${cv.id}/download`, { body: {}, token })).body).toMatch(/\/Lang ?\(nb/);
});

const hostile = [
  '#import "@preview/x:1.0.0": *',
  '#read("/etc/passwd")',
  '$x$ \\u{1} *b* _i_ <a> @ref `r` // /* */',
  'w'.repeat(300),
  '😀👩‍👩‍👧 שלום مرحبا',
];

test.each(['default', 'modern', 'minimal'])('in %s hostile text stays text', async (template) => {
  const app = await testApp();
  const data = {
    personalInfo: { firstName: hostile[0], lastName: hostile[2], email: hostile[3] },
    aboutMe: `${hostile.join('\n')}\n\u0000\u0007\ud800${'ord '.repeat(2000)}`,
    experience: [{ title: hostile[1], company: hostile[4], description: `- ${hostile[3]}` }],
    skills: hostile,
  };
  const { token, cv } = await withCv(app, data);
  const { body } = await app.call('POST /api/cvs/preview', { body: { cvData: data, template }, token });
  for (const text of hostile) expect(body.text).toContain(text);
  expect(body.text).not.toContain('root:');
  expect(body.pages.length).toBeGreaterThan(1);
  for (const page of body.pages) expect(page).toMatch(/^<svg /);
  const pdf = await app.call(`POST /api/cvs/${cv.id}/download`, { body: { template }, token });
  expect(pdf.status).toBe(200);
  expect(pdf.body).toContain('/StructTreeRoot');
});

test.each(['\\', 'a/', 'www.'])('ten thousand letters of %s in one word are drawn', async (letters) => {
  const app = await testApp();
  const { token } = await addUser(app.call);
  const data = { ...cvData, aboutMe: letters.repeat(10_000).slice(0, 10_000) };
  const { status, body } = await app.call('POST /api/cvs/preview', { body: { cvData: data }, token });
  expect([status, body.text.includes(data.aboutMe)]).toEqual([200, true]);
});

const scripts = 'ไทย 中文 한국 にほん नमस्ते தமிழ் ትግርኛ বাংলা Ελλάδα Україна';

test.each(['default', 'modern', 'minimal'])('%s is PDF/UA-1 whatever script it is written in', async (template) => {
  const app = await testApp();
  const drawnByNoFont = '\u{13000} \u{e000} \u{378} \u{1f9ff} \u{feff}.';
  const { token, cv } = await withCv(app, {
    personalInfo: { firstName: scripts },
    aboutMe: `${scripts}\n${drawnByNoFont}\nMidt\u{feff}i`,
    skills: [scripts, drawnByNoFont],
  });
  const { status, body } = await app.call(`POST /api/cvs/${cv.id}/download`, { body: { template }, token });
  expect(status).toBe(200);
  expect(body).toContain('pdfuaid:part');
});

test.each(['default', 'modern', 'minimal'])('%s draws each script with a font that has it', async (template) => {
  const app = await testApp();
  const { token, cv } = await withCv(app, { aboutMe: scripts, skills: [scripts] });
  const { body } = await app.call(`POST /api/cvs/${cv.id}/download`, { body: { template }, token });
  expect(body).toContain('NanumGothic');
  expect(body).not.toContain('JobbfjordFallback');
});

test('a CV for which no template was chosen is drawn by the standard one', async () => {
  const app = await testApp();
  const { token } = await addUser(app.call);
  const drawn = async (wanted: object) =>
    (await app.call('POST /api/cvs/preview', { body: { cvData, ...wanted }, token })).body.pages;
  expect(await drawn({})).toEqual(await drawn({ template: 'default' }));
  expect(await drawn({})).not.toEqual(await drawn({ template: 'modern' }));
});

test('a preview shows the first pages of a long CV, and says how many there are', async () => {
  const app = await testApp();
  const { token } = await addUser(app.call);
  const chapter = { title: 'Kapittel', description: 'En linje til.\n'.repeat(200) };
  const preview = (entries: number) =>
    app.call('POST /api/cvs/preview', {
      body: { cvData: { experience: Array(entries).fill(chapter) } },
      token,
    });
  const { body: short } = await preview(1);
  expect(short.pageCount).toBe(short.pages.length);
  const { body: long } = await preview(12);
  expect(long.pages.length).toBe(8);
  expect(long.pageCount).toBeGreaterThan(8);
  for (const page of [...short.pages, ...long.pages]) {
    // As an image a browser has nothing else to look it up in.
    for (const [, name] of page.matchAll(/(?:href="#|url\(#)([^")]+)/g)) expect(page).toContain(`id="${name}"`);
    expect(page).toContain('<use ');
  }
});

test('the twenty-first CV is refused', async () => {
  const app = await testApp();
  const { token } = await withCv(app, {});
  for (let made = 1; made < 20; made++) await app.call('POST /api/cvs', { body: cvForm({}), token });
  expect((await app.call('POST /api/cvs', { body: cvForm({}), token })).status).toBe(409);
});
