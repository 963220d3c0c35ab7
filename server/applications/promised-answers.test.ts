import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addFormPosition, apply } from '../../tests/support/applying.ts';
import { addApplication, addShare } from '../../tests/support/hiring.ts';
import { addUser } from '../../tests/support/people.ts';
import { testApp } from '../../tests/support/test-app.ts';
import { DAY_MS, HOUR_MS } from '../platform/clock.ts';

const promised = { expiryDate: '2026-12-24', applicationDeadline: '2026-12-10', answerBy: '2026-12-31' };

async function promise(fields: Parameters<typeof addFormPosition>[1] = promised) {
  const app = await testApp({ now: new Date('2026-12-08T12:00:00Z') });
  const person = await addUser(app.call);
  const handler = await addUser(app.call);
  const added = await addFormPosition(app.db, fields);
  await addShare(app.db, added.business.id, handler.id);
  const mailsAbout = async (words: string) => (await app.mails()).filter(({ subject }) => subject.includes(words));
  const own = async (id: string) =>
    (await app.call(`GET /api/applications/mine/${id}`, { token: person.token })).body.application;
  const ask = (id: string, token = person.token) => app.call(`POST /api/applications/mine/${id}/remind`, { token });
  return { ...app, ...added, token: person.token, handler, own, ask, mailsAbout };
}

test('whoever applies reads until when an answer is promised, and asks for it once when that day is over', async () => {
  const { call, clock, token, handler, position, own, ask, runJob, mailsAbout } = await promise();
  expect((await call(`GET /api/positions/${position.id}`)).body.position.answerBy).toBe('2026-12-31');
  expect((await call(`GET /api/applications/form/${position.id}`)).body.position.answerBy).toBe('2026-12-31');
  const id = await apply(call, token, position.id);
  await runJob('announce-applications');
  const [receipt] = await mailsAbout('Søknaden din er sendt');
  expect(receipt?.text).toContain('Bedriften har lovet å svare deg innen 31. desember 2026.');
  expect(await own(id)).toMatchObject({ answerBy: '2026-12-31', remindableFrom: '2027-01-01', remindedAt: null });

  clock.moveBy(23 * DAY_MS);
  const early = { status: 409, body: { message: 'Du kan be om svar fra 1. januar 2027.' } };
  expect(await ask(id)).toMatchObject(early);
  expect(await ask(id, handler.token)).toMatchObject({ status: 404 });
  clock.moveBy(DAY_MS);
  for (let times = 0; times < 2; times++) expect((await ask(id)).status).toBe(200);
  expect(await own(id)).toMatchObject({ remindableFrom: null, remindedAt: expect.stringContaining('2027-01-01T') });
  const [mail, ...more] = await mailsAbout('En søker venter på svar');
  expect(more).toEqual([]);
  expect(mail?.to).toContain(position.contactEmail);
  expect(mail?.text).toContain('svar innen 31. desember 2026');
  expect(mail?.text).toContain(`/applications?positionId=${position.id}&status=pending`);
  expect(mail?.text).not.toContain('Nordmann,');
  const seen = await call(`GET /api/applications/${id}`, { token: handler.token });
  expect(seen.body.application).toMatchObject({
    answerBy: '2026-12-31',
    remindedAt: expect.stringContaining('2027-01-01T'),
  });
  const { events } = (await call(`GET /api/applications/${id}/history`, { token: handler.token })).body;
  expect(events.filter(({ kind }: { kind: string }) => kind === 'reminded')).toHaveLength(1);
});

test('without a promise one may ask three weeks after the position closed, also when it was closed early', async () => {
  const { db, clock, position, own, ask, token, call } = await promise({ expiryDate: '2026-12-24' });
  const id = await apply(call, token, position.id);
  expect(await own(id)).toMatchObject({ answerBy: null, remindableFrom: '2027-01-13' });
  await db.updateTable('positions').set({ applicationDeadline: '2026-12-10' }).execute();
  expect(await own(id)).toMatchObject({ remindableFrom: '2026-12-31' });
  await db.updateTable('positions').set({ isActive: false, expiredAt: clock.now() }).execute();
  expect(await own(id)).toMatchObject({ remindableFrom: '2026-12-29' });
  clock.moveBy(21 * DAY_MS);
  expect((await ask(id)).status).toBe(200);
});

test('who has an answer or withdrew cannot ask; who is about to get one does not wake the employer', async () => {
  const { db, call, clock, token, handler, position, own, ask, runJob, mailsAbout } = await promise();
  const id = await apply(call, token, position.id);
  clock.moveBy(24 * DAY_MS);
  const path = `PUT /api/applications/${id}/status`;
  expect((await call(path, { body: { status: 'denied' }, token: handler.token })).status).toBe(200);
  expect((await ask(id)).status).toBe(200);
  expect(await mailsAbout('venter på svar')).toEqual([]);
  clock.moveBy(HOUR_MS);
  await db.updateTable('applications').set({ remindedAt: null }).execute();
  const [{ statusChangedAt }] = (await db.selectFrom('applications').select('statusChangedAt').execute()) as [
    { statusChangedAt: Date },
  ];
  await runJob('tell-applicant', { applicationId: id, changedAt: statusChangedAt.toISOString() });
  const nothing = { status: 409, body: { message: 'Bedriften har svart, eller du har trukket søknaden.' } };
  expect(await own(id)).toMatchObject({ status: 'denied', remindableFrom: null });
  expect(await ask(id)).toMatchObject(nothing);
  await db.updateTable('applications').set({ toldStatus: 'pending', withdrawnAt: clock.now() }).execute();
  expect(await ask(id)).toMatchObject(nothing);
});

test('an employer who wants mails is told two days before how many wait, once, and of many reminders once a day', async () => {
  const { db, call, clock, position, runJob, mailsAbout } = await promise();
  const people = await Promise.all([1, 2, 3].map(() => addUser(call)));
  const sent = await Promise.all(people.map(({ id }) => addApplication(db, position, id)));
  await db
    .updateTable('applications')
    .set({ status: 'approved' })
    .where('id', '=', sent[0]?.id ?? '')
    .execute();
  clock.moveBy(20 * DAY_MS);
  await runJob('warn-of-promised-answers');
  expect(await mailsAbout('venter på svar')).toEqual([]);
  clock.moveBy(DAY_MS);
  for (let times = 0; times < 2; times++) await runJob('warn-of-promised-answers');
  const told = await mailsAbout('2 søkere venter på svar: Tømrer');
  expect(told.map(({ to }) => to)).toEqual([expect.stringContaining(position.contactEmail)]);

  clock.moveBy(3 * DAY_MS);
  for (const [index, { token }] of people.entries()) {
    if (index > 0) await call(`POST /api/applications/mine/${sent[index]?.id}/remind`, { token });
  }
  expect(await mailsAbout('En søker venter på svar')).toHaveLength(1);
  await db.updateTable('positions').set({ emailNotificationsEnabled: false, answerBy: '2027-01-02' }).execute();
  await runJob('warn-of-promised-answers');
  expect(await mailsAbout('venter på svar')).toHaveLength(2);
});

test('where the job that delivers it could not be left, the mail is left by the next run', async () => {
  const { db, call, clock, position, runJob, runJobs, mailsAbout } = await promise();
  const { id } = await addUser(call);
  await addApplication(db, position, id);
  clock.moveBy(21 * DAY_MS);
  const rename = (from: string, to: string) =>
    sql`alter function graphile_worker.${sql.id(from)} rename to ${sql.id(to)}`.execute(db);
  await rename('add_jobs', 'add_none');
  await expect(runJob('warn-of-promised-answers')).rejects.toThrow();
  await rename('add_none', 'add_jobs');
  await runJob('warn-of-promised-answers');
  await runJobs();
  expect(await mailsAbout('Én søker venter på svar')).toMatchObject([{ sentAt: expect.any(Date) }]);
});
