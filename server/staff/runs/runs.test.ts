import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { addBusiness, addPosition } from '../../../tests/support/hiring.ts';
import { addUser } from '../../../tests/support/people.ts';
import { addStaff } from '../../../tests/support/staff.ts';
import { type TestApp, testApp } from '../../../tests/support/test-app.ts';

let app: TestApp;
let admin: Awaited<ReturnType<typeof addStaff>>;
let owner: Awaited<ReturnType<typeof addUser>>;
let business: Awaited<ReturnType<typeof addBusiness>>;

beforeEach(async () => {
  app = await testApp();
  admin = await addStaff(app);
  owner = await addUser(app.call, { firstName: 'Ola' });
  business = await addBusiness(app.db, { ownerId: owner.id });
});

interface Sent {
  isActive?: boolean;
  reason?: string;
  dryRun?: boolean;
  idempotencyKey?: string;
}

const entriesOf = (ids: string[]) => ids.map((id) => ({ id }));
const change = (list: string, entries: { id: string; updatedAt?: string }[], sent: Sent = {}, token = admin.token) =>
  app.call(`POST /api/admin/${list}/bulk`, { token, body: { entries, isActive: false, ...sent } });
const undo = (run: string, sent: Sent = {}) =>
  app.call(`POST /api/admin/trace/runs/${run}/undo`, { token: admin.token, body: sent });
const trace = async (query = '') =>
  (await app.call(`GET /api/admin/trace?what=changes&limit=100&${query}`, { token: admin.token })).body.actions;
const runOfNewest = async () => (await trace())[0].run.id;

const addPositions = async (...titles: string[]) => {
  const added = [];
  for (const title of titles) added.push((await addPosition(app.db, business.id, { title })).id);
  return added;
};
const activeOf = async (ids: string[]) => {
  const rows = await app.db.selectFrom('positions').select(['id', 'isActive']).execute();
  return ids.map((id) => rows.find((row) => row.id === id)?.isActive);
};

test('several are changed and taken back by staff only, from known lists, at most 100 at once', async () => {
  const undoing = `POST /api/admin/trace/runs/${randomUUID()}/undo`;
  for (const [name, body] of [
    ['POST /api/admin/users/bulk', { entries: entriesOf([owner.id]), isActive: false }],
    [undoing, {}],
  ] as const) {
    expect((await app.call(name, { body })).status).toBe(401);
    expect((await app.call(name, { token: owner.token, body })).status).toBe(403);
  }
  expect((await undo(randomUUID())).status).toBe(404);
  expect((await undo('1')).status).toBe(400);
  expect((await change('newsletters', entriesOf([owner.id]))).status).toBe(400);
  for (const [ids, message] of [
    [[], 'Velg minst én'],
    [Array.from({ length: 101 }, () => randomUUID()), 'Velg høyst 100 om gangen'],
    [['1'], 'Ugyldig id'],
  ] as const) {
    const { status, body } = await change('users', entriesOf([...ids]));
    expect([status, body.message]).toEqual([400, message]);
  }
});

describe('a dry run', () => {
  test('tells what would be done and changes nothing', async () => {
    const [lost, ...users] = [randomUUID(), owner.id, (await addUser(app.call)).id];
    const before = await app.mails();
    const { status, body } = await change('users', entriesOf([lost, ...users]), { dryRun: true });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      message: '2 brukere blir deaktivert. 1 hoppes over.',
      done: users,
      skipped: [{ id: lost, reason: 'Finnes ikke lenger' }],
    });
    expect((await app.call('GET /api/auth/me', { token: owner.token })).status).toBe(200);
    expect(await trace()).toEqual([]);
    const positions = await addPositions('Rørlegger', 'Maler');
    expect((await change('positions', entriesOf(positions), { dryRun: true })).body.done).toEqual(positions);
    expect(await activeOf(positions)).toEqual([true, true]);
    expect(await app.mails()).toEqual(before);
  });

  test('names what the run itself leaves out', async () => {
    const [on = '', off = '', changed = '', expired = ''] = await addPositions('På', 'Av', 'Endret', 'Utløpt');
    const set = (id: string, fields: object) =>
      app.db.updateTable('positions').set(fields).where('id', '=', id).execute();
    await set(off, { isActive: false });
    await set(changed, { isActive: false, updatedAt: new Date('2026-01-02T10:00:00Z') });
    await set(expired, { isActive: false, expiryDate: '2020-01-01' });
    const entries = [...entriesOf([on, off, expired]), { id: changed, updatedAt: '2026-01-02T09:59:59.999Z' }];
    const asked = await change('positions', entries, { isActive: true, dryRun: true });
    const run = await change('positions', entries, { isActive: true });
    expect(run.body.skipped).toEqual([
      { id: on, reason: 'Er allerede aktiv' },
      { id: expired, reason: expect.stringMatching(/utløp/i) },
      { id: changed, reason: 'Endret etter at du så den' },
    ]);
    expect(asked.body.skipped).toEqual(run.body.skipped);
    expect(asked.body.done).toEqual(run.body.done);
    expect(run.body.message).toBe('1 stilling er aktivert. 3 ble hoppet over.');
    expect(await activeOf([on, off, changed, expired])).toEqual([true, true, false, false]);
  });
});

test('businesses and application forms are changed as users and positions are', async () => {
  const times = { createdAt: new Date(), updatedAt: new Date() };
  const form = await app.db
    .insertInto('applicationForms')
    .values({ businessId: business.id, title: 'Mal', questions: '[]', ...times })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [list, id] of [
    ['businesses', business.id],
    ['application-forms', form.id],
  ] as const) {
    const shown = async () => (await app.call(`GET /api/admin/${list}/${id}`, { token: admin.token })).body;
    expect((await change(list, entriesOf([id]))).body.done).toEqual([id]);
    expect(JSON.stringify(await shown())).toContain('"isStopped":true');
    expect((await change(list, entriesOf([id]), { isActive: true })).body.done).toEqual([id]);
    expect(JSON.stringify(await shown())).toContain('"isStopped":false');
  }
});

describe('a run', () => {
  test('leaves the own account and the last administrator, and does the rest', async () => {
    const last = await change('users', entriesOf([admin.id, owner.id]));
    expect(last.body).toMatchObject({ done: [owner.id], skipped: [{ id: admin.id }] });
    expect(last.body.skipped[0].reason).toMatch(/^Den siste aktive administratoren/);
    const other = await addStaff(app);
    const own = await change('users', entriesOf([admin.id, other.id]));
    expect(own.body).toMatchObject({ done: [other.id], skipped: [{ id: admin.id }] });
    expect(own.body.skipped[0].reason).toMatch(/^Du kan ikke ta fra deg selv tilgangen/);
    expect((await app.call('GET /api/auth/me', { token: other.token })).status).toBe(401);
  });

  test('tells each owner why, and is one of so many in the trace', async () => {
    const ids = await addPositions('Rørlegger', 'Maler');
    const reason = 'Annonsen beskriver ikke en ekte jobb.';
    await change('positions', entriesOf(ids), { reason });
    const mails = (await app.mails()).filter(({ to }) => to === owner.email);
    expect(mails.slice(-2).map(({ paragraphs }) => paragraphs?.includes(reason))).toEqual([true, true]);
    const [newest, oldest] = await trace();
    const run = { id: expect.any(String), count: 2, undoable: 2 };
    expect(oldest).toMatchObject({ kind: 'deactivated', subjectName: 'Rørlegger', reason, run });
    expect(newest).toMatchObject({ subjectName: 'Maler', run: oldest.run });
    await change('positions', entriesOf(ids.slice(0, 1)), { isActive: true });
    expect(await trace()).toMatchObject([{ run: null }, newest, oldest]);
    expect(await trace(`run=${newest.run.id}`)).toEqual([newest, oldest]);
  });

  test('whose answer was lost answers the same and does nothing twice', async () => {
    const ids = await addPositions('Rørlegger', 'Maler');
    const [first = ''] = ids;
    await app.db
      .updateTable('positions')
      .set({ isActive: false, stoppedByStaffAt: new Date() })
      .where('id', '=', first)
      .execute();
    const idempotencyKey = randomUUID();
    const answer = await change('positions', entriesOf(ids), { idempotencyKey });
    const mails = await app.mails();
    await app.call(`POST /api/admin/trace/${(await trace())[0].id}/undo`, { token: admin.token });
    const mailsOfUndo = (await app.mails()).length - mails.length;
    const again = await change('positions', entriesOf(ids), { idempotencyKey });
    expect(again.body).toEqual(answer.body);
    expect(again.body).toMatchObject({ done: ids.slice(1), skipped: [{ reason: 'Er allerede deaktivert' }] });
    expect(await trace()).toHaveLength(2);
    expect(await activeOf(ids)).toEqual([false, true]);
    expect(await app.mails()).toHaveLength(mails.length + mailsOfUndo);
  });

  test('at the same time as another and single changes: each entry is changed once', async () => {
    const other = await addStaff(app);
    const people = await Promise.all(Array.from({ length: 12 }, () => addUser(app.call)));
    const ids = people.map(({ id }) => id);
    const [first = ''] = ids;
    const runs = await Promise.all([
      change('users', entriesOf(ids)),
      change('users', entriesOf(ids.toReversed()), {}, other.token),
      app.call(`DELETE /api/admin/users/${first}`, { token: admin.token }),
      app.call(`POST /api/admin/trace/runs/${randomUUID()}/undo`, { token: other.token, body: {} }),
    ]);
    expect(runs.map(({ status }) => status)).toEqual([200, 200, 200, 404]);
    const actions = await trace();
    expect(actions.map(({ subjectId }: { subjectId: string }) => subjectId).toSorted()).toEqual(ids.toSorted());
    const reasons = runs.slice(0, 2).flatMap(({ body }) => body.skipped.map((each: { reason: string }) => each.reason));
    expect(new Set(reasons)).toEqual(new Set(['Er allerede deaktivert']));
  });

  test('goes on after one that something unforeseen stops', async () => {
    const ids = await addPositions('Rørlegger', 'Maler', 'Murer');
    const [first, broken = '', last] = ids;
    await sql`alter table positions add constraint stays_on check (is_active or id <> ${sql.lit(broken)})`.execute(
      app.db,
    );
    const { body } = await change('positions', entriesOf(ids));
    expect(body).toMatchObject({
      done: [first, last],
      skipped: [{ id: broken, reason: 'Noe gikk galt hos oss. Prøv igjen om litt.' }],
    });
    expect(await activeOf(ids)).toEqual([false, true, false]);
  });
});

describe('undoing a run', () => {
  test('takes back what can be, and names what was changed or taken back since', async () => {
    const ids = await addPositions('Rørlegger', 'Maler', 'Murer');
    const [plumber = '', painter = '', mason = ''] = ids;
    await change('positions', entriesOf(ids));
    const run = await runOfNewest();
    await change('positions', entriesOf([painter]), { isActive: true });
    const [masons] = await trace(`subjectId=${mason}`);
    await app.call(`POST /api/admin/trace/${masons.id}/undo`, { token: admin.token });
    const skipped = [
      { id: mason, name: 'Murer', reason: 'Dette er allerede angret.' },
      { id: painter, name: 'Maler', reason: 'Dette kan ikke angres, for det er endret igjen siden.' },
    ];
    const asked = await undo(run, { dryRun: true });
    expect(asked.body).toMatchObject({
      done: [{ id: plumber, name: 'Rørlegger' }],
      skipped,
      message: '1 endring blir angret. 2 kan ikke angres.',
    });
    expect(await activeOf(ids)).toEqual([false, true, true]);
    const idempotencyKey = randomUUID();
    const undone = await undo(run, { idempotencyKey });
    expect(undone.body).toMatchObject({
      done: [{ id: plumber, name: 'Rørlegger' }],
      skipped,
      message: '1 endring er angret. 2 kunne ikke angres.',
    });
    expect(await activeOf(ids)).toEqual([true, true, true]);
    expect((await undo(run, { idempotencyKey })).body).toEqual(undone.body);
    expect((await undo(run)).body).toMatchObject({
      done: [],
      message: 'Ingen endringer er angret. 3 kunne ikke angres.',
    });
  });

  test('is a run itself, and can be taken back', async () => {
    const people = [owner.id, (await addUser(app.call)).id];
    await change('users', entriesOf(people));
    const run = await runOfNewest();
    const { done } = (await undo(run)).body;
    expect(done.map(({ id }: { id: string }) => id).toSorted()).toEqual(people.toSorted());
    const [newest] = await trace();
    expect(newest).toMatchObject({ kind: 'undone', after: { isActive: true }, run: { count: 2, undoable: 2 } });
    expect((await trace(`run=${run}`))[0].run).toEqual({ id: run, count: 2, undoable: 0 });
    expect((await undo(newest.run.id)).body.done).toHaveLength(2);
    const { isActive } = await app.db
      .selectFrom('users')
      .select('isActive')
      .where('id', '=', owner.id)
      .executeTakeFirstOrThrow();
    expect(isActive).toBe(false);
  });
});
