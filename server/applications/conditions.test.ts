import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { addFormPosition, applicantInfo, question, upload } from '../../tests/support/applying.ts';
import { addUser } from '../../tests/support/people.ts';
import { testApp } from '../../tests/support/test-app.ts';
import { DAY_MS } from '../platform/clock.ts';

const after = (questionId: string, ...answers: string[]) => ({ showWhen: { questionId, answers } });
const licence = question('licence', 'yes_no', { question: 'Har du førerkort?', required: true });
const classes = question('classes', 'select_multiple', {
  question: 'Hvilke klasser?',
  required: true,
  options: ['B', 'CE'],
  ...after('licence', 'ja'),
});
const proof = question('proof', 'file_upload', {
  question: 'Førerkortet',
  required: true,
  allowedFileTypes: ['pdf'],
  ...after('classes', 'CE'),
});
const why = question('why', 'long_answer', { question: 'Hvorfor?' });

async function applying(fields: Parameters<typeof addFormPosition>[1] = {}) {
  const app = await testApp();
  const [owner, applicant] = await Promise.all([addUser(app.call), addUser(app.call)]);
  const questions = [licence, classes, proof, why];
  const made = await addFormPosition(app.db, { questions, ...fields });
  await app.db.updateTable('businesses').set({ ownerId: owner.id }).where('id', '=', made.business.id).execute();
  const { token } = applicant;
  const draftAt = `/api/applications/draft/${made.position.id}`;
  const submit = (responses: object[], more: object = {}, as = token) =>
    app.call(`POST /api/applications/submit/${made.position.id}`, {
      body: { applicantInfo, responses, ...more },
      token: as,
    });
  const keep = (responses: object[]) => app.call(`PUT ${draftAt}`, { body: { applicantInfo, responses }, token });
  const form = async () => (await app.call(`GET /api/applications/form/${made.position.id}`, { token })).body;
  const sent = () => app.db.selectFrom('applications').selectAll().execute();
  return { ...app, ...made, owner, applicant, token, submit, keep, form, sent };
}

test('what is not asked is dropped with its files, which are swept, and nobody is told of it', async () => {
  const { call, db, token, clock, position, applicant, owner, submit, keep, form, sent, mails, runJobs, runJob } =
    await applying();
  const file = await upload(call, token, { positionId: position.id, questionId: 'proof' });
  const all = [
    { questionId: 'licence', response: 'nei' },
    { questionId: 'classes', response: ['CE'] },
    { questionId: 'proof', response: 'Min CV.pdf', files: [file.path] },
    { questionId: 'why', response: 'Fordi.' },
  ];
  // The draft keeps it, should it be asked for again.
  expect((await keep(all)).status).toBe(200);
  expect((await form()).draft.responses).toMatchObject([{}, { response: ['CE'] }, { files: [{ id: file.id }] }, {}]);
  const answer = await submit(all);
  expect(answer.body).toMatchObject({ success: true });
  const [row] = await sent();
  expect(row?.responses.map(({ questionId }) => questionId)).toEqual(['licence', 'why']);
  expect(row?.formSnapshot.questions.map(({ showWhen }) => showWhen?.questionId)).toEqual([
    undefined,
    'licence',
    'classes',
    undefined,
  ]);
  const files = () => db.selectFrom('applicationFiles').select(['id', 'applicationId']).execute();
  expect(await files()).toEqual([{ id: file.id, applicationId: null }]);
  const { id } = answer.body.application;
  const opened = (await call(`GET /api/applications/${id}`, { token: owner.token })).body.application;
  expect(opened.responses).toMatchObject([{ questionId: 'licence' }, { questionId: 'why' }]);
  expect(opened.formSnapshot.questions[1].showWhen).toEqual({ questionId: 'licence', answers: ['ja'] });
  const own = (await call(`GET /api/applications/mine/${id}`, { token })).body.application;
  expect(own.responses).toMatchObject([{ questionId: 'licence' }, { questionId: 'why' }]);
  await runJobs();
  const receipt = (await mails()).find(({ to, subject }) => to === applicant.email && subject.includes('er sendt'));
  expect(receipt?.text).toContain('Har du førerkort?');
  expect(receipt?.text).not.toContain('Hvilke klasser');
  clock.moveBy(2 * DAY_MS);
  await runJob('sweep-unused-application-files');
  expect(await files()).toEqual([]);
});

test('what is asked is required, along the whole chain', async () => {
  const { call, token, position, submit, sent } = await applying();
  const said = async (responses: object[]) => (await submit(responses)).body.message;
  expect(await said([])).toBe('Har du førerkort? er påkrevd');
  expect(await said([{ questionId: 'licence', response: true }])).toBe('Hvilke klasser? er påkrevd');
  const both = [
    { questionId: 'licence', response: 'Ja' },
    { questionId: 'classes', response: ['B', 'CE'] },
  ];
  expect(await said(both)).toBe('Førerkortet er påkrevd');
  const file = await upload(call, token, { positionId: position.id, questionId: 'proof' });
  const key = { idempotencyKey: crypto.randomUUID() };
  const whole = [...both, { questionId: 'proof', files: [file.id] }];
  const first = await submit(whole, key);
  expect(first.body).toMatchObject({ success: true });
  // Once more under its key, after the answer was lost.
  expect((await submit(whole, key)).body.application.id).toBe(first.body.application.id);
  expect((await sent()).map(({ responses }) => responses.length)).toEqual([3]);
});

test('a form that is changed meanwhile asks by the rules it has when it is sent', async () => {
  const { db, form, submit, keep, sent } = await applying();
  const change = (questions: object[]) =>
    db
      .updateTable('applicationForms')
      .set({ questions: JSON.stringify(questions) })
      .execute();
  const answers = [
    { questionId: 'licence', response: 'nei', question: licence.question },
    { questionId: 'classes', response: ['B'], question: classes.question },
  ];
  await keep(answers);
  await change([
    licence,
    { ...classes, ...after('licence', 'nei') },
    { ...why, required: true, ...after('classes', 'B') },
  ]);
  expect((await form()).applicationForm.questions[2].showWhen).toEqual({ questionId: 'classes', answers: ['B'] });
  expect((await submit(answers)).body.message).toBe('Hvorfor? er påkrevd');
  // Who had a question in sight that is not asked any more learns of it before what was answered there is gone.
  await change([licence, classes, why]);
  const refused = await submit(answers);
  expect(refused).toMatchObject({ status: 409, body: { errors: [] } });
  expect(refused.body.message).toMatch('Arbeidsgiveren har endret skjemaet mens du svarte.');
  expect((await form()).draft.responses).toMatchObject([{ response: 'nei' }, { response: ['B'] }]);
  const nothing = { ...answers[1], response: [' '] };
  expect((await submit([{ ...answers[0] }, nothing])).body).toMatchObject({ success: true });
  expect((await sent())[0]?.responses).toMatchObject([{ questionId: 'licence', response: 'nei' }]);
});

test('a file for a question that is not asked any more is not dropped unseen', async () => {
  const { call, token, position, submit, sent } = await applying();
  const { id } = await upload(call, token, { positionId: position.id, questionId: 'proof' });
  const proofOf = (files: string[]) => [
    { questionId: 'licence', response: 'nei', question: licence.question },
    { questionId: 'proof', response: 'Min CV.pdf', files, question: proof.question },
  ];
  expect((await submit(proofOf([id]))).status).toBe(409);
  expect(await sent()).toEqual([]);
  expect((await submit(proofOf([]))).body).toMatchObject({ success: true });
});

test('who reads a table sees who was not asked, and who did not answer', async () => {
  const { app, call, db, owner, business, submit } = await applying();
  await submit([
    { questionId: 'licence', response: 'nei' },
    { questionId: 'why', response: 'Fordi.' },
  ]);
  const other = await addUser(call);
  await submit(
    [
      { questionId: 'licence', response: 'ja' },
      { questionId: 'classes', response: ['B'] },
    ],
    {},
    other.token,
  );
  const third = await addFormPosition(db, { questions: [why] });
  const to = { positionId: third.position.id, businessId: business.id };
  await db.updateTable('positions').set({ businessId: business.id }).where('id', '=', third.position.id).execute();
  const body = { applicantInfo, responses: [{ questionId: 'why', response: 'Derfor.' }] };
  await call(`POST /api/applications/submit/${to.positionId}`, { token: other.token, body });
  const download = async (format: string) => {
    const url = `/api/applications/business/${business.id}/export?format=${format}&sort=oldest`;
    return (await app.inject({ url, headers: { authorization: `Bearer ${owner.token}` } })).rawPayload;
  };
  const [headings = [], ...rows] = (await download('csv'))
    .toString('utf8')
    .trim()
    .split('\r\n')
    .map((line) => line.split(';'));
  const columns = [licence, classes, proof, why].map((each) => headings.indexOf(each.question));
  expect(rows.map((cells) => columns.map((column) => cells[column])).sort()).toEqual(
    [
      ['nei', 'Ikke stilt', 'Ikke stilt', 'Fordi.'],
      ['ja', 'B', 'Ikke stilt', ''],
      ['', '', '', 'Derfor.'],
    ].sort(),
  );
  const whole = Object.entries(unzipSync(await download('zip'))).filter(([name]) => name.endsWith('.txt'));
  const letters = whole.map(([, content]) => strFromU8(content));
  expect(letters.filter((letter) => letter.includes('Hvilke klasser?'))).toHaveLength(1);
});

test('an application that is read anonymously hides nothing but whose it is', async () => {
  const { app, call, owner, business, submit } = await applying({ isReadAnonymously: true });
  const { body } = await submit([
    { questionId: 'licence', response: 'ja' },
    { questionId: 'classes', response: ['B'] },
  ]);
  const opened = (await call(`GET /api/applications/${body.application.id}`, { token: owner.token })).body.application;
  expect(opened).toMatchObject({ isAnonymous: true, responses: [{ response: 'ja' }, { response: ['B'] }] });
  const url = `/api/applications/business/${business.id}/export?format=csv`;
  const table = (await app.inject({ url, headers: { authorization: `Bearer ${owner.token}` } })).rawPayload;
  expect(table.toString('utf8')).toContain(';ja;B;Ikke stilt;\r\n');
});
