import { createServer } from 'node:net';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import {
  addFormPosition,
  applicationWith,
  apply,
  fileBody,
  pdf,
  question,
  upload,
} from '../../tests/support/applying.ts';
import { addShare } from '../../tests/support/hiring.ts';
import { meanwhile } from '../../tests/support/meanwhile.ts';
import { addUser } from '../../tests/support/people.ts';
import { addStaff } from '../../tests/support/staff.ts';
import { type TestApp, testApp } from '../../tests/support/test-app.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../platform/clock.ts';
import type { Tx } from '../platform/database/database.ts';

async function applicant(options?: Parameters<typeof testApp>[0], fields?: Parameters<typeof addFormPosition>[1]) {
  const app = await testApp(options);
  return { ...app, ...(await addUser(app.call)), ...(await addFormPosition(app.db, fields)) };
}

test('everybody may read what will be asked; how one applies otherwise is said', async () => {
  const { call, position, business, form, db } = await applicant();
  const { status, body } = await call(`GET /api/api/applications/form/${position.id}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    position: { id: position.id, _id: position.id, title: 'Tømrer', applicationMethod: 'form' },
    business: { name: business.businessName },
    applicationForm: { id: form.id, questions: [{ id: 'hvorfor', required: true }, { type: 'file_upload' }] },
    closed: null,
    draft: null,
    application: null,
  });
  await db.updateTable('positions').set({ applicationMethod: 'external' }).where('id', '=', position.id).execute();
  const other = await call(`GET /api/applications/form/${position.id}`);
  expect(other.body).toMatchObject({ applicationForm: null, position: { applicationMethod: 'external' } });
});

test('a position that is not public does not exist for applicants', async () => {
  const { call, token, position } = await applicant({}, { approvalStatus: 'pending' });
  for (const id of [position.id, '00000000-0000-0000-0000-000000000000', 'x']) {
    const answer = await call(`GET /api/applications/form/${id}`, { token });
    expect(answer).toMatchObject({ status: 404, body: { message: 'Stilling ikke funnet eller ikke lenger aktiv' } });
  }
});

test('what was begun is listed for its writer, with the last day or why it is too late, and said before the account goes', async () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const { call, token, position, business, db } = await applicant({ now }, { expiryDate: '2026-12-24' });
  const drafts = async (by = token) => (await call('GET /api/applications/drafts', { token: by })).body.drafts;
  const consequences = async () => (await call('GET /api/auth/deletion', { token })).body.consequences.join(' ');
  expect([await drafts(), await consequences()]).toEqual([[], expect.not.stringContaining('begynt på')]);
  const body = { applicantInfo: { firstName: 'K' }, responses: [] };
  await call(`PUT /api/applications/draft/${position.id}`, { body, token });
  expect(await drafts()).toEqual([
    {
      positionId: position.id,
      positionTitle: 'Tømrer',
      business: { name: business.businessName, organizationNumber: business.organizationNumber, logoUrl: null },
      updatedAt: expect.any(String),
      lastDay: '2026-12-23',
      closed: null,
    },
  ]);
  expect(await drafts((await addUser(call)).token)).toEqual([]);
  expect(await consequences()).toContain('Søknader du har begynt på og ikke sendt');
  await db.updateTable('positions').set({ expiryDate: '2026-11-20' }).execute();
  expect(await drafts()).toMatchObject([{ closed: 'Stillingen utløp 20. november 2026.' }]);
});

test('a draft is kept as it is, for its writer only, with its files, and ends when it is sent', async () => {
  const { call, token, position } = await applicant();
  const file = await upload(call, token, { positionId: position.id, questionId: 'cv' });
  const draft = {
    applicantInfo: { firstName: 'K' },
    responses: [{ questionId: 'cv', response: '', files: [file.path] }],
  };
  const address = `/api/applications/draft/${position.id}`;
  const first = await call(`PUT ${address}`, { body: draft, token });
  expect(first.status).toBe(200);
  const second = await call(`PUT ${address}`, { body: { ...draft, keepsLonger: true }, token });
  expect(second.body.startedAt).toBe(first.body.startedAt);
  const read = async (who?: string) =>
    (await call(`GET /api/applications/form/${position.id}`, who ? { token: who } : {})).body.draft;
  expect(await read(token)).toMatchObject({
    applicantInfo: { firstName: 'K', phone: '' },
    responses: [{ questionId: 'cv', files: [{ id: file.id, originalName: 'Min CV.pdf' }] }],
    keepsLonger: true,
  });
  const other = await addUser(call);
  expect(await read(other.token)).toBe(null);
  expect(await read()).toBe(null);
  expect((await call(`PUT ${address}`, { body: draft })).status).toBe(401);
  expect((await call(`DELETE ${address}`)).status).toBe(401);
  // Somebody else's file cannot be had by naming it in a draft.
  await call(`PUT ${address}`, { body: draft, token: other.token });
  expect((await read(other.token)).responses[0].files).toEqual([]);
  await apply(call, token, position.id);
  expect(await read(token)).toBe(null);
  expect(await read(other.token)).not.toBe(null);
});

test('a draft that is written in one place is not written over in another that does not know it', async () => {
  const { call, clock, token, position } = await applicant();
  const keep = (response: string, by: object) => {
    clock.moveBy(1000);
    const body = { responses: [{ questionId: 'hvorfor', response }], ...by };
    return call(`PUT /api/applications/draft/${position.id}`, { body, token });
  };
  const kept = async () =>
    (await call(`GET /api/applications/form/${position.id}`, { token })).body.draft.responses[0].response;
  const [one, other] = [{ writer: 'en' }, { writer: 'annen' }];
  const first = await keep('På telefonen', one);
  const msg = 'Søknaden er åpen et annet sted også, og utkastet er derfra.';
  const refused = { status: 409, body: { message: msg, errors: [{ path: 'openedDraft', msg }] } };
  expect(await keep('På pc-en', other)).toMatchObject(refused);
  // It was opened before the other wrote on.
  const openedBefore = { ...other, openedDraft: first.body.updatedAt };
  const last = await keep('Videre på telefonen', one);
  expect(await keep('På pc-en', openedBefore)).toMatchObject(refused);
  expect(await kept()).toBe('Videre på telefonen');
  expect((await keep('Tatt opp på pc-en', { ...other, openedDraft: last.body.updatedAt })).status).toBe(200);
  expect(await keep('For sent', one)).toMatchObject(refused);
  expect(await kept()).toBe('Tatt opp på pc-en');
  expect((await keep('Fra et annet program', {})).status).toBe(200);
});

test('what is saved after it was sent is no draft, neither then nor after it was withdrawn', async () => {
  const { call, db, token, id: userId, position } = await applicant();
  const save = () =>
    call(`PUT /api/applications/draft/${position.id}`, { body: { applicantInfo: { firstName: 'Sen' } }, token });
  const draft = async () => (await call(`GET /api/applications/form/${position.id}`, { token })).body.draft;
  await save();
  const id = await apply(call, token, position.id);
  expect(await save()).toMatchObject({ status: 409, body: { message: 'Du har allerede søkt på denne stillingen' } });
  expect(await draft()).toBe(null);
  // As if it had been saved in the very moment.
  const now = new Date();
  await db
    .insertInto('applicationDrafts')
    .values({ userId, positionId: position.id, content: '{"responses": []}', startedAt: now, updatedAt: now })
    .execute();
  expect(await draft()).toBe(null);
  await call(`POST /api/applications/mine/${id}/withdraw`, { token });
  expect(await draft()).toBe(null);
  expect((await save()).status).toBe(200);
  expect(await draft()).toMatchObject({ applicantInfo: { firstName: 'Sen' } });
});

test('a draft that is saved while the application is sent does not stay behind', async () => {
  const app = await applicant();
  const { call, db, token, position } = app;
  const file = await upload(call, token);
  const send = () => call(`POST /api/applications/submit/${position.id}`, { body: applicationWith(file), token });
  const save = () => call(`PUT /api/applications/draft/${position.id}`, { body: {}, token });
  const hold = (tx: Tx) => tx.selectFrom('positions').select('id').forUpdate().execute();
  const [sent] = await meanwhile(app, hold, () => Promise.all([send(), save()]), 2);
  expect(sent.status).toBe(200);
  expect(await db.selectFrom('applicationDrafts').select('userId').execute()).toEqual([]);
});

test('the address of a file opens it for its reader only while that one may read it', async () => {
  const { call, db, app, token, position, business } = await applicant();
  const [owner, colleague] = [await addUser(call), await addUser(call)];
  await db.updateTable('businesses').set({ ownerId: owner.id }).where('id', '=', business.id).execute();
  await addShare(db, business.id, colleague.id);
  const addressFor = async (path: string, who: string) =>
    (await call(`GET /api/applications/${path}`, { token: who })).body.application.responses[1].files[0].url as string;
  const statusOf = async (address: string) => (await app.inject(address)).statusCode;
  const sent = async () => {
    const id = await apply(call, token, position.id);
    const [own, ofOwner, ofColleague] = [
      await addressFor(`mine/${id}`, token),
      await addressFor(id, owner.token),
      await addressFor(id, colleague.token),
    ];
    for (const address of [own, ofOwner, ofColleague]) expect(await statusOf(address)).toBe(200);
    return { id, own, ofOwner, ofColleague };
  };

  const first = await sent();
  expect((await app.inject(first.ofOwner)).headers['cache-control']).toBe('no-store');
  expect(await statusOf(first.ofOwner.replace(owner.id, colleague.id))).toBe(404);
  await db.deleteFrom('businessShares').where('userId', '=', colleague.id).execute();
  expect([await statusOf(first.ofColleague), await statusOf(first.ofOwner)]).toEqual([404, 200]);
  for (const [isActive, status] of [
    [false, 404],
    [true, 200],
  ] as const) {
    await db.updateTable('users').set({ isActive }).where('id', '=', owner.id).execute();
    expect(await statusOf(first.ofOwner)).toBe(status);
  }
  await call(`POST /api/applications/mine/${first.id}/withdraw`, { token });
  expect([await statusOf(first.ofOwner), await statusOf(first.own)]).toEqual([404, 200]);

  await addShare(db, business.id, colleague.id);
  const second = await sent();
  await call(`DELETE /api/applications/${second.id}`, { token: owner.token });
  expect([await statusOf(second.ofOwner), await statusOf(second.own)]).toEqual([404, 404]);
});

test('a draft that is thrown away takes its files along', async () => {
  const { call, token, position, runJobs, platform } = await applicant();
  const file = await upload(call, token, { positionId: position.id });
  await call(`PUT /api/applications/draft/${position.id}`, { body: applicationWith(file), token });
  for (let times = 0; times < 2; times++) {
    expect((await call(`DELETE /api/applications/draft/${position.id}`, { token })).status).toBe(200);
  }
  await runJobs();
  expect(await platform.files.disk.exists(file.path)).toBe(false);
});

test('an upload answers name, size, path and an address for its download', async () => {
  const { call, token, app } = await applicant();
  const file = await upload(call, token);
  expect(file).toEqual({
    id: expect.any(String),
    originalName: 'Min CV.pdf',
    size: pdf.length,
    path: expect.stringMatching(/^private\/application-files\/[0-9a-f-]{36}\.pdf$/),
    url: expect.stringContaining('signature='),
    scan: 'clean',
  });
  const answer = await app.inject(file.url);
  expect(answer.headers['content-disposition']).toContain('attachment; filename="Min CV.pdf"');
  expect(answer.rawPayload).toEqual(pdf);
});

test('an upload is refused with its reason', async () => {
  const { call, token, position, db } = await applicant();
  const ofCv = { positionId: position.id, questionId: 'cv' };
  const send = (body: FormData, who: string | undefined = token) =>
    call('POST /api/applications/upload-file', { body, ...(who && { token: who }) });
  expect((await send(fileBody(pdf, 'cv.pdf'), '')).body.message).toBe('Du må være logget inn for å søke på stillinger');
  const refusals: [FormData, number, string][] = [
    [fileBody(Buffer.alloc(1024 * 1024 + 1), 'cv.pdf', ofCv), 413, 'Filen kan ikke være større enn 1 MB'],
    [fileBody('MZ', 'cv.exe', ofCv), 415, 'Filen må være av typen PDF eller TXT'],
    [
      fileBody('\u0000\u0001', 'cv.pdf', ofCv),
      415,
      'Navnet sier PDF, men innholdet er noe annet. Lagre filen på nytt som PDF',
    ],
    [fileBody('', 'cv.txt', ofCv), 400, 'Filen er tom'],
    [fileBody(pdf, 'cv.pdf', { ...ofCv, questionId: 'hvorfor' }), 400, 'Spørsmålet tar ikke imot filer'],
    [new FormData(), 400, 'Du må velge en fil'],
  ];
  for (const [body, status, message] of refusals) expect(await send(body)).toMatchObject({ status, body: { message } });
  await db.updateTable('positions').set({ isActive: false }).where('id', '=', position.id).execute();
  expect((await send(fileBody(pdf, 'cv.pdf', ofCv))).status).toBe(404);
  expect(await db.selectFrom('applicationFiles').select('id').execute()).toEqual([]);
});

const largest = 50 * 1024 * 1024;
test.each([
  [60, 1],
  [8, largest],
])('nobody fills the disk with what is never sent: %i files of %i bytes', async (count, sizeBytes) => {
  const app = await applicant();
  const { call, token, id } = app;
  const rows = Array.from({ length: count }, (_, index) => ({
    userId: id,
    fileKey: `k${index}`,
    ...oldFile,
    sizeBytes,
  }));
  const add = (tx: Tx) => tx.insertInto('applicationFiles').values(rows).execute();
  const send = () => call('POST /api/applications/upload-file', { body: fileBody(pdf, 'cv.pdf'), token });
  expect((await meanwhile(app, add, send)).status).toBe(409);
  expect((await send()).status).toBe(409);
});
const oldFile = { fileName: 'x', type: 'x', sizeBytes: 1, createdAt: new Date() };

test('whoever has no account any more when a file is there is asked to log in', async () => {
  const app = await applicant();
  const { call, token, id } = app;
  const remove = (tx: Tx) => tx.deleteFrom('users').where('id', '=', id).execute();
  const send = () => call('POST /api/applications/upload-file', { body: fileBody(pdf, 'cv.pdf'), token });
  const { status, body } = await meanwhile(app, remove, send);
  expect([status, body.message]).toEqual([401, 'Du må være logget inn for å gjøre dette.']);
});

test('a file can be taken back by its sender until it is sent', async () => {
  const { call, token, position, db } = await applicant();
  const file = await upload(call, token);
  const other = await addUser(call);
  const address = `DELETE /api/applications/upload-file/${file.id}`;
  expect((await call(address)).status).toBe(401);
  expect((await call(address, { token: other.token })).status).toBe(404);
  expect((await call(address, { token })).status).toBe(200);
  expect((await call(address, { token })).status).toBe(404);
  await apply(call, token, position.id);
  const [sent] = await db.selectFrom('applicationFiles').select('id').execute();
  expect((await call(`DELETE /api/applications/upload-file/${sent?.id}`, { token })).status).toBe(404);
});

test('what was not sent is swept after a day, unless a draft waits for it', async () => {
  const { call, token, position, clock, runJob, runJobs, db, platform } = await applicant();
  const loose = await upload(call, token);
  const inDraft = await upload(call, token, { positionId: position.id });
  await call(`PUT /api/applications/draft/${position.id}`, { body: applicationWith(inDraft), token });
  const names = async () => (await db.selectFrom('applicationFiles').select('id').execute()).map(({ id }) => id);
  clock.moveBy(23 * HOUR_MS);
  await runJob('sweep-unused-application-files');
  expect(await names()).toHaveLength(2);
  clock.moveBy(2 * HOUR_MS);
  await runJob('sweep-unused-application-files');
  await runJobs();
  expect(await names()).toEqual([inDraft.id]);
  expect(await platform.files.disk.exists(loose.path)).toBe(false);
  clock.moveBy(30 * DAY_MS);
  await runJob('sweep-unused-application-files');
  expect(await names()).toEqual([]);
});

test('the applicant sees what was sent and when it was opened, and withdraws it once', async () => {
  const { call, token, position, db, business } = await applicant();
  const id = await apply(call, token, position.id);
  const openedAt = new Date('2026-11-21T10:00:00Z');
  await db.updateTable('applications').set({ firstOpenedAt: openedAt }).execute();
  const list = await call('GET /api/applications/mine', { token });
  expect(list.body).toMatchObject({
    applications: [
      {
        id,
        positionId: position.id,
        positionTitle: 'Tømrer',
        business: { name: business.businessName },
        status: 'pending',
        firstOpenedAt: '2026-11-21T10:00:00.000Z',
        withdrawnAt: null,
      },
    ],
    pagination: { currentPage: 1, totalPages: 1, totalApplications: 1, hasPrev: false, hasNext: false },
  });
  const detail = await call(`GET /api/applications/mine/${id}`, { token });
  expect(detail.body.application).toMatchObject({
    applicantInfo: { firstName: 'Kari' },
    responses: [
      { question: 'Hvorfor søker du?', questionType: 'long_answer', response: 'Fordi jeg liker tre.' },
      { questionId: 'cv', response: 'Min CV.pdf', files: [{ originalName: 'Min CV.pdf' }] },
    ],
  });
  const withdraw = `POST /api/applications/mine/${id}/withdraw`;
  for (let times = 0; times < 2; times++) expect((await call(withdraw, { token })).status).toBe(200);
  const events = await db.selectFrom('applicationEvents').select(['kind', 'applicationId']).execute();
  expect(events).toEqual([{ kind: 'withdrawn', applicationId: id }]);
  const after = await call('GET /api/applications/mine', { token });
  expect(after.body.applications[0].withdrawnAt).toBeTruthy();
});

test('the applicant sees what of the ad is not as it was when this was sent, as long as everybody can read the ad', async () => {
  const { call, token, position, db, clock } = await applicant({ now: new Date('2026-11-20T12:00:00Z') });
  const staff = await addStaff({ call, db });
  const change = async (body: object) => {
    const answer = await call(`PUT /api/admin/positions/${position.id}`, { token: staff.token, body });
    expect(answer.status).toBe(200);
  };
  await change({ location: 'Voss' });
  clock.moveBy(HOUR_MS);
  const id = await apply(call, token, position.id);
  const told = async () => (await call(`GET /api/applications/mine/${id}`, { token })).body.application.adChange;
  expect(await told()).toBeNull();
  clock.moveBy(DAY_MS);
  await change({ title: 'Snekker' });
  clock.moveBy(DAY_MS);
  await change({ location: 'Hamar' });
  expect(await told()).toEqual({
    day: '2026-11-22',
    deadline: null,
    salary: null,
    parts: ['place', 'title'],
  });
  await db.updateTable('positions').set({ isActive: false }).execute();
  expect(await told()).toBeNull();
});

test('others’ applications do not exist, and visitors are asked to log in', async () => {
  const { call, token, position } = await applicant();
  const id = await apply(call, token, position.id);
  const other = await addUser(call);
  for (const name of [`GET /api/applications/mine/${id}`, `POST /api/applications/mine/${id}/withdraw`]) {
    expect((await call(name)).status).toBe(401);
    expect((await call(name, { token: other.token })).status).toBe(404);
  }
  expect((await call('GET /api/applications/mine')).status).toBe(401);
  expect((await call('GET /api/applications/mine', { token: other.token })).body).toMatchObject({
    applications: [],
    pagination: { totalApplications: 0 },
  });
});

test('the account’s data holds the applications, and its deletion takes them and their files', async () => {
  const app = await applicant();
  const { call, token, position, db, runJobs, password } = app;
  await apply(call, token, position.id);
  await upload(call, token);
  const before = await call('GET /api/auth/deletion', { token });
  expect(JSON.stringify(before.body)).toContain('Søknaden du har sendt');
  const keys = (await db.selectFrom('applicationFiles').select('fileKey').execute()).map(({ fileKey }) => fileKey);
  expect(keys).toHaveLength(2);
  await deleteAccount(app, password);
  await runJobs();
  expect(await db.selectFrom('applications').select('id').execute()).toEqual([]);
  expect(await db.selectFrom('applicationFiles').select('id').execute()).toEqual([]);
  for (const key of keys) expect(await app.platform.files.disk.exists(key)).toBe(false);
});

async function deleteAccount({ call, token }: TestApp & { token: string }, password: string) {
  const answer = await call('DELETE /api/auth/me', { body: { password }, token });
  expect(answer.body).toMatchObject({ success: true });
}

test('with a scanner, what it finds is refused; while it is away, files wait for it', async () => {
  const clamd = await fakeClamd();
  const { call, token, db, runJob, runJobs, platform, position, mails, clock } = await applicant(
    { config: { clamdUrl: clamd.url } },
    { questions: [question('cv', 'file_upload', { allowedFileTypes: ['txt'] })] },
  );
  const send = (content: string) =>
    call('POST /api/applications/upload-file', { body: fileBody(content, 'brev.txt'), token });
  expect((await send('Kjære Åse')).body.file).toMatchObject({ scan: 'clean', url: expect.any(String) });
  expect(await send('EICAR i brevet')).toMatchObject({
    status: 415,
    body: { message: 'Filen inneholder skadelig programvare og ble ikke tatt imot' },
  });
  await clamd.stop();
  const waiting = await send('EICAR senere');
  expect(waiting.body.file).toMatchObject({ scan: 'pending', url: null });
  const responses = [{ questionId: 'cv', response: 'brev.txt', files: [waiting.body.file.id] }];
  const body = { ...applicationWith({}), responses };
  expect((await call(`POST /api/applications/submit/${position.id}`, { body, token })).status).toBe(200);
  expect(await runJobs({ mayFail: true }), 'not asked again at once').toEqual([]);
  clock.moveBy(MINUTE_MS);
  expect(await runJobs({ mayFail: true })).toHaveLength(1);
  await clamd.start();
  const row = await db
    .selectFrom('applicationFiles')
    .selectAll()
    .where('scan', '=', 'pending')
    .executeTakeFirstOrThrow();
  // As when every attempt was in vain.
  await sql`delete from graphile_worker._private_jobs`.execute(db);
  await db
    .updateTable('applicationFiles')
    .set({ createdAt: new Date('2026-01-01') })
    .where('id', '=', row.id)
    .execute();
  await runJob('scan-forgotten-application-files');
  await runJobs();
  expect(await platform.files.disk.exists(row.fileKey)).toBe(false);
  const told = (await mails()).find(({ subject }) => subject === 'En fil i søknaden din er fjernet: Tømrer');
  expect(told?.text).toContain('fjernet fra søknaden din på stillingen «Tømrer» hos Fjordbygg AS.');
});

test('what the scanner is too small for is refused, and what waits for it is told to staff', async () => {
  const clamd = await fakeClamd();
  const { call, token, db, runJob } = await applicant({ config: { clamdUrl: clamd.url } });
  expect(
    await call('POST /api/applications/upload-file', { body: fileBody('for mye', 'brev.txt'), token }),
  ).toMatchObject({
    status: 413,
    body: { message: 'Filen er for stor til å kontrolleres for virus. Last opp en mindre fil.' },
  });
  expect(await db.selectFrom('applicationFiles').select('id').execute()).toEqual([]);
  await clamd.stop();
  const { body } = await call('POST /api/applications/upload-file', { body: fileBody('for mye', 'brev.txt'), token });
  await clamd.start();
  const scanned = runJob('scan-application-file', { fileId: body.file.id });
  await expect(scanned).rejects.toThrow('the file is larger than its StreamMaxLength');
});

test('what takes the scanner longer than its sender waits is scanned all the same', async () => {
  const { token, call, db, runJob, platform } = await applicant();
  platform.files.scanner = {
    scan: async (_content, withinMs) => {
      if (withinMs < 2 * MINUTE_MS) throw new Error('clamd did not answer in time');
      return 'clean';
    },
  };
  const { id: fileId } = await upload(call, token);
  const scans = () => db.selectFrom('applicationFiles').select('scan').execute();
  expect(await scans()).toEqual([{ scan: 'pending' }]);
  await runJob('scan-application-file', { fileId });
  expect(await scans()).toEqual([{ scan: 'clean' }]);
});

test('who sends a file while it is being scanned hears when it has to be removed', async () => {
  const { token, call, db, runJob, platform, position, mails } = await applicant();
  const { id: fileId } = await upload(call, token);
  await db.updateTable('applicationFiles').set({ scan: 'pending' }).execute();
  platform.files.scanner = {
    scan: async () => {
      const body = applicationWith({ id: fileId });
      expect((await call(`POST /api/applications/submit/${position.id}`, { body, token })).status).toBe(200);
      return 'infected';
    },
  };
  await runJob('scan-application-file', { fileId });
  expect((await mails()).map(({ subject }) => subject)).toContain('En fil i søknaden din er fjernet: Tømrer');
});

/** Speaks as much of clamd's protocol as we use: finds what names EICAR, and is too small for `for mye`. */
async function fakeClamd() {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      if (!received.subarray(-4).equals(Buffer.alloc(4))) return;
      expect(received.subarray(0, 10).toString()).toBe('zINSTREAM\0');
      if (received.includes('for mye')) socket.end('INSTREAM size limit exceeded. ERROR\0');
      else socket.end(received.includes('EICAR') ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0');
    });
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as { port: number };
  const stop = () => new Promise((resolve) => server.close(resolve));
  onTestFinished(() => void server.close());
  return { url: `tcp://127.0.0.1:${port}`, stop, start: () => listen(port) };
}
