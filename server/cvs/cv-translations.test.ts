import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { cvLimits } from '../../contract/cvs/cv-fields.ts';
import { cvData, cvForm, translatedCv, withCv } from '../../tests/support/cvs.ts';
import { addUser } from '../../tests/support/people.ts';
import { readPdfText } from '../../tests/support/read-pdf-text.ts';
import { type TestApp, testApp } from '../../tests/support/test-app.ts';

const { translations, ...untranslated } = translatedCv;
/** As a client sends it that was made before there were translations. */
const olderCv = {
  ...untranslated,
  experience: cvData.experience,
  education: cvData.education,
  languages: [...cvData.languages, { name: 'Pitesamisk', level: 'A2' }],
  references: cvData.references,
};

const save = (app: TestApp, token: string, id: string, data: object) =>
  app.call(`PUT /api/cvs/${id}`, { body: cvForm(data), token });

const download = (app: TestApp, token: string, id: string, wanted: object) =>
  app.app.inject({
    method: 'POST',
    url: `/api/cvs/${id}/download`,
    headers: { authorization: `Bearer ${token}` },
    payload: wanted,
  });

function importPdf(app: TestApp, token: string, content: Uint8Array) {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(content)]), 'fil');
  return app.call('POST /api/cvs/import', { body, token });
}

test('a CV keeps its texts in another language, and lists, copies and versions have them too', async () => {
  const app = await testApp();
  const { token, cv } = await withCv(app, translatedCv);
  expect(cv).toMatchObject(withoutPhoto(translatedCv));
  expect((await app.call('GET /api/cvs', { token })).body.cvs).toMatchObject([withoutPhoto(translatedCv)]);
  const copy = (await app.call(`POST /api/cvs/${cv.id}/duplicate`, { token })).body.cv;
  expect(copy).toMatchObject({ translations, experience: translatedCv.experience, education: translatedCv.education });

  app.clock.moveBy(1000);
  const gone = await save(app, token, cv.id, { ...olderCv, translations: {} });
  expect(gone.body.cv.translations).toBeUndefined();
  expect(gone.body.cv.experience).toEqual(cvData.experience);
  const { versions } = (await app.call(`GET /api/cvs/${cv.id}/versions`, { token })).body;
  const version = await app.call(`GET /api/cvs/${cv.id}/versions/${versions[0].id}`, { token });
  expect(version.body.cvData).toEqual(translatedCv);
  expect((await save(app, token, cv.id, version.body.cvData)).body.cv).toMatchObject(withoutPhoto(translatedCv));
});

test('a draft keeps translations, and that the last was taken away', async () => {
  const app = await testApp();
  const { token, cv } = await withCv(app, translatedCv);
  const kept = async (data: object) => {
    await app.call('PUT /api/cvs/drafts', { body: { cvId: cv.id, cvData: data }, token });
    return (await app.call('GET /api/cvs/drafts', { token })).body.drafts[0].cvData;
  };
  expect(await kept(translatedCv)).toEqual(translatedCv);
  expect(await kept({ ...olderCv, translations: {} })).toEqual({ ...olderCv, translations: {} });
});

test('who knows nothing of translations changes a CV without losing them', async () => {
  const app = await testApp();
  const { token, cv } = await withCv(app, translatedCv);
  expect((await save(app, token, cv.id, olderCv)).body.cv).toMatchObject(withoutPhoto(translatedCv));

  const [job, apprenticeship] = cvData.experience;
  const added = { title: 'Leder', company: 'Fjord AS', startDate: '2024-01-01', description: 'Ny' };
  const { body } = await save(app, token, cv.id, {
    ...olderCv,
    aboutMe: 'Noe annet.',
    experience: [added, apprenticeship, { ...job, description: 'Rettet' }],
    skills: ['Førerkort BE', 'TypeScript'],
    references: [{ name: 'Kari', title: 'Leder' }],
  });
  expect(body.cv.experience.map((each: { translations?: object }) => each.translations)).toEqual([
    undefined,
    undefined,
    { en: { title: 'Developer', company: 'Fjord Ltd', description: '' } },
  ]);
  expect(body.cv.translations).toEqual({ en: { ...translations.en, aboutMe: '', skills: [] } });
  expect(body.cv.references[0].translations).toBeUndefined();
});

test('who knows nothing of languages changes a CV, drafts and looks at it in its own', async () => {
  const app = await testApp();
  const { token, cv } = await withCv(app, { ...translatedCv, documentLanguage: 'en', translations: { nn: {} } });
  const { documentLanguage: _unknown, ...oldest } = olderCv;
  const { body } = await save(app, token, cv.id, { ...oldest, aboutMe: 'Else.' });
  expect(body.cv).toMatchObject({ documentLanguage: 'en', aboutMe: 'Else.', translations: { nn: {} } });
  const preview = await app.call('POST /api/cvs/preview', { body: { cvData: oldest, id: cv.id }, token });
  expect(preview.body.text).toContain('Work experience');
  await app.call('PUT /api/cvs/drafts', { body: { cvId: cv.id, cvData: oldest }, token });
  await app.call('PUT /api/cvs/drafts', { body: { cvData: oldest }, token });
  const { drafts } = (await app.call('GET /api/cvs/drafts', { token })).body;
  const languageIn = (id: string | null) => drafts.find((each: { cvId: string | null }) => each.cvId === id).cvData;
  expect([languageIn(cv.id), languageIn(null)]).toMatchObject([{ documentLanguage: 'en' }, { documentLanguage: 'nb' }]);
  const made = await app.call('POST /api/cvs', { body: cvForm(oldest), token });
  expect(made.body.cv.documentLanguage).toBe('nb');
});

test('a text that became another one by such a client does not keep what the text before it was translated as', async () => {
  const app = await testApp();
  const { token, cv } = await withCv(app, translatedCv);
  const [job, ...others] = cvData.experience;
  const [school] = cvData.education;
  const { body } = await save(app, token, cv.id, {
    ...olderCv,
    title: 'Selger',
    experience: [{ ...job, title: 'Selger', description: 'Kasse' }, ...others],
    education: [{ ...school, field: 'Jus' }],
    references: [{ ...cvData.references[0], company: 'Rema' }],
  });
  expect(body.cv.translations).toEqual({ en: { ...translations.en, title: '' } });
  expect(body.cv.experience[0].translations).toEqual({ en: { title: '', company: 'Fjord Ltd', description: '' } });
  expect(body.cv.education[0].translations.en).toMatchObject({ degree: 'BSc', field: '' });
  expect(body.cv.references[0].translations).toEqual({ en: { title: 'Manager', company: '' } });
});

test('an entry that looks more like another takes nothing of what is still there', async () => {
  const app = await testApp();
  const job = { title: 'Selger', company: 'Butikk AS', startDate: '', endDate: '', current: false, description: '' };
  const english = { en: { title: 'Salesperson', company: 'Shop Ltd', description: '' } };
  const of = translatedCv.translations;
  const sent = { ...olderCv, translations: of, experience: [{ ...job, translations: english }] };
  const { token, cv } = await withCv(app, sent);
  const experience = [{ ...job, title: 'Leder' }, job];
  const { body } = await save(app, token, cv.id, { ...olderCv, experience });
  expect(body.cv.experience.map((each: { translations?: object }) => each.translations)).toEqual([undefined, english]);
});

test('saved again by such a client, a CV has no version more', async () => {
  const app = await testApp();
  const { token, cv } = await withCv(app, translatedCv);
  await save(app, token, cv.id, olderCv);
  expect((await app.call(`GET /api/cvs/${cv.id}/versions`, { token })).body.versions).toEqual([]);
});

test('a CV that never had a translation looks as it always did, also where that is said of it', async () => {
  const app = await testApp();
  const { token, cv } = await withCv(app);
  const saidSo = await save(app, token, cv.id, { ...cvData, translations: {} });
  const made = await app.call('POST /api/cvs', { body: cvForm({ ...cvData, translations: {} }), token });
  expect(JSON.stringify([cv, saidSo.body.cv, made.body.cv])).not.toContain('translations');
  expect((await app.call(`GET /api/cvs/${cv.id}/versions`, { token })).body.versions).toEqual([]);
});

const long = 'x'.repeat(cvLimits.line + 1);
test.each([
  ['a long title', { translations: { en: { title: long } } }],
  ['a long text', { translations: { en: { aboutMe: 'x'.repeat(cvLimits.paragraph + 1) } } }],
  ['a long text of a job', { experience: [{ translations: { nn: { description: 'x'.repeat(10_001) } } }] }],
  ['a long name of a school', { education: [{ translations: { en: { institution: long } } }] }],
  ['a long name of a language', { languages: [{ name: 'X', translations: { en: { name: long } } }] }],
  ['a long title of a reference', { references: [{ name: 'X', translations: { en: { title: long } } }] }],
  ['a long skill', { translations: { en: { skills: [{ original: 'x', text: long }] } } }],
  ['too many skills', { translations: { en: { skills: Array(61).fill({ original: 'x', text: 'y' }) } } }],
  ['what is no translation', { translations: { en: 'Hello' } }],
  ['what is no text', { experience: [{ translations: { en: { title: 5 } } }] }],
])('%s in a translation is refused', async (_what, data) => {
  const app = await testApp();
  const { token } = await addUser(app.call);
  const { status, body } = await app.call('POST /api/cvs', { body: cvForm(data), token });
  expect([status, body.success]).toEqual([400, false]);
});

test.each([
  ['the CV', { translations: { de: { title: 'Entwickler' }, en: {} } }],
  ['an entry', { experience: [{ title: 'Utvikler', translations: { de: { title: 'Entwickler' } } }] }],
])('a language that documents do not speak is refused in %s, and nothing is lost', async (_what, data) => {
  const app = await testApp();
  const { token, cv } = await withCv(app, translatedCv);
  const { status, body } = await save(app, token, cv.id, data);
  expect([status, body.message]).toEqual([400, 'Ukjent språk']);
  expect((await app.call('GET /api/cvs', { token })).body.cvs[0].translations).toEqual(translations);
});

test('translations that are null are left out', async () => {
  const app = await testApp();
  const { token, cv } = await withCv(app, translatedCv);
  const experience = cvData.experience.map((each) => ({ ...each, translations: null }));
  const kept = await save(app, token, cv.id, { ...olderCv, translations: null, experience });
  expect(kept.body.cv).toMatchObject(withoutPhoto(translatedCv));
  const { body } = await save(app, token, cv.id, { translations: { nn: null, en: { title: ' Developer\u0000 ' } } });
  expect(body.cv.translations).toEqual({ en: { title: 'Developer', aboutMe: '', skills: [] } });
});

test('the document of each language is a tagged PDF that says which it is, also where it is not translated', async () => {
  const app = await testApp();
  const { token, cv } = await withCv(app, translatedCv);
  const own = await download(app, token, cv.id, {});
  expect(own.headers['content-disposition']).toMatch(/_CV\.pdf$/);
  const { text: norwegian, language } = await readPdfText(own.rawPayload);
  expect(language).toBe('nb');
  expect(norwegian).toContain('Jeg bygger ting.');
  expect(own.body.match(/\/Lang \((?!nb)/)).toBeNull();

  for (const template of ['default', 'modern', 'minimal']) {
    const answer = await download(app, token, cv.id, { template, language: 'en' });
    expect(answer.headers['content-disposition']).toMatch(/_CV_en\.pdf$/);
    expect(answer.body).toContain('pdfuaid:part');
    const read = await readPdfText(answer.rawPayload);
    expect([read.language, read.tagsAgree]).toEqual(['en', true]);
    for (const word of ['I build things.', 'Work experience', 'Mar 2020 – present', 'Developer', 'Fjord Ltd', 'BSc'])
      expect(read.text).toContain(word);
    for (const word of ['Driving licence B', 'Norwegian (native)', 'Northern Sámi (B2)', 'Pite Sámi (A2)', 'Manager'])
      expect(read.text).toContain(word);
    expect(read.text).not.toMatch(/Jeg bygger|Utvikler|Informatikk|Førerkort|Leder|Havn/);
    // What was not translated is there as it was written, and is spoken so.
    for (const word of ['Lærling', 'Verft AS', 'Oppgave om nordlys']) expect(read.text).toContain(word);
    expect(answer.body).toMatch(/\/Lang \(nb\)/);
  }
});

test('all that is translated is spoken in its language alone', async () => {
  const app = await testApp();
  const data = { aboutMe: 'Hei', translations: { en: { aboutMe: 'Hello' } } };
  const { token, cv } = await withCv(app, data);
  expect((await download(app, token, cv.id, { language: 'en' })).body).not.toMatch(/\/Lang \(nb\)/);
});

test('a preview is in the language that is asked for, and says what a machine reads there', async () => {
  const app = await testApp();
  const { token } = await addUser(app.call);
  const preview = (wanted: object) =>
    app.call('POST /api/cvs/preview', { body: { cvData: translatedCv, ...wanted }, token });
  expect((await preview({})).body.text).toContain('Arbeidserfaring');
  const { text } = (await preview({ language: 'en' })).body;
  for (const word of ['Work experience', 'Developer', 'Lærling']) expect(text).toContain(word);
  expect((await preview({ language: 'xx' })).status).toBe(400);
});

test('a language that a CV does not have is not made up', async () => {
  const app = await testApp();
  const { token, cv } = await withCv(app, translatedCv);
  const other = await addUser(app.call);
  const answer = await download(app, token, cv.id, { language: 'nn' });
  expect([answer.statusCode, answer.json().message]).toEqual([404, 'CV-en finnes ikke på dette språket lenger.']);
  expect((await download(app, token, cv.id, { language: 'xx' })).statusCode).toBe(400);
  expect((await download(app, other.token, cv.id, { language: 'en' })).statusCode).toBe(404);
});

test('what was translated into what became the language of the CV waits there', async () => {
  const app = await testApp();
  const { token, cv } = await withCv(app, { ...translatedCv, documentLanguage: 'en' });
  const { text } = await readPdfText((await download(app, token, cv.id, {})).rawPayload);
  expect(text).toContain('Jeg bygger ting.');
  const back = await save(app, token, cv.id, { ...olderCv, documentLanguage: 'nb' });
  expect(back.body.cv).toMatchObject(withoutPhoto(translatedCv));
});

test('JSON Resume and the PDF take all languages out and in again', async () => {
  const app = await testApp();
  const { token, cv } = await withCv(app, translatedCv);
  const url = `/api/cvs/${cv.id}/json-resume`;
  const json = await app.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  const read = await importPdf(app, token, json.rawPayload);
  expect(read.body).toMatchObject({ source: 'json-resume', leftOut: [], cvData: translatedCv });
  expect(read.body.cvData).toEqual(translatedCv);

  for (const language of ['nb', 'en']) {
    const pdf = await download(app, token, cv.id, { language });
    const { cvData: again } = (await importPdf(app, token, pdf.rawPayload)).body;
    const untitled = { en: { ...translations.en, title: '' } };
    expect(again).toEqual({ ...translatedCv, title: '', translations: untitled });
  }
});

test('a PDF for others carries the chosen language and the original, and none that were not chosen', async () => {
  const app = await testApp();
  const nn = { title: '', aboutMe: 'Eg byggjer ting.', skills: [] };
  const nb = { title: '', aboutMe: 'Ventar her.', skills: [] };
  const { token, cv } = await withCv(app, { ...translatedCv, translations: { ...translations, nn, nb } });
  const carriedBy = async (wanted: object) => {
    const pdf = await download(app, token, cv.id, wanted);
    return (await importPdf(app, token, pdf.rawPayload)).body.cvData;
  };
  expect(Object.keys((await carriedBy({ language: 'en' })).translations)).toEqual(['nb', 'nn', 'en']);
  const english = await carriedBy({ language: 'en', forOthers: true });
  expect(Object.keys(english.translations)).toEqual(['en']);
  expect(english.experience).toEqual(translatedCv.experience);
  const original = await carriedBy({ forOthers: true });
  expect(JSON.stringify(original)).not.toMatch(/Developer|byggjer|Ventar/);
  expect(original.aboutMe).toBe(cvData.aboutMe);
});

test('what others call translations in their JSON Resume is read as far as it is one', async () => {
  const app = await testApp();
  const { token } = await addUser(app.call);
  const resume = {
    basics: { name: 'Ola' },
    work: [{ position: 'Selger', translations: { en: { title: 'Sales', company: ['x'] }, de: { title: 'Verkauf' } } }],
    education: [{ institution: 'NTNU', translations: 'Norwegian' }],
    meta: { translations: { en: { skills: Array(90).fill({ original: 'a', text: 'b' }) }, nn: [] } },
  };
  const { body } = await importPdf(app, token, Buffer.from(JSON.stringify(resume)));
  expect(body.success).toBe(true);
  expect(body.cvData.experience[0].translations).toEqual({ en: { title: 'Sales', company: '', description: '' } });
  expect(body.cvData.education[0].translations).toBeUndefined();
  expect(body.cvData.translations.en.skills).toHaveLength(cvLimits.skills);
});

test('the download of everything that is kept about somebody has the translations', async () => {
  const app = await testApp();
  const { token } = await withCv(app, translatedCv);
  const headers = { authorization: `Bearer ${token}` };
  const { rawPayload } = await app.app.inject({ url: '/api/auth/my-data', headers });
  const files = Object.entries(unzipSync(rawPayload)).filter(([name]) => /\.(json|html)$/.test(name));
  expect(files).toHaveLength(2);
  for (const [, content] of files) expect(strFromU8(content)).toContain('Driving licence B');
});

function withoutPhoto<T extends { personalInfo: object }>({ personalInfo: _person, ...cv }: T) {
  return cv;
}
