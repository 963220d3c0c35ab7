import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { addFormPosition, applicationWith, fileBody, upload } from '../../../tests/support/applying.ts';
import { cvData, cvForm } from '../../../tests/support/cvs.ts';
import { addPosition, addShare, typedPosition } from '../../../tests/support/hiring.ts';
import { addUser } from '../../../tests/support/people.ts';
import { readPdfText } from '../../../tests/support/read-pdf-text.ts';
import { testApp } from '../../../tests/support/test-app.ts';
import { addDays, DAY_MS, dayInOslo } from '../../platform/clock.ts';

const name = { firstName: 'Ragnhildur', lastName: 'Quistgaard' };
const applicantInfo = { ...name, email: 'rq@kanari.example', phone: '987 65 432' };
const answer = 'Jeg er Ragnhildur Quistgaard (rq@kanari.example, 98765432), og kan laftebygg.';
const telling = /ragnhildur|quistgaard|kanari|987 ?65 ?432|min cv|hemmelig/i;

/** A text without the figures an applicant is called by, which are drawn at random and may be any. */
const withoutFigures = (text: string) => text.replaceAll(/\d{3}-\d{3}/g, '');
const listEntry = {
  ...{ age: '41', gender: 'woman', occupation: 'Tømrer', municipality: 'Hamar' },
  ...{ wantsExemption: true, exemptionReason: 'Hemmelig for sjefen' },
};

/** A position whose applications are read anonymously, with one that came in. */
async function blindReading() {
  const app = await testApp();
  const { call, db } = app;
  const [owner, colleague, applicant] = await Promise.all([addUser(call), addUser(call), addUser(call, name)]);
  const { business, form, position } = await addFormPosition(db, { isReadAnonymously: true, hasApplicantList: true });
  await db.updateTable('businesses').set({ ownerId: owner.id }).where('id', '=', business.id).execute();
  await addShare(db, business.id, colleague.id);
  const send = async ({ token }: { token: string }, positionId: string) => {
    const file = await upload(call, token);
    const responses = [
      { questionId: 'hvorfor', response: answer },
      { questionId: 'cv', files: [file.id] },
    ];
    const body = applicationWith(file, { applicantInfo, responses, listEntry });
    const sent = await call(`POST /api/applications/submit/${positionId}`, { token, body });
    expect(sent.body).toMatchObject({ success: true });
    return sent.body.application.id as string;
  };
  const id = await send(applicant, position.id);
  /** A CV made here, printed and uploaded. */
  const uploadCv = async ({ token }: { token: string }, typed: object, fileName = 'a.pdf', payload = {}) => {
    const { cv } = (await call('POST /api/cvs', { token, body: cvForm(typed) })).body;
    const download = { method: 'POST', url: `/api/cvs/${cv.id}/download`, payload } as const;
    const pdf = (await app.app.inject({ ...download, headers: { authorization: `Bearer ${token}` } })).rawPayload;
    const uploaded = await call('POST /api/applications/upload-file', { token, body: fileBody(pdf, fileName) });
    return uploaded.body.file as { id: string };
  };
  const fetchAs = ({ token }: { token: string }, url: string) =>
    app.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  const open = async (application = id) => (await call(`GET /api/applications/${application}`, owner)).body.application;
  const own = async () => (await call(`GET /api/applications/mine/${id}`, applicant)).body.application;
  const reveal = (ids = [id], { token } = owner) =>
    call('POST /api/applications/reveal', { token, body: { applications: ids.map((each) => ({ id: each })) } });
  const inbox = `/api/applications/business/${business.id}`;
  const people = { owner, colleague, applicant };
  return { ...app, ...people, form, position, id, inbox, send, uploadCv, fetchAs, open, own, reveal };
}

test('nothing that an employer reads of an anonymous application tells whose it is', async () => {
  const { call, owner, applicant, id, inbox, fetchAs, mails, runJobs, clock } = await blindReading();
  await call(`PUT /api/applications/${id}/status`, { token: owner.token, body: { status: 'denied', notes: 'Notat' } });
  await call(`POST /api/applications/mine/${id}/remind`, applicant);
  clock.moveBy(DAY_MS);
  await runJobs();
  const read = [
    `/api/applications/${id}`,
    `/api/applications/${id}/history`,
    `${inbox}/stats`,
    `${inbox}/interviews`,
    `${inbox}/export`,
    inbox,
    ...['newest', 'oldest', 'name'].map((sort) => `${inbox}?fields=summary&sort=${sort}`),
  ];
  for (const url of read) {
    const { statusCode, body } = await fetchAs(owner, url);
    expect([url, statusCode]).toEqual([url, 200]);
    expect(body).not.toMatch(telling);
  }
  expect((await fetchAs(owner, `${inbox}/export`)).body).toContain(';ja;');
  const zip = unzipSync((await fetchAs(owner, `${inbox}/export?format=zip`)).rawPayload);
  expect(Object.keys(zip)).toHaveLength(2);
  for (const [path, content] of Object.entries(zip)) expect(`${path} ${strFromU8(content)}`).not.toMatch(telling);
  const toEmployer = (await mails()).filter(({ to }) => to !== applicant.email);
  expect(toEmployer.map(({ subject }) => subject)).toContain('Ny søknad på Tømrer');
  for (const mail of toEmployer) expect(JSON.stringify(mail)).not.toMatch(telling);
});

test('it is read by a number, with what tells who wrote it taken out, and its files stay closed', async () => {
  const { call, owner, applicant, id, fetchAs, open, db, platform } = await blindReading();
  const shown = await open();
  expect(shown).toMatchObject({ isAnonymous: true, listEntry: null, fileCount: 1 });
  expect(shown.applicantInfo).toMatchObject({ firstName: 'Søker', email: '', phone: null });
  expect(shown.applicantInfo.lastName).toMatch(/^\d{3}-\d{3}$/);
  const [why, cv] = shown.responses;
  expect(why.response).toBe('Jeg er [skjult] [skjult] [skjult]), og kan laftebygg.');
  expect(cv).toMatchObject({ response: '', files: [{ originalName: 'Vedlegg 1.pdf', url: null }] });
  // Not by an address that somebody signed for the reader, either.
  const { fileKey } = await db.selectFrom('applicationFiles').select('fileKey').executeTakeFirstOrThrow();
  const signed = await platform.files.signedPath({ key: fileKey, fileName: 'Min CV.pdf' }, owner.id);
  expect((await fetchAs(owner, signed)).statusCode).toBe(404);
  const mine = (await call(`GET /api/applications/mine/${id}`, applicant)).body.application;
  expect(mine).toMatchObject({ isAnonymous: true, revealedAt: null, applicantInfo: name });
  expect((await fetchAs(applicant, mine.responses[1].files[0].url)).statusCode).toBe(200);
  expect((await call(`GET /api/applications/${id}/history`, owner)).body.events).toMatchObject([{ kind: 'opened' }]);
});

test('searching and sorting find nothing out', async () => {
  const { call, owner, id, inbox, position, send, open } = await blindReading();
  const found = async (search: string) =>
    (await call(`GET ${inbox}?search=${encodeURIComponent(search)}`, owner)).body.applications.length;
  for (const word of ['Ragnhildur', 'stgaa', 'kanari', '98765432', 'CV.pdf', 'rq'])
    expect([word, await found(word)]).toEqual([word, 0]);
  const shown = (await open()).applicantInfo;
  for (const word of ['laftebygg', 'Tømrer', 'skjult', shown.lastName])
    expect([word, await found(word)]).toEqual([word, 1]);
  // Known ones by name before the others, whose names would come first.
  const known = await send(await addUser(call), position.id);
  await call('POST /api/applications/reveal', { token: owner.token, body: { applications: [{ id: known }] } });
  const sorted = (await call(`GET ${inbox}?sort=name`, owner)).body.applications;
  expect(sorted.map((each: { id: string }) => each.id)).toEqual([known, id]);
  expect(await found('Quistgaard')).toBe(1);
});

test('who handles it can see whose it is, once and for all, and who did so stays in its history', async () => {
  const { call, db, owner, colleague, applicant, id, inbox, fetchAs, open, own, reveal, send } = await blindReading();
  const second = await send(await addUser(call), (await open()).positionId.id);
  expect((await reveal([id], applicant)).status).toBe(404);
  expect((await open()).isAnonymous).toBe(true);
  expect((await reveal([id], colleague)).body.message).toBe('Dere ser nå hvem som har sendt søknaden.');
  const { events } = (await call(`GET /api/applications/${id}/history`, owner)).body;
  expect(events[0]).toMatchObject({ kind: 'revealed', actor: 'Kari Nordmann' });
  const shown = await open();
  expect(shown).toMatchObject({ isAnonymous: false, applicantInfo, listEntry: { age: 41 }, version: 1 });
  expect(shown.responses[0].response).toBe(answer);
  expect((await fetchAs(owner, shown.responses[1].files[0].url)).statusCode).toBe(200);
  const { revealedAt, isAnonymous } = await own();
  expect([isAnonymous, Date.parse(revealedAt)]).toEqual([false, expect.any(Number)]);
  // Once more, and with another: what is known already keeps its time.
  expect((await reveal([id, second])).body.message).toBe('Dere ser nå hvem som har sendt de 2 søknadene.');
  expect((await own()).revealedAt).toBe(revealedAt);
  const kinds = await db.selectFrom('applicationEvents').select('kind').where('kind', '=', 'revealed').execute();
  expect(kinds).toHaveLength(2);
  expect((await fetchAs(owner, `${inbox}/export`)).body).toMatch(/Quistgaard.*;vist \d{4}-/);
});

test('what is done with the person waits for knowing who it is', async () => {
  const { call, owner, id, position, inbox, clock, reveal } = await blindReading();
  const { token } = owner;
  const times = [new Date(clock.now().getTime() + 3 * 86_400_000).toISOString()];
  const offer = { applications: [{ id }], way: 'phone', minutes: 30, times };
  const offered = await call('PUT /api/applications/interviews', { token, body: offer });
  expect(offered).toMatchObject({
    status: 409,
    body: { message: 'Vis hvem som har søkt, før du kaller inn til intervju.' },
  });
  const exempted = await call(`PUT /api/applications/${id}/exemption`, { token, body: { granted: true } });
  expect(exempted).toMatchObject({ status: 409, body: { message: 'Vis hvem som har søkt, før du svarer.' } });
  // The public list names people, not applications, and not in an order that would tell who is who.
  const list = await call(`GET ${inbox}/applicant-list/${position.id}`, owner);
  expect(list.body).toMatchObject({ total: 1, listed: [], undecided: [{ applicationId: id }] });
  expect(JSON.stringify(list.body)).not.toMatch(telling);
  await reveal();
  expect((await call('PUT /api/applications/interviews', { token, body: offer })).status).toBe(200);
  expect((await call(`GET ${inbox}/applicant-list/${position.id}`, owner)).body.undecided).toEqual([
    { applicationId: id, name: 'Ragnhildur Quistgaard' },
  ]);
});

test('whoever was not told of a public list is not named by one before it is known whose the application is', async () => {
  const { call, db, owner, position, inbox, send, reveal } = await blindReading();
  await db.updateTable('positions').set({ hasApplicantList: false }).execute();
  const unasked = await send(await addUser(call), position.id);
  const read = async () => (await call(`GET ${inbox}/applicant-list/${position.id}`, owner)).body;
  const list = async () => (await read()).listed;
  const nothingElse = { age: null, occupation: null, municipality: null };
  expect(await list()).toEqual([{ name: expect.stringMatching(/^Søker \d{3}-\d{3}$/), ...nothingElse }]);
  // Nor where the list comes later.
  await db.updateTable('positions').set({ hasApplicantList: true }).execute();
  expect(await list()).toMatchObject([{ name: expect.stringMatching(/^Søker/) }]);
  expect((await read()).unnamed).toBe(1);
  await reveal([unasked]);
  expect((await read()).unnamed).toBe(0);
  expect(await list()).toEqual([{ name: 'Ragnhildur Quistgaard', ...nothingElse }]);
});

test('a list that is read after each application does not tell whose it is', async () => {
  const { call, db, owner, position, inbox, send, reveal } = await blindReading();
  await db.updateTable('applications').set({ exemptionGranted: false, exemptionAnswer: 'Nei.' }).execute();
  const day = (applicationDeadline: string) =>
    db.updateTable('positions').set({ applicationDeadline }).where('id', '=', position.id).execute();
  const read = async () => (await call(`GET ${inbox}/applicant-list/${position.id}`, owner)).body;
  const nothingElse = { age: null, occupation: null, municipality: null };
  await day(dayInOslo(new Date()));
  const second = await send(await addUser(call), position.id);
  await db.updateTable('applications').set({ exemptionGranted: false }).execute();
  const numbered = { name: expect.stringMatching(/^Søker \d{3}-\d{3}$/), ...nothingElse };
  const before = await read();
  expect(before).toMatchObject({ listed: [numbered, numbered], unnamed: 2, genders: { unstated: 2 } });
  expect(JSON.stringify(before)).not.toMatch(telling);
  // Who is known is named.
  await reveal([second]);
  expect(await read()).toMatchObject({ listed: [{ name: 'Ragnhildur Quistgaard', age: 41 }, numbered], unnamed: 1 });
  await day(addDays(dayInOslo(new Date()), -1));
  const named = { name: 'Ragnhildur Quistgaard', age: 41 };
  expect(await read()).toMatchObject({ listed: [named, named], unnamed: 0, genders: { unstated: 0 } });
});

test('it is the position that is read anonymously, as it stood when one applied', async () => {
  const { call, db, owner, form, position, send, open } = await blindReading();
  await db.updateTable('positions').set({ isReadAnonymously: false }).execute();
  const later = await send(await addUser(call), position.id);
  expect((await open(later)).applicantInfo).toMatchObject(applicantInfo);
  expect((await open()).isAnonymous).toBe(true);

  const other = await addPosition(db, position.businessId, { applicationMethod: 'form', applicationFormId: form.id });
  const asked = async ({ id }: { id: string }) =>
    (await call(`GET /api/applications/form/${id}`)).body.position.isReadAnonymously;
  expect(await asked(other)).toBe(false);
  const body = { ...typedPosition, municipality: 'hamar', isReadAnonymously: true };
  const change = (fields: object) =>
    call(`PUT /api/business/${position.businessId}/positions/${other.id}`, {
      token: owner.token,
      body: { ...body, ...fields },
    });
  const withForm = await change({ applicationMethod: 'form', applicationFormId: form.id });
  expect(withForm.body.position.isReadAnonymously).toBe(true);
  expect(await asked(other)).toBe(true);
  expect((await change({})).body.position.isReadAnonymously).toBe(false);
});

test('a CV made here is read without its person, until that is known', async () => {
  const { call, db, owner, colleague, applicant, position, uploadCv, fetchAs, open, reveal, id } = await blindReading();
  await call(`POST /api/applications/mine/${id}/withdraw`, applicant);
  const { token } = applicant;
  const typed = {
    ...cvData,
    personalInfo: { ...cvData.personalInfo, ...name, email: 'annen@kanari.example', phone: '911 22 333' },
    aboutMe: 'Jeg er Ragnhildur, ring 91122333.',
    experience: [{ title: 'Tømrer', company: 'Quistgaard Bygg AS', description: '- Laftet hus' }],
    references: [{ name: 'Hemmelig Referanse' }],
  };
  const uploaded = await uploadCv(applicant, typed, 'Quistgaard CV.pdf');
  const other = await upload(call, token);
  const responses = [
    { questionId: 'hvorfor', response: answer },
    { questionId: 'cv', files: [uploaded.id, other.id] },
  ];
  const sent = await call(`POST /api/applications/submit/${position.id}`, {
    token,
    body: { applicantInfo, responses, listEntry },
  });
  const second = sent.body.application.id;
  const { anonymousCvs, responses: read, applicantInfo: shown } = await open(second);
  expect(anonymousCvs).toEqual([uploaded.id]);
  expect(read[1].files).toMatchObject([{ url: null }, { url: null }]);

  const address = `/api/applications/${second}/cvs/${anonymousCvs[0]}`;
  const { headers, rawPayload } = await fetchAs(colleague, address);
  expect(headers['content-disposition']).toContain(`filename="CV Soker ${shown.lastName}.pdf"`);
  const { text, tagsAgree } = await readPdfText(rawPayload);
  expect(tagsAgree).toBe(true);
  expect(text).not.toMatch(telling);
  expect(withoutFigures(text)).not.toMatch(/911|Storgata|1990|annen/);
  for (const kept of [`Søker ${shown.lastName}`, 'Jeg er [skjult], ring [skjult].', '[skjult] Bygg AS', 'TypeScript'])
    expect(text).toContain(kept);
  expect(rawPayload.toString('latin1')).not.toMatch(telling);

  expect((await fetchAs(applicant, address)).statusCode).toBe(404);
  expect((await fetchAs(owner, `/api/applications/${second}/cvs/${other.id}`)).statusCode).toBe(404);
  await reveal([second]);
  expect((await fetchAs(owner, address)).statusCode).toBe(409);
  expect(await db.selectFrom('anonymousCvs').selectAll().execute()).toEqual([]);
  expect((await open(second)).anonymousCvs).toEqual([]);
});

test('a CV in another language is read in that one, and tells nothing there either', async () => {
  const { call, db, owner, position, uploadCv, fetchAs } = await blindReading();
  const { token } = await addUser(call, name);
  const [job] = cvData.experience;
  const of = (en: object) => ({ translations: { en } });
  const typed = {
    ...cvData,
    personalInfo: { ...cvData.personalInfo, ...name, phone: '911 22 333' },
    skills: ['Quistgaard prisen', 'Laft'],
    translations: {
      en: {
        title: 'CV for Hemmelig Ltd',
        aboutMe: 'I am Ragnhildur, call 91122333.',
        skills: [
          { original: 'Quistgaard prisen', text: 'Award of Quistgaard' },
          { original: 'Laft', text: 'Log building' },
        ],
      },
      nb: { aboutMe: 'På hemmelig bokmål' },
    },
    documentLanguage: 'nn',
    experience: [
      { ...job, ...of({ title: 'Carpenter', company: 'Quistgaard Builders', description: 'rq@kanari.example' }) },
    ],
    references: [{ name: 'Hemmelig', ...of({ title: 'Hemmelig boss' }) }],
  };
  const file = await uploadCv({ token }, typed, 'a.pdf', { language: 'en' });
  const responses = [{ questionId: 'cv', files: [file.id] }];
  const body = { applicantInfo, responses: [{ questionId: 'hvorfor', response: answer }, ...responses], listEntry };
  const sent = await call(`POST /api/applications/submit/${position.id}`, { token, body });
  const { rawPayload } = await fetchAs(owner, `/api/applications/${sent.body.application.id}/cvs/${file.id}`);
  const { text, language } = await readPdfText(rawPayload);
  expect(language).toBe('en');
  for (const kept of [
    'I am [skjult], call [skjult].',
    'Carpenter',
    '[skjult] Builders',
    'Log building',
    'Work experience',
  ])
    expect(text).toContain(kept);
  expect(text).not.toMatch(telling);
  expect(withoutFigures(text)).not.toMatch(/911|boss|Utvikler/);
  const [kept] = await db.selectFrom('anonymousCvs').select('cvData').execute();
  expect(JSON.stringify(kept)).not.toMatch(telling);
  expect(kept?.cvData.translations).not.toHaveProperty('nb');
});

test('a CV of a short name is printed, and every name, number and address that is known goes from all of it', async () => {
  const { call, db, owner, position, uploadCv, fetchAs, open } = await blindReading();
  const { token } = await addUser(call, { firstName: 'Konto', lastName: 'Navnesen' });
  const personalInfo = {
    ...{ firstName: 'En', lastName: 'Cveland', phone: '20 20 03 01', address: 'Fjellgata 7, 6400 Molde' },
    dateOfBirth: '1990-05-17',
  };
  const aboutMe = 'Født 17.05.1990 i Fjellgata 7. Igjen: 17. mai 1990, 17/5-90, 17.05.90, May 17, 1990, 17 May 1990.';
  const typed = { ...cvData, documentLanguage: 'en', personalInfo, aboutMe };
  const file = await uploadCv({ token }, typed);
  const responses = [
    { questionId: 'hvorfor', response: 'Navnesen, Cveland eller Skjema, 20200301, Fjellgata 7.' },
    { questionId: 'cv', files: [file.id] },
  ];
  const sent = await call(`POST /api/applications/submit/${position.id}`, {
    token,
    body: { applicantInfo: { ...applicantInfo, firstName: 'Skjema' }, responses, listEntry },
  });
  const { id } = sent.body.application;
  expect((await open(id)).responses[0].response).toBe('[skjult], [skjult] eller [skjult], [skjult], [skjult].');
  const { statusCode, rawPayload } = await fetchAs(owner, `/api/applications/${id}/cvs/${file.id}`);
  expect(statusCode).toBe(200);
  const { text } = await readPdfText(rawPayload);
  expect(text).toContain('Født [skjult] i [skjult].');
  expect(text.replace(/\s+/g, ' ')).toContain(`Igjen: ${Array(5).fill('[skjult]').join(', ')}.`);
  expect(text).toContain('Work experience');
  expect(await db.selectFrom('anonymousCvs').select('fileId').execute()).toHaveLength(1);
});

test('a CV that answers two questions is kept once', async () => {
  const { call, db, owner, form, position, uploadCv, fetchAs, open } = await blindReading();
  const [why, cvQuestion] = form.questions;
  const questions = JSON.stringify([why, cvQuestion, { ...cvQuestion, id: 'mer', question: 'Mer?' }]);
  await db.updateTable('applicationForms').set({ questions }).execute();
  const { token } = await addUser(call);
  const file = await uploadCv({ token }, cvData);
  const responses = [
    { questionId: 'hvorfor', response: answer },
    ...['cv', 'mer'].map((questionId) => ({ questionId, files: [file.id] })),
  ];
  const sent = await call(`POST /api/applications/submit/${position.id}`, {
    token,
    body: { applicantInfo, responses, listEntry },
  });
  expect(sent.body).toMatchObject({ success: true });
  const { id } = sent.body.application;
  expect((await open(id)).anonymousCvs).toEqual([file.id]);
  expect((await fetchAs(owner, `/api/applications/${id}/cvs/${file.id}`)).statusCode).toBe(200);
});

test('of many CVs five are read, and the others are files that nobody opens', async () => {
  const { call, db, form, position, uploadCv, open } = await blindReading();
  const [why, cvQuestion] = form.questions;
  const questions = JSON.stringify([why, cvQuestion, { ...cvQuestion, id: 'mer', question: 'Mer?' }]);
  await db.updateTable('applicationForms').set({ questions }).execute();
  const { token } = await addUser(call);
  const files: string[] = [];
  for (let count = 0; count < 6; count++) files.push((await uploadCv({ token }, cvData)).id);
  const responses = [
    { questionId: 'hvorfor', response: answer },
    { questionId: 'cv', files: files.slice(0, 5) },
    { questionId: 'mer', files: files.slice(5) },
  ];
  const body = { applicantInfo, responses, listEntry };
  const sent = await call(`POST /api/applications/submit/${position.id}`, { token, body });
  expect((await open(sent.body.application.id)).anonymousCvs.sort()).toEqual(files.slice(0, 5).sort());
});

test('what the form promised is kept, also where the position was changed while it was filled in', async () => {
  const { call, db, position, open } = await blindReading();
  await db.updateTable('positions').set({ isReadAnonymously: false }).execute();
  const { token } = await addUser(call);
  const body = applicationWith(await upload(call, token), { applicantInfo, listEntry, isReadAnonymously: true });
  const sent = await call(`POST /api/applications/submit/${position.id}`, { token, body });
  expect((await open(sent.body.application.id)).isAnonymous).toBe(true);
});

test('of several, those that are gone are named, and the order of who waits tells no name', async () => {
  const { call, owner, applicant, id, inbox, position, send, reveal } = await blindReading();
  const others = await Promise.all([1, 2, 3, 4].map(async () => send(await addUser(call), position.id)));
  const { undecided } = (await call(`GET ${inbox}/applicant-list/${position.id}`, owner)).body;
  const names = undecided.map(({ name: shown }: { name: string }) => shown);
  expect(names).toHaveLength(5);
  expect(names).toEqual(names.toSorted());
  await call(`POST /api/applications/mine/${id}/withdraw`, applicant);
  expect((await reveal([id, ...others])).body.message).toBe(
    'Dere ser nå hvem som har sendt de 4 søknadene. 1 er trukket eller slettet.',
  );
  expect((await reveal([id])).status).toBe(404);
});

test('a CV that comes with a message may know another name, which goes from the message too', async () => {
  const { call, owner, applicant, id, uploadCv } = await blindReading();
  const typed = { ...cvData, personalInfo: { firstName: 'Ny', lastName: 'Cveland' } };
  const { id: file } = await uploadCv(applicant, typed);
  const message = 'Jeg heter Cveland nå.';
  await call(`POST /api/applications/mine/${id}/messages`, {
    token: applicant.token,
    body: { message, files: [file] },
  });
  const { messages } = (await call(`GET /api/applications/${id}/messages`, owner)).body;
  expect(messages).toMatchObject([{ message: 'Jeg heter [skjult] nå.', files: [{ url: null }] }]);
});
