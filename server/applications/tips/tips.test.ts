import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { tipLimits } from '../../../contract/applications/application-words.ts';
import { addFormPosition, question } from '../../../tests/support/applying.ts';
import { addApplication, addBusiness, addPosition, addShare } from '../../../tests/support/hiring.ts';
import { meanwhile, somebodyWaits } from '../../../tests/support/meanwhile.ts';
import { addUser } from '../../../tests/support/people.ts';
import { testApp } from '../../../tests/support/test-app.ts';
import { DAY_MS } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/database.ts';
import { readApplicationsOf } from '../index.ts';

/** Two who handle the applications of a business, two who applied for the one position, and another one that is open. */
async function office() {
  const app = await testApp();
  const { call, db, clock } = app;
  const [owner, colleague, sigrid, other] = await Promise.all([
    addUser(call, { firstName: 'Eli', lastName: 'Eier' }),
    addUser(call, { firstName: 'Kåre', lastName: 'Kollega' }),
    addUser(call, { firstName: 'Sigrid', lastName: 'Søker' }),
    addUser(call),
  ]);
  await db.updateTable('users').set({ emailConfirmedAt: clock.now() }).execute();
  const business = await addBusiness(db, { ownerId: owner.id });
  await addShare(db, business.id, colleague.id);
  const job = await addPosition(db, business.id, { expiryDate: '2999-12-31' });
  const cook = await addPosition(db, business.id, {
    title: 'Kokk',
    location: 'Bergen',
    applicationDeadline: '2999-11-20',
  });
  const first = await addApplication(db, job, sigrid.id, { wantsTips: true });
  const second = await addApplication(db, job, other.id, { wantsTips: true });
  const tip = (ids = [first.id], further: object = {}, { token } = owner) =>
    call('POST /api/applications/tips', {
      token,
      body: { positionId: cook.id, applications: ids.map((id) => ({ id })), ...further },
    });
  const wish = (wanted: unknown, id = first.id, { token } = sigrid) =>
    call(`PUT /api/applications/mine/${id}/tips`, { token, body: { wanted } });
  const own = async (id = first.id, { token } = sigrid) =>
    (await call(`GET /api/applications/mine/${id}`, { token })).body.application;
  const tipMails = async () => {
    await app.runJobs();
    return (await app.mails()).filter(({ subject }) => subject.startsWith('Tips om'));
  };
  const mailed = async () => (await tipMails()).map(({ to }) => to);
  const history = async (id = first.id) =>
    (await call(`GET /api/applications/${id}/history`, owner)).body.events as { kind: string }[];
  const calls = { tip, wish, own, tipMails, mailed, history };
  return { ...app, ...calls, owner, colleague, sigrid, other, business, job, cook, first, second };
}

test('nobody agrees by sending an application, and whoever does is found by the filter', async () => {
  const { call, db, owner, sigrid, other } = await office();
  const { position, business } = await addFormPosition(db, {
    questions: [question('hvorfor', 'short_answer'), question('b', 'short_answer')],
  });
  await db.updateTable('businesses').set({ ownerId: owner.id }).where('id', '=', business.id).execute();
  const applicantInfo = { firstName: 'Kari', lastName: 'Nordmann', email: 'kari@example.no' };
  const send = (body: object, { token }: { token: string }) =>
    call(`POST /api/applications/submit/${position.id}`, { token, body: { applicantInfo, responses: [], ...body } });
  await call(`PUT /api/applications/draft/${position.id}`, {
    token: sigrid.token,
    body: { applicantInfo, responses: [], wantsTips: true },
  });
  const { draft } = (await call(`GET /api/applications/form/${position.id}`, sigrid)).body;
  expect(draft).toMatchObject({ wantsTips: true, keepsLonger: false });
  const { application } = (await send({ wantsTips: true }, sigrid)).body;
  await send({ keepsLonger: true }, other);
  const list = async (query: string) =>
    (await call(`GET /api/applications/business/${business.id}?${query}`, owner)).body.applications;
  expect(await list('wantsTipsOnly=true&fields=summary')).toMatchObject([{ id: application.id, wantsTips: true }]);
  expect(await list('fields=summary')).toHaveLength(2);
  expect((await send({ wantsTips: 'ja' }, other)).body.message).toBe('Ugyldig valg');
});

test('a draft from before this was asked is read as no', async () => {
  const { call, db, clock, sigrid } = await office();
  const { position } = await addFormPosition(db);
  const content = JSON.stringify({ applicantInfo: {}, responses: [], keepsLonger: false });
  const now = clock.now();
  await db
    .insertInto('applicationDrafts')
    .values({ userId: sigrid.id, positionId: position.id, content, startedAt: now, updatedAt: now })
    .execute();
  const { draft } = (await call(`GET /api/applications/form/${position.id}`, sigrid)).body;
  expect(draft.wantsTips).toBe(false);
});

test('it is given and taken back by whoever applied, recorded once each, and ends with the application', async () => {
  const { call, wish, own, history, tip, owner, other, sigrid, first } = await office();
  expect(await own()).toMatchObject({ wantsTips: true, tips: [] });
  const taken = await wish(false);
  expect(taken.body).toMatchObject({ message: 'Fjordbygg AS kan ikke lenger tipse deg om andre stillinger.' });
  await wish(false);
  expect((await own()).wantsTips).toBe(false);
  expect((await tip()).body.message).toBe('Søkeren vil ikke høre om andre stillinger.');
  await wish(true);
  expect((await history()).map(({ kind }) => kind)).toEqual(['tips-accepted', 'tips-ended']);
  expect((await wish('ja')).status).toBe(400);
  expect((await wish(true, first.id, other)).status).toBe(404);
  expect((await wish(true, first.id, owner)).status).toBe(404);
  expect((await call(`PUT /api/applications/mine/${first.id}/tips`, { body: { wanted: true } })).status).toBe(401);

  await call(`POST /api/applications/mine/${first.id}/withdraw`, { token: sigrid.token });
  expect((await own()).wantsTips).toBe(false);
  expect((await wish(true)).status).toBe(409);
  expect((await wish(false)).status).toBe(200);
  expect((await tip()).status).toBe(404);
});

test('a correction neither gives nor takes it', async () => {
  const { call, db, sigrid } = await office();
  const { position } = await addFormPosition(db, {
    questions: [question('hvorfor', 'short_answer'), question('b', 'short_answer')],
  });
  const { id } = await addApplication(db, position, sigrid.id);
  const applicantInfo = { firstName: 'Kari', lastName: 'Nordmann', email: 'kari@example.no' };
  const { token } = sigrid;
  const body = { applicantInfo, responses: [], wantsTips: true };
  expect((await call(`PUT /api/applications/mine/${id}`, { token, body })).status).toBe(200);
  const { application } = (await call(`GET /api/applications/mine/${id}`, { token })).body;
  expect(application).toMatchObject({ correctedAt: expect.any(String), wantsTips: false });
});

test('each gets one mail with what there is to know, and both sides see it', async () => {
  const { tip, tipMails, own, history, sigrid, other, first, second, cook, db, runJob } = await office();
  const message = 'Vi tror dette passer.\n\nSend oss BankID-koden din.';
  const sent = await tip([first.id, second.id, first.id], { message });
  expect(sent.body.message).toBe('Tipset er sendt til 2 søkere.');
  const mails = await tipMails();
  expect(mails.map(({ to }) => to).sort()).toEqual([sigrid.email, other.email].sort());
  const mail = mails.find(({ to }) => to === sigrid.email);
  expect(mail?.subject).toBe('Tips om en stilling: Kokk');
  for (const part of [
    'Bergen',
    'Siste søknadsdag er 20. november 2999.',
    'Vi tror dette passer.',
    'Ingen arbeidsgiver trenger BankID',
    `/stilling/${cook.id}`,
    'Meld deg av: http://localhost:3000/avslutt-varsel?om=tips&token=',
  ])
    expect(mail?.text).toContain(part);
  expect((await own()).tips).toEqual([
    { position: { id: cook.id, title: 'Kokk', isOpen: true }, message, sentAt: expect.any(String), seenAt: null },
  ]);
  expect(await history()).toMatchObject([{ kind: 'tipped', actor: 'Eli Eier', position: 'Kokk', message }]);
  expect((await readApplicationsOf(db, sigrid.id)).sent).toMatchObject([
    { wantsTips: true, tips: [{ position: 'Kokk', message, tippedAt: expect.any(Date), mailedAt: expect.any(Date) }] },
  ]);
  // The job once more.
  const [row] = await db.selectFrom('positionTips').select('id').where('userId', '=', sigrid.id).execute();
  await runJob('mail-tip', { tipId: row?.id });
  expect(await tipMails()).toHaveLength(2);
});

test('the link of a mail ends what that business may tell, without log-in, and nothing of others', async () => {
  const { call, db, tip, tipMails, own, history, sigrid, first, cook } = await office();
  const again = await addApplication(db, cook, sigrid.id, { wantsTips: true });
  const { position: elsewhere } = await addFormPosition(db);
  const kept = await addApplication(db, elsewhere, sigrid.id, { wantsTips: true });
  const others = await addPosition(db, cook.businessId, { title: 'Baker' });
  await tip([first.id], { positionId: others.id });
  const [mail] = await tipMails();
  const token = /token=([0-9a-f]{64})/.exec(mail?.text ?? '')?.[1];
  const end = (given: unknown) => call('POST /api/applications/tips/end', { body: { token: given } });
  for (let times = 0; times < 2; times++)
    expect(await end(token)).toMatchObject({
      status: 200,
      body: { message: 'Du får ikke flere tips om stillinger fra bedriften.' },
    });
  for (const { id } of [first, again]) expect((await own(id)).wantsTips).toBe(false);
  expect((await own(kept.id)).wantsTips).toBe(true);
  expect((await history()).filter(({ kind }) => kind === 'tips-ended')).toHaveLength(1);
  expect((await end('x'.repeat(64))).status).toBe(404);
  expect((await end(undefined)).status).toBe(400);
});

test('nobody is told of the same position twice, by whichever application, and the answer says why', async () => {
  const { db, tip, mailed, sigrid, first, second, business, cook, colleague } = await office();
  const teacher = await addPosition(db, business.id, { title: 'Lærer' });
  const further = await addApplication(db, teacher, sigrid.id, { wantsTips: true });
  expect((await tip([first.id, further.id])).body.message).toBe(
    'Tipset er sendt til én søker. De andre fikk det ikke: 1 har allerede fått tips om den.',
  );
  expect((await tip([further.id], {}, colleague)).body.message).toBe('Søkeren har allerede fått tips om den.');
  expect(await mailed()).toEqual([sigrid.email]);
  // One who has applied for it, and one who did not agree.
  await addApplication(db, cook, second.userId);
  await db.updateTable('applications').set({ wantsTips: false }).where('id', '=', further.id).execute();
  const none = await tip([first.id, second.id, further.id, randomUUID()]);
  expect(none.status).toBe(409);
  expect(none.body.message.split(/: |, (?!eller)| og /).sort()).toEqual([
    '1 har allerede fått tips om den',
    '1 har allerede søkt på den',
    '1 har trukket søknaden, eller den er slettet.',
    '1 vil ikke høre om andre stillinger',
    'Ingen fikk tipset',
  ]);
  expect(await mailed()).toEqual([sigrid.email]);
});

test('what was sent under the same key with the same words is sent once, and answered as sent', async () => {
  const { tip, mailed, history } = await office();
  const once = { idempotencyKey: 'en', message: 'Hei' };
  for (let time = 0; time < 2; time++)
    expect((await tip(undefined, once)).body.message).toBe('Tipset er sendt til én søker.');
  expect(await history()).toHaveLength(1);
  expect(await mailed()).toHaveLength(1);
  expect((await tip(undefined, { ...once, message: 'Hei igjen' })).status).toBe(409);
});

test('two colleagues at the same time tell of it once, and together of no more than one may', async () => {
  const { db, clock, call, business, first, tip, own, owner, colleague, mailed } = await office();
  const telling = () => Promise.all([tip([first.id], {}, owner), tip([first.id], {}, colleague)]);
  // Each has read what was told before, unless it waits for the other, and can write nothing yet.
  const hold = (tx: Tx) => sql`lock table position_tips in share mode`.execute(tx);
  const answers = await meanwhile({ db }, hold, telling, 2);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await own()).tips).toHaveLength(1);

  const others = await Promise.all(
    Array.from({ length: tipLimits.most }, (_, index) => addPosition(db, business.id, { title: `Stilling ${index}` })),
  );
  const all = () =>
    Promise.all(others.map(({ id: positionId }, index) => tip([first.id], { positionId }, index ? owner : colleague)));
  const together = await meanwhile({ db }, hold, all, others.length);
  const refused = together.filter(({ status }) => status === 409);
  expect(refused.map(({ body }) => body.message)).toEqual(['Søkeren har fått 3 tips de siste 30 dagene.']);
  expect((await own()).tips).toHaveLength(tipLimits.most);
  expect(await mailed()).toHaveLength(tipLimits.most);
  clock.moveBy((tipLimits.days + 1) * DAY_MS);
  const [late] = others.filter((_, index) => together[index]?.status === 409);
  // A log-in does not last so long.
  const { token } = (await call('POST /api/auth/login', { body: { email: owner.email, password: owner.password } }))
    .body;
  expect((await tip([first.id], { positionId: late?.id }, { ...owner, token })).status).toBe(200);
});

test('a consent that is taken back while it is sent holds it, and so does one before the mail has gone', async () => {
  const { db, tip, wish, first, mailed, own } = await office();
  const withdrawn = await meanwhile(
    { db },
    (tx) => tx.updateTable('applications').set({ wantsTips: false }).where('id', '=', first.id).execute(),
    () => tip(),
  );
  expect(withdrawn.body.message).toBe('Søkeren vil ikke høre om andre stillinger.');
  await wish(true);
  expect((await tip()).status).toBe(200);
  await wish(false);
  expect(await mailed()).toEqual([]);
  expect((await own()).tips).toHaveLength(1);
});

test('only open positions of the same business, and nothing for strangers', async () => {
  const { db, call, tip, owner, colleague, sigrid, business, job, cook, first } = await office();
  const closed = await Promise.all([
    addPosition(db, business.id, { isActive: false }),
    addPosition(db, business.id, { approvalStatus: 'pending' }),
    addPosition(db, business.id, { applicationDeadline: '2020-01-01' }),
    addPosition(db, business.id, { publishFrom: new Date('2999-01-01') }),
  ]);
  const list = (who: { token: string }) => call(`GET /api/applications/business/${business.id}/tips`, who);
  expect((await list(colleague)).body.positions).toEqual([
    { id: cook.id, title: 'Kokk', location: 'Bergen', lastDay: '2999-11-20' },
    { id: job.id, title: 'Tømrer', location: null, lastDay: '2999-12-30' },
  ]);
  expect((await list(sigrid)).status).toBe(404);
  for (const { id: positionId } of closed) {
    const { status, body } = await tip(undefined, { positionId });
    expect([status, body.errors]).toEqual([
      409,
      [{ path: 'positionId', msg: 'Stillingen er ikke åpen nå. Velg en annen.' }],
    ]);
  }
  expect((await tip(undefined, { positionId: job.id })).body.message).toBe('Søkeren har allerede søkt på den.');
  const elsewhere = await addPosition(db, (await addBusiness(db, { ownerId: owner.id })).id);
  expect((await tip(undefined, { positionId: elsewhere.id })).status).toBe(404);
  expect((await tip(undefined, { positionId: (await addPosition(db, (await addBusiness(db)).id)).id })).status).toBe(
    404,
  );
  expect((await tip(undefined, { positionId: randomUUID() })).status).toBe(404);
  expect((await tip([first.id], {}, sigrid)).status).toBe(404);
  expect((await tip(undefined, { positionId: '' })).body.errors).toEqual([
    { path: 'positionId', msg: 'Velg en stilling' },
  ]);
  expect((await tip([])).body.message).toBe('Velg minst én søknad');
  expect((await tip(undefined, { message: 'x'.repeat(3001) })).status).toBe(400);
});

test('whose an anonymous application is, no tip tells', async () => {
  const { db, tip, mailed, first, second, sigrid, job, cook, own } = await office();
  const anonymousResponses = JSON.stringify([]);
  await db.updateTable('applications').set({ anonymousResponses }).where('id', '=', second.id).execute();
  expect((await tip([second.id])).body.message).toBe('Søkeren er anonym, så vis først hvem det er.');
  // That she has applied for it too, her employer does not know.
  await addApplication(db, cook, sigrid.id, { anonymousResponses });
  expect((await tip([first.id, second.id])).body.message).toBe(
    'Tipset er sendt til én søker. De andre fikk det ikke: 1 er anonym, så vis først hvem det er.',
  );
  expect((await own()).tips).toHaveLength(1);
  expect(await mailed()).toEqual([]);
  // Two of one person, chosen together.
  const hers = await addApplication(db, await addPosition(db, job.businessId), sigrid.id, {
    // Looked at last.
    id: 'ffffffff-ffff-4fff-8fff-ffffffffffff',
    wantsTips: true,
    anonymousResponses,
  });
  const positionId = (await addPosition(db, job.businessId)).id;
  expect((await tip([first.id, hers.id], { positionId })).body.message).toContain('1 er anonym');
});

test('who has hidden it, cannot be reached or has begun to apply gets no mail, and the employer does not learn it', async () => {
  const { db, call, clock, tip, mailed, business, job, cook, sigrid, first } = await office();
  const applicants = await Promise.all(
    ['hidden employer', 'hidden ad', 'unconfirmed', 'inactive', 'begun'].map(async (why) => {
      const user = await addUser(call);
      const { id } = await addApplication(db, job, user.id, { wantsTips: true });
      return { why, ...user, applicationId: id };
    }),
  );
  const { token = '' } = applicants[0] ?? {};
  await db.updateTable('users').set({ emailConfirmedAt: clock.now() }).execute();
  const change = (why: string, fields: object) =>
    db
      .updateTable('users')
      .set(fields)
      .where('id', '=', applicants.find((each) => each.why === why)?.id ?? '')
      .execute();
  const { organizationNumber, businessName: name } = business;
  await call('POST /api/user/hide-business', { token, body: { business: { organizationNumber, name } } });
  await call('POST /api/user/hide-position', { token: applicants[1]?.token ?? '', body: { id: cook.id } });
  await change('unconfirmed', { emailConfirmedAt: null });
  await change('inactive', { isActive: false });
  const now = clock.now();
  const begun = { userId: applicants[4]?.id ?? '', positionId: cook.id, startedAt: now, updatedAt: now };
  await db
    .insertInto('applicationDrafts')
    .values({ ...begun, content: JSON.stringify({ applicantInfo: {}, responses: [] }) })
    .execute();
  const all = [first.id, ...applicants.map(({ applicationId }) => applicationId)];
  expect((await tip(all)).body.message).toBe('Tipset er sendt til 6 søkere.');
  expect(await mailed()).toEqual([sigrid.email]);
  const hidden = await call(`GET /api/applications/mine/${applicants[0]?.applicationId}`, { token });
  expect(hidden.body.application.tips).toHaveLength(1);
});

test('a position that closed before the mail has gone is not told of, and stands there as no longer open', async () => {
  const { db, tip, mailed, own, cook } = await office();
  await tip();
  await db.updateTable('positions').set({ isActive: false }).where('id', '=', cook.id).execute();
  expect(await mailed()).toEqual([]);
  expect((await own()).tips).toMatchObject([{ position: { title: 'Kokk', isOpen: false } }]);
});

test('a position that is deleted while somebody is told of it is deleted, and nobody is told', async () => {
  const { db, call, tip, own, owner, business, cook, first, other, ...app } = await office();
  const further = await addApplication(db, cook, other.id, { wantsTips: true });
  const path = `DELETE /api/business/${business.id}/positions/${cook.id}`;
  const both = async () => {
    const deleting = call(path, { token: owner.token });
    await somebodyWaits({ db, ...app });
    return Promise.all([deleting, tip([first.id, further.id])]);
  };
  const hold = (tx: Tx) => tx.selectFrom('positions').select('id').where('id', '=', cook.id).forUpdate().execute();
  const [deleted, told] = await meanwhile({ db }, hold, both, 2);
  expect([deleted.status, told.status]).toEqual([200, 409]);
  expect(told.body.message).toBe('Stillingen er ikke åpen nå. Velg en annen.');
  expect((await own()).tips).toEqual([]);
});

test('a position that is deleted takes its tips out of sight, and the application ends them', async () => {
  const { db, call, tip, tipMails, own, owner, sigrid, business, cook, first, second } = await office();
  await tip([first.id, second.id]);
  const tips = async () => (await db.selectFrom('positionTips').select('applicationId').execute()).length;
  await call(`DELETE /api/applications/${second.id}`, { token: owner.token });
  expect(await tips()).toBe(1);
  const [mail] = await tipMails();
  await call(`DELETE /api/business/${business.id}/positions/${cook.id}`, { token: owner.token });
  expect((await own()).tips).toEqual([]);
  expect((await readApplicationsOf(db, sigrid.id)).sent).toMatchObject([{ tips: [{ position: null }] }]);
  // The link of its mail ends them nevertheless.
  const token = /token=([0-9a-f]{64})/.exec(mail?.text ?? '')?.[1];
  expect((await call('POST /api/applications/tips/end', { body: { token } })).status).toBe(200);
  expect((await own()).wantsTips).toBe(false);
  await call(`DELETE /api/applications/${first.id}`, { token: owner.token });
  expect(await tips()).toBe(0);
});

test('deleting what was tipped of, or by, makes no room for more of them', async () => {
  const { db, call, tip, own, owner, sigrid, business, job, cook, first } = await office();
  for (let times = 0; times < tipLimits.most; times++) {
    const { id: positionId } = await addPosition(db, business.id);
    expect((await tip([first.id], { positionId })).status).toBe(200);
    await call(`DELETE /api/business/${business.id}/positions/${positionId}`, { token: owner.token });
  }
  const often = 'Søkeren har fått 3 tips de siste 30 dagene.';
  expect((await tip()).body.message).toBe(often);
  const again = await addApplication(db, await addPosition(db, business.id), sigrid.id, { wantsTips: true });
  const gone = await addApplication(db, job, sigrid.id, { wantsTips: true, withdrawnAt: new Date() });
  await call(`DELETE /api/applications/${first.id}`, { token: owner.token });
  expect((await tip([again.id])).body.message).toBe(often);
  await db
    .updateTable('positionTips')
    .set({ sentAt: new Date(0), positionId: null })
    .execute();
  await db
    .updateTable('positionTips')
    .set({ positionId: cook.id })
    .where('id', 'in', db.selectFrom('positionTips').select('id').limit(1))
    .execute();
  expect((await tip([again.id])).body.message).toBe('Søkeren har allerede fått tips om den.');
  expect((await own(again.id)).tips).toHaveLength(1);
  expect((await own(gone.id)).tips).toEqual([]);
});
