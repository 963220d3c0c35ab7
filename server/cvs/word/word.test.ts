import sharp from 'sharp';
import { expect, test } from 'vitest';
import { letterData, withLetter } from '../../../tests/support/cover-letters.ts';
import { cvData, translatedCv, withCv } from '../../../tests/support/cvs.ts';
import { addUser } from '../../../tests/support/people.ts';
import { readWord } from '../../../tests/support/read-word.ts';
import { type TestApp, testApp } from '../../../tests/support/test-app.ts';

const authorized = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
const ofCv = (app: TestApp, token: string, id: string, payload: object = {}) =>
  app.app.inject({ method: 'POST', url: `/api/cvs/${id}/word`, payload, ...authorized(token) });
const ofLetter = (app: TestApp, token: string, id: string) =>
  app.app.inject({ url: `/api/cover-letters/${id}/word`, ...authorized(token) });
const picture = () =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: '#0b4f5a' } })
    .png()
    .toBuffer();

test('a CV is a Word document under its owner’s name, with real headings, lists and links', async () => {
  const app = await testApp();
  const { token, cv } = await withCv(app, { ...cvData, aboutMe: 'Se www.ase.no, eller skriv (post@blåbær.no).' });
  const { headers, rawPayload } = await ofCv(app, token, cv.id);
  expect(headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'content-disposition': expect.stringMatching(/UTF-8''%C3%85se%20Marie_Sj%C3%B8b%C3%A6rg_CV\.docx$/),
    'cache-control': 'no-store',
  });
  const { paragraphs, xml, language } = readWord(rawPayload);
  expect(language).toBe('nn-NO');
  expect(xml('docProps/core.xml')).toContain('<dc:title>CV – Åse Marie Sjøbærg</dc:title>');
  const inStyle = (wanted: string) => paragraphs.filter(({ style }) => style === wanted).map(({ text }) => text);
  expect(inStyle('Title')).toEqual(['Åse Marie Sjøbærg']);
  expect(inStyle('Heading1')).toEqual([
    'Om meg',
    'Arbeidserfaring',
    'Utdanning',
    'Ferdigheiter',
    'Språk',
    'Referansar',
  ]);
  expect(inStyle('Heading2')).toEqual(['Utvikler', 'Lærling', 'Bachelor, Informatikk', 'Per Ås']);
  expect(inStyle('ListBullet')).toEqual(['Bygget "ting" med ↯ og \\u{1}']);
  const links = paragraphs.flatMap(({ runs }) => runs).filter(({ link }) => link);
  expect(links.map(({ text, link }) => [text, link])).toEqual([
    ['ase@example.no', 'mailto:ase@example.no'],
    ['www.ase.no', 'https://www.ase.no/'],
    ['post@blåbær.no', 'mailto:post@xn--blbr-roah.no'],
    ['per@example.no', 'mailto:per@example.no'],
  ]);
});

test('in another language it is named and marked so, and what was not translated is marked as the original', async () => {
  const app = await testApp();
  const { token, cv } = await withCv(app, translatedCv);
  const { headers, rawPayload } = await ofCv(app, token, cv.id, { language: 'en' });
  expect(headers['content-disposition']).toMatch(/_CV_en\.docx$/);
  const { text, paragraphs, language } = readWord(rawPayload);
  expect(language).toBe('en-GB');
  for (const word of ['Work experience', 'Driving licence B', 'Pite Sámi (A2)']) expect(text).toContain(word);
  expect(text).not.toMatch(/Jeg bygger|Førerkort|Havn/);
  const marked = paragraphs.flatMap(({ runs }) => runs).filter(({ language: own }) => own);
  expect(marked.map((run) => [run.text, run.language])).toEqual([
    ['Lærling', 'nb-NO'],
    ['Verft AS', 'nb-NO'],
    ['Oppgave om nordlys', 'nb-NO'],
    ['TypeScript', 'nb-NO'],
    ['Per Ås', 'nb-NO'],
  ]);
});

test('the photo comes along with words for it, unless it is left out', async () => {
  const app = await testApp();
  const { token, cv } = await withCv(app, cvData, await picture());
  const word = readWord((await ofCv(app, token, cv.id)).rawPayload);
  expect(word.pictures).toHaveLength(1);
  expect(word.xml('word/document.xml')).toMatch(/<wp:inline.*<wp:docPr [^>]*descr="Portrett av Åse Marie Sjøbærg"/);
  expect(readWord((await ofCv(app, token, cv.id, { includeImage: false })).rawPayload).pictures).toEqual([]);
});

test('a letter is a Word document whose only heading is what it is about', async () => {
  const app = await testApp({ now: new Date('2026-05-16T22:30:00Z') });
  const { token, letter } = await withLetter(app, {
    ...letterData,
    documentLanguage: 'nn',
    body: 'Hei\npå deg\n\n- fyr',
  });
  const { headers, rawPayload } = await ofLetter(app, token, letter.id);
  expect(headers['content-disposition']).toMatch(/UTF-8''%C3%85se_Sj%C3%B8b%C3%A6rg_Soknadsbrev\.docx$/);
  const { text, paragraphs, language } = readWord(rawPayload);
  expect(language).toBe('nn-NO');
  expect(text).toContain('17. mai 2026');
  expect(text).toContain('Hei\npå deg\n• fyr\nMed venleg helsing\nÅse Sjøbærg');
  const headings = paragraphs.filter(({ style }) => style.startsWith('Heading'));
  expect(headings.map((each) => each.text)).toEqual(['Søknad på stilling som fyrvokter']);
});

test('a short end of a letter stays with its closing, and a long one does not leave a page empty before it', async () => {
  const app = await testApp();
  const kept = async (body: string) => {
    const { token, letter } = await withLetter(app, { ...letterData, body });
    const xml = readWord((await ofLetter(app, token, letter.id)).rawPayload).xml('word/document.xml');
    return xml.split('<w:keepNext/>').length - 1;
  };
  const long = await kept('ord '.repeat(200));
  expect([await kept('Kort slutt.'), await kept('linje\n'.repeat(6))]).toEqual([long + 1, long]);
});

test('what is read from right to left is marked so', async () => {
  const app = await testApp();
  const { token, cv } = await withCv(app, {
    personalInfo: { firstName: 'משה', lastName: 'כהן' },
    aboutMe: 'שלום Oslo\n\nSnakker עברית.',
  });
  const document = readWord((await ofCv(app, token, cv.id)).rawPayload).xml('word/document.xml');
  const run = (text: string) => `<w:r><w:rPr><w:rtl/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
  const plain = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
  expect(document).toContain(`<w:pStyle w:val="Title"/></w:pPr>${run('משה כהן')}</w:p>`);
  expect(document).toContain(`<w:p><w:pPr><w:bidi/></w:pPr>${run('שלום')}${plain(' Oslo')}</w:p>`);
  expect(document).toContain(`${plain('Snakker ')}${run('עברית')}${plain('.')}</w:p>`);
  expect(document.split('<w:bidi/>')).toHaveLength(2);
});

const hostile = [
  '<w:p/> &amp; &#1; ]]> "\' {PAGE} =1+1',
  'javascript:alert(1) file:///etc/passwd https:// http://[::1 www. @ a@b',
  'https://x.no/<b>?a="&b=|{}^`\\',
  '😀👩‍👩‍👧 שלום مرحبا 中文',
  'constructor',
];

test('hostile text stays text, and no character harms the file', async () => {
  const app = await testApp();
  const data = {
    personalInfo: { firstName: hostile[0], lastName: hostile[3], email: hostile[1] },
    aboutMe: `${hostile.join('\n')}\n\u0000\u0007\u000b\ud800\ufffe\uffff`,
    experience: [{ title: hostile[0], company: hostile[2], description: `- ${hostile[1]}` }],
    skills: hostile,
  };
  const { token, cv } = await withCv(app, data, await picture());
  const { rawPayload } = await ofCv(app, token, cv.id);
  const { text, paragraphs } = readWord(rawPayload);
  for (const each of hostile) expect(text).toContain(each);
  const runs = paragraphs.flatMap((each) => each.runs);
  expect(new Set(runs.flatMap(({ link }) => link ?? []))).toEqual(new Set(['https://x.no/']));
  expect(runs.filter(({ language }) => language)).toEqual([]);
});

test('what was kept with characters that no document may hold is written without them', async () => {
  const app = await testApp();
  const { token, cv } = await withCv(app, cvData);
  const data = JSON.stringify({ ...cvData, aboutMe: 'Hei\u0001\u000c på deg' });
  await app.db.updateTable('cvs').set({ data }).where('id', '=', cv.id).execute();
  expect(readWord((await ofCv(app, token, cv.id)).rawPayload).text).toContain('Hei på deg');
});

test('the most that a CV may hold is a document too', async () => {
  const app = await testApp();
  const chapter = { title: 'Kapittel', description: 'x'.repeat(10_000) };
  const { token, cv } = await withCv(app, { experience: Array(40).fill(chapter) });
  const { statusCode, rawPayload } = await ofCv(app, token, cv.id);
  expect([statusCode, readWord(rawPayload).text.match(/x/g)?.length]).toEqual([200, 400_000]);
});

test('nothing is required', async () => {
  const app = await testApp();
  const { token, cv } = await withCv(app, {});
  expect(readWord((await ofCv(app, token, cv.id)).rawPayload).text).toBe('CV');
});

test('a language that it does not have, what is others’ and what is not there does not exist', async () => {
  const app = await testApp();
  const { token, cv } = await withCv(app, translatedCv);
  const { token: writer, letter } = await withLetter(app);
  const other = await addUser(app.call);
  const missing = await ofCv(app, token, cv.id, { language: 'nn' });
  expect([missing.statusCode, missing.json().message]).toEqual([404, 'CV-en finnes ikke på dette språket lenger.']);
  expect((await ofCv(app, token, cv.id, { language: 'xx' })).statusCode).toBe(400);
  for (const call of [
    ofCv(app, other.token, cv.id),
    ofCv(app, token, crypto.randomUUID()),
    ofLetter(app, other.token, letter.id),
    ofLetter(app, writer, crypto.randomUUID()),
  ])
    expect((await call).statusCode).toBe(404);
  for (const name of [`POST /api/cvs/${cv.id}/word`, `GET /api/cover-letters/${letter.id}/word`])
    expect((await app.call(name, name.startsWith('POST') ? { body: {} } : {})).status).toBe(401);
});
