import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { correctedMeanwhile } from '../../contract/applications/application-words.ts';
import { addFormPosition, applicantInfo, apply, upload } from '../../tests/support/applying.ts';
import { addUser } from '../../tests/support/people.ts';
import { testApp } from '../../tests/support/test-app.ts';
import { DAY_MS, HOUR_MS } from '../platform/clock.ts';

const why = (response: string) => ({ questionId: 'hvorfor', response });

/** Somebody whose application lies with an employer, and who began to put something right in it. */
async function sent() {
  const app = await testApp();
  const { call, db } = app;
  const [owner, applicant] = await Promise.all([addUser(call), addUser(call)]);
  const { business, position } = await addFormPosition(db);
  await db.updateTable('businesses').set({ ownerId: owner.id }).where('id', '=', business.id).execute();
  const id = await apply(call, applicant.token, position.id);
  const own = async () => (await call(`GET /api/applications/mine/${id}`, applicant)).body.application;
  const address = `/api/applications/mine/${id}/draft`;
  const keep = (responses: object[], by: object = {}) =>
    call(`PUT ${address}`, { ...applicant, body: { applicantInfo, responses, ...by } });
  const correct = (responses: object[]) =>
    call(`PUT /api/applications/mine/${id}`, { ...applicant, body: { applicantInfo, responses } });
  const drafts = () => db.selectFrom('correctionDrafts').selectAll().execute();
  const [cv] = (await own()).responses[1].files as { path: string }[];
  const files = (...paths: (string | undefined)[]) => ({ questionId: 'cv', files: paths });
  return { ...app, owner, applicant, business, position, id, own, address, keep, correct, drafts, cv, files };
}

test('what is put right is kept until it is sent, beside what was sent, and no draft of a new application', async () => {
  const { call, owner, applicant, position, id, own, keep, correct, drafts, cv, files } = await sent();
  expect((await own()).draft).toBe(null);
  const other = await upload(call, applicant.token, { positionId: position.id });
  const saved = await keep([why('Tre, fordi'), files(cv?.path, other.path)]);
  expect(saved).toMatchObject({ status: 200, body: { updatedAt: expect.any(String) } });
  expect(await own()).toMatchObject({
    responses: [{ response: 'Fordi jeg liker tre.' }, { files: [{}] }],
    draft: {
      applicantInfo,
      responses: [{ response: 'Tre, fordi' }, { files: [{ path: cv?.path }, { id: other.id }] }],
      updatedAt: saved.body.updatedAt,
    },
  });
  expect(JSON.stringify((await call(`GET /api/applications/${id}`, owner)).body)).not.toContain('Tre, fordi');
  expect((await call('GET /api/applications/drafts', applicant)).body.drafts).toEqual([]);
  expect((await call(`GET /api/applications/form/${position.id}`, applicant)).body.draft).toBe(null);
  expect((await correct([why('Tre.'), files(other.path)])).status).toBe(200);
  expect(await drafts()).toEqual([]);
});

test('sent as it was before, it leaves no draft behind', async () => {
  const { keep, correct, drafts, cv, files } = await sent();
  await keep([why('Tre, fordi'), files(cv?.path)]);
  expect((await correct([why('Fordi jeg liker tre.'), files(cv?.path)])).status).toBe(200);
  expect(await drafts()).toEqual([]);
});

test('two open forms do not write over each other, and what comes after it was sent is no draft', async () => {
  const { own, keep, correct, cv, files } = await sent();
  const one = { writer: 'one', correctedAt: null };
  const first = await keep([why('Den ene')], one);
  const elsewhere = { status: 409, body: { errors: [{ path: 'openedDraft' }] } };
  expect(await keep([why('Den andre')], { writer: 'two', correctedAt: null })).toMatchObject(elsewhere);
  expect((await keep([why('Den ene igjen')], one)).status).toBe(200);
  expect((await own()).draft.responses).toMatchObject([{ response: 'Den ene igjen' }]);
  const opened = { writer: 'two', openedDraft: first.body.updatedAt };
  expect(await keep([why('Den andre')], opened)).toMatchObject(elsewhere);
  expect((await correct([why('Tre.'), files(cv?.path)])).status).toBe(200);
  expect(await keep([why('For sent')], one)).toMatchObject({
    status: 409,
    body: { message: correctedMeanwhile, errors: [{ path: 'correctedAt' }] },
  });
  expect((await own()).draft).toBe(null);
  const { correctedAt } = await own();
  expect((await keep([why('Én gang til')], { ...one, correctedAt })).status).toBe(200);
});

test('it is thrown away with its files, by its writer only, and what was sent stays', async () => {
  const { call, applicant, position, own, address, keep, drafts, cv, files, db } = await sent();
  const other = await upload(call, applicant.token, { positionId: position.id });
  await keep([why('Tre, fordi'), files(cv?.path, other.path)]);
  const stranger = await addUser(call);
  expect((await call(`PUT ${address}`, { body: {} })).status).toBe(401);
  expect((await call(`PUT ${address}`, { ...stranger, body: {} })).status).toBe(404);
  expect((await call(`PUT ${address}`, { ...applicant, body: { responses: 'Tre' } })).status).toBe(400);
  expect((await call(`DELETE ${address}`, stranger)).status).toBe(404);
  expect(await drafts()).toHaveLength(1);
  expect((await call(`DELETE ${address}`, applicant)).status).toBe(200);
  expect((await call(`DELETE ${address}`, applicant)).status).toBe(200);
  expect((await own()).draft).toBe(null);
  expect((await own()).responses[1].files).toMatchObject([{ path: cv?.path }]);
  expect(await db.selectFrom('applicationFiles').select('fileKey').execute()).toEqual([{ fileKey: cv?.path }]);
});

test('its files stay as long as it does, and both go a month after the last change', async () => {
  const { call, applicant, position, own, keep, drafts, cv, files, clock, runJob, db } = await sent();
  const other = await upload(call, applicant.token, { positionId: position.id });
  await keep([files(cv?.path, other.path)]);
  clock.moveBy(25 * HOUR_MS);
  await runJob('sweep-unused-application-files');
  expect((await own()).draft.responses[0].files).toHaveLength(2);
  clock.moveBy(30 * DAY_MS);
  await runJob('sweep-unused-application-files');
  expect(await drafts()).toEqual([]);
  expect(await db.selectFrom('applicationFiles').select('fileKey').execute()).toEqual([{ fileKey: cv?.path }]);
});

test('withdrawn, it is gone, and throwing it away late leaves a new application alone', async () => {
  const { call, applicant, position, id, address, keep, drafts } = await sent();
  await keep([why('Tre, fordi')]);
  await call(`POST /api/applications/mine/${id}/withdraw`, applicant);
  expect(await drafts()).toEqual([]);
  expect((await keep([why('For sent')])).body.message).toBe('Søknaden er trukket.');
  const file = await upload(call, applicant.token, { positionId: position.id });
  const begun = { responses: [{ questionId: 'cv', files: [file.path] }] };
  await call(`PUT /api/applications/draft/${position.id}`, { ...applicant, body: begun });
  expect((await call(`DELETE ${address}`, applicant)).status).toBe(200);
  const { draft } = (await call(`GET /api/applications/form/${position.id}`, applicant)).body;
  expect(draft.responses[0].files).toMatchObject([{ id: file.id }]);
});

test('it ends when the applicant has an answer, by status or invitation, and not while that can be taken back', async () => {
  const { call, owner, id, own, keep, drafts, clock, runJobs, db } = await sent();
  await keep([why('Tre, fordi')]);
  await call(`PUT /api/applications/${id}/status`, { ...owner, body: { status: 'approved' } });
  expect((await own()).draft).not.toBe(null);
  clock.moveBy(HOUR_MS);
  await runJobs();
  expect(await drafts()).toEqual([]);
  expect((await keep([why('For sent')])).body.message).toBe('Bedriften har svart. Søknaden kan ikke rettes.');

  await db.updateTable('applications').set({ status: 'pending', toldStatus: 'pending' }).execute();
  expect((await keep([why('Tre, fordi')])).status).toBe(200);
  const times = [new Date(clock.now().getTime() + 2 * DAY_MS)];
  const offer = { applications: [{ id }], way: 'phone', place: '', minutes: 30, times, message: '' };
  expect((await call('PUT /api/applications/interviews', { ...owner, body: offer })).body.offered).toEqual([id]);
  expect(await drafts()).toEqual([]);
});

test('nothing is kept where it could not be sent, and what was kept is there when it can again', async () => {
  const { db, own, keep } = await sent();
  await keep([why('Tre, fordi')]);
  const setDeadline = (applicationDeadline: string | null) =>
    db.updateTable('positions').set({ applicationDeadline }).execute();
  await setDeadline('2020-01-01');
  expect((await own()).draft).toBe(null);
  expect(await keep([why('For sent')])).toMatchObject({
    status: 409,
    body: { message: 'Søknadsfristen gikk ut 1. januar 2020. Søknaden står slik du sendte den.' },
  });
  await setDeadline(null);
  expect((await own()).draft.responses).toMatchObject([{ response: 'Tre, fordi' }]);
});

test('it is in the download of what is kept, and goes with the application', async () => {
  const { app, call, owner, applicant, id, keep, drafts } = await sent();
  await keep([why('Tre, fordi')]);
  const headers = { authorization: `Bearer ${applicant.token}` };
  const zip = await app.inject({ url: '/api/auth/my-data', headers });
  const data = JSON.parse(strFromU8(unzipSync(zip.rawPayload)['mine-data.json'] ?? new Uint8Array()));
  expect(JSON.stringify(data.Søknader.sent[0].correctionDraft)).toContain('Tre, fordi');
  await call(`DELETE /api/applications/${id}`, owner);
  expect(await drafts()).toEqual([]);
});
