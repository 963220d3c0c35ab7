import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  addFormPosition,
  applicantInfo,
  applicationWith,
  apply,
  question,
  upload,
} from '../../tests/support/applying.ts';
import { addUser } from '../../tests/support/people.ts';
import { testApp } from '../../tests/support/test-app.ts';
import { HOUR_MS, MINUTE_MS } from '../platform/clock.ts';

const filesOf = { allowedFileTypes: ['pdf' as const], maxFileSize: 1 };

async function applicant(options?: Parameters<typeof testApp>[0], fields?: Parameters<typeof addFormPosition>[1]) {
  const app = await testApp(options);
  const user = await addUser(app.call);
  const made = await addFormPosition(app.db, fields);
  const address = `/api/applications/submit/${made.position.id}`;
  const submit = (body: object, more: { token?: string; headers?: Record<string, string> } = {}) =>
    app.call(`POST ${address}`, { body, token: user.token, ...more });
  const sent = () => app.db.selectFrom('applications').selectAll().execute();
  return { ...app, ...user, userId: user.id, ...made, submit, sent };
}

test('one file may answer two questions, each once, by whichever of its names', async () => {
  const { call, token, position, submit, sent } = await applicant(
    {},
    {
      questions: [question('cv', 'file_upload', filesOf), question('attest', 'file_upload', filesOf)],
    },
  );
  const { id, path } = await upload(call, token);
  const responses = ['cv', 'attest'].map((questionId) => ({ questionId, files: [id, path, id] }));
  await call(`PUT /api/applications/draft/${position.id}`, { body: { applicantInfo, responses }, token });
  const { draft } = (await call(`GET /api/applications/form/${position.id}`, { token })).body;
  expect(draft.responses.map(({ files }: { files: object[] }) => files.length)).toEqual([1, 1]);
  expect((await submit({ applicantInfo, responses })).body).toMatchObject({ success: true });
  expect((await sent())[0]?.responses).toMatchObject([{ files: [id] }, { files: [id] }]);
});

test('what is sent is kept with the questions as they were, and both sides get a mail', async () => {
  const { call, token, position, business, submit, sent, userId, email, runJobs, mails } = await applicant();
  const file = await upload(call, token, { positionId: position.id, questionId: 'cv' });
  const { status, body } = await submit(applicationWith(file));
  expect(body).toMatchObject({ success: true, message: 'Søknaden er sendt' });
  expect(status).toBe(200);
  expect(body.application).toEqual({
    id: expect.any(String),
    _id: body.application.id,
    submittedAt: expect.any(String),
  });
  const [row] = await sent();
  expect(row).toMatchObject({
    positionId: position.id,
    businessId: business.id,
    userId,
    status: 'pending',
    isRead: false,
    formTitle: 'Tømrer',
    firstName: 'Kari',
    phone: '+47 900 00 000',
    responses: [
      { questionId: 'hvorfor', response: 'Fordi jeg liker tre.', files: [] },
      { questionId: 'cv', response: 'Min CV.pdf', files: [file.id] },
    ],
  });
  expect(row?.formSnapshot).toMatchObject({ questions: [{ id: 'hvorfor' }, { id: 'cv', maxFileSize: 1 }] });

  await runJobs();
  const written = await mails();
  const receipt = written.find(({ to, subject }) => to === email && subject.includes('er sendt'));
  expect(receipt?.text).toContain('Fordi jeg liker tre.');
  expect(receipt?.text).toContain('Min CV.pdf');
  const told = written.find(({ to }) => to === position.contactEmail);
  expect(told).toMatchObject({ subject: 'Ny søknad på Tømrer' });
  expect(told?.text).not.toContain('liker tre');
  expect([receipt?.text, told?.text]).toEqual([1, 2].map(() => expect.stringContaining('på stillingen «Tømrer».')));
  expect(told?.text).toContain(`/bedrift/${business.id}/applications`);
});

test('an answer finds its question by an id that is a number', async () => {
  const { submit, sent } = await applicant(
    {},
    { questions: [question('1', 'short_answer'), question('2', 'short_answer')] },
  );
  const responses = [1, 2].map((questionId) => ({ questionId, response: 'Ja, gjerne.' }));
  expect((await submit({ applicantInfo, responses })).status).toBe(200);
  expect((await sent())[0]?.responses).toMatchObject([
    { questionId: '1', response: 'Ja, gjerne.' },
    { questionId: '2' },
  ]);
});

test('an employer who wants no mails gets none', async () => {
  const { call, token, position, runJobs, mails } = await applicant({}, { emailNotificationsEnabled: false });
  await apply(call, token, position.id);
  await runJobs();
  expect((await mails()).map(({ to }) => to)).not.toContain(position.contactEmail);
});

test('one that cannot be told of keeps no others waiting, and is told of when it can be', async () => {
  const { call, db, clock, token, email, position, sent, runJobs, mails } = await applicant();
  const others = [await addUser(call), await addUser(call)] as const;
  await apply(call, others[0].token, position.id);
  const id = await apply(call, token, position.id);
  await apply(call, others[1].token, position.id);
  const whole = (await sent()).find((row) => row.id === id)?.formSnapshot;
  const keep = (formSnapshot: unknown) =>
    db
      .updateTable('applications')
      .set({ formSnapshot: JSON.stringify(formSnapshot) })
      .where('id', '=', id)
      .execute();
  const told = async () => {
    const written = await mails();
    const receipts = written.filter(({ subject }) => subject.includes('er sendt')).map(({ to }) => to);
    return { receipts: receipts.sort(), toEmployer: written.filter(({ to }) => to === position.contactEmail).length };
  };
  await keep({});
  expect(await runJobs({ mayFail: true })).toHaveLength(1);
  expect(await told()).toEqual({ receipts: others.map((other) => other.email).sort(), toEmployer: 2 });
  await keep(whole);
  clock.moveBy(HOUR_MS);
  for (let times = 0; times < 2; times++) await runJobs();
  expect(await told()).toEqual({ receipts: [email, ...others.map((other) => other.email)].sort(), toEmployer: 3 });
});

test('what is withdrawn before anybody was told of it is told to nobody', async () => {
  const { call, token, email, position, runJobs, mails } = await applicant();
  const id = await apply(call, token, position.id);
  expect((await call(`POST /api/applications/mine/${id}/withdraw`, { token })).status).toBe(200);
  await runJobs();
  const told = (await mails()).filter(({ subject }) => subject.includes('Tømrer'));
  expect(told.filter(({ to }) => [email, position.contactEmail].includes(to))).toEqual([]);
});

test('visitors are asked to log in, and an inactive account is told', async () => {
  const { submit, db, userId } = await applicant();
  const visitor = await submit(applicationWith({}), { token: '' });
  expect(visitor).toMatchObject({
    status: 401,
    body: { message: 'Du må være logget inn for å søke på stillinger' },
  });
  await db.updateTable('users').set({ isActive: false }).where('id', '=', userId).execute();
  expect(await submit(applicationWith({}))).toMatchObject({
    status: 403,
    body: { message: 'Du må ha en aktiv konto for å søke på stillinger' },
  });
});

test('everything that is missing is said at once, in the order of the form', async () => {
  const { submit, sent } = await applicant();
  const nothing = await submit({});
  expect(nothing.status).toBe(400);
  expect(nothing.body.message).toBe(
    'Fornavn er påkrevd, Etternavn er påkrevd, E-post er påkrevd, Hvorfor søker du? er påkrevd, CV er påkrevd',
  );
  expect(nothing.body.errors).toContainEqual({ path: 'responses.cv', msg: 'CV er påkrevd' });
  expect((await submit({ applicantInfo: null, responses: null })).body).toEqual(nothing.body);
  const wrong = await submit({ applicantInfo: { ...applicantInfo, email: 'kari' } });
  expect(wrong.body.message).toMatch(/^Vennligst oppgi en gyldig e-postadresse, Hvorfor/);
  const unreadable = await submit({ applicantInfo, responses: [{ questionId: 'hvorfor', response: '\u0000 \u0001' }] });
  expect(unreadable.body.message).toBe('Hvorfor søker du? er påkrevd, CV er påkrevd');
  expect(await sent()).toEqual([]);
});

const every = [
  question('kort', 'short_answer', { maxLength: 5 }),
  question('lang', 'long_answer', { maxLength: 10 }),
  question('jn', 'yes_no'),
  question('dato', 'date'),
  question('en', 'select_single', { options: ['rød', 'blå'] }),
  question('flere', 'select_multiple', { options: ['rød', 'blå', 'grønn'] }),
];

test.each([
  ['kort', 'seks tegn', 'Spørsmål kort kan ikke være lengre enn 5 tegn'],
  ['lang', 'x'.repeat(11), 'Spørsmål lang kan ikke være lengre enn 10 tegn'],
  ['jn', 'kanskje', 'Spørsmål jn må besvares med ja eller nei'],
  ['dato', '2026-02-31', 'Spørsmål dato må være en gyldig dato'],
  ['en', 'gul', 'Spørsmål en: et svar du valgte, kan ikke velges lenger'],
  ['en', ['rød', 'blå'], 'Spørsmål en kan bare ha ett svar'],
  ['flere', ['rød', 'gul'], 'Spørsmål flere: et svar du valgte, kan ikke velges lenger'],
])('the answer to %s cannot be %j', async (questionId, response, message) => {
  const { submit, sent } = await applicant({}, { questions: every });
  const answer = await submit({ applicantInfo, responses: [{ questionId, response }] });
  expect(answer).toMatchObject({ status: 400, body: { message, errors: [{ path: `responses.${questionId}` }] } });
  expect(await sent()).toEqual([]);
});

test('answers are kept in plain words, and empty ones not at all', async () => {
  const { submit, sent, email, runJobs, mails } = await applicant({}, { questions: every });
  const responses = [
    { questionId: 'kort', response: ' a\nb ' },
    { questionId: 'lang', response: 'a\r\nb' },
    { questionId: 'jn', response: 'Ja' },
    { questionId: 'dato', response: '2026-02-28' },
    { questionId: 'en', response: '' },
    { questionId: 'flere', response: ['grønn', 'rød'] },
  ];
  expect((await submit({ applicantInfo, responses })).status).toBe(200);
  const [row] = await sent();
  expect(row?.responses).toEqual([
    { questionId: 'kort', response: 'a b', files: [] },
    { questionId: 'lang', response: 'a\nb', files: [] },
    { questionId: 'jn', response: 'ja', files: [] },
    { questionId: 'dato', response: '2026-02-28', files: [] },
    { questionId: 'flere', response: ['rød', 'grønn'], files: [] },
  ]);
  await runJobs();
  const receipt = (await mails()).find(({ to, subject }) => to === email && subject.includes('er sendt'));
  for (const words of ['Ja', '28. februar 2026', 'rød, grønn']) expect(receipt?.text).toContain(`\n${words}\n`);
});

test('a question that is not in the form says that the form changed', async () => {
  const { submit } = await applicant();
  const { status, body } = await submit({ applicantInfo, responses: [{ questionId: 'ny', response: 'x' }] });
  expect(status).toBe(409);
  expect(body.message).toContain('har endret skjemaet');
});

test('an answer is kept only under the question that it was given to', async () => {
  const { call, db, token, position, submit, sent } = await applicant();
  const file = await upload(call, token);
  const asked = { questionId: 'hvorfor', question: 'Hvorfor søker du?', response: 'Fordi jeg liker tre.' };
  const responses = [asked, { questionId: 'cv', response: 'Min CV.pdf', files: [file.path] }];
  await call(`PUT /api/applications/draft/${position.id}`, { token, body: { applicantInfo, responses } });
  const form = await db.selectFrom('applicationForms').select('questions').executeTakeFirstOrThrow();
  const questions = form.questions.map((each) => ({ ...each, question: `${each.question} Nå?` }));
  await db
    .updateTable('applicationForms')
    .set({ questions: JSON.stringify(questions) })
    .execute();
  const refused = await submit({ applicantInfo, responses });
  expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('har endret skjemaet') } });
  const msg = 'Hvorfor søker du? Nå?: spørsmålet er endret, så se over svaret';
  expect(refused.body.errors).toEqual([{ path: 'responses.hvorfor', msg }]);
  expect(await sent()).toEqual([]);
  const { draft } = (await call(`GET /api/applications/form/${position.id}`, { token })).body;
  expect(draft.responses[0]).toMatchObject({ question: 'Hvorfor søker du?', response: 'Fordi jeg liker tre.' });
  const seen = [{ ...asked, question: 'Hvorfor søker du? Nå?' }, responses[1]];
  expect((await submit({ applicantInfo, responses: seen })).status).toBe(200);
  expect((await sent())[0]?.responses[0]).toEqual({ questionId: 'hvorfor', response: asked.response, files: [] });
});

test('a second application is refused, unless the first was withdrawn', async () => {
  const { call, token, position, submit, sent } = await applicant();
  const id = await apply(call, token, position.id);
  const again = await submit(applicationWith(await upload(call, token)));
  expect(again).toMatchObject({ status: 409, body: { message: 'Du har allerede søkt på denne stillingen' } });
  await call(`POST /api/applications/mine/${id}/withdraw`, { token });
  await apply(call, token, position.id);
  expect(await sent()).toHaveLength(2);
});

test('PostgreSQL plans an upload and a sending once, not each of them', async () => {
  const { call, token, position, db, pool } = await applicant();
  await pool.query(`
    insert into users (first_name, last_name, email, password_hash)
      select 'Ola', 'Nordmann', n || '@example.no', '' from generate_series(1, 500) n;
    insert into application_files (user_id, file_key, file_name, type, size_bytes, created_at)
      select id, id || '/' || n, 'x', 'x', 1, now() from users, generate_series(1, 4) n;
    analyze`);
  // The first five of a connection are planned for their values, to see what that is worth.
  for (let sent = 0; sent < 10; sent++) {
    const id = await apply(call, token, position.id, { positionId: position.id });
    await call(`POST /api/applications/mine/${id}/withdraw`, { token });
  }
  const { rows } = await sql<{ isKept: boolean }>`
    select generic_plans > 0 as "isKept" from pg_prepared_statements
    where statement ~ '(into|from) application_files' and generic_plans + custom_plans > 5`.execute(db);
  expect(rows).toEqual([{ isKept: true }, { isKept: true }, { isKept: true }]);
});

test('a double click makes one application', async () => {
  const { call, token, submit, sent } = await applicant();
  const file = await upload(call, token);
  const answers = await Promise.all([1, 2, 3, 4].map(() => submit(applicationWith(file))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(await sent()).toHaveLength(1);
});

test('with a key, sending again has the same answer, also after the position closed and the form changed', async () => {
  const { call, token, db, submit, sent, position, runJobs, mails } = await applicant();
  const file = await upload(call, token);
  const headers = { 'idempotency-key': 'en-nøkkel' };
  const answers = await Promise.all([1, 2, 3].map(() => submit(applicationWith(file), { headers })));
  const [first] = answers;
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: first?.body });
  await db.updateTable('positions').set({ isActive: false }).where('id', '=', position.id).execute();
  const inBody = await submit({ ...applicationWith(file), idempotencyKey: 'en-nøkkel' });
  expect(inBody.body).toEqual(first?.body);
  expect(await sent()).toHaveLength(1);
  await runJobs();
  await runJobs();
  expect((await mails()).filter(({ subject }) => subject.includes('er sendt'))).toHaveLength(1);
});

test('position and file may be named in capitals, also when it is sent again under its key', async () => {
  const { call, token, position } = await applicant();
  const { id } = await upload(call, token);
  const send = () =>
    call(`POST /api/applications/submit/${position.id.toUpperCase()}`, {
      body: applicationWith({ id: id.toUpperCase() }),
      token,
      headers: { 'idempotency-key': 'store bokstaver' },
    });
  const first = await send();
  expect(first.status).toBe(200);
  expect((await send()).body).toEqual(first.body);
});

test('a key that was used for a withdrawn application claims no success, and a new one makes a new application', async () => {
  const { call, token, submit, sent } = await applicant();
  const headers = { 'idempotency-key': 'første forsøk' };
  const file = await upload(call, token);
  const { body } = await submit(applicationWith(file), { headers });
  await call(`POST /api/applications/mine/${body.application.id}/withdraw`, { token });
  const fresh = await upload(call, token);
  for (const each of [file, fresh]) {
    const again = await submit(applicationWith(each), { headers });
    expect(again).toMatchObject({ status: 409, body: { message: expect.stringContaining('Søknaden er trukket') } });
  }
  expect((await submit(applicationWith(fresh), { headers: { 'idempotency-key': 'annet forsøk' } })).status).toBe(200);
  const late = await submit(applicationWith(file), { headers });
  expect(late).toMatchObject({ status: 409, body: { message: 'Du har allerede søkt på denne stillingen' } });
  expect(await sent()).toHaveLength(2);
});

test('a key names one application only, and one person’s key is nothing to another', async () => {
  const { call, db, token, submit, sent } = await applicant();
  const headers = { 'idempotency-key': 'felles' };
  await submit(applicationWith(await upload(call, token)), { headers });
  const elsewhere = await addFormPosition(db);
  const wrong = await call(`POST /api/applications/submit/${elsewhere.position.id}`, {
    body: applicationWith(await upload(call, token)),
    token,
    headers,
  });
  expect(wrong.status).toBe(409);
  const other = await addUser(call);
  const theirs = await submit(applicationWith(await upload(call, other.token)), { headers, token: other.token });
  expect(theirs.status).toBe(200);
  expect(await sent()).toHaveLength(2);
});

test('files are one’s own, used once, and fit the question', async () => {
  const { call, db, token, position, submit, sent } = await applicant();
  const other = await addUser(call);
  const theirs = await upload(call, other.token);
  const stolen = await submit(applicationWith(theirs));
  expect(stolen).toMatchObject({ status: 400, body: { errors: [{ path: 'responses.cv' }] } });
  const invented = await submit(applicationWith({ path: 'private/application-files/x.pdf' }));
  expect(invented.status).toBe(400);
  const mine = await upload(call, token);
  await db.updateTable('applicationFiles').set({ sizeBytes: 2_000_000 }).where('id', '=', mine.id).execute();
  const large = await submit(applicationWith(mine));
  expect(large.body.message).toBe('Min CV.pdf kan ikke være større enn 1 MB');
  await db.updateTable('applicationFiles').set({ sizeBytes: 10, scan: 'infected' }).where('id', '=', mine.id).execute();
  expect((await submit(applicationWith(mine))).body.message).toContain('skadelig programvare');
  expect(await sent()).toEqual([]);

  const good = await upload(call, token);
  expect((await submit(applicationWith(good))).status).toBe(200);
  const elsewhere = await addFormPosition(db);
  const twice = await call(`POST /api/applications/submit/${elsewhere.position.id}`, {
    body: applicationWith(good),
    token,
  });
  expect(twice.status).toBe(400);
  expect(position.id).not.toBe(elsewhere.position.id);
});

test('the doubled segment answers too, and an upload names the file by object as well', async () => {
  const { call, token, position } = await applicant();
  const file = await upload(call, token);
  const responses = [
    { questionId: 'hvorfor', response: 'Tre' },
    { questionId: 'cv', response: file.originalName, files: [file] },
  ];
  const { status } = await call(`POST /api/api/applications/submit/${position.id}`, {
    body: { applicantInfo, responses },
    token,
  });
  expect(status).toBe(200);
});

test.each([
  [{ isActive: false }, 'Arbeidsgiveren har deaktivert stillingen.'],
  [{ approvalStatus: 'pending' }, 'Stilling ikke funnet eller ikke lenger aktiv'],
  [{ applicationMethod: 'email' }, 'Søknader til denne stillingen sendes på en annen måte.'],
  [{ applicationDeadline: '2026-11-20' }, 'Søknadsfristen gikk ut 20. november 2026.'],
  [{ expiryDate: '2026-11-21' }, 'Stillingen utløp 21. november 2026.'],
] as const)('nobody applies to a position with %j', async (fields, message) => {
  const { call, db, token, submit, position, sent } = await applicant({ now: new Date('2026-11-21T10:00:00Z') });
  const file = await upload(call, token);
  if ('isActive' in fields) await call(`PUT /api/applications/draft/${position.id}`, { body: {}, token });
  await db.updateTable('positions').set(fields).where('id', '=', position.id).execute();
  const { status, body } = await submit(applicationWith(file));
  expect([404, 409]).toContain(status);
  expect(body.message).toBe(message);
  expect(await sent()).toEqual([]);
});

test('who began is told what became of the business and of the position', async () => {
  const { call, db, token, position, business } = await applicant();
  await call(`PUT /api/applications/draft/${position.id}`, { body: {}, token });
  const closed = async () => (await call(`GET /api/applications/form/${position.id}`, { token })).body.closed;
  await db.updateTable('businesses').set({ isActive: false }).where('id', '=', business.id).execute();
  expect(await closed()).toBe('Bedriften tar ikke imot søknader nå.');
  await db.updateTable('positions').set({ approvalStatus: 'rejected' }).where('id', '=', position.id).execute();
  expect(await closed()).toBe('Stillingen er ikke lenger tilgjengelig.');
});

test('a deadline that is moved to the day before leaves no time to whoever began after it', async () => {
  const { call, db, token, position } = await applicant({ now: new Date('2026-11-20T23:10:00Z') });
  await call(`PUT /api/applications/draft/${position.id}`, { body: {}, token });
  await db.updateTable('positions').set({ applicationDeadline: '2026-11-20' }).where('id', '=', position.id).execute();
  const { body } = await call(`GET /api/applications/form/${position.id}`, { token });
  expect(body).toMatchObject({ closed: 'Søknadsfristen gikk ut 20. november 2026.', graceEndsAt: null });
});

test('the last day counts to its end in Oslo, and what was begun then has 30 minutes more', async () => {
  const now = new Date('2026-11-21T22:50:00Z');
  const { call, clock, token, position, submit, db } = await applicant({ now }, { applicationDeadline: '2026-11-21' });
  const late = await addUser(call);
  const form = `GET /api/applications/form/${position.id}`;
  expect((await call(form, { token })).body).toMatchObject({ closed: null, graceEndsAt: null });
  const file = await upload(call, token, { positionId: position.id, questionId: 'cv' });
  await call(`PUT /api/applications/draft/${position.id}`, { body: applicationWith(file), token });
  clock.moveBy(20 * MINUTE_MS);
  expect((await call(form, { token })).body).toMatchObject({ closed: null, graceEndsAt: '2026-11-21T23:30:00.000Z' });
  const lateFile = await upload(call, late.token);
  expect((await submit(applicationWith(lateFile), { token: late.token })).status).toBe(409);
  expect((await call(`PUT /api/applications/draft/${position.id}`, { body: {}, token: late.token })).status).toBe(409);

  clock.moveBy(21 * MINUTE_MS);
  const tooLate = await submit(applicationWith(file));
  expect(tooLate).toMatchObject({ status: 409, body: { message: 'Søknadsfristen gikk ut 21. november 2026.' } });
  const kept = await call(form, { token });
  expect(kept.body).toMatchObject({ closed: tooLate.body.message, draft: { responses: [{}, { files: [{}] }] } });

  clock.moveBy(-2 * MINUTE_MS);
  expect((await submit(applicationWith(file))).status).toBe(200);
  expect(await db.selectFrom('applicationDrafts').select('userId').execute()).toEqual([]);
});
