import { expect, test } from 'vitest';
import { correctedMeanwhile } from '../../contract/applications/application-words.ts';
import { addFormPosition, applicantInfo, apply, question, upload } from '../../tests/support/applying.ts';
import { meanwhile } from '../../tests/support/meanwhile.ts';
import { addUser } from '../../tests/support/people.ts';
import { testApp } from '../../tests/support/test-app.ts';
import { HOUR_MS } from '../platform/clock.ts';
import type { Tx } from '../platform/database/database.ts';

/** Somebody whose application lies with an employer who has read it. */
async function sent(fields: Parameters<typeof addFormPosition>[1] = {}, given: object = {}) {
  const app = await testApp();
  const { call, db, clock } = app;
  const [owner, applicant] = await Promise.all([addUser(call), addUser(call)]);
  const { business, form, position } = await addFormPosition(db, fields);
  await db.updateTable('businesses').set({ ownerId: owner.id }).where('id', '=', business.id).execute();
  const id = await apply(call, applicant.token, position.id, given);
  clock.moveBy(HOUR_MS);
  const open = async () => (await call(`GET /api/applications/${id}`, owner)).body.application;
  const own = async () => (await call(`GET /api/applications/mine/${id}`, applicant)).body.application;
  const listed = async () => (await call(`GET /api/applications/business/${business.id}`, owner)).body.applications[0];
  const setStatus = (body: object) => call(`PUT /api/applications/${id}/status`, { ...owner, body });
  const correct = (responses: object[], body: object = {}, { token } = applicant) =>
    call(`PUT /api/applications/mine/${id}`, { token, body: { applicantInfo, responses, ...body } });
  const [cv] = (await own()).responses[1].files as { path: string }[];
  const why = (response: string) => ({ questionId: 'hvorfor', response });
  const files = (...paths: (string | undefined)[]) => ({ questionId: 'cv', files: paths });
  await call(`PUT /api/applications/${id}/read`, owner);
  return {
    ...app,
    owner,
    applicant,
    business,
    form,
    position,
    id,
    open,
    own,
    listed,
    setStatus,
    correct,
    cv,
    why,
    files,
  };
}

test('what is put right takes the place of what was sent, and the employer sees that it did', async () => {
  const { call, owner, applicant, position, id, own, open, listed, correct, cv, why, files, runJobs, mails } =
    await sent();
  await runJobs();
  const before = await open();
  expect(before).toMatchObject({ correctedAt: null, isRead: true });
  expect(await own()).toMatchObject({ canCorrect: true, correctedAt: null });
  const phone = '988 77 666';
  const answer = await correct([why('Fordi jeg kan tre.'), files(cv?.path)], {
    applicantInfo: { ...applicantInfo, phone },
    keepsLonger: true,
  });
  expect(answer).toMatchObject({ status: 200, body: { message: 'Søknaden er rettet', application: { id } } });
  expect(await listed()).toMatchObject({ isRead: false, correctedAt: expect.any(String) });
  const after = await open();
  expect(after).toMatchObject({
    applicantInfo: { phone },
    submittedAt: before.submittedAt,
    responses: [{ response: 'Fordi jeg kan tre.' }, { files: [{ originalName: 'Min CV.pdf' }] }],
  });
  expect(await own()).toMatchObject({ applicantInfo: { phone }, keepsLonger: true, correctedAt: expect.any(String) });
  // Whoever decided on what stood there before looks at it again.
  const decided = { status: 'denied', version: before.version };
  expect((await call(`PUT /api/applications/${id}/status`, { ...owner, body: decided })).status).toBe(409);

  // A lost reply, and the same once more.
  await correct([why('Fordi jeg kan tre.'), files(cv?.path)], {
    applicantInfo: { ...applicantInfo, phone },
    keepsLonger: true,
  });
  expect((await open()).version).toBe(after.version);
  const { events } = (await call(`GET /api/applications/${id}/history`, owner)).body;
  expect(events.filter(({ kind }: { kind: string }) => kind === 'corrected')).toHaveLength(1);
  const written = await mails();
  const told = written.filter(({ to, subject }) => to === applicant.email && subject.startsWith('Søknaden din er'));
  expect(told.map(({ subject }) => subject)).toEqual([
    'Søknaden din er sendt: Tømrer',
    'Søknaden din er rettet: Tømrer',
  ]);
  expect(told[1]?.text).toContain('Fordi jeg kan tre.');
  const toEmployer = written.filter(({ to }) => to === position.contactEmail).map(({ subject }) => subject);
  expect(toEmployer).toEqual(['Ny søknad på Tømrer', 'En søknad er rettet: Tømrer']);
  // Nobody has read that one yet.
  expect((await correct([why('Fordi jeg kan alt.'), files(cv?.path)])).status).toBe(200);
  expect((await mails()).filter(({ to }) => to === position.contactEmail)).toHaveLength(2);
});

test('after a lost reply it is answered as done, though the employer has answered meanwhile', async () => {
  const { id, correct, own, setStatus, open, clock, runJobs, call, applicant, cv, why, files } = await sent();
  const once = { idempotencyKey: 'en' };
  const first = () => correct([why('Den ene.'), files(cv?.path)], once);
  const answer = await first();
  expect(answer.status).toBe(200);
  await setStatus({ status: 'contacted', version: (await open()).version });
  clock.moveBy(HOUR_MS);
  await runJobs();
  expect(await own()).toMatchObject({ status: 'contacted', canCorrect: false });
  expect(await first()).toMatchObject({ status: 200, body: answer.body });
  expect((await correct([why('Den andre.'), files(cv?.path)], { idempotencyKey: 'to' })).status).toBe(409);
  expect((await correct([why('Den ene.'), files(cv?.path)], once, await addUser(call))).status).toBe(404);
  await call(`POST /api/applications/mine/${id}/withdraw`, applicant);
  expect((await first()).status).toBe(409);
});

test('a form that was opened before another correction takes its place only when it does not say so', async () => {
  const { call, own, correct, cv, why, files, clock, db, applicant, id } = await sent();
  const opened = { correctedAt: (await own()).correctedAt };
  expect(opened.correctedAt).toBe(null);
  const first = () => correct([why('Den ene.'), files(cv?.path)], opened);
  const answer = await first();
  expect(answer.status).toBe(200);
  clock.moveBy(HOUR_MS);
  // After a lost reply.
  expect(await first()).toMatchObject({ status: 200, body: answer.body });

  const other = await upload(call, applicant.token);
  const second = (known: object) => correct([why('Den andre.'), files(cv?.path, other.path)], known);
  const draft = { applicantInfo, responses: [why('Den andre.')] };
  await call(`PUT /api/applications/mine/${id}/draft`, { ...applicant, body: draft });
  const refused = { status: 409, body: { message: correctedMeanwhile, errors: [{ path: 'correctedAt' }] } };
  expect(await second(opened)).toMatchObject(refused);
  expect(await own()).toMatchObject({
    responses: [{ response: 'Den ene.' }, { files: [{}] }],
    draft: { responses: [{ response: 'Den andre.' }] },
  });
  expect(await db.selectFrom('applicationFiles').select('id').execute()).toHaveLength(2);
  expect((await correct([why('Tre.'), files(cv?.path)], { correctedAt: 'i går' })).status).toBe(400);

  expect((await second({ correctedAt: (await own()).correctedAt })).status).toBe(200);
  clock.moveBy(HOUR_MS);
  expect(await first()).toMatchObject(refused);
  // Who does not say what was seen is not asked.
  expect((await correct([why('Den ene.'), files(cv?.path)])).status).toBe(200);
});

test('of two forms that are sent at the same moment, one takes the place of what was sent', async () => {
  const app = await sent();
  const { own, correct, cv, why, files, id, clock } = app;
  const sendOther = (tx: Tx) =>
    tx.updateTable('applications').set({ correctedAt: clock.now(), keepsLonger: true }).where('id', '=', id).execute();
  const late = await meanwhile(app, sendOther, () =>
    correct([why('Den andre.'), files(cv?.path)], { correctedAt: null }),
  );
  expect(late).toMatchObject({ status: 409, body: { errors: [{ path: 'correctedAt' }] } });
  expect(await own()).toMatchObject({ keepsLonger: true, responses: [{ response: 'Fordi jeg liker tre.' }, {}] });
});

test('corrected before anybody was told of it, it is told of as it stands', async () => {
  const { correct, cv, why, files, runJobs, mails } = await sent();
  await correct([why('Fordi jeg kan tre.'), files(cv?.path)]);
  await runJobs();
  const told = (await mails()).filter(({ subject }) => subject.startsWith('Søknaden din er'));
  expect(told.map(({ subject }) => subject)).toEqual(['Søknaden din er sendt: Tømrer']);
  expect(told[0]?.text).toContain('Fordi jeg kan tre.');
});

test('a file is kept, added or taken away, and what is taken away is gone', async () => {
  const { app, call, db, platform, applicant, own, correct, cv, why, files, runJobs } = await sent();
  const other = await upload(call, applicant.token);
  expect((await correct([why('Tre.'), files(cv?.path, other.path)])).status).toBe(200);
  expect((await own()).responses[1].files).toHaveLength(2);
  expect(await platform.files.disk.exists(`${cv?.path}`)).toBe(true);
  // Sent, it is not thrown away like one that was not.
  expect((await call(`DELETE /api/applications/upload-file/${other.id}`, applicant)).status).toBe(404);
  expect((await correct([why('Tre.'), files(other.path)])).status).toBe(200);
  await runJobs();
  const [left] = (await own()).responses[1].files;
  expect(left).toMatchObject({ id: other.id });
  const headers = { authorization: `Bearer ${applicant.token}` };
  expect((await app.inject({ url: left.url, headers })).statusCode).toBe(200);
  expect(await platform.files.disk.exists(`${cv?.path}`)).toBe(false);
  expect(await db.selectFrom('applicationFiles').select('id').execute()).toEqual([{ id: other.id }]);
  const stranger = await upload(call, (await addUser(call)).token);
  const refused = await correct([why('Tre.'), files(stranger.path)]);
  expect(refused).toMatchObject({ status: 400, body: { message: expect.stringContaining('finnes ikke lenger') } });
  expect((await own()).responses[1].files).toHaveLength(1);
});

test('what is wrong is said, and what was sent stays', async () => {
  const { call, own, correct, cv, why, files } = await sent();
  const before = await own();
  expect((await correct([why(''), files(cv?.path)])).body.errors).toMatchObject([{ path: 'responses.hvorfor' }]);
  expect((await correct([why('Tre.')])).body.errors).toMatchObject([{ path: 'responses.cv' }]);
  expect((await correct([why('Tre.'), files(cv?.path)], {}, await addUser(call))).status).toBe(404);
  const withUrl = (responses: object) => JSON.stringify(responses).replaceAll(/"url":"[^"]*"/g, '');
  expect(withUrl(await own())).toBe(withUrl(before));
});

test('nothing is put right where it is withdrawn, answered or closed', async () => {
  const { call, db, clock, applicant, position, id, own, correct, setStatus, cv, why, files, runJobs } = await sent();
  const attempt = () => correct([why('For sent.'), files(cv?.path)]);
  // An answer that can be taken back is not known to the applicant, and is none yet.
  await setStatus({ status: 'contacted' });
  expect((await own()).canCorrect).toBe(true);
  clock.moveBy(HOUR_MS);
  await runJobs();
  expect((await own()).canCorrect).toBe(false);
  expect((await attempt()).body.message).toBe('Bedriften har svart. Søknaden kan ikke rettes.');
  await db.updateTable('applications').set({ status: 'pending', toldStatus: 'pending' }).execute();

  await db.updateTable('positions').set({ applicationDeadline: '2020-01-01' }).where('id', '=', position.id).execute();
  expect((await own()).canCorrect).toBe(false);
  const closed = await attempt();
  expect(closed.body.message).toBe('Søknadsfristen gikk ut 1. januar 2020. Søknaden står slik du sendte den.');
  expect(closed.status).toBe(409);
  await db.updateTable('positions').set({ applicationDeadline: null }).where('id', '=', position.id).execute();

  await db.updateTable('positions').set({ isActive: false }).where('id', '=', position.id).execute();
  expect((await attempt()).body.message).toBe('Stillingen er lukket. Søknaden står slik du sendte den.');
  await db.updateTable('positions').set({ isActive: true }).where('id', '=', position.id).execute();

  await call(`POST /api/applications/mine/${id}/withdraw`, applicant);
  expect((await own()).canCorrect).toBe(false);
  expect((await attempt()).body.message).toBe('Søknaden er trukket.');
  expect((await own()).responses[0].response).toBe('Fordi jeg liker tre.');
});

test('an application is answered to the form as it is now', async () => {
  const { db, form, own, correct, why } = await sent();
  const questions = [
    question('hvorfor', 'long_answer', { question: 'Hvorfor søker du?', required: true }),
    question('nar', 'short_answer', { question: 'Når kan du begynne?', required: true }),
  ];
  await db
    .updateTable('applicationForms')
    .set({ questions: JSON.stringify(questions) })
    .where('id', '=', form.id)
    .execute();
  expect((await correct([why('Tre.')])).body.errors).toMatchObject([{ path: 'responses.nar' }]);
  expect((await correct([why('Tre.'), { questionId: 'nar', response: 'I morgen' }])).status).toBe(200);
  expect((await own()).responses).toMatchObject([{ response: 'Tre.' }, { question: 'Når kan du begynne?' }]);
  expect(await db.selectFrom('applicationFiles').select('id').execute()).toEqual([]);
});

test('whose it is stays hidden until the employer asks, and is known after that', async () => {
  const { call, owner, id, open, correct, cv, why, files } = await sent({ isReadAnonymously: true });
  const telling = why('Ring Kari Nordmann på 900 00 000.');
  expect((await correct([telling, files(cv?.path)])).status).toBe(200);
  const hidden = await open();
  expect(hidden.isAnonymous).toBe(true);
  expect(JSON.stringify(hidden)).not.toMatch(/Nordmann|900 00 000|Min CV/);
  await call('POST /api/applications/reveal', { ...owner, body: { applications: [{ id }] } });
  expect((await correct([why('Ring Kari Nordmann.'), files(cv?.path)])).status).toBe(200);
  expect(await open()).toMatchObject({ isAnonymous: false, responses: [{ response: 'Ring Kari Nordmann.' }, {}] });
});

test('an answer to the wish to be left out of the list holds as long as the wish is the same', async () => {
  const entry = { age: 41, gender: 'woman', occupation: 'Tømrer', municipality: 'Hamar' };
  const wish = { ...entry, wantsExemption: true, exemptionReason: 'Sjefen vet ikke noe.' };
  const { call, owner, id, own, correct, cv, why, files } = await sent({ hasApplicantList: true }, { listEntry: wish });
  const body = { granted: false, message: 'Listen er offentlig.' };
  expect((await call(`PUT /api/applications/${id}/exemption`, { ...owner, body })).status).toBe(200);
  const send = (listEntry: object) => correct([why('Tre.'), files(cv?.path)], { listEntry });
  expect((await send({ ...wish, occupation: 'Snekker' })).status).toBe(200);
  expect((await own()).listEntry).toMatchObject({ occupation: 'Snekker', exemption: { state: 'declined' } });
  expect((await send({ ...wish, exemptionReason: 'Jeg har hemmelig adresse.' })).status).toBe(200);
  expect((await own()).listEntry.exemption).toMatchObject({ state: 'asked', answer: null });
});
