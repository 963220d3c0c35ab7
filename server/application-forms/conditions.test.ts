import { expect, test } from 'vitest';
import { addBusiness } from '../../tests/support/hiring.ts';
import { addUser } from '../../tests/support/people.ts';
import { testApp } from '../../tests/support/test-app.ts';

const licence = { id: 'licence', type: 'yes_no', question: 'Har du førerkort?', required: true };
const classes = { id: 'classes', type: 'select_multiple', question: 'Hvilke klasser?', options: ['B', ' CE  stor '] };
const after = (questionId: unknown, ...answers: unknown[]) => ({ showWhen: { questionId, answers } });

async function employer() {
  const app = await testApp();
  const { id: ownerId, token } = await addUser(app.call);
  await addBusiness(app.db, { ownerId });
  const save = (questions: object[], formId?: string) =>
    app.call(formId ? `PUT /api/application-forms/${formId}` : 'POST /api/application-forms', {
      token,
      body: { title: 'Sjåfør', questions },
    });
  return { ...app, token, save };
}

test('a condition is kept, read, changed and taken away, and a question without one is as it always was', async () => {
  const { call, db, token, save } = await employer();
  const trailer = { id: 'trailer', type: 'long_answer', question: 'Hvilken henger?' };
  const made = await save([
    licence,
    { ...classes, ...after('licence', 'ja', ' ja ') },
    { ...trailer, ...after('classes', ' CE stor') },
  ]);
  expect(made.status).toBe(200);
  const { form } = made.body;
  expect(form.questions.map(({ showWhen }: { showWhen?: object }) => showWhen)).toEqual([
    undefined,
    { questionId: 'licence', answers: ['ja'] },
    { questionId: 'classes', answers: ['CE stor'] },
  ]);
  expect('showWhen' in form.questions[0]).toBe(false);
  const read = async () => (await call(`GET /api/application-forms/${form.id}`, { token })).body.form;
  expect(await read()).toEqual(form);
  // Sent again as it was read, nothing has changed.
  await save(form.questions, form.id);
  const { updatedAt } = await db.selectFrom('applicationForms').select('updatedAt').executeTakeFirstOrThrow();
  expect(updatedAt.toISOString()).toBe(form.updatedAt);
  await save([licence, { ...classes, ...after('licence', 'nei') }, { ...trailer, showWhen: null }], form.id);
  const [, changed, freed] = (await read()).questions;
  expect(changed.showWhen).toEqual({ questionId: 'licence', answers: ['nei'] });
  expect('showWhen' in freed).toBe(false);
});

test('a question depends on another also when that cannot keep its id', async () => {
  const { save } = await employer();
  const { body } = await save([
    { ...licence, id: 'constructor' },
    { ...classes, ...after('constructor', 'ja') },
  ]);
  const [first, second] = body.form.questions;
  expect(first.id).not.toBe('constructor');
  expect(second.showWhen.questionId).toBe(first.id);
});

const rest = { ...classes, id: 'b' };
test.each([
  ['avhenger av et spørsmål som ikke finnes', [licence, { ...rest, ...after('x', 'ja') }]],
  ['må stå etter spørsmålet det avhenger av', [classes, { ...rest, ...after('licence', 'ja') }, licence]],
  ['må stå etter spørsmålet det avhenger av', [classes, { ...rest, ...after('b', 'B') }]],
  [
    'avhenger av et spørsmål som ikke har svar å velge mellom',
    [
      { ...licence, type: 'short_answer', options: ['ja'] },
      { ...rest, ...after('licence', 'ja') },
    ],
  ],
  ['må ha minst ett svar det skal vises etter', [licence, { ...rest, ...after('licence', '', null) }]],
  ['avhenger av et svar som ikke kan velges', [classes, { ...rest, ...after('classes', 'B', 'D') }]],
])('a form is refused, new or old, when a question %s', async (says, questions) => {
  const { save } = await employer();
  const { body: good } = await save([licence, classes]);
  const refused = { status: 400, body: { errors: [{ path: 'questions.1.showWhen', msg: `Spørsmål 2 ${says}` }] } };
  expect(await save(questions)).toMatchObject(refused);
  expect(await save(questions, good.form.id)).toMatchObject(refused);
});

test('what is wrong with a condition is said after all that was said before', async () => {
  const { save } = await employer();
  const { body } = await save([
    { ...licence, id: 'a', ...after('b', 'ja') },
    { ...licence, id: 'a' },
  ]);
  expect(body.errors.map(({ msg }: { msg: string }) => msg)).toEqual([
    'Spørsmål 2 har samme id som et annet',
    'Spørsmål 1 avhenger av et spørsmål som ikke finnes',
  ]);
});

test.each([
  ['ja', 'Ugyldig betingelse'],
  [{ questionId: true, answers: ['ja'] }, 'Ugyldig spørsmål'],
  [{ questionId: 1, answers: ['ja'] }, 'et spørsmål som ikke finnes'],
  [{ questionId: '', answers: ['ja'] }, 'Ugyldig spørsmål'],
  [{ questionId: 'licence' }, 'Ugyldige svar'],
  [{ questionId: 'licence', answers: Array(51).fill('ja') }, 'For mange svar'],
])('%j is no condition', async (showWhen, says) => {
  const { save } = await employer();
  const { status, body } = await save([licence, { ...classes, showWhen }]);
  expect(status).toBe(400);
  expect(body.message).toContain(says);
});

test.each([
  [{ showWhen: { questionId: '', answers: ['ja'] } }, 'Ugyldig spørsmål'],
  [{ showWhen: { questionId: 'x'.repeat(101), answers: ['ja'] } }, 'Ugyldig spørsmål'],
  [{ id: 'x'.repeat(101) }, 'Ugyldig id'],
  [{ question: 'x'.repeat(20_001) }, 'Teksten er for lang'],
])('a question without options is refused in words, new or old, for what is wrong with it', async (wrong, says) => {
  const { save } = await employer();
  const { body: good } = await save([licence, classes]);
  const questions = [licence, { ...licence, id: 'b', ...wrong }];
  const refused = { status: 400, body: { message: says } };
  expect(await save(questions)).toMatchObject(refused);
  expect(await save(questions, good.form.id)).toMatchObject(refused);
});

test('the documentation tells of the condition, in what is sent and what is answered', async () => {
  const { app } = await employer();
  const { paths } = (await app.inject('/api/docs/json')).json();
  const { requestBody, responses } = paths['/api/application-forms'].post;
  for (const part of [requestBody, responses[200]]) expect(JSON.stringify(part)).toMatch(/"showWhen":.*"questionId"/);
  expect(JSON.stringify(responses[200])).toContain('is always asked');
});
