import { expect, test } from 'vitest';
import { addApplication, addBusiness, addPosition, addShare } from '../../tests/support/hiring.ts';
import { addUser } from '../../tests/support/people.ts';
import { type TestApp, testApp } from '../../tests/support/test-app.ts';

const question = (fields: Record<string, unknown> = {}) => ({
  id: `q${Math.random()}`,
  type: 'short_answer',
  question: 'Hvorfor søker du?',
  required: true,
  ...fields,
});
const content = (fields: Record<string, unknown> = {}) => ({
  title: 'Søknad til verkstedet',
  description: 'Fortell litt om deg selv.',
  questions: [question(), question({ type: 'yes_no', question: 'Har du fagbrev?', required: false })],
  ...fields,
});

/** Somebody with an active business. */
async function employer(app: TestApp, fields: Parameters<typeof addBusiness>[1] = {}) {
  const user = await addUser(app.call);
  const business = await addBusiness(app.db, { ownerId: user.id, ...fields });
  return { ...user, business };
}

async function withForm(app: TestApp, fields: Record<string, unknown> = {}) {
  const owner = await employer(app);
  const { status, body } = await app.call('POST /api/application-forms', { body: content(fields), token: owner.token });
  expect(status).toBe(200);
  return { ...owner, form: body.form };
}

test('a form is made, read, listed, changed and deleted', async () => {
  const app = await testApp();
  const { token, business, form } = await withForm(app);
  expect(form).toMatchObject({
    _id: form.id,
    title: 'Søknad til verkstedet',
    description: 'Fortell litt om deg selv.',
    businessId: business.id,
    businessName: 'Fjordbygg AS',
    isActive: true,
    usageCount: 0,
    applicationCount: 0,
    questions: [{ type: 'short_answer', question: 'Hvorfor søker du?', required: true, maxLength: 500 }, {}],
  });
  expect((await app.call('GET /api/application-forms', { token })).body.forms).toEqual([form]);
  expect((await app.call(`GET /api/application-forms/${form.id}`, { token })).body.form).toEqual(form);
  const changed = await app.call(`PUT /api/application-forms/${form.id}`, {
    body: content({ title: 'Ny tittel', isActive: false }),
    token,
  });
  expect(changed.body).toMatchObject({ success: true, form: { id: form.id, title: 'Ny tittel', isActive: false } });
  expect((await app.call(`DELETE /api/application-forms/${form.id}`, { token })).body).toMatchObject({
    success: true,
    message: 'Søknadsmalen er slettet.',
  });
  expect((await app.call(`DELETE /api/application-forms/${form.id}`, { token })).status).toBe(404);
  expect((await app.call(`GET /api/application-forms/${form.id}`, { token })).status).toBe(404);
  expect((await app.call('GET /api/application-forms', { token })).body.forms).toEqual([]);
});

test('a form counts only what was sent with it', async () => {
  const app = await testApp();
  const { token, business, form } = await withForm(app);
  const { form: unused } = (await app.call('POST /api/application-forms', { body: content(), token })).body;
  const position = await addPosition(app.db, business.id);
  await addApplication(app.db, position, (await addUser(app.call)).id, { applicationFormId: form.id });
  const { forms } = (await app.call('GET /api/application-forms', { token })).body;
  const counts = forms.map(({ id, applicationCount }: typeof form) => [id, applicationCount]);
  expect(Object.fromEntries(counts)).toEqual({ [form.id]: 1, [unused.id]: 0 });
});

test('every type keeps its own settings and has defaults for the others', async () => {
  const app = await testApp();
  const { form } = await withForm(app, {
    questions: [
      question({ type: 'long_answer', maxLength: 5000, placeholder: ' Skriv\u0007 her ', options: ['x', 'x'] }),
      question({ type: 'date', maxLength: 6000, placeholder: 'x', allowedFileTypes: ['exe'], maxFileSize: 0 }),
      question({ type: 'select_single', options: ['Dag', ' Natt ', ''] }),
      question({ type: 'select_multiple', options: ['A'], required: null }),
      question({ type: 'file_upload', allowedFileTypes: ['.PDF', 'jpeg'], maxFileSize: 50 }),
      question({ type: 'file_upload', id: undefined }),
    ],
  });
  const defaults = { allowedFileTypes: ['pdf', 'doc', 'docx'], maxFileSize: 10 };
  expect(form.questions).toMatchObject([
    { placeholder: 'Skriv her', maxLength: 5000, options: [], ...defaults },
    { placeholder: '', maxLength: 500, ...defaults },
    { options: ['Dag', 'Natt'] },
    { options: ['A'], required: false },
    { allowedFileTypes: ['pdf', 'jpg'], maxFileSize: 50 },
    defaults,
  ]);
  expect(form.questions.every(({ id }: { id: string }) => id.length > 0)).toBe(true);
});

test('a question is never called what every object has', async () => {
  const app = await testApp();
  const { token } = await employer(app);
  const questions = ['__proto__', 'constructor', 'q1'].map((id) => ({ id, type: 'short_answer', question: 'Hvem?' }));
  const { body } = await app.call('POST /api/application-forms', { token, body: content({ questions }) });
  const ids = body.form.questions.map(({ id }: { id: string }) => id);
  expect(ids).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), expect.stringMatching(/^[0-9a-f-]{36}$/), 'q1']);
});

test('a question keeps its id where that is a number', async () => {
  const app = await testApp();
  const car = { id: 1, type: 'yes_no', question: 'Har du bil?' };
  const which = { id: 1_700_000_000_002, type: 'short_answer', question: 'Hvilken?' };
  const { form } = await withForm(app, {
    questions: [car, { ...which, showWhen: { questionId: 1, answers: ['ja'] } }],
  });
  expect(form.questions).toMatchObject([{ id: '1' }, { id: '1700000000002', showWhen: { questionId: '1' } }]);
});

test('visitors are asked to log in', async () => {
  const app = await testApp();
  const { form } = await withForm(app);
  const calls: [string, object | undefined][] = [
    ['GET /api/application-forms', undefined],
    ['POST /api/application-forms', content()],
    [`GET /api/application-forms/${form.id}`, undefined],
    [`PUT /api/application-forms/${form.id}`, content()],
    [`DELETE /api/application-forms/${form.id}`, undefined],
  ];
  for (const [name, body] of calls) {
    expect((await app.call(name, body === undefined ? {} : { body })).status, name).toBe(401);
  }
});

test('without an active business there are no forms', async () => {
  const app = await testApp();
  const { form, business, token } = await withForm(app);
  await app.db.updateTable('businesses').set({ isActive: false }).where('id', '=', business.id).execute();
  const nobody = await addUser(app.call);
  const refused = { status: 403, body: { message: 'Du må ha minst én aktiv bedrift for å bruke søknadsmaler' } };
  for (const caller of [token, nobody.token]) {
    const call = (name: string, body?: object) => app.call(name, { token: caller, ...(body && { body }) });
    expect(await call('GET /api/application-forms')).toMatchObject(refused);
    expect(await call('POST /api/application-forms', content())).toMatchObject(refused);
    expect(await call(`GET /api/application-forms/${form.id}`)).toMatchObject(refused);
    expect(await call(`PUT /api/application-forms/${form.id}`, content())).toMatchObject(refused);
    expect(await call(`DELETE /api/application-forms/${form.id}`)).toMatchObject(refused);
  }
});

test('whoever manages another business cannot know of the form', async () => {
  const app = await testApp();
  const { form, business } = await withForm(app);
  const { token } = await employer(app);
  expect((await app.call('GET /api/application-forms', { token })).body.forms).toEqual([]);
  const listed = await app.call(`GET /api/application-forms?businessId=${business.id}`, { token });
  expect(listed.body.forms).toEqual([]);
  const calls: [string, object | undefined][] = [
    [`GET /api/application-forms/${form.id}`, undefined],
    [`PUT /api/application-forms/${form.id}`, content()],
    [`DELETE /api/application-forms/${form.id}`, undefined],
    ['POST /api/application-forms', content({ businessId: business.id })],
  ];
  for (const [name, body] of calls) {
    expect((await app.call(name, { token, ...(body !== undefined && { body }) })).status, name).toBe(404);
  }
});

test('the forms of a rejected business are gone with it, also for whoever has another one', async () => {
  const app = await testApp();
  const { id: ownerId, token, business, form } = await withForm(app);
  await addBusiness(app.db, { ownerId });
  await app.db.updateTable('businesses').set({ approvalStatus: 'rejected' }).where('id', '=', business.id).execute();
  const path = `/api/application-forms/${form.id}`;
  expect((await app.call('GET /api/application-forms', { token })).body.forms).toEqual([]);
  expect((await app.call(`GET ${path}`, { token })).status).toBe(404);
  expect((await app.call(`DELETE ${path}`, { token })).status).toBe(404);
  expect((await app.call(`PUT ${path}`, { body: content(), token })).status).toBe(404);
});

test('a shared user manages the forms of the business too', async () => {
  const app = await testApp();
  const { form, business } = await withForm(app);
  const colleague = await addUser(app.call);
  await addShare(app.db, business.id, colleague.id);
  const { token } = colleague;
  const made = await app.call('POST /api/application-forms', { body: content(), token });
  expect(made.body.form.businessId).toBe(business.id);
  const changed = await app.call(`PUT /api/application-forms/${form.id}`, { body: content({ title: 'Delt' }), token });
  expect(changed.body.form.title).toBe('Delt');
  expect((await app.call('GET /api/application-forms', { token })).body.forms).toHaveLength(2);
  expect((await app.call(`DELETE /api/application-forms/${form.id}`, { token })).status).toBe(200);
});

test('a form is made for the business that is named, and not for an inactive one', async () => {
  const app = await testApp();
  const owner = await employer(app);
  const second = await addBusiness(app.db, { ownerId: owner.id, businessName: 'Andre AS' });
  const asleep = await addBusiness(app.db, { ownerId: owner.id, isActive: false });
  const make = (businessId: string) =>
    app.call('POST /api/application-forms', { body: content({ businessId }), token: owner.token });
  expect((await make(second.id)).body.form.businessName).toBe('Andre AS');
  expect((await make(asleep.id)).status).toBe(403);
  const listed = await app.call(`GET /api/application-forms?businessId=${second.id}`, { token: owner.token });
  expect(listed.body.forms).toHaveLength(1);
});

test('what a colleague changed in between is not overwritten', async () => {
  const app = await testApp();
  const { form, token } = await withForm(app);
  app.clock.moveBy(1000);
  const send = (title: string) =>
    app.call(`PUT /api/application-forms/${form.id}`, { body: content({ title, updatedAt: form.updatedAt }), token });
  expect((await send('Først')).status).toBe(200);
  const late = await send('Sist');
  expect(late.status).toBe(409);
  expect(late.body.message).toContain('En kollega har endret søknadsmalen');
  expect((await app.call(`GET /api/application-forms/${form.id}`, { token })).body.form.title).toBe('Først');
});

test("what is sent once more after a lost reply is no colleague's change", async () => {
  const app = await testApp();
  const { form, token } = await withForm(app);
  const address = `/api/application-forms/${form.id}`;
  app.clock.moveBy(1000);
  const body = content({ title: 'Først', isActive: false, updatedAt: form.updatedAt });
  expect((await app.call(`PUT ${address}`, { body, token })).status).toBe(200);
  const saved = (await app.call(`GET ${address}`, { token })).body.form;
  app.clock.moveBy(1000);
  expect((await app.call(`PUT ${address}`, { body, token })).status).toBe(200);
  expect((await app.call(`GET ${address}`, { token })).body.form).toEqual(saved);
  for (const other of [{ isActive: true }, { description: 'Annet' }, { questions: content().questions.toReversed() }]) {
    expect((await app.call(`PUT ${address}`, { body: { ...body, ...other }, token })).status).toBe(409);
  }
});

test('made again under its key after a lost reply it is the same form, with what was written since', async () => {
  const app = await testApp();
  const { token } = await employer(app);
  const make = (fields: object) =>
    app.call('POST /api/application-forms', { body: content({ idempotencyKey: 'bygger', ...fields }), token });
  const [first, twin] = await Promise.all([make({}), make({})]);
  expect([first.status, twin.status]).toEqual([200, 200]);
  const { id } = first.body.form;
  expect((await make({ title: 'Rettet' })).body.form).toMatchObject({ id, title: 'Rettet' });
  expect((await make({ idempotencyKey: 'en annen' })).body.form.id).not.toBe(id);
  expect((await app.call('GET /api/application-forms', { token })).body.forms).toHaveLength(2);
});

test('made again under its key for another business, it is that one’s only, unless a position uses it already', async () => {
  const app = await testApp();
  const { token, id: ownerId, business } = await employer(app);
  const other = await addBusiness(app.db, { ownerId });
  const make = async (businessId: string) => {
    const body = content({ idempotencyKey: 'bygger', businessId });
    return (await app.call('POST /api/application-forms', { body, token })).body.form;
  };
  const first = await make(business.id);
  expect(await make(other.id)).toMatchObject({ id: first.id, businessId: other.id });
  await addPosition(app.db, other.id, { applicationFormId: first.id });
  expect((await make(business.id)).id).not.toBe(first.id);
  const { forms } = (await app.call('GET /api/application-forms', { token })).body;
  expect(forms.map(({ businessId }: { businessId: string }) => businessId).sort()).toEqual(
    [business.id, other.id].sort(),
  );
});

test('a form is not deleted under an open position, and a closed one lets it go', async () => {
  const app = await testApp();
  const { form, business, token } = await withForm(app);
  const uses = { applicationMethod: 'form' as const, applicationFormId: form.id };
  const open = await addPosition(app.db, business.id, uses);
  const closed = await addPosition(app.db, business.id, { ...uses, isActive: false });
  const read = await app.call(`GET /api/application-forms/${form.id}`, { token });
  expect(read.body.form).toMatchObject({ usageCount: 2, openPositions: 1 });
  const refused = await app.call(`DELETE /api/application-forms/${form.id}`, { token });
  expect(refused).toMatchObject({
    status: 409,
    body: { message: 'Søknadsmalen brukes av én åpen stilling. Velg en annen mal for den først.' },
  });
  await app.db.updateTable('positions').set({ expiryDate: '2020-01-01' }).where('id', '=', open.id).execute();
  expect((await app.call(`DELETE /api/application-forms/${form.id}`, { token })).status).toBe(200);
  const { applicationFormId } = await app.db
    .selectFrom('positions')
    .select('applicationFormId')
    .where('id', '=', closed.id)
    .executeTakeFirstOrThrow();
  expect(applicationFormId).toBeNull();
  const opened = await app.call(`PATCH /api/business/${business.id}/positions/${closed.id}/toggle`, { token });
  expect(opened).toMatchObject({
    status: 409,
    body: { message: 'Søknadsmalen til stillingen er slettet. Velg en ny mal for å aktivere den.' },
  });
});

const two = [question(), question()];
test.each([
  ['nothing', {}, 'Tittel er påkrevd'],
  ['an empty title before everything else', { title: ' ', questions: [] }, 'Tittel er påkrevd'],
  ['one question', { title: 'T', questions: [question()] }, 'Du må ha minst 2 spørsmål'],
  ['21 questions', { title: 'T', questions: Array(21).fill({ type: 'date' }) }, 'Du kan ikke ha mer enn 20 spørsmål'],
  [
    'a question without text before a select without options',
    { title: 'T', questions: [question({ type: 'select_single', options: [''] }), question({ question: ' ' })] },
    'Spørsmål 2 må ha tekst',
  ],
  [
    'a select without options before a file without types',
    {
      title: 'T',
      questions: [
        question({ type: 'file_upload', allowedFileTypes: [] }),
        question({ type: 'select_multiple', options: [] }),
      ],
    },
    'Spørsmål 2 må ha minst ett alternativ',
  ],
  [
    'a file without types',
    { title: 'T', questions: [question({ type: 'file_upload', allowedFileTypes: [] }), question()] },
    'Spørsmål 1 må spesifisere tillatte filtyper',
  ],
  ['a long title', { title: 'x'.repeat(101), questions: two }, 'Tittelen kan ikke være lengre enn 100 tegn'],
  [
    'a long description',
    { title: 'T', description: 'x'.repeat(501), questions: two },
    'Beskrivelsen kan ikke være lengre enn 500 tegn',
  ],
  ['an unknown type', { title: 'T', questions: [question({ type: 'video' }), question()] }, 'Ukjent spørsmålstype'],
  [
    '5001 characters',
    { title: 'T', questions: [question({ maxLength: 5001 }), question()] },
    'Spørsmål 1 må ha maks antall tegn fra 1 til 5000',
  ],
  [
    'no characters',
    { title: 'T', questions: [question({ maxLength: 0 }), question()] },
    'Spørsmål 1 må ha maks antall tegn fra 1 til 5000',
  ],
  [
    '51 MB',
    { title: 'T', questions: [question(), question({ type: 'file_upload', maxFileSize: 51 })] },
    'Spørsmål 2 må ha maks filstørrelse fra 1 til 50 MB',
  ],
  [
    'a program',
    { title: 'T', questions: [question({ type: 'file_upload', allowedFileTypes: ['exe'] }), question()] },
    'Spørsmål 1 har en ukjent filtype',
  ],
  [
    'the same option twice',
    { title: 'T', questions: [question({ type: 'select_single', options: ['A', 'A '] }), question()] },
    'Spørsmål 1 har samme alternativ to ganger',
  ],
  [
    'the same id twice',
    { title: 'T', questions: [question({ id: 'a' }), question({ id: 'a' })] },
    'Spørsmål 2 har samme id som et annet',
  ],
])('%s is refused', async (_what, body, message) => {
  const app = await testApp();
  const { token } = await employer(app);
  const answer = await app.call('POST /api/application-forms', { body, token });
  expect(answer).toMatchObject({ status: 400, body: { success: false, message } });
  expect(answer.body.errors[0].msg).toBe(message);
});
