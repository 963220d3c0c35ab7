import { expect, test } from 'vitest';
import { type RefusalReason, refusalReasons } from '../../../contract/applications/refusal-reasons.ts';
import { addApplication, addBusiness, addPosition } from '../../../tests/support/hiring.ts';
import { addUser } from '../../../tests/support/people.ts';
import { testApp } from '../../../tests/support/test-app.ts';

const now = new Date('2026-11-30T12:00:00Z');
const at = (day: string, hour = 12) => new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);

const noReasons = Object.fromEntries(refusalReasons.map((reason) => [reason, 0]));

async function employer() {
  const app = await testApp({ now, isClockStill: true });
  const owner = await addUser(app.call);
  const business = await addBusiness(app.db, { ownerId: owner.id });
  const report = async (query = '') =>
    (await app.call(`GET /api/applications/business/${business.id}/report${query}`, { token: owner.token })).body;
  const see = (positionId: string, day: string, views: number) =>
    app.db.insertInto('positionViews').values({ positionId, day, views }).execute();
  const receive = async (position: { id: string; businessId: string }, fields: Parameters<typeof addApplication>[3]) =>
    await addApplication(app.db, position, (await addUser(app.call)).id, fields);
  const tell = (applicationId: string, createdAt: Date) =>
    app.db
      .insertInto('applicationEvents')
      .values({ applicationId, kind: 'told', createdAt, details: JSON.stringify({ to: 'contacted' }) })
      .execute();
  return { ...app, owner, business, report, see, receive, tell };
}

test('a business without anything has a report of noughts', async () => {
  const { business, report } = await employer();
  expect(await report()).toMatchObject({
    business: { id: business.id, businessName: 'Fjordbygg AS' },
    from: '2026-09-01',
    to: '2026-11-30',
    total: {
      ...{ received: 0, opened: 0, answered: 0, invited: 0, approved: 0, waiting: 0, views: 0 },
      ...{ hoursToOpen: null, hoursToAnswer: null, longestWaitingDays: null },
    },
    positions: [],
  });
});

test('what came in the period counts with what became of it, by position and week', async () => {
  const { db, business, report, see, receive, tell } = await employer();
  const [carpenter, painter, unseen] = [
    await addPosition(db, business.id, { title: 'Tømrer', applicationMethod: 'form' }),
    await addPosition(db, business.id, { title: 'Maler', isActive: false }),
    await addPosition(db, business.id, { title: 'Murer' }),
  ];
  await see(carpenter.id, '2026-11-30', 40);
  await see(carpenter.id, '2026-11-03', 10);
  await see(carpenter.id, '2026-11-02', 1000);
  await see(painter.id, '2026-11-23', 7);

  const quick = await receive(carpenter, { submittedAt: at('2026-11-20'), firstOpenedAt: at('2026-11-20', 14) });
  const slow = await receive(carpenter, {
    submittedAt: at('2026-11-21'),
    firstOpenedAt: at('2026-11-22', 12),
    status: 'approved',
  });
  const invited = await receive(carpenter, { submittedAt: at('2026-11-28'), status: 'denied' });
  await receive(carpenter, { submittedAt: at('2026-11-28'), withdrawnAt: at('2026-11-29') });
  // 00:30 of the first day in Oslo, and 23:30 of the day before.
  await receive(carpenter, { submittedAt: new Date('2026-11-02T23:30:00Z') });
  await receive(carpenter, { submittedAt: new Date('2026-11-02T22:30:00Z') });
  await tell(quick.id, at('2026-11-20', 22));
  // A second answer is not the first one.
  await tell(quick.id, at('2026-11-29'));
  await tell(slow.id, at('2026-11-23', 4));
  await db
    .insertInto('applicationEvents')
    .values({ applicationId: invited.id, kind: 'interview-offered', createdAt: at('2026-11-29') })
    .execute();
  const { from, total, weeks, positions } = await report('?weeks=4');
  expect(from).toBe('2026-11-03');
  expect(total).toEqual({
    ...{ received: 4, opened: 2, answered: 3, invited: 1, approved: 1, waiting: 2, views: 57 },
    // Two and 24 hours; ten, 24 and 40.
    ...{ hoursToOpen: 13, hoursToAnswer: 24, longestWaitingDays: 27 },
    ...{ denied: 1, withoutReason: 1, refusalReasons: noReasons },
  });
  expect(weeks).toEqual([
    { from: '2026-11-03', views: 10, received: 1 },
    { from: '2026-11-10', views: 0, received: 0 },
    { from: '2026-11-17', views: 7, received: 2 },
    { from: '2026-11-24', views: 40, received: 1 },
  ]);
  expect(positions).toMatchObject([
    { title: 'Tømrer', applicationMethod: 'form', views: 50, received: 4, answered: 3, hoursToAnswer: 24 },
    { title: 'Maler', applicationMethod: 'email', views: 7, received: 0, waiting: 0, hoursToAnswer: null },
  ]);
  expect(positions.some(({ id }: { id: string }) => id === unseen.id)).toBe(false);
  expect((await report('?weeks=52')).total).toMatchObject({ received: 5, views: 1057 });
});

test('the same comes as a table, and a title that looks like a formula is none', async () => {
  const { app, db, business, owner, see, receive } = await employer();
  const position = await addPosition(db, business.id, { title: '=1+1; "Kokk"' });
  await see(position.id, '2026-11-29', 12);
  await receive(position, { submittedAt: at('2026-11-29') });
  await receive(position, {
    submittedAt: at('2026-11-29'),
    status: 'denied',
    refusalReasons: ['experience', 'start'],
  });
  const url = `/api/applications/business/${business.id}/report/table?weeks=4`;
  const answer = await app.inject({ url, headers: { authorization: `Bearer ${owner.token}` } });
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toContain('rapport-Fjordbygg-AS-2026-11-03-til-2026-11-30.csv');
  expect(answer.body.split('\r\n')).toEqual([
    '\ufeffStilling;Visninger;Søknader;Åpnet;Venter;Fått svar;Invitert til intervju;Godkjent;Timer til første svar (median);Avslått;' +
      'Avslått: Erfaring;Avslått: Utdanning eller autorisasjon;Avslått: Språk;Avslått: Oppstart;Avslått: Mangler i søknaden;' +
      'Avslått: En annen passet bedre;Avslått: Stillingen blir ikke besatt;Avslått: Annet;Avslått uten begrunnelse',
    `"'=1+1; ""Kokk""";12;2;0;1;0;0;0;;1;1;0;0;1;0;0;0;0;0`,
    '',
  ]);
});

test('of those that were refused in the period, it is counted how often each reason was given, and how many have none', async () => {
  const { db, business, report, receive } = await employer();
  const [carpenter, painter] = [await addPosition(db, business.id), await addPosition(db, business.id)];
  const deny = (position: typeof carpenter, ...refusalReasons: RefusalReason[]) =>
    receive(position, { submittedAt: at('2026-11-20'), status: 'denied', refusalReasons });
  await deny(carpenter, 'experience', 'language');
  await deny(carpenter, 'experience');
  await deny(painter, 'unfilled');
  await deny(painter);
  await receive(painter, { submittedAt: at('2026-01-20'), status: 'denied', refusalReasons: ['start'] });
  await receive(painter, { submittedAt: at('2026-11-20'), status: 'approved' });
  const { total, positions } = await report();
  expect(total).toMatchObject({
    ...{ denied: 4, withoutReason: 1 },
    refusalReasons: { ...noReasons, experience: 2, language: 1, unfilled: 1 },
  });
  const ofPosition = ({ id }: { id: string }) => positions.find((each: { id: string }) => each.id === id);
  expect(ofPosition(carpenter)).toMatchObject({
    ...{ denied: 2, withoutReason: 0 },
    refusalReasons: { ...noReasons, experience: 2, language: 1 },
  });
  expect(ofPosition(painter)).toMatchObject({
    ...{ denied: 2, withoutReason: 1 },
    refusalReasons: { ...noReasons, unfilled: 1 },
  });
});

test('who was invited stays so when the interview is called off, and counts once when invited anew', async () => {
  const { call, db, business, owner, report, receive } = await employer();
  const { id } = await receive(await addPosition(db, business.id), { submittedAt: at('2026-11-28') });
  const times = ['2026-12-03T08:30:00.000Z'];
  const invitation = { applications: [{ id }], times, minutes: 45, way: 'place', place: 'Hamar' };
  const invite = async () => (await call('PUT /api/applications/interviews', { ...owner, body: invitation })).status;
  const callOff = async () =>
    (await call(`POST /api/applications/${id}/interview/call-off`, { ...owner, body: {} })).status;
  expect([await invite(), await callOff()]).toEqual([200, 200]);
  expect((await report()).total).toMatchObject({ received: 1, answered: 1, invited: 1 });
  expect(await invite()).toBe(200);
  expect((await report()).total).toMatchObject({ received: 1, answered: 1, invited: 1 });
});

test('another business adds nothing, and its people see nothing', async () => {
  const { db, call, business, owner, report, receive } = await employer();
  const stranger = await addUser(call);
  const other = await addBusiness(db, { ownerId: stranger.id });
  await receive(await addPosition(db, other.id), { submittedAt: now });
  expect((await report()).total.received).toBe(0);
  const asked = await call(`GET /api/applications/business/${business.id}/report`, { token: stranger.token });
  expect(asked.status).toBe(404);
  for (const weeks of ['0', '5', '-4', 'x']) {
    const { status } = await call(`GET /api/applications/business/${business.id}/report?weeks=${weeks}`, owner);
    expect(status).toBe(400);
  }
});
