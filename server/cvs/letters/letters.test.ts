import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { letterLimits } from '../../../contract/cvs/cover-letter-fields.ts';
import { letterData as letter, withLetter } from '../../../tests/support/cover-letters.ts';
import { addUser } from '../../../tests/support/people.ts';
import { readPdfText } from '../../../tests/support/read-pdf-text.ts';
import { testApp } from '../../../tests/support/test-app.ts';

test('a letter is kept, listed, changed and deleted', async () => {
  const app = await testApp();
  const { token, letter: kept, list } = await withLetter(app);
  expect(kept).toMatchObject({
    ...letter,
    date: '',
    closing: '',
    sender: { ...letter.sender, address: '' },
    template: 'default',
    documentLanguage: 'nb',
  });
  const changed = { ...letter, title: 'Til losen', template: 'modern', documentLanguage: 'nn', date: '2026-05-17' };
  const { body } = await app.call(`PUT /api/cover-letters/${kept.id}`, { body: { letter: changed }, token });
  expect(body.letter).toMatchObject({ id: kept.id, ...changed });
  expect(await list()).toMatchObject([{ id: kept.id, title: 'Til losen' }]);
  expect((await app.call(`DELETE /api/cover-letters/${kept.id}`, { token })).body).toEqual({
    success: true,
    message: 'Søknadsbrevet er slettet.',
  });
  expect((await app.call(`DELETE /api/cover-letters/${kept.id}`, { token })).status).toBe(404);
  expect(await list()).toEqual([]);
});

test('visitors are asked to log in, and what is others’ does not exist', async () => {
  const app = await testApp();
  const { letter: kept } = await withLetter(app);
  const other = await addUser(app.call);
  const calls: [string, object?][] = [
    [`PUT /api/cover-letters/${kept.id}`, { letter }],
    [`DELETE /api/cover-letters/${kept.id}`],
    [`POST /api/cover-letters/${kept.id}/duplicate`, {}],
    [`GET /api/cover-letters/${kept.id}/pdf`],
    ['PUT /api/cover-letters/drafts', { letter, letterId: kept.id }],
  ];
  for (const [name, body] of calls) {
    const sent = body ? { body } : {};
    expect((await app.call(name, sent)).status).toBe(401);
    expect((await app.call(name, { ...sent, token: other.token })).status).toBe(404);
  }
  for (const name of ['GET /api/cover-letters', 'GET /api/cover-letters/drafts'])
    expect((await app.call(name)).status).toBe(401);
  expect((await app.call('GET /api/cover-letters', { token: other.token })).body.letters).toEqual([]);
});

test.each([
  ['no letter', undefined, 'Søknadsbrevet mangler'],
  ['a text', 'brev', 'Søknadsbrevet kan ikke leses'],
  ['a long title', { title: 'x'.repeat(301) }, 'Tittelen kan ikke være lengre enn 300 tegn'],
  ['a long body', { body: 'x'.repeat(letterLimits.body + 1) }, 'Teksten kan ikke være lengre enn 10000 tegn'],
  ['a number', { company: 7 }, 'Bedriften må være tekst'],
  ['a day that does not exist', { date: '2026-02-31' }, 'Ugyldig dato'],
  ['a template that does not exist', { template: 'pen' }, 'Ukjent mal'],
  ['an unknown language', { documentLanguage: 'xx' }, 'Ukjent språk'],
])('%s is refused', async (_what, data, message) => {
  const app = await testApp();
  const { token } = await addUser(app.call);
  const { status, body } = await app.call('POST /api/cover-letters', { body: { letter: data }, token });
  expect([status, body.errors?.[0].msg]).toEqual([400, message]);
});

test('a letter that is sent once more after a lost reply is the same one, with what was written since', async () => {
  const app = await testApp();
  const { token } = await addUser(app.call);
  const send = (writer: string, title: string) =>
    app.call('POST /api/cover-letters', { body: { letter: { ...letter, title }, writer }, token });
  const [first, beside] = await Promise.all([send('fane', 'Til havna'), send('fane', 'Til havna')]);
  expect(beside.body.letter.id).toBe(first.body.letter.id);
  const again = await send('fane', 'Rettet');
  expect(again.body.letter).toMatchObject({ id: first.body.letter.id, title: 'Rettet' });
  expect((await send('en annen fane', 'Ny')).body.letter.id).not.toBe(first.body.letter.id);
  expect((await app.call('GET /api/cover-letters', { token })).body.letters).toHaveLength(2);

  app.clock.moveBy(1000);
  const { id, updatedAt } = again.body.letter;
  const change = (title: string) =>
    app.call(`PUT /api/cover-letters/${id}`, { body: { letter: { ...letter, title }, basedOn: updatedAt }, token });
  for (const _again of [1, 2]) expect((await change('Rettet igjen')).status).toBe(200);
  const refused = await change('Noe annet');
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('lagret et annet sted')]);
});

test('a copy is made once for each key, and no more letters than there is room for', async () => {
  const app = await testApp();
  const { token, letter: kept, list } = await withLetter(app);
  const copy = (idempotencyKey?: string) =>
    app.call(`POST /api/cover-letters/${kept.id}/duplicate`, { body: { idempotencyKey }, token });
  const first = await copy('en');
  expect(first.body.letter).toMatchObject({ title: 'Kopi av Til havna', body: letter.body });
  const untitled = await withLetter(app, { ...letter, title: '' });
  const { body } = await app.call(`POST /api/cover-letters/${untitled.letter.id}/duplicate`, {
    body: {},
    token: untitled.token,
  });
  expect(body.letter.title).toBe('Kopi av fyrvokter, Havn AS');
  expect((await copy('en')).body.letter.id).toBe(first.body.letter.id);
  for (let more = 2; more < letterLimits.letters; more += 1) expect((await copy()).status).toBe(200);
  const refused = await copy();
  expect([refused.status, refused.body.message]).toEqual([409, 'Du kan ha høyst 20 søknadsbrev. Slett et først.']);
  expect(await list()).toHaveLength(letterLimits.letters);
});

test('a draft is kept beside the letter until it is saved, thrown away or the letter is deleted', async () => {
  const app = await testApp();
  const { token, letter: kept } = await withLetter(app);
  const keep = (title: string, letterId?: string, writer?: string) =>
    app.call('PUT /api/cover-letters/drafts', { body: { letter: { ...letter, title }, letterId, writer }, token });
  const drafts = async () =>
    (await app.call('GET /api/cover-letters/drafts', { token })).body.drafts.map(
      (draft: { letterId: string | null; letter: { title: string } }) => [draft.letterId, draft.letter.title],
    );
  await keep('Ny');
  await keep('Ny igjen');
  app.clock.moveBy(1000);
  await keep('Endret', kept.id, 'fane');
  expect(await drafts()).toEqual([
    [kept.id, 'Endret'],
    [null, 'Ny igjen'],
  ]);
  // Another tab, which knows nothing of this draft.
  expect((await keep('Fra en annen fane', kept.id, 'annen')).status).toBe(409);
  const save = (writer: string) => app.call(`PUT /api/cover-letters/${kept.id}`, { body: { letter, writer }, token });
  await save('annen');
  expect(await drafts()).toHaveLength(2);
  await save('fane');
  expect(await drafts()).toEqual([[null, 'Ny igjen']]);
  await app.call('DELETE /api/cover-letters/drafts', { token });
  await keep('Endret', kept.id);
  await app.call(`DELETE /api/cover-letters/${kept.id}`, { token });
  expect(await drafts()).toEqual([]);
});

test('a draft says on which letter it was written', async () => {
  const app = await testApp();
  const { token, letter: kept } = await withLetter(app);
  const body = { letterId: kept.id, letter, basedOn: kept.updatedAt };
  await app.call('PUT /api/cover-letters/drafts', { body, token });
  const { drafts } = (await app.call('GET /api/cover-letters/drafts', { token })).body;
  expect(drafts[0].basedOn).toBe(kept.updatedAt);
});

test('the PDF is an accessible letter of this day in Oslo, named after its sender', async () => {
  const app = await testApp({ now: new Date('2026-05-16T22:30:00Z') });
  const { token, letter: kept } = await withLetter(app);
  const answer = await app.app.inject({
    url: `/api/cover-letters/${kept.id}/pdf`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['content-disposition']).toContain(
    `filename*=UTF-8''${encodeURIComponent('Åse_Sjøbærg_Soknadsbrev.pdf')}`,
  );
  expect(answer.rawPayload.toString('latin1')).toContain('pdfuaid:part');
  const { text, tagsAgree, language } = await readPdfText(answer.rawPayload);
  expect(text.split('\n')).toEqual([
    'Åse Sjøbærg',
    'ase@example.no · 900 00 000',
    'Havn AS',
    'Kari Holm',
    'Bodø, 17. mai 2026',
    'Søknad på stilling som fyrvokter',
    'Hei Kari,',
    'Jeg holder fyret tent.',
    'Også om natta.',
    'Med vennlig hilsen',
    'Åse Sjøbærg',
  ]);
  expect([tagsAgree, language]).toEqual([true, 'nb']);
  const file = await getDocumentProxy(new Uint8Array(answer.rawPayload));
  expect((await file.getMetadata()).info).toMatchObject({ Title: 'Søknadsbrev – Åse Sjøbærg' });
  const { children } = await (await file.getPage(1)).getStructTree();
  expect(JSON.stringify(children)).toMatch(/"role":"H1"/);
});

test('what is typed is shown as pages, and what was typed of markup is text', async () => {
  const app = await testApp();
  const { token } = await addUser(app.call);
  const preview = async (data: object) =>
    (await app.call('POST /api/cover-letters/preview', { body: { letter: data }, token })).body;
  expect(await preview({})).toMatchObject({ pageCount: 1, text: expect.stringContaining('Med vennlig hilsen') });
  const hostile = { ...letter, body: `#panic() ${'w'.repeat(300)} \u202e \u0000`, closing: '<script>' };
  const { pages } = await preview(hostile);
  expect(pages[0]).toMatch(/^<svg/);
  expect(pages[0]).not.toContain('<script');
  const { pageCount } = await preview({ ...letter, body: 'Et ord til. '.repeat(800) });
  expect(pageCount).toBeGreaterThan(1);
});

test('letters go with the account, which says so before', async () => {
  const app = await testApp();
  const { token, password } = await addUser(app.call);
  for (const body of [{ letter }, { letter }]) await app.call('POST /api/cover-letters', { body, token });
  await app.call('PUT /api/cover-letters/drafts', { body: { letter }, token });
  const { body } = await app.call('GET /api/auth/deletion', { token });
  expect(body.consequences).toContain('De 2 søknadsbrevene dine slettes, med tidligere versjoner.');
  expect((await app.call('DELETE /api/auth/me', { body: { password }, token })).status).toBe(200);
  for (const table of ['coverLetters', 'coverLetterDrafts'] as const)
    expect(await app.db.selectFrom(table).selectAll().execute()).toEqual([]);
});
