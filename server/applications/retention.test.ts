import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { breakRow } from '../../tests/support/broken-row.ts';
import { addApplication, addBusiness, addPosition } from '../../tests/support/hiring.ts';
import { somebodyWaits } from '../../tests/support/meanwhile.ts';
import { addUser } from '../../tests/support/people.ts';
import { addStaff } from '../../tests/support/staff.ts';
import { type TestApp, testApp } from '../../tests/support/test-app.ts';
import { DAY_MS, HOUR_MS } from '../platform/clock.ts';
import { planTelling } from './tell-applicant.ts';

const traces = [
  'Rarfjord',
  'ullhårsmammut',
  'rar@rarfjord.example',
  '55512399',
  'Kjellerstua',
  'Hemmelig notat',
  'Hemmelig merkelapp',
  'min-rare-cv',
  'sjelden-sjef',
  'Skogstrollet',
];

/**
 * An application of which everything is unmistakable, with a file, an upload, a draft, notes, a label, messages, a tip,
 * references, events, mails and jobs.
 */
async function office(
  position: Parameters<typeof addPosition>[2] = {},
  more: Parameters<typeof addApplication>[3] = {},
) {
  const app = await testApp({ now: new Date('2027-01-01T12:00:00Z') });
  const { db, platform, call } = app;
  const owner = await addUser(call);
  const applicant = await addUser(call);
  const business = await addBusiness(db, { ownerId: owner.id });
  const closing = await addPosition(db, business.id, { expiryDate: '2027-01-02', ...position });
  const application = await addApplication(db, closing, applicant.id, {
    lastName: 'Rarfjord',
    email: 'rar@rarfjord.example',
    phone: '55512399',
    responses: JSON.stringify([{ questionId: 'why', response: 'Jeg er en ullhårsmammut', files: [] }]),
    wantsTips: true,
    ...more,
  });
  await Promise.all(
    [application.id, null].map(async (applicationId) => {
      const fileKey = `private/applications/${randomUUID()}.txt`;
      await platform.files.disk.put(fileKey, 'Født i Kjellerstua');
      const row = { userId: applicant.id, positionId: closing.id, applicationId, fileKey, fileName: 'min-rare-cv.txt' };
      await db
        .insertInto('applicationFiles')
        .values({ ...row, type: 'text/plain', sizeBytes: 18, createdAt: app.clock.now() })
        .execute();
    }),
  );
  const content = { applicantInfo: { lastName: 'Rarfjord' }, responses: [], keepsLonger: false };
  const begun = {
    userId: applicant.id,
    positionId: closing.id,
    startedAt: app.clock.now(),
    updatedAt: app.clock.now(),
  };
  await db
    .insertInto('applicationDrafts')
    .values({ ...begun, content: JSON.stringify(content) })
    .execute();
  await app.runJob('announce-applications');
  const set = (body: object) => call(`PUT /api/applications/${application.id}/status`, { body, token: owner.token });
  await set({ status: 'approved', notes: 'Hemmelig notat', message: 'Kjære ullhårsmammut' });
  await call('POST /api/applications/labels', {
    token: owner.token,
    body: { label: 'Hemmelig merkelapp', applications: [{ id: application.id }] },
  });
  const said = { message: 'Kjære ullhårsmammut, kom til Kjellerstua' };
  await call('POST /api/applications/messages', {
    token: owner.token,
    body: { ...said, applications: [{ id: application.id }] },
  });
  await call(`POST /api/applications/mine/${application.id}/messages`, { token: applicant.token, body: said });
  await db.updateTable('users').set({ emailConfirmedAt: app.clock.now() }).where('id', '=', applicant.id).execute();
  const { id: positionId } = await addPosition(db, business.id, { title: 'Kokk' });
  const tip = { positionId, applications: [{ id: application.id }], message: said.message };
  expect((await call('POST /api/applications/tips', { token: owner.token, body: tip })).status).toBe(200);
  await nameReferee(app, { id: application.id, owner, applicant });
  const passed = async (days: number) => {
    app.clock.moveBy(days * DAY_MS);
    for (const name of ['expire-positions', 'end-application-periods', 'delete-old-positions']) await app.runJob(name);
  };
  const mailsTo = async (address: string) =>
    (await app.mails()).filter(({ to }) => to === address).map((mail) => mail.subject);
  return { ...app, owner, applicant, business, closing, application, passed, mailsTo, set };
}

/** One who was asked and answered, and one who was not heard of. */
async function nameReferee({ call, mails }: TestApp, { id, owner, applicant }: Asked) {
  const body = { wanted: 2, questions: ['Kjenner du Skogstrollet?'], message: 'Hilsen Skogstrollet' };
  await call(`POST /api/applications/${id}/references`, { token: owner.token, body });
  const referee = { name: 'Rar Skogstrollet', relation: 'manager', workplace: 'Skogstrollet AS', isAgreed: true };
  const emails = ['sjelden-sjef@rarfjord.example', 'sjelden-sjef@havn.example'];
  const referees = emails.map((email) => ({ ...referee, email }));
  await call(`POST /api/applications/mine/${id}/referees`, { token: applicant.token, body: { referees } });
  const mail = (await mails()).find(({ to }) => to === emails[0]);
  const token = new URLSearchParams(mail?.button?.path.split('?')[1]).get('token');
  const answers = ['Bor i Kjellerstua'];
  const { status } = await call('POST /api/applications/references', { body: { token, answers } });
  expect(status).toBe(200);
}

interface Asked {
  id: string;
  owner: { token: string };
  applicant: { token: string };
}

/** Every row of every table as text, and every stored file. */
async function everythingKept({ db, platform }: Pick<TestApp, 'db' | 'platform'>) {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'graphile_worker')`.execute(db);
  const parts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(db);
    parts.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  const folder = join(platform.config.dataDir, 'files');
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])) {
    if (entry.isFile()) parts.push(`${entry.name} ${await readFile(join(entry.parentPath, entry.name), 'utf8')}`);
  }
  return parts;
}

const found = async (app: Pick<TestApp, 'db' | 'platform'>, words: string[]) =>
  (await everythingKept(app)).filter((part) => words.some((word) => part.includes(word)));

const count = async ({ db }: Pick<TestApp, 'db'>) =>
  (await db.selectFrom('applications').select('id').execute()).length;

test('six months after the expiry both were warned, and then no table and no file has a trace of the applicant', async () => {
  const app = await office();
  const { passed, mailsTo, owner, runJobs, db } = app;
  await runJobs();
  expect(await mailsTo(app.applicant.email)).toContain('Tips om en stilling: Kokk');
  await passed(160);
  expect(await mailsTo(app.applicant.email)).not.toContain('Søknaden din blir snart slettet: Tømrer');
  await passed(12);
  await passed(1);
  const warned = (await mailsTo(app.applicant.email)).filter((subject) => subject.includes('snart slettet'));
  expect(warned).toEqual(['Søknaden din blir snart slettet: Tømrer']);
  expect((await mailsTo(owner.email)).filter((subject) => subject.includes('snart'))).toEqual([
    'Én søknad blir snart slettet: Tømrer',
  ]);
  const toEmployer = (await app.mails()).find(({ subject }) => subject.startsWith('Én søknad'));
  expect(`${toEmployer?.html}`).toMatch(/Stillingen er lukket, og søknaden slettes/);
  expect(toEmployer?.text).toContain('Se søknaden: ');
  expect(toEmployer?.text).toMatch(/er lukket\. Den \d+\. [a-z]+ \d{4} sletter vi én søknad/);
  await passed(12);
  expect(await count(app)).toBe(1);
  await passed(4);
  expect(await count(app)).toBe(0);
  expect(await db.selectFrom('applicationDeletions').select('reason').execute()).toEqual([{ reason: 'retention' }]);
  await runJobs();
  expect(await found(app, traces)).toEqual([]);
});

test('applications of one position that cannot be told of hold back none of the others, and are not deleted unwarned', async () => {
  const app = await office();
  const { db, business, applicant, clock, runJob, mailsTo } = app;
  const broken = await addPosition(db, business.id, { title: 'Kokk', expiryDate: '2027-01-02' });
  const { id } = await addApplication(db, broken, applicant.id);
  const end = () => runJob('end-application-periods');
  const warned = async () => (await mailsTo(applicant.email)).filter((subject) => subject.includes('snart slettet'));
  const mend = await breakRow(app, 'mails', 'about', id);
  clock.moveBy(172 * DAY_MS);
  await expect(end()).rejects.toThrow('failed for 1 of 2');
  expect(await warned()).toEqual(['Søknaden din blir snart slettet: Tømrer']);
  clock.moveBy(20 * DAY_MS);
  await expect(end()).rejects.toThrow('failed for 1 of 1');
  expect(await db.selectFrom('applications').select('id').execute()).toEqual([{ id }]);
  await mend();
  await end();
  expect(await warned()).toContain('Søknaden din blir snart slettet: Kokk');
  clock.moveBy(15 * DAY_MS);
  await end();
  expect(await count(app)).toBe(0);
});

test('both sides read the day of the deletion, before and after its warning', async () => {
  const { application, applicant, owner, call, db, closing } = await office({ expiryDate: '2999-01-01' });
  const dayFor = async (path: string, { token }: { token: string }) => {
    const { deletedAfter } = (await call(`GET ${path}`, { token })).body.application;
    return deletedAfter === null ? null : deletedAfter.slice(0, 10);
  };
  const days = async () => [
    await dayFor(`/api/applications/mine/${application.id}`, applicant),
    await dayFor(`/api/applications/${application.id}`, owner),
  ];
  const dayIn = (count: number) => new Date(Date.now() + count * DAY_MS).toISOString().slice(0, 10);
  expect(await days()).toEqual([null, null]);
  // The database's own day counts here. Of a period that is nearly over, the warning's two weeks are left.
  await db
    .updateTable('positions')
    .set({ expiryDate: sql`current_date - interval '7 months'` })
    .where('id', '=', closing.id)
    .execute();
  expect(await days()).toEqual([dayIn(14), dayIn(14)]);
  await db
    .updateTable('applications')
    .set({ deletionWarnedAt: new Date(Date.now() - 3 * DAY_MS) })
    .execute();
  expect(await days()).toEqual([dayIn(11), dayIn(11)]);
});

test('what was agreed to be kept longer goes with the position, with its warning', async () => {
  const app = await office({}, { keepsLonger: true });
  await app.passed(300);
  expect(await count(app)).toBe(1);
  await app.passed(60);
  expect(await app.mailsTo(app.applicant.email)).toContain('Søknaden din blir snart slettet: Tømrer');
  await app.passed(13);
  await app.passed(2);
  expect(await count(app)).toBe(0);
});

test('whoever was promised an answer is warned and kept until its day is over, and it is counted', async () => {
  const app = await office({}, { promisedBy: '2027-08-15' });
  const { db, clock, passed } = app;
  await db.updateTable('applications').set({ status: 'pending' }).execute();
  const warned = async () => (await app.mailsTo(app.applicant.email)).filter((each) => each.includes('snart slettet'));
  const until = (moment: string) => passed((Date.parse(moment) - clock.now().getTime()) / DAY_MS);
  await until('2027-07-31T12:00:00Z');
  expect(await warned()).toEqual([]);
  await until('2027-08-01T22:01:00Z');
  expect(await warned()).toHaveLength(1);
  await until('2027-08-15T21:59:00Z');
  expect(await count(app)).toBe(1);
  await until('2027-08-15T22:05:00Z');
  expect(await count(app)).toBe(0);
  expect(await db.selectFrom('answerPromises').select(['promisedBy', 'promised', 'kept']).execute()).toEqual([
    { promisedBy: '2027-08-15', promised: 1, kept: 0 },
  ]);
});

test('what was withdrawn is kept no longer for what was agreed or promised, and the employer hears nothing of it', async () => {
  const app = await office({}, { keepsLonger: true, promisedBy: '2027-08-15' });
  const { call, application, applicant, owner, passed, mailsTo } = app;
  await call(`POST /api/applications/mine/${application.id}/withdraw`, { token: applicant.token });
  await passed(172);
  expect(await mailsTo(applicant.email)).toContain('Søknaden din blir snart slettet: Tømrer');
  expect((await mailsTo(owner.email)).filter((subject) => subject.includes('snart'))).toEqual([]);
  await passed(15);
  expect(await count(app)).toBe(0);
});

test('who withdrew hears nothing when the position is deleted', async () => {
  const { call, application, applicant, business, closing, owner, mailsTo } = await office({
    expiryDate: '2999-12-31',
  });
  await call(`POST /api/applications/mine/${application.id}/withdraw`, { token: applicant.token });
  const path = `DELETE /api/business/${business.id}/positions/${closing.id}`;
  expect((await call(path, { token: owner.token })).status).toBe(200);
  expect(await mailsTo(applicant.email)).not.toContain('Stillingen er slettet: Tømrer');
});

test('a position that is deleted while a colleague decides waits for that', async () => {
  const { application, business, closing, owner, ...app } = await office({ expiryDate: '2999-12-31' });
  const { id } = application;
  await planTelling(app.db, [id], app.clock.now());
  const colleague = await app.db.startTransaction().execute();
  await colleague.selectFrom('applications').select('id').where('id', '=', id).forUpdate().execute();
  const deleting = app.call(`DELETE /api/business/${business.id}/positions/${closing.id}`, { token: owner.token });
  await somebodyWaits(app);
  await planTelling(colleague, [id], app.clock.now());
  await colleague.commit().execute();
  expect((await deleting).status).toBe(200);
});

test('the applicant is told without waiting for whoever deletes the position, and perhaps waits for the application', async () => {
  const { db, clock, runJobs, closing, applicant, mailsTo } = await office({ expiryDate: '2999-12-31' });
  clock.moveBy(HOUR_MS);
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom('positions').select('id').where('id', '=', closing.id).forUpdate().execute();
    await runJobs();
    expect(await mailsTo(applicant.email)).toContain('Søknaden din er godkjent: Tømrer');
  });
});

test('switching off closes a position earlier than its expiry; opening it again starts over', async () => {
  const app = await office({ expiryDate: '2999-12-31' });
  const { db, closing, passed } = app;
  const set = (isActive: boolean) =>
    db.updateTable('positions').set({ isActive }).where('id', '=', closing.id).execute();
  await passed(400);
  expect(await count(app)).toBe(1);
  await set(false);
  await sql`update positions set closed_at = ${app.clock.now()} where id = ${closing.id}`.execute(db);
  await passed(175);
  expect(await app.mailsTo(app.applicant.email)).toContain('Søknaden din blir snart slettet: Tømrer');
  await set(true);
  await passed(60);
  expect(await count(app)).toBe(1);
  await set(false);
  await sql`update positions set closed_at = ${app.clock.now()} where id = ${closing.id}`.execute(db);
  await passed(160);
  await passed(14);
  expect(await count(app)).toBe(1);
  await passed(20);
  expect(await count(app)).toBe(0);
});

test('a deleted account leaves no trace of its applications, drafts and files', async () => {
  const app = await office();
  const { call, applicant, runJobs } = app;
  const body = { password: applicant.password };
  expect((await call('DELETE /api/auth/me', { body, token: applicant.token })).status).toBe(200);
  await runJobs();
  expect(await found(app, traces)).toEqual([]);
});

test('a file that cannot be removed keeps none of the others, and is named', async () => {
  const { platform, runJob } = await testApp();
  const [stuck, other] = ['private/applications/a.txt', 'private/applications/b.txt'];
  const { disk } = platform.files;
  await disk.put(`${stuck}/inner.txt`, 'x');
  await disk.put(other, 'x');
  await expect(runJob('remove-application-files', { keys: [stuck, other] })).rejects.toThrow(
    `Files not removed: ${stuck}`,
  );
  expect(await disk.exists(other)).toBe(false);
});

test('a business that goes with its owner takes applications and files along', async () => {
  const app = await office({ expiryDate: '2999-12-31' });
  const { call, owner, runJobs, db } = app;
  await call('DELETE /api/auth/me', { body: { password: owner.password }, token: owner.token });
  await runJobs();
  expect(await found(app, traces)).toEqual([]);
  expect(await db.selectFrom('applicationDeletions').select('reason').execute()).toEqual([{ reason: 'business' }]);
  expect(await app.mailsTo(app.applicant.email)).toContain('Stillingen er slettet: Tømrer');
});

test('a position that is suddenly old waits until its applicants were warned in time, and then takes everything along', async () => {
  for (const keepsLonger of [false, true]) {
    const app = await office({ expiryDate: '2999-12-31' }, { keepsLonger });
    const { db, call, passed, closing, runJobs } = app;
    const positions = () => db.selectFrom('positions').select('id').where('id', '=', closing.id).execute();
    // The warning of an earlier closing says nothing of this one.
    await db
      .updateTable('applications')
      .set({ deletionWarnedAt: new Date(app.clock.now().getTime() - 40 * DAY_MS) })
      .execute();
    const { token } = await addStaff(app);
    const path = `PUT /api/admin/positions/${closing.id}`;
    expect((await call(path, { body: { expiryDate: '2020-05-17' }, token })).status).toBe(200);
    for (const days of [0, 13]) {
      await passed(days);
      expect(await count(app)).toBe(1);
      expect((await app.mailsTo(app.applicant.email)).filter((subject) => subject.includes('slettet'))).toEqual([
        'Søknaden din blir snart slettet: Tømrer',
      ]);
    }
    expect(await positions()).toHaveLength(1);
    await passed(2);
    await runJobs();
    expect(await found(app, traces)).toEqual([]);
    expect(await positions()).toEqual([]);
    expect(await db.selectFrom('applicationDeletions').select('reason').execute()).toEqual([{ reason: 'retention' }]);
  }
});
