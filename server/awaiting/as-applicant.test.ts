import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { addFormPosition, applicantInfo, apply } from '../../tests/support/applying.ts';
import { awaitedBy } from '../../tests/support/awaiting.ts';
import { addApplication, addPosition } from '../../tests/support/hiring.ts';
import { addUser } from '../../tests/support/people.ts';
import { testApp } from '../../tests/support/test-app.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../platform/clock.ts';

const noon = '2026-12-03T11:00:00.000Z';
const nextDay = '2026-12-04T08:30:00.000Z';

/** Somebody who applied, and the owner of the business. */
async function hiring() {
  const app = await testApp({ now: new Date('2026-11-26T12:00:00Z'), isClockStill: true });
  const [kari, ola, owner] = await Promise.all([addUser(app.call), addUser(app.call), addUser(app.call)]);
  const added = await addFormPosition(app.db, { title: 'Sykepleier' });
  await app.db
    .updateTable('businesses')
    .set({ ownerId: owner.id, businessName: 'Havn legevakt' })
    .where('id', '=', added.business.id)
    .execute();
  const { id } = await addApplication(app.db, added.position, kari.id, { isRead: true });
  const asOwner = (name: string, body: object) => app.call(name, { token: owner.token, body });
  const asKari = (name: string, body?: object) => app.call(name, { token: kari.token, ...(body && { body }) });
  const answer = async (status: string, message?: string) => {
    expect((await asOwner(`PUT /api/applications/${id}/status`, { status, message })).status).toBe(200);
    const changedAt = app.clock.now().toISOString();
    app.clock.moveBy(11 * MINUTE_MS);
    await app.runJob('tell-applicant', { applicationId: id, changedAt });
  };
  const own = async () => (await asKari(`GET /api/applications/mine/${id}`)).body.application;
  const see = (until: string) => asKari(`PUT /api/applications/mine/${id}/seen`, { until });
  const path = `/profil?tab=applications&soknad=${id}`;
  const about = { count: 1, title: 'Sykepleier', businessName: 'Havn legevakt', path };
  const awaited = () => awaitedBy(app, kari);
  return { ...app, ...added, kari, ola, owner, id, about, asOwner, asKari, answer, own, see, awaited };
}

test('an answer is told of once it is told, to nobody else, and until the applicant has seen it', async () => {
  const app = await hiring();
  const { id, asOwner, asKari, answer, own, see, about, awaited } = app;
  await asOwner(`PUT /api/applications/${id}/status`, { status: 'contacted' });
  expect(await awaited()).toEqual([]);
  await answer('denied', 'Vi valgte en annen.');
  // What was written with it comes with it.
  const { unseenAnswerAt } = await own();
  expect(await awaited()).toEqual([{ kind: 'answer', since: unseenAnswerAt, ...about }]);
  for (const nobody of [app.ola, app.owner]) expect(await awaitedBy(app, nobody)).toEqual([]);

  // Reading marks nothing, not of what came since, and not by others.
  await asKari('GET /api/applications/mine');
  await see('2026-11-26T12:00:00Z');
  const by = { token: app.ola.token, body: { until: unseenAnswerAt } };
  expect((await app.call(`PUT /api/applications/mine/${id}/seen`, by)).status).toBe(404);
  expect((await see('i går')).body.message).toBe('Ugyldig tidspunkt');
  expect(await awaited()).toHaveLength(1);

  for (const _time of [1, 2]) expect((await see(unseenAnswerAt)).status).toBe(200);
  expect(await own()).toMatchObject({ status: 'denied', unseenAnswerAt: null });
  expect(await awaited()).toMatchObject([{ kind: 'message', count: 1 }]);
  await asKari(`PUT /api/applications/mine/${id}/messages/read`, { until: unseenAnswerAt });
  expect(await awaited()).toEqual([]);
});

test('an answer that is changed is new again; one that is taken back, or of what was withdrawn, is none', async () => {
  const { answer, own, see, awaited, asKari, id } = await hiring();
  await answer('contacted');
  const { unseenAnswerAt } = await own();
  await answer('approved');
  // The page shows the first, and the second has come.
  await see(unseenAnswerAt);
  expect(await awaited()).toMatchObject([{ kind: 'answer' }]);
  await answer('pending');
  expect(await awaited()).toEqual([]);
  await answer('approved');
  expect(await awaited()).toHaveLength(1);
  await asKari(`POST /api/applications/mine/${id}/withdraw`);
  expect(await awaited()).toEqual([]);
});

test('messages are told of as one for each application, until they are read', async () => {
  const { id, asOwner, asKari, about, awaited, clock } = await hiring();
  for (const message of ['Hei', 'Kan du begynne i januar?']) {
    await asOwner('POST /api/applications/messages', { applications: [{ id }], message });
    clock.moveBy(MINUTE_MS);
  }
  const since = '2026-11-26T12:01:00.000Z';
  expect(await awaited()).toEqual([{ kind: 'message', since, ...about, count: 2 }]);
  await asKari(`GET /api/applications/mine/${id}/messages`);
  expect(await awaited()).toHaveLength(1);
  await asKari(`PUT /api/applications/mine/${id}/messages/read`, { until: since });
  expect(await awaited()).toEqual([]);
});

test('who is invited chooses a time, is told of it the week before, and no more once it has been', async () => {
  const { id, asOwner, asKari, about, awaited, clock } = await hiring();
  const offer = { way: 'phone', minutes: 30, times: [noon, nextDay], applications: [{ id }] };
  expect((await asOwner('PUT /api/applications/interviews', offer)).body).toMatchObject({ offered: [id] });
  expect(await awaited()).toEqual([{ kind: 'interview-offer', since: '2026-11-26T12:00:00.000Z', ...about }]);
  await asKari(`POST /api/applications/mine/${id}/interview`, { time: nextDay });
  expect(await awaited()).toEqual([]);
  clock.moveBy(DAY_MS);
  const since = '2026-11-26T12:00:00.000Z';
  expect(await awaited()).toEqual([{ kind: 'interview', since, at: nextDay, ...about }]);
  clock.moveBy(7 * DAY_MS - 3 * HOUR_MS);
  expect(await awaited()).toEqual([]);
});

test('an invitation whose times are over, or that was declined or withdrawn from, asks for nothing', async () => {
  const { id, asOwner, asKari, awaited, clock } = await hiring();
  const offer = { way: 'phone', minutes: 30, times: [noon], applications: [{ id }] };
  await asOwner('PUT /api/applications/interviews', offer);
  await asKari(`POST /api/applications/mine/${id}/interview`, { time: null });
  expect(await awaited()).toEqual([]);
  await asOwner('PUT /api/applications/interviews', offer);
  expect(await awaited()).toMatchObject([{ kind: 'interview-offer' }]);
  clock.moveBy(7 * DAY_MS);
  expect(await awaited()).toEqual([]);
});

test('an invitation after an answer that was not seen is told of alone', async () => {
  const { id, answer, asOwner, awaited } = await hiring();
  await answer('approved');
  const offer = { way: 'phone', minutes: 30, times: [noon], applications: [{ id }] };
  await asOwner('PUT /api/applications/interviews', offer);
  expect(await awaited()).toMatchObject([{ kind: 'interview-offer' }]);
});

test('who is asked for references is told until somebody is named, or there will be none', async () => {
  const { id, asOwner, asKari, about, awaited, db } = await hiring();
  await asOwner(`POST /api/applications/${id}/references`, { wanted: 1, questions: ['Hvordan er samarbeidet?'] });
  const asked = { kind: 'references-asked', since: '2026-11-26T12:00:00.000Z', ...about };
  expect(await awaited()).toEqual([asked]);
  const referee = { name: 'Rut', relation: 'manager', workplace: 'Havn AS', email: 'rut@havn.example', isAgreed: true };
  await asKari(`POST /api/applications/mine/${id}/referees`, { referees: [referee] });
  expect(await awaited()).toEqual([]);
  const [{ id: refereeId }] = (await asKari(`GET /api/applications/mine/${id}`)).body.application.references.referees;
  await asKari(`DELETE /api/applications/mine/${id}/referees/${refereeId}`);
  expect(await awaited()).toEqual([asked]);
  const isBusinessActive = (isActive: boolean) => db.updateTable('businesses').set({ isActive }).execute();
  await isBusinessActive(false);
  expect(await awaited()).toEqual([]);
  await isBusinessActive(true);
  expect(await awaited()).toEqual([asked]);
  await asKari(`POST /api/applications/mine/${id}/references/decline`, {});
  expect(await awaited()).toEqual([]);
});

test('a begun application is told of three days before its last day, until it is sent or cannot be', async () => {
  const { call, db, ola, position, business, ...app } = await hiring();
  const mine = () => awaitedBy({ call }, ola);
  const begin = (id: string) =>
    call(`PUT /api/applications/draft/${id}`, { token: ola.token, body: { applicantInfo, responses: [] } });
  expect((await begin(position.id)).status).toBe(200);
  expect(await mine()).toEqual([]);
  const closeOn = (applicationDeadline: string) =>
    db.updateTable('positions').set({ applicationDeadline }).where('id', '=', position.id).execute();
  await closeOn('2026-11-30');
  expect(await mine()).toEqual([]);
  await closeOn('2026-11-29');
  const about = { count: 1, title: 'Sykepleier', businessName: 'Havn legevakt', day: '2026-11-29' };
  const since = '2026-11-26T12:00:00.000Z';
  expect(await mine()).toEqual([{ kind: 'begun', since, path: `/stilling/${position.id}/apply`, ...about }]);

  const show = (isActive: boolean) =>
    db.updateTable('businesses').set({ isActive }).where('id', '=', business.id).execute();
  await show(false);
  expect(await mine()).toEqual([]);
  await show(true);
  await apply(call, ola.token, position.id);
  expect(await mine()).toEqual([]);
  expect(await app.awaited()).toEqual([]);
});

test('followed ads that close soon are one line, by name where it is one, until they are dealt with', async () => {
  const { db, kari, position, business, awaited, asKari } = await hiring();
  const post = async (title: string) => {
    const { id } = await addPosition(db, business.id, { title, applicationDeadline: '2026-11-28' });
    await asKari('POST /api/user/follow-position', { position: { id } });
    return id;
  };
  await asKari('POST /api/user/follow-position', { position: { id: position.id } });
  const cook = await post('Kokk');
  const since = '2026-11-26T12:00:00.000Z';
  const line = { kind: 'closing', count: 1, day: '2026-11-28' };
  const named = { title: 'Kokk', businessName: 'Havn legevakt', path: `/stilling/${cook}`, since };
  expect(await awaited()).toEqual([{ ...line, ...named }]);
  const carpenter = await post('Tømrer');
  expect(await awaited()).toEqual([{ ...line, count: 2, path: '/mine-fulgte' }]);
  await addApplication(db, { id: carpenter, businessId: business.id }, kari.id);
  expect(await awaited()).toEqual([{ ...line, ...named }]);
  await asKari('DELETE /api/user/unfollow-position', { position: { id: cook } });
  expect(await awaited()).toEqual([]);
});

test('a tip is told of once it is mailed, until the applicant has seen it or the position is over', async () => {
  const { db, id, business, kari, clock, asOwner, asKari, runJobs, own, see, about, awaited } = await hiring();
  await db.updateTable('applications').set({ wantsTips: true }).where('id', '=', id).execute();
  const [cook, baker, hidden] = await Promise.all(
    ['Kokk', 'Baker', 'Smed'].map((title) => addPosition(db, business.id, { title })),
  );
  const tip = async (position?: { id: string }) => {
    const body = { positionId: position?.id, applications: [{ id }] };
    expect((await asOwner('POST /api/applications/tips', body)).status).toBe(200);
  };
  await tip(cook);
  // It is not known yet whether its reader wants to see it.
  expect(await awaited()).toEqual([]);
  await db.updateTable('users').set({ emailConfirmedAt: clock.now() }).where('id', '=', kari.id).execute();
  await asKari('POST /api/user/hide-position', { id: hidden?.id });
  await tip(hidden);
  await runJobs();
  const since = clock.now().toISOString();
  expect(await awaited()).toEqual([{ ...about, kind: 'tip', title: 'Kokk', since }]);
  clock.moveBy(HOUR_MS);
  await tip(baker);
  await runJobs();
  expect(await awaited()).toMatchObject([{ kind: 'tip', count: 2 }]);

  await see(since);
  expect(await awaited()).toMatchObject([{ kind: 'tip', count: 1, title: 'Baker' }]);
  const close = (isActive: boolean) =>
    db
      .updateTable('positions')
      .set({ isActive })
      .where('id', '=', baker?.id ?? '')
      .execute();
  await close(false);
  expect(await awaited()).toEqual([]);
  await close(true);
  const { tips } = await own();
  await see(tips[0].sentAt);
  expect(await awaited()).toEqual([]);
  expect((await own()).tips).toMatchObject([{ seenAt: expect.any(String) }, {}, {}]);
});

test('of very many the most pressing are told', async () => {
  const { db, kari, business, awaited } = await hiring();
  for (let count = 0; count < 60; count++) {
    const position = await addPosition(db, business.id);
    await addApplication(db, position, kari.id, { unseenAnswerAt: new Date() });
  }
  expect(await awaited()).toHaveLength(50);
});

test('the download of what is kept tells of an answer that was not seen', async () => {
  const { app, answer, kari, own } = await hiring();
  await answer('denied');
  const { unseenAnswerAt } = await own();
  const headers = { authorization: `Bearer ${kari.token}` };
  const files = unzipSync((await app.inject({ url: '/api/auth/my-data', headers })).rawPayload);
  const page = strFromU8(files['mine-data.html'] as Uint8Array);
  expect(page).toContain('<dt>Svar du ikke har åpnet, fra</dt>');
  expect(strFromU8(files['mine-data.json'] as Uint8Array)).toContain(unseenAnswerAt);
});
