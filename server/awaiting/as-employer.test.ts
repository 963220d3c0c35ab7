import { expect, test } from 'vitest';
import { awaitedBy } from '../../tests/support/awaiting.ts';
import { addApplication, addBusiness, addPosition, addShare } from '../../tests/support/hiring.ts';
import { addUser } from '../../tests/support/people.ts';
import { addStaff } from '../../tests/support/staff.ts';
import { testApp } from '../../tests/support/test-app.ts';
import { DAY_MS } from '../platform/clock.ts';

const noon = '2026-12-03T11:00:00.000Z';

/** A business with two who handle it, somebody who does not, and an applicant. */
async function office() {
  const app = await testApp({ now: new Date(noon), isClockStill: true });
  const { call, db } = app;
  const [owner, colleague, outsider, sigrid] = await Promise.all([
    addUser(call),
    addUser(call),
    addUser(call),
    addUser(call),
  ]);
  const business = await addBusiness(db, { ownerId: owner.id, businessName: 'Handelshuset Brekke AS' });
  await addShare(db, business.id, colleague.id);
  const position = await addPosition(db, business.id);
  const send = (fields: Parameters<typeof addApplication>[3] = {}, by = sigrid, to = position) =>
    addApplication(db, to, by.id, { submittedAt: app.clock.now(), ...fields });
  const as = (person: typeof owner) => (name: string, body?: object) =>
    call(name, { token: person.token, ...(body && { body }) });
  const inbox = (filter: string) => `/bedrift/${business.id}/applications?${filter}`;
  const { businessName } = business;
  const people = { owner, colleague, outsider, sigrid };
  return { ...app, ...people, business, businessName, position, send, as, inbox, awaited: () => awaitedBy(app, owner) };
}

test('unread applications are told of to all who handle the business, as one, without whose they are', async () => {
  const app = await office();
  const { owner, colleague, outsider, sigrid, send, as, inbox, businessName, db, business, awaited } = app;
  const first = await send({ anonymousResponses: JSON.stringify([]) });
  const second = await send({}, outsider);
  const item = { kind: 'applications', businessName, path: inbox('unreadOnly=true'), since: noon };
  for (const handler of [owner, colleague]) expect(await awaitedBy(app, handler)).toEqual([{ ...item, count: 2 }]);
  for (const nobody of [outsider, sigrid]) expect(await awaitedBy(app, nobody)).toEqual([]);
  expect(JSON.stringify(await awaited())).not.toMatch(/Sigrid|Søker/);

  await as(colleague)(`PUT /api/applications/${first.id}/read`);
  expect(await awaited()).toEqual([{ ...item, count: 1 }]);
  // Hidden from others it is still theirs to read.
  await db.updateTable('businesses').set({ isActive: false }).where('id', '=', business.id).execute();
  expect(await awaited()).toHaveLength(1);
  await as(outsider)(`POST /api/applications/mine/${second.id}/withdraw`);
  expect(await awaited()).toEqual([]);
});

test('whoever has no access any more is told of nothing, and whoever takes the business over is', async () => {
  const app = await office();
  const { owner, colleague, outsider, send, as, business, db } = app;
  await send();
  expect((await as(colleague)(`DELETE /api/business-settings/${business.id}/access`)).status).toBe(200);
  expect(await awaitedBy(app, colleague)).toEqual([]);
  await db.updateTable('businesses').set({ ownerId: outsider.id }).execute();
  expect(await awaitedBy(app, owner)).toEqual([]);
  expect(await awaitedBy(app, outsider)).toMatchObject([{ kind: 'applications' }]);
  await db.updateTable('businesses').set({ approvalStatus: 'rejected' }).execute();
  expect(await awaitedBy(app, outsider)).toEqual([]);
});

test('what applicants wrote is told of until it is read', async () => {
  const { owner, sigrid, send, as, inbox, businessName, awaited } = await office();
  const { id } = await send({ isRead: true });
  for (const message of ['Hei', 'Er lønnen kjent?'])
    await as(sigrid)(`POST /api/applications/mine/${id}/messages`, { message });
  const item = { kind: 'applicant-messages', count: 2, businessName, path: inbox('newMessagesOnly=true'), since: noon };
  expect(await awaited()).toEqual([item]);
  await as(owner)(`GET /api/applications/${id}/messages`);
  expect(await awaited()).toHaveLength(1);
  await as(owner)(`PUT /api/applications/${id}/messages/read`, { until: noon });
  expect(await awaited()).toEqual([]);
});

test('promised answers are told of two days before, and after, until they are given', async () => {
  const { db, owner, outsider, send, as, inbox, businessName, awaited, clock } = await office();
  await db.updateTable('positions').set({ answerBy: '2026-12-06' }).execute();
  const { id } = await send({ isRead: true });
  await send({ isRead: true, status: 'denied' }, outsider);
  expect(await awaited()).toEqual([]);
  clock.moveBy(DAY_MS);
  const item = { kind: 'answers-due', count: 1, businessName, path: inbox('status=pending'), day: '2026-12-06' };
  expect(await awaited()).toEqual([item]);
  clock.moveBy(5 * DAY_MS);
  expect(await awaited()).toEqual([item]);
  await as(owner)(`PUT /api/applications/${id}/status`, { status: 'denied' });
  expect(await awaited()).toEqual([]);
});

test('what staff want changed is told of until it is changed; what waits for staff is told of to them', async () => {
  const app = await office();
  const { db, owner, colleague, business, position, awaited, as } = app;
  const staff = await addStaff(app);
  expect(await awaitedBy(app, staff)).toEqual([]);
  const pending = { approvalStatus: 'pending' } as const;
  await db.updateTable('businesses').set(pending).execute();
  await db.updateTable('positions').set(pending).execute();
  const createdAt = { since: expect.any(String) };
  const queue = { kind: 'approvals', count: 2, path: '/admin?tab=approvals', ...createdAt };
  expect(await awaitedBy(app, staff)).toEqual([queue]);
  expect(await awaited()).toEqual([]);

  const ask = (what: string, id: string) =>
    as(staff)(`POST /api/admin/approvals/${what}/${id}/ask-for-change`, { reason: 'Si hvor dere er' });
  for (const [what, { id }] of Object.entries({ business, position })) expect((await ask(what, id)).status).toBe(200);
  const asked = { kind: 'change-asked', count: 1, businessName: 'Handelshuset Brekke AS', since: noon };
  const edits = [
    { ...asked, path: `/rediger-bedrift/${business.id}` },
    { ...asked, title: 'Tømrer', path: `/bedrift/${business.id}/stillinger/${position.id}/rediger` },
  ];
  for (const handler of [owner, colleague]) {
    const told = await awaitedBy(app, handler);
    expect(told).toHaveLength(2);
    expect(told).toEqual(expect.arrayContaining(edits));
  }
  await db
    .updateTable('positions')
    .set({ contentChangedAt: new Date('2026-12-04') })
    .execute();
  expect(await awaited()).toEqual([edits[0]]);
  await as(staff)(`POST /api/admin/approvals/business/${business.id}/approve`, {});
  expect(await awaited()).toEqual([]);
  expect(await awaitedBy(app, staff)).toEqual([{ ...queue, count: 1 }]);
});

test('staff are told of mails that nothing tries to send, and nobody else is', async () => {
  const app = await office();
  const staff = await addStaff(app);
  await app.runJobs();
  await app.db.insertInto('mails').values({ content: '{}', createdAt: noon }).execute();
  expect(await awaitedBy(app, staff)).toEqual([{ kind: 'mails', count: 1, path: '/admin?tab=dashboard', since: noon }]);
  expect(await app.awaited()).toEqual([]);
});
