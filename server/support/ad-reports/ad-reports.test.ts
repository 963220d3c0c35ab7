import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { navAd } from '../../../demo/nav-feed/nav-ad.ts';
import { addBusiness, addPosition } from '../../../tests/support/hiring.ts';
import { importing, uuid } from '../../../tests/support/importing.ts';
import { addUser } from '../../../tests/support/people.ts';
import { addStaff } from '../../../tests/support/staff.ts';
import { testApp } from '../../../tests/support/test-app.ts';
import { DAY_MS, MINUTE_MS } from '../../platform/clock.ts';

/** A position that everybody sees, and somebody of staff. */
async function reporting() {
  const app = await testApp();
  const business = await addBusiness(app.db, { businessName: 'Fjordbygg AS' });
  const position = await addPosition(app.db, business.id, { title: 'Tømrer' });
  const { token } = await addStaff(app);
  const report = (fields: object = {}) =>
    app.call('POST /api/support/ad-reports', {
      body: { kind: 'local', id: position.id, reason: 'fraud', ...fields },
    });
  const list = async (query = '') => (await app.call(`GET /api/admin/ad-reports?${query}`, { token })).body.cases;
  const close = (id: string, body: object) => app.call(`POST /api/admin/ad-reports/${id}/close`, { token, body });
  return { ...app, business, position, token, report, list, close };
}

test('a visitor reports an ad; support hears of the first one, staff read them all', async () => {
  const { report, list, position, clock, mails, platform } = await reporting();
  const { status, body } = await report({ message: 'De vil ha penger for opplæring.', email: 'kari@example.no' });
  expect([status, body.message]).toEqual([200, 'Takk for at du sa fra. Vi ser på annonsen.']);
  clock.moveBy(MINUTE_MS);
  await report({ reason: 'gone' });
  const ad = { kind: 'local', id: position.id, title: 'Tømrer', businessName: 'Fjordbygg AS', state: 'shown' };
  const reports = [
    { reason: 'gone', message: null },
    { reason: 'fraud', message: 'De vil ha penger for opplæring.' },
  ];
  expect(await list()).toMatchObject([{ ad, count: 2, wantAnswer: 1, reports, closedAt: null }]);
  expect(JSON.stringify(await list())).not.toContain('kari@example.no');
  const toSupport = (await mails()).filter(({ to }) => to === platform.config.mail.support);
  expect(toSupport).toMatchObject([
    {
      subject: 'Meldt annonse: Tømrer',
      text: expect.stringMatching(/Svindel eller falsk annonse\.\s+De vil ha penger for opplæring\./),
    },
  ]);
  expect(await list('search=fjordb')).toHaveLength(1);
  expect(await list('search=kokk')).toEqual([]);
});

test('what is missing or wrong is said field by field, in the order of the form', async () => {
  const { report, db } = await reporting();
  const wrong = await report({ reason: 'noe', email: 'kari' });
  expect([wrong.status, wrong.body.errors]).toEqual([
    400,
    [
      { path: 'reason', msg: 'Velg hva det gjelder' },
      { path: 'email', msg: 'Vennligst oppgi en gyldig e-postadresse' },
    ],
  ]);
  expect((await report({ reason: 'other', message: ' ' })).body.errors).toEqual([
    { path: 'message', msg: 'Skriv hva som er galt' },
  ]);
  expect((await report({ id: randomUUID() })).body.message).toBe('Annonsen er ikke her lenger.');
  expect((await report({ website: 'https://spam.example' })).status).toBe(200);
  expect(await db.selectFrom('adReports').selectAll().execute()).toEqual([]);
});

test('an ad that not everybody sees cannot be reported', async () => {
  const { report, db, business } = await reporting();
  for (const fields of [{ approvalStatus: 'pending' }, { isActive: false }, { expiryDate: '2026-01-01' }] as const) {
    const hidden = await addPosition(db, business.id, fields);
    expect((await report({ id: hidden.id })).status).toBe(404);
  }
});

test('sent again under its key after a lost reply it is one report; other words are another', async () => {
  const { report, list } = await reporting();
  const key = { idempotencyKey: 'skjema' };
  for (const { status } of await Promise.all([report(key), report(key)])) expect(status).toBe(200);
  expect(await list()).toMatchObject([{ count: 1 }]);
  await report({ ...key, reason: 'wrong' });
  expect(await list()).toMatchObject([{ count: 2 }]);
});

test('an ad that many report is one case: the newest are read, all are counted, and a page has ten ads', async () => {
  const { db, list, call, token, business, position } = await reporting();
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
  const said = (adId: string, minute: number) => ({
    ...{ id: randomUUID(), kind: 'local' as const, adId, title: 'Tømrer', businessName: 'Fjordbygg AS' },
    ...{ reason: 'fraud' as const, message: `Nr. ${minute}`, email: `${minute % 3}@example.no`, createdAt: at(minute) },
  });
  const others = await Promise.all([...Array(10)].map(() => addPosition(db, business.id)));
  await db
    .insertInto('adReports')
    .values([
      ...[...Array(60)].map((_, minute) => said(position.id, minute)),
      ...others.map(({ id }, number) => said(id, 100 + number)),
    ])
    .execute();
  const [first] = await list();
  expect(first).toMatchObject({
    count: 60,
    wantAnswer: 3,
    createdAt: at(0).toISOString(),
    latestAt: at(59).toISOString(),
  });
  expect([first.reports.length, first.reports[0].message]).toEqual([50, 'Nr. 59']);
  const { body } = await call('GET /api/admin/ad-reports?page=2', { token });
  expect([body.cases.length, body.pagination.total, body.cases[0].ad.id]).toEqual([1, 11, others[9]?.id]);
});

test('staff close what they have read of an ad, and whoever asked for an answer gets it once', async () => {
  const { report, list, close, clock, mails, db, business } = await reporting();
  const other = await addPosition(db, business.id, { title: 'Kokk' });
  await report({ id: other.id, email: 'per@example.no' });
  await report({ email: 'kari@example.no' });
  await report({ email: 'kari@example.no', reason: 'wrong' });
  await report({ reason: 'gone' });
  const [first] = (await list()).filter(({ ad }: { ad: { title: string } }) => ad.title === 'Tømrer');
  expect(first).toMatchObject({ count: 3, wantAnswer: 1 });
  clock.moveBy(MINUTE_MS);
  await report({ reason: 'unlawful', email: 'ola@example.no' });

  const until = first.latestAt;
  const without = await close(first.id, { until });
  expect([without.status, without.body.errors]).toEqual([
    400,
    [{ path: 'answer', msg: 'Noen har bedt om svar. Skriv det her.' }],
  ]);
  expect((await close(first.id, { until, answer: 'Vi har tatt den ned.' })).status).toBe(200);
  expect((await close(first.id, { until, answer: 'En gang til' })).status).toBe(409);
  const open = await list();
  expect(open).toMatchObject([
    { ad: { title: 'Kokk' }, reports: [{ reason: 'fraud' }] },
    { ad: { title: 'Tømrer' }, reports: [{ reason: 'unlawful' }] },
  ]);
  const closed = await list('state=closed');
  expect(closed).toMatchObject([{ count: 3 }]);
  expect(closed[0]).toMatchObject({ answer: 'Vi har tatt den ned.', closedAt: expect.any(String) });
  const answers = (await mails()).filter(({ subject }) => subject.startsWith('Svar'));
  expect(answers).toMatchObject([
    {
      to: 'kari@example.no',
      subject: 'Svar om annonsen du meldte: Tømrer',
      text: expect.stringContaining('Vi har tatt den ned.'),
    },
  ]);
  expect(await db.selectFrom('staffActions').select(['kind', 'subject', 'subjectName', 'after']).execute()).toEqual([
    { kind: 'closed', subject: 'ad-report', subjectName: 'Tømrer', after: { answer: 'Vi har tatt den ned.' } },
  ]);
});

test('without anybody who asked, no answer is needed', async () => {
  const { report, list, close, mails } = await reporting();
  await report();
  const [{ id, latestAt }] = await list();
  expect((await close(id, { until: latestAt })).status).toBe(200);
  expect((await mails()).filter(({ subject }) => subject.startsWith('Svar'))).toEqual([]);
});

test('staff see what became of the ad, and are told of what waits', async () => {
  const app = await importing({ events: [navAd({ uuid: uuid(1), title: 'Sykepleier' })] });
  await app.importer.round();
  const { token } = await addStaff(app);
  const awaited = async () => (await app.call('GET /api/user/awaiting', { token })).body.items;
  const state = async () => (await app.call('GET /api/admin/ad-reports', { token })).body.cases[0].ad.state;
  expect(await awaited()).toEqual([]);
  const body = { kind: 'nav', id: uuid(1), reason: 'unlawful' };
  for (const _time of [1, 2]) await app.call('POST /api/support/ad-reports', { body });
  expect(await awaited()).toMatchObject([{ kind: 'ad-reports', count: 1, path: '/admin?tab=reports' }]);
  expect(await state()).toBe('shown');
  await app.call(`POST /api/admin/nav-positions/${uuid(1)}/take-down`, { token });
  expect(await state()).toBe('taken-down');
  await app.call(`POST /api/admin/nav-positions/${uuid(1)}/put-back`, { token });
  expect(await state()).toBe('gone');
  await app.importer.round();
  expect(await state()).toBe('shown');
});

test('reports are deleted after three years, and stand in the download of whoever wrote them', async () => {
  const { report, app, call, db, clock, runJob } = await reporting();
  const kari = await addUser(call);
  await report({ email: kari.email.toUpperCase(), message: 'Lenken er feil.' });
  const data = async () => {
    const headers = { authorization: `Bearer ${kari.token}` };
    const { rawPayload } = await app.inject({ url: '/api/auth/my-data', headers });
    return strFromU8(unzipSync(rawPayload)['mine-data.html'] as Uint8Array);
  };
  expect(await data()).not.toContain('Lenken er feil.');
  await db.updateTable('users').set({ emailConfirmedAt: clock.now() }).where('id', '=', kari.id).execute();
  expect(await data()).toMatch(/<dt>Begrunnelse<\/dt>\s*<dd>Svindel eller falsk annonse<\/dd>/);
  expect(await data()).toContain('Lenken er feil.');
  clock.moveBy((3 * 365 - 2) * DAY_MS);
  await runJob('delete-old-support-requests');
  expect(await db.selectFrom('adReports').selectAll().execute()).toHaveLength(1);
  clock.moveBy(4 * DAY_MS);
  await runJob('delete-old-support-requests');
  expect(await db.selectFrom('adReports').selectAll().execute()).toHaveLength(0);
});
