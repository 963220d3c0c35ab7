import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addApplication, addBusiness, addPosition, addShare } from '../../../tests/support/hiring.ts';
import { meanwhile } from '../../../tests/support/meanwhile.ts';
import { addUser } from '../../../tests/support/people.ts';
import { testApp } from '../../../tests/support/test-app.ts';
import { DAY_MS, daysAfter, MINUTE_MS } from '../../platform/clock.ts';

const now = new Date('2026-11-20T12:00:00Z');
const answers = { ease: 5, informed: 2, again: 1 };

type Fields = Parameters<typeof addApplication>[3];

async function employer() {
  const app = await testApp({ now, isClockStill: true });
  const { db, call, clock } = app;
  const owner = await addUser(call);
  const business = await addBusiness(db, { ownerId: owner.id });
  const position = await addPosition(db, business.id, { applicationMethod: 'form' });
  const tell = (applicationId: string, createdAt: Date, kind: 'told' | 'interview-offered' = 'told') =>
    db.insertInto('applicationEvents').values({ applicationId, kind, createdAt }).execute();
  /** Refused just now, unless the fields say otherwise. */
  const refused = async (person: { id: string }, fields: Fields = {}, of = position) => {
    const denied = { status: 'denied', toldStatus: 'denied', submittedAt: now } as const;
    const application = await addApplication(db, of, person.id, { ...denied, ...fields });
    await tell(application.id, clock.now());
    return application;
  };
  const survey = async (id: string, token: string) =>
    (await call(`GET /api/applications/mine/${id}`, { token })).body.application.survey;
  const answer = (id: string, token: string, body: object = answers) =>
    call(`POST /api/applications/mine/${id}/survey`, { token, body });
  /** So many who were refused, and told how it was. */
  const hear = async (count: number, said = answers) => {
    for (let each = 0; each < count; each += 1) {
      const person = await addUser(call);
      expect((await answer((await refused(person)).id, person.token, said)).status).toBe(200);
    }
  };
  /** Anew: weeks after, one is logged out. */
  const logIn = async ({ email, password }: { email: string; password: string }) =>
    (await call('POST /api/auth/login', { body: { email, password } })).body.token as string;
  const report = async () =>
    (await call(`GET /api/applications/business/${business.id}/report`, { token: await logIn(owner) })).body.survey;
  const goTo = (day: string) => clock.moveBy(new Date(`${day}T12:00:00Z`).getTime() - clock.now().getTime());
  return { ...app, owner, business, position, tell, refused, survey, answer, hear, logIn, report, goTo };
}

test('one may tell once a decision was told, for sixty days, and nothing is kept of it but counts', async () => {
  const { call, clock, db, business, refused, survey, answer, logIn } = await employer();
  const person = await addUser(call);
  const { id } = await refused(person);
  expect(await survey(id, person.token)).toBe('open');
  clock.moveBy(60 * DAY_MS + 1);
  const token = await logIn(person);
  expect(await survey(id, token)).toBe(null);
  expect((await answer(id, token)).status).toBe(409);
  clock.moveBy(-1);
  const read = () => db.selectFrom('applications').selectAll().executeTakeFirstOrThrow();
  const before = await read();
  expect((await answer(id, token)).body.message).toContain('Takk for svaret');
  expect(await read()).toEqual({ ...before, surveyAnswered: true });
  expect(await survey(id, token)).toBe('answered');
  expect(await db.selectFrom('surveyCounts').selectAll().execute()).toEqual([
    {
      ...{ businessId: business.id, month: '2027-01-01', answers: 1 },
      ...{ ease: [0, 0, 0, 0, 1], informed: [0, 1, 0, 0, 0], again: [1, 0, 0, 0, 0] },
    },
  ]);
  const events = await db.selectFrom('applicationEvents').select('kind').execute();
  expect(events).toEqual([{ kind: 'told' }]);
  const { body } = await call('GET /api/auth/my-data', { token });
  expect(JSON.stringify(body)).not.toContain('"ease"');
});

test('who is asked: whoever has the final word or waited in vain, and is not one of the business', async () => {
  const { call, db, business, position, owner, refused, survey, tell } = await employer();
  const closed = await addPosition(db, business.id, { isActive: false, expiredAt: daysAfter(now, -22) });
  const justClosed = await addPosition(db, business.id, { isActive: false, expiredAt: daysAfter(now, -20) });
  const promised = { isActive: false, expiredAt: daysAfter(now, -22), answerBy: '2026-11-20' };
  const waiting = await addPosition(db, business.id, promised);
  const pending = { status: 'pending', toldStatus: 'pending' } as const;
  const contacted = { status: 'contacted', toldStatus: 'contacted' } as const;
  const asked = async (fields: Fields, of = position) => {
    const person = await addUser(call);
    return survey((await refused(person, fields, of)).id, person.token);
  };
  expect(await asked({ status: 'approved', toldStatus: 'approved' })).toBe('open');
  expect(await asked(pending)).toBe(null);
  // Decided, and not told yet.
  expect(await asked({ ...pending, status: 'denied' })).toBe(null);
  expect(await asked(contacted)).toBe(null);
  expect(await asked(contacted, justClosed)).toBe('open');
  expect(await asked(pending, justClosed)).toBe(null);
  expect(await asked(pending, closed)).toBe('open');
  expect(await asked(pending, waiting)).toBe(null);
  expect(await asked({ withdrawnAt: now })).toBe(null);

  const invited = await addUser(call);
  const { id } = await addApplication(db, closed, invited.id, contacted);
  await tell(id, daysAfter(now, -61), 'interview-offered');
  expect(await survey(id, invited.token)).toBe('open');
  const times = [daysAfter(now, 1)];
  const place = { way: 'place', place: 'Hamar', minutes: 45, roundId: id, offeredAt: now } as const;
  await db
    .insertInto('interviews')
    .values({ ...place, applicationId: id, times, chosen: times[0] })
    .execute();
  expect(await survey(id, invited.token)).toBe(null);
  expect(await survey((await refused(owner)).id, owner.token)).toBe(null);
  const colleague = await addUser(call);
  await addShare(db, business.id, colleague.id);
  expect(await survey((await refused(colleague)).id, colleague.token)).toBe(null);
});

test('each person is counted once in a business, also when two tabs send at once', async () => {
  const { call, db, business, refused, survey, answer, platform } = await employer();
  const person = await addUser(call);
  const first = await refused(person);
  const second = await refused(person, {}, await addPosition(db, business.id));
  const both = await meanwhile(
    { db: platform.db },
    (tx) => sql`select from businesses where id = ${business.id} for no key update`.execute(tx),
    () => Promise.all([first, first, second].map(({ id }) => answer(id, person.token))),
    3,
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await db.selectFrom('surveyCounts').select('answers').execute()).toEqual([{ answers: 1 }]);
  expect([await survey(first.id, person.token), await survey(second.id, person.token)].sort()).toEqual([
    'answered',
    null,
  ]);
});

test('only its sender tells, and answers all three questions out of five', async () => {
  const { call, db, owner, refused, answer } = await employer();
  const person = await addUser(call);
  const { id } = await refused(person);
  expect((await answer(id, owner.token)).status).toBe(404);
  expect((await call(`POST /api/applications/mine/${id}/survey`, { body: answers })).status).toBe(401);
  const wrong = [
    {},
    { ease: 1, informed: 1 },
    { ...answers, ease: 0 },
    { ...answers, again: 6 },
    { ...answers, ease: 1.5 },
  ];
  for (const body of [...wrong, { ...answers, informed: '3' }, { ...answers, informed: null }]) {
    const refusal = await answer(id, person.token, body);
    expect([refusal.status, refusal.body.errors[0].msg]).toEqual([400, 'Velg et svar']);
  }
  expect(await db.selectFrom('surveyCounts').selectAll().execute()).toEqual([]);
});

test('the employer sees the months that are over, and nothing that fewer than five are added to', async () => {
  const { hear, report, goTo, runJob, db } = await employer();
  await hear(4);
  goTo('2026-12-05');
  expect(await report()).toBe(null);
  // The four wait for the fifth, and all of them for the end of the month.
  await hear(1, { ease: 1, informed: 2, again: 3 });
  expect(await report()).toBe(null);
  // Whoever answered in its last moment is counted.
  goTo('2027-01-01');
  expect(await report()).toBe(null);
  goTo('2027-01-02');
  const five = { answers: 5, ease: [1, 0, 0, 0, 4], informed: [0, 5, 0, 0, 0], again: [4, 0, 1, 0, 0] };
  expect(await report()).toEqual(five);
  await hear(4);
  goTo('2027-02-02');
  expect(await report()).toEqual(five);
  await hear(3);
  goTo('2027-03-02');
  expect(await report()).toMatchObject({ answers: 12, ease: [1, 0, 0, 0, 11] });
  // The oldest leave together, as they came; what is not shown any more is deleted.
  goTo('2028-01-01');
  expect(await report()).toMatchObject({ answers: 12 });
  goTo('2028-01-02');
  expect(await report()).toMatchObject({ answers: 7, ease: [0, 0, 0, 0, 7] });
  await runJob('end-application-periods');
  expect(await db.selectFrom('surveyCounts').select('answers').execute()).toEqual([{ answers: 7 }]);
  goTo('2028-03-01');
  expect(await report()).toMatchObject({ answers: 7 });
  goTo('2028-03-02');
  expect(await report()).toBe(null);
});

test('a clock that is late at the end of a month adds to nothing that is shown, and counts once', async () => {
  const { db, hear, goTo } = await employer();
  const rows = () => db.selectFrom('surveyCounts').select(['month', 'answers']).orderBy('month').execute();
  await hear(5);
  goTo('2026-12-01');
  await hear(1);
  goTo('2026-11-30');
  await hear(1);
  const before = { month: '2026-11-01', answers: 5 };
  expect(await rows()).toEqual([before, { month: '2026-12-01', answers: 2 }]);
  goTo('2026-12-01');
  await hear(4);
  goTo('2026-11-30');
  await hear(1);
  expect(await rows()).toEqual([before, { month: '2026-12-01', answers: 7 }]);
});

test('what was said stays when its sender goes, and goes with the business', async () => {
  const { call, db, owner, refused, answer } = await employer();
  const person = await addUser(call);
  await answer((await refused(person)).id, person.token);
  const { body } = await call('GET /api/auth/deletion', { token: person.token });
  expect(body.consequences.join(' ')).toContain('hvordan det var å søke');
  const gone = await call('DELETE /api/auth/me', { token: person.token, body: { password: person.password } });
  expect(gone.status).toBe(200);
  expect(await db.selectFrom('applications').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('surveyCounts').select('answers').execute()).toEqual([{ answers: 1 }]);
  // With its owner, who shares it with nobody.
  await call('DELETE /api/auth/me', { token: owner.token, body: { password: owner.password } });
  expect(await db.selectFrom('businesses').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('surveyCounts').selectAll().execute()).toEqual([]);
});

test('the mail that tells a decision leads there, unless there is nothing to answer', async () => {
  const { call, clock, db, owner, position, runJobs, mails, answer } = await employer();
  const person = await addUser(call);
  const { id } = await addApplication(db, position, person.id);
  const decide = async (status: string) => {
    await call(`PUT /api/applications/${id}/status`, { token: owner.token, body: { status } });
    clock.moveBy(11 * MINUTE_MS);
    await runJobs();
    return (await mails()).filter(({ to }) => to === person.email).at(-1);
  };
  expect((await decide('contacted'))?.secondButton).toBe(undefined);
  const link = `/profil?tab=applications&soknad=${id}#hvordan-var-det`;
  expect(await decide('approved')).toMatchObject({ secondButton: { path: link } });
  expect((await answer(id, person.token)).status).toBe(200);
  const last = await decide('denied');
  expect(last?.subject).toContain('Svar på søknaden din');
  expect(last?.secondButton).toBe(undefined);
});
