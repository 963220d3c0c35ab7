import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { strFromU8, unzipSync } from 'fflate';
import { type KyselyPlugin, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { FileScan } from '../../contract/applications.ts';
import { addApplication, addBusiness, addPosition } from '../../tests/support/hiring.ts';
import { somebodyWaits } from '../../tests/support/meanwhile.ts';
import { addUser } from '../../tests/support/people.ts';
import { type TestApp, testApp } from '../../tests/support/test-app.ts';
import { HOUR_MS } from '../platform/clock.ts';
import { exportApplications } from './export-applications.ts';

async function office() {
  const app = await testApp();
  const [owner, applicant] = await Promise.all([addUser(app.call), addUser(app.call)]);
  const business = await addBusiness(app.db, { ownerId: owner.id });
  const position = await addPosition(app.db, business.id);
  return { ...app, owner, applicant, position, address: `/api/applications/business/${business.id}/export` };
}

const download = async ({ app }: TestApp, url: string, token: string) =>
  app.inject({ url, headers: { authorization: `Bearer ${token}` } });

test('the table opens in a Norwegian spreadsheet, and runs nothing that an applicant wrote', async () => {
  const { owner, applicant, position, address, db, ...app } = await office();
  const responses = [{ questionId: 'why', response: '=HYPERLINK("http://ond.example";"Klikk")', files: [] }];
  const { id } = await addApplication(db, position, applicant.id, {
    firstName: ' @SUM(A1)',
    lastName: '-Olsen; "Per"',
    responses: JSON.stringify(responses),
    notes: 'To\nlinjer',
  });
  const { headers, rawPayload } = await download({ ...app, db }, address, owner.token);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toContain('attachment; filename="soknader-Fjordbygg-AS-');
  const text = rawPayload.toString('utf8');
  expect(text.startsWith('\ufeffSendt;Status;Lest;Fornavn;Etternavn;E-post;')).toBe(true);
  expect(text).toMatch(/\r\n\d{4}-\d\d-\d\d \d\d:\d\d;Venter;nei;/);
  expect(text).toContain(';Hvorfor søker du?;Har du førerkort?;Last opp CV\r\n');
  expect(text).toContain(`;' @SUM(A1);"'-Olsen; ""Per""";sigrid@example.no;nei;(+47) 99 88 77 66;`);
  expect(text).toContain(`;"To\nlinjer";"'=HYPERLINK(""http://ond.example"";""Klikk"")";`);
  const events = await db.selectFrom('applicationEvents').select(['kind', 'actorId', 'applicationId']).execute();
  expect(events).toEqual([{ kind: 'exported', actorId: owner.id, applicationId: id }]);
  const row = await db.selectFrom('applications').select('firstOpenedAt').executeTakeFirstOrThrow();
  expect(row.firstOpenedAt).not.toBeNull();
});

test('who exports the same again and again leaves one row an hour for each application', async () => {
  const { owner, applicant, position, address, db, clock, ...app } = await office();
  await addApplication(db, position, applicant.id);
  const exported = async () => {
    await download({ ...app, db, clock }, address, owner.token);
    return (await db.selectFrom('applicationEvents').select('kind').execute()).length;
  };
  expect([await exported(), await exported()]).toEqual([1, 1]);
  clock.moveBy(HOUR_MS + 1000);
  expect(await exported()).toBe(2);
});

test('a name with a stroke or a full stop names its file in full', async () => {
  const { owner, applicant, position, address, db, ...app } = await office();
  await db.updateTable('businesses').set({ businessName: 'Hansen A/S avd. 2' }).execute();
  const { id } = await addApplication(db, position, applicant.id, { firstName: 'Per', lastName: 'Ås/Li' });
  const { headers } = await download({ ...app, db }, address, owner.token);
  expect(headers['content-disposition']).toContain('filename="soknader-Hansen-A_S-avd.-2-');
  const { rawPayload } = await download({ ...app, db }, `${address}?format=zip`, owner.token);
  expect(Object.keys(unzipSync(rawPayload))).toContain(`Ås_Li Per ${id.slice(0, 8)}/søknad.txt`);
});

test('the zip has every answer and the clean files, each person in a folder, and obeys filters and choice', async () => {
  const { owner, applicant, position, address, db, ...app } = await office();
  const first = await addApplication(db, position, applicant.id, { lastName: '../Søker' });
  const second = await addApplication(db, position, (await addUser(app.call)).id, { status: 'denied' });
  const file = async (fileName: string, content: string, scan: FileScan) => {
    const fileKey = `private/applications/${randomUUID()}.txt`;
    if (content) await app.platform.files.disk.put(fileKey, content);
    const row = { userId: applicant.id, applicationId: first.id, fileKey, fileName, scan };
    await db
      .insertInto('applicationFiles')
      .values({ ...row, type: 'text/plain', sizeBytes: content.length, createdAt: new Date() })
      .execute();
  };
  await file('cv.txt', 'Livet mitt'.repeat(20_000), 'clean');
  await file('farlig.txt', 'Virus', 'infected');
  await file('borte.txt', '', 'clean');
  const entries = async (query: string) =>
    unzipSync((await download({ ...app, db }, `${address}?format=zip${query}`, owner.token)).rawPayload);
  const whole = await entries('');
  const folder = `_Søker Sigrid ${first.id.slice(0, 8)}`;
  expect(Object.keys(whole).sort()).toEqual(
    [
      `${folder}/1 cv.txt`,
      `${folder}/søknad.txt`,
      `Søker Sigrid ${second.id.slice(0, 8)}/søknad.txt`,
      'søknader.csv',
    ].sort(),
  );
  expect(strFromU8(whole[`${folder}/1 cv.txt`] ?? new Uint8Array())).toBe('Livet mitt'.repeat(20_000));
  expect(strFromU8(whole[`${folder}/søknad.txt`] ?? new Uint8Array())).toContain('Hvorfor søker du?\r\nJeg liker tre');
  expect(strFromU8(whole[`${folder}/søknad.txt`] ?? new Uint8Array())).toContain('Har du førerkort?\r\nJa\r\n');
  expect(Object.keys(await entries('&status=denied'))).toHaveLength(2);
  expect(Object.keys(await entries(`&ids=${second.id}`))).toHaveLength(2);
  expect(Object.keys(await entries(`&ids=${randomUUID()}`))).toEqual(['søknader.csv']);
  for (const wrong of ['format=pdf', 'ids=x', 'status=x']) {
    expect((await download({ ...app, db }, `${address}?${wrong}`, owner.token)).statusCode, wrong).toBe(400);
  }
});

test('a file that is withdrawn while the zip is written is left out of it', async () => {
  const { owner, applicant, position, address, db, ...app } = await office();
  const { id: applicationId } = await addApplication(db, position, applicant.id);
  const { disk } = app.platform.files;
  const read = disk.getStream.bind(disk);
  for (const fileName of ['en.txt', 'to.txt']) {
    const fileKey = `private/applications/${randomUUID()}.txt`;
    await disk.put(fileKey, fileName);
    const row = {
      userId: applicant.id,
      applicationId,
      fileKey,
      fileName,
      scan: 'clean' as const,
      createdAt: new Date(),
    };
    await db
      .insertInto('applicationFiles')
      .values({ ...row, type: 'text/plain', sizeBytes: 6 })
      .execute();
    if (fileName === 'to.txt') continue;
    disk.getStream = async (key) => {
      if (key === fileKey) await disk.delete(key);
      return await read(key);
    };
  }
  const { rawPayload } = await download({ ...app, db }, `${address}?format=zip`, owner.token);
  const names = Object.keys(unzipSync(rawPayload)).map((name) => name.replace(/^.*\//, ''));
  expect(names.sort()).toEqual(['2 to.txt', 'søknad.txt', 'søknader.csv']);
});

test('phone numbers stay phone numbers in the table, and small numbers numbers', async () => {
  const { owner, position, address, db, ...app } = await office();
  const written: [string, string][] = [
    ['+4791234567', '(+47) 91234567'],
    ['+46 70-123 45 67', '(+46) 70-123 45 67'],
    ['+46701234567', "'+46701234567"],
    ['91 23 45 67', '91 23 45 67'],
    ['-5', '-5'],
    ['-2+3', "'-2+3"],
    ['+47 1+1', "'+47 1+1"],
  ];
  for (const [phone] of written) await addApplication(db, position, (await addUser(app.call)).id, { phone });
  const table = (await download({ ...app, db }, address, owner.token)).payload;
  const told = table.split('\r\n').flatMap((row) => row.split(';')[7] ?? []);
  expect(told.slice(1).sort()).toEqual(written.map(([, shown]) => shown).sort());
});

test('the zip, which knows no zone, has the hours of Norway, also around the change to summer time', async () => {
  const { owner, position, address, db, ...app } = await office();
  for (const [lastName, submittedAt] of [
    ['A', '2026-03-29T00:59:30Z'],
    ['B', '2026-03-29T01:00:00Z'],
    ['C', '2026-10-25T01:30:00Z'],
  ] as const) {
    await addApplication(db, position, (await addUser(app.call)).id, { lastName, submittedAt: new Date(submittedAt) });
  }
  const { rawPayload } = await download({ ...app, db }, `${address}?format=zip&sort=name`, owner.token);
  expect(timesIn(rawPayload).slice(1)).toEqual(['2026-3-29 1:59', '2026-3-29 3:00', '2026-10-25 2:30']);
});

test('the table has those that were recorded as read, each once, whoever applies while it is written', async () => {
  const { owner, position, db, ...app } = await office();
  const { rows } = await sql<{ id: string }>`
    insert into users (first_name, last_name, email, password_hash)
    select 'Sigrid', 'Søker', 'sigrid' || nth || '@example.no', '' from generate_series(1, 251) nth returning id`.execute(
    db,
  );
  // More than is read ahead of whoever takes the table.
  const notes = 'Lenge siden. '.repeat(300);
  const [late, ...early] = rows;
  for (const { id } of early) await addApplication(db, position, id, { notes, submittedAt: new Date('2026-01-01') });
  const viewer = { userId: owner.id, sessionId: '', isAdmin: false };
  const { body } = await exportApplications(app.platform, viewer, position.businessId, { format: 'csv' });
  let table = '';
  for await (const part of body as Readable) {
    if (table === '') await addApplication(db, position, late?.id ?? '', { notes });
    table += part;
  }
  expect(table.split('\r\n')).toHaveLength(1 + 250 + 1);
  const recorded = await db.selectFrom('applicationEvents').select('id').execute();
  expect(recorded).toHaveLength(250);
});

test('the database is asked as often for many applications with files as for one', async () => {
  const { owner, position, db, platform, call } = await office();
  const viewer = { userId: owner.id, sessionId: '', isAdmin: false };
  const applied = async (name: string) => {
    const { id: userId } = await addUser(call);
    const { id: applicationId } = await addApplication(db, position, userId, { firstName: name });
    const row = { userId, applicationId, fileKey: `private/${name}`, fileName: `${name}.pdf`, type: 'application/pdf' };
    await db
      .insertInto('applicationFiles')
      .values({ ...row, sizeBytes: 1, createdAt: new Date() })
      .execute();
  };
  const questions = async (format: 'csv' | 'zip') => {
    let asked = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        asked += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const counted = { ...platform, db: db.withPlugin(counting) };
    const { body } = await exportApplications(counted, viewer, position.businessId, { format });
    for await (const _ of body as Readable);
    return asked;
  };
  await applied('Anne');
  const ofOne = [await questions('csv'), await questions('zip')];
  for (const name of ['Berit', 'Cecilie', 'Dina']) await applied(name);
  expect([await questions('csv'), await questions('zip')]).toEqual(ofOne);
});

/** As the archive's own headers have them: seven bits of years since 1980, four of months, and so on. */
function timesIn(zip: Buffer) {
  const found: string[] = [];
  for (let at = zip.indexOf('PK\u0003\u0004'); at >= 0; at = zip.indexOf('PK\u0003\u0004', at + 4)) {
    const time = zip.readUInt16LE(at + 10);
    const date = zip.readUInt16LE(at + 12);
    const clock = `${time >> 11}:${String((time >> 5) & 63).padStart(2, '0')}`;
    found.push(`${(date >> 9) + 1980}-${(date >> 5) & 15}-${date & 31} ${clock}`);
  }
  return found;
}

test('more files than an archive has room for are refused before anybody counts as read', async () => {
  const { owner, applicant, position, address, db, ...app } = await office();
  const large = async (userId: string) => {
    const { id } = await addApplication(db, position, userId);
    const row = { userId, applicationId: id, fileName: 'film.pdf', type: 'application/pdf', scan: 'clean' as const };
    const files = [1, 2].map((number) => ({ ...row, fileKey: `${number} ${id}`, sizeBytes: 1_100_000_000 }));
    await db
      .insertInto('applicationFiles')
      .values(files.map((file) => ({ ...file, createdAt: new Date() })))
      .execute();
    return id;
  };
  const first = await large(applicant.id);
  await large((await addUser(app.call)).id);
  const zip = (query = '') => download({ ...app, db }, `${address}?format=zip${query}`, owner.token);
  const refused = await zip();
  expect(refused.statusCode).toBe(413);
  expect(refused.json().message).toBe(
    'Dette er for mye for én zip-fil. Velg færre søknader, for eksempel én stilling eller én status om gangen.',
  );
  expect(await db.selectFrom('applicationEvents').selectAll().execute()).toEqual([]);
  expect((await zip(`&ids=${first}`)).statusCode).toBe(200);
  expect((await download({ ...app, db }, address, owner.token)).statusCode).toBe(200);
});

test('more applications than are read or deleted at once are exported, each once, and deleted', async () => {
  const { owner, applicant, position, address, db, ...app } = await office();
  const many = 1100;
  await addApplication(db, position, applicant.id);
  await sql`
    with applicants as (
      insert into users (first_name, last_name, email, password_hash)
      select 'Kari', 'Nr ' || nr, 'mange-' || nr || '@example.no', '' from generate_series(2, ${sql.lit(many)}) nr
      returning id, last_name, email
    )
    insert into applications (position_id, business_id, user_id, form_title, form_snapshot, first_name, last_name, email,
      responses, submitted_at, updated_at)
    select position_id, business_id, applicants.id, form_title, form_snapshot, 'Kari', applicants.last_name, applicants.email,
      responses, submitted_at, updated_at
    from applications, applicants`.execute(db);
  const { rawPayload } = await download({ ...app, db }, address, owner.token);
  const lines = rawPayload.toString('utf8').split('\r\n').slice(1, -1);
  expect(new Set(lines.map((line) => line.split(';')[4])).size).toBe(many);
  // Whoever withdrew gets no mail, of which there would be thousands.
  await db.updateTable('applications').set({ withdrawnAt: new Date() }).execute();
  const url = `DELETE /api/business/${position.businessId}/positions/${position.id}`;
  expect((await app.call(url, { token: owner.token })).status).toBe(200);
  expect(await db.selectFrom('applications').select('id').execute()).toEqual([]);
});

test.each([
  ['that nobody opened', null],
  ['that were opened', new Date()],
])(
  'an export and a colleague who changes several %s wait for each other in one order',
  async (_which, firstOpenedAt) => {
    const { owner, applicant, position, address, ...app } = await office();
    const [last, first] = ['f0000000-0000-4000-8000-000000000000', '00000000-0000-4000-8000-000000000000'];
    await addApplication(app.db, position, applicant.id, { id: last, firstOpenedAt });
    const submittedAt = new Date('2026-01-02');
    await addApplication(app.db, position, (await addUser(app.call)).id, { id: first, firstOpenedAt, submittedAt });
    const colleague = await app.db.startTransaction().execute();
    const lock = (id: string) =>
      colleague.selectFrom('applications').select('id').where('id', '=', id).forUpdate().execute();
    await lock(first);
    const exporting = download(app, address, owner.token);
    await somebodyWaits(app);
    await lock(last);
    await colleague.commit().execute();
    expect((await exporting).statusCode).toBe(200);
  },
);
