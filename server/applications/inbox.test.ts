import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { addApplication, addBusiness, addPosition, addShare } from '../../tests/support/hiring.ts';
import { meanwhile } from '../../tests/support/meanwhile.ts';
import { addUser } from '../../tests/support/people.ts';
import { testApp } from '../../tests/support/test-app.ts';
import { DAY_MS, MINUTE_MS } from '../platform/clock.ts';
import type { Tx } from '../platform/database/database.ts';

/** An owner, a colleague, an outsider, an applicant and one application. */
async function office() {
  const app = await testApp();
  const [owner, colleague, outsider, applicant] = await Promise.all([
    addUser(app.call, { firstName: 'Eva', lastName: 'Eier' }),
    addUser(app.call, { firstName: 'Kåre', lastName: 'Kollega' }),
    addUser(app.call),
    addUser(app.call, { firstName: 'Sigrid', lastName: 'Søker' }),
  ]);
  const business = await addBusiness(app.db, { ownerId: owner.id });
  await addShare(app.db, business.id, colleague.id);
  await addBusiness(app.db, { ownerId: outsider.id, businessName: 'Nabobygg AS' });
  const position = await addPosition(app.db, business.id);
  const application = await addApplication(app.db, position, applicant.id);
  const inbox = `/api/applications/business/${business.id}`;
  const one = `/api/applications/${application.id}`;
  const statusOf = async () =>
    app.db
      .selectFrom('applications')
      .select(['status', 'isRead', 'notes', 'version', 'toldStatus'])
      .where('id', '=', application.id)
      .executeTakeFirstOrThrow();
  return { ...app, owner, colleague, outsider, applicant, business, position, application, inbox, one, statusOf };
}

test('owner and shared user see applications and figures; for everybody else there is nothing', async () => {
  const { call, owner, colleague, outsider, applicant, business, application, position, inbox } = await office();
  for (const { token } of [owner, colleague]) {
    const { body } = await call(`GET ${inbox}`, { token });
    expect(body.applications).toMatchObject([
      {
        id: application.id,
        _id: application.id,
        status: 'pending',
        isRead: false,
        notes: '',
        applicantInfo: { firstName: 'Sigrid', lastName: 'Søker', email: 'sigrid@example.no', phone: '+47 99 88 77 66' },
        positionId: { id: position.id, title: 'Tømrer' },
        applicationFormId: { title: 'Søknad til laget' },
        formSnapshot: { questions: [{ id: 'why' }, { id: 'licence' }, { id: 'cv' }] },
        responses: [
          { questionId: 'why', question: 'Hvorfor søker du?', response: 'Jeg liker tre og fjord.', files: [] },
          { questionId: 'licence', response: 'ja' },
        ],
      },
    ]);
    expect(body.pagination).toEqual({
      currentPage: 1,
      totalPages: 1,
      totalApplications: 1,
      hasPrev: false,
      hasNext: false,
    });
    const { body: figures } = await call(`GET /api${inbox}/stats`, { token });
    expect(figures.stats).toEqual({ total: 1, unread: 1, pending: 1, approved: 0, denied: 0, contacted: 0 });
    expect(figures.positions).toEqual([{ id: position.id, title: 'Tømrer', total: 1 }]);
    expect((await call('GET /api/business/my-businesses', { token })).body.businesses).toMatchObject([
      { id: business.id, unreadApplications: 1 },
    ]);
  }
  expect((await call(`GET ${inbox.replace(business.id, business.organizationNumber)}`, owner)).body.success).toBe(true);
  for (const path of [inbox, `${inbox}/stats`, `${inbox}/export`]) {
    expect((await call(`GET ${path}`)).status).toBe(401);
    for (const { token } of [outsider, applicant]) {
      const { status, body } = await call(`GET ${path}`, { token });
      expect([status, body.message]).toEqual([404, 'Bedrift ikke funnet']);
    }
  }
});

test('one application is for those who handle it, in every call', async () => {
  const { call, owner, outsider, applicant, one, application, statusOf, colleague, db, business } = await office();
  const calls: [string, object?][] = [
    [`GET ${one}`],
    [`GET ${one}/history`],
    [`PUT ${one}/read`],
    [`PUT ${one}/status`, { status: 'approved' }],
    ['PUT /api/applications/status', { status: 'approved', applications: [{ id: application.id }] }],
    ['POST /api/applications/undo', { applications: [{ id: application.id }] }],
    [`DELETE ${one}`],
  ];
  for (const [name, body] of calls) {
    expect((await call(name, { body })).status, name).toBe(401);
    for (const { token } of [outsider, applicant]) expect((await call(name, { body, token })).status, name).toBe(404);
    const unknown = name.replace(application.id, randomUUID());
    if (unknown !== name) expect((await call(unknown, { body, token: owner.token })).status, name).toBe(404);
  }
  expect(await statusOf()).toMatchObject({ status: 'pending', isRead: false });
  await db.deleteFrom('businessShares').where('businessId', '=', business.id).execute();
  expect((await call(`GET ${one}`, { token: colleague.token })).status).toBe(404);
});

test('the figures are those of one position, if it is asked for', async () => {
  const { call, db, owner, applicant, business, position, inbox } = await office();
  const other = await addPosition(db, business.id, { title: 'Kokk' });
  await addApplication(db, other, applicant.id, { status: 'denied', isRead: true });
  const figures = async (query: string) => (await call(`GET ${inbox}/stats${query}`, owner)).body;
  expect((await figures('')).stats).toMatchObject({ total: 2, unread: 1, pending: 1, denied: 1 });
  const { stats, positions } = await figures(`?positionId=${other.id}`);
  expect(stats).toEqual({ total: 1, unread: 0, pending: 0, approved: 0, denied: 1, contacted: 0 });
  expect(positions.map(({ id }: { id: string }) => id)).toEqual([other.id, position.id]);
  expect((await figures(`?positionId=${randomUUID()}`)).stats.total).toBe(0);
  expect((await call(`GET ${inbox}/stats?positionId=x`, owner)).status).toBe(400);
});

test('those who handle a hidden, waiting or rejected business still read; what was withdrawn nobody reads', async () => {
  const { call, db, owner, business, application, inbox, one } = await office();
  for (const fields of [{ isActive: false }, { approvalStatus: 'pending' }, { approvalStatus: 'rejected' }] as const) {
    await db.updateTable('businesses').set(fields).where('id', '=', business.id).execute();
    expect((await call(`GET ${inbox}`, owner)).body.applications).toHaveLength(1);
  }
  await db.updateTable('applications').set({ withdrawnAt: new Date() }).where('id', '=', application.id).execute();
  expect((await call(`GET ${inbox}`, owner)).body.applications).toEqual([]);
  expect((await call(`GET ${inbox}/stats`, owner)).body.stats.total).toBe(0);
  expect((await call(`GET ${one}`, owner)).status).toBe(404);
  await db.updateTable('businesses').set({ approvalStatus: 'approved' }).where('id', '=', business.id).execute();
  const { businesses } = (await call('GET /api/business/my-businesses', owner)).body;
  expect(businesses).toMatchObject([{ id: business.id, unreadApplications: 0 }]);
});

test('the list is filtered, searched, sorted and paged', async () => {
  const { call, db, owner, position, business, inbox } = await office();
  const other = await addPosition(db, business.id, { title: 'Byggeleder' });
  for (const [index, status] of (['approved', 'denied', 'contacted'] as const).entries()) {
    const { id } = await addUser(call);
    await addApplication(db, other, id, {
      status,
      isRead: true,
      lastName: `Å${index}`,
      phone: `99 88 77 6${index}`,
      notes: index === 1 ? 'Ring på mandag 100 %' : '',
      submittedAt: new Date(2020, 1, index + 1),
    });
  }
  const names = async (query: string) =>
    (await call(`GET ${inbox}?${query}`, owner)).body.applications.map(
      ({ applicantInfo }: { applicantInfo: { lastName: string } }) => applicantInfo.lastName,
    );
  expect(await names('')).toEqual(['Søker', 'Å2', 'Å1', 'Å0']);
  expect(await names('sort=oldest&status=alle&search=&positionId=')).toEqual(['Å0', 'Å1', 'Å2', 'Søker']);
  expect(await names('sort=name&status=denied')).toEqual(['Å1']);
  expect(await names('unreadOnly=true')).toEqual(['Søker']);
  expect(await names('unreadOnly=false')).toHaveLength(4);
  expect(await names(`positionId=${position.id}`)).toEqual(['Søker']);
  expect(await names('search=BYGGELEDER')).toHaveLength(3);
  expect(await names('search=mandag%20100%20%25')).toEqual(['Å1']);
  expect(await names('search=%25_%25')).toEqual([]);
  expect(await names('search=fjord%20s%C3%B8ker')).toEqual(['Søker']);
  expect(await names(`search=${encodeURIComponent('å1')}`)).toEqual(['Å1']);
  expect(await names(`search=${encodeURIComponent('SØKER')}`)).toEqual(['Søker']);
  expect(await names('search=99887761')).toEqual(['Å1']);
  expect(await names('search=99%2088%2077%2061')).toEqual(['Å1']);
  for (const signs of ['.', 'S.ker', '(', '[a-z]', '***=', '\\', '$']) {
    expect(await names(`search=${encodeURIComponent(signs)}`), signs).toEqual(signs === '.' ? await names('') : []);
  }
  expect(await names('page=2&limit=3')).toEqual(['Å0']);
  expect(await names('page=9')).toEqual([]);
  const { body } = await call(`GET ${inbox}?page=1&limit=3&fields=summary`, owner);
  expect(body.pagination).toMatchObject({ totalPages: 2, totalApplications: 4, hasNext: true });
  expect(body.applications[0].responses).toBeUndefined();
  await db.updateTable('applications').set({ lastName: 'Østby' }).where('lastName', '=', 'Å2').execute();
  expect(await names('sort=name')).toEqual(['Søker', 'Østby', 'Å0', 'Å1']);
  for (const wrong of [
    'status=vet',
    'limit=0',
    'limit=101',
    'page=x',
    'positionId=1',
    'sort=x',
    'unreadOnly=kanskje',
  ]) {
    expect((await call(`GET ${inbox}?${wrong}`, owner)).status, wrong).toBe(400);
  }
  const { id } = await addUser(call);
  for (let more = 0; more < 7; more++) await addApplication(db, await addPosition(db, business.id), id);
  expect(await names('')).toHaveLength(10);
});

test('each page says how many there are, also one after the last', async () => {
  const { call, db, owner, position, inbox } = await office();
  for (let more = 0; more < 2; more++) await addApplication(db, position, (await addUser(call)).id);
  const ask = async (query: string) => {
    const { applications, pagination } = (await call(`GET ${inbox}?fields=summary&${query}`, owner)).body;
    return [applications.length, pagination.totalApplications, pagination.totalPages];
  };
  expect(await ask('limit=2')).toEqual([2, 3, 2]);
  expect(await ask('limit=2&page=2')).toEqual([1, 3, 2]);
  expect(await ask('limit=2&page=3')).toEqual([0, 3, 2]);
  expect(await ask('search=fjordfisk')).toEqual([0, 0, 0]);
});

test('opening is recorded once an hour for each reader, and marks nothing', async () => {
  const { call, db, clock, owner, colleague, application, one, inbox, statusOf } = await office();
  const opened = () => db.selectFrom('applicationEvents').select('actorId').where('kind', '=', 'opened').execute();
  await call(`GET ${inbox}?fields=summary`, owner);
  expect(await opened()).toEqual([]);
  const first = (await call(`GET ${one}`, owner)).body.application;
  expect(first).toMatchObject({ isRead: false, firstOpenedAt: expect.any(String) });
  await call(`GET ${one}`, owner);
  await call(`GET ${inbox}`, owner);
  expect(await opened()).toEqual([{ actorId: owner.id }]);
  await call(`GET ${one}`, colleague);
  expect(await opened()).toHaveLength(2);
  clock.moveBy(61 * 60 * 1000);
  expect((await call(`GET ${one}`, owner)).body.application.firstOpenedAt).toBe(first.firstOpenedAt);
  expect(await opened()).toHaveLength(3);
  for (const _twice of [1, 2]) expect((await call(`PUT ${one}/read`, owner)).body.application.isRead).toBe(true);
  expect(await statusOf()).toMatchObject({ isRead: true, version: 1 });
  const { body } = await call(`GET /api${one}/history`, { token: colleague.token });
  expect(body.events.map(({ actor }: { actor: string }) => actor)).toEqual(['Eva Eier', 'Kåre Kollega', 'Eva Eier']);
  expect(application.firstOpenedAt).toBeNull();
});

test('any status from any other, with notes, marked read; a stale change is told and changes nothing', async () => {
  const { call, owner, colleague, one, statusOf } = await office();
  const set = (body: object, { token } = owner) => call(`PUT ${one}/status`, { body, token });
  const { body } = await set({ status: 'contacted', notes: 'Ring på mandag', version: 1 });
  expect(body.application).toMatchObject({ status: 'contacted', notes: 'Ring på mandag', isRead: true, version: 2 });
  const late = await set({ status: 'denied', version: 1 }, colleague);
  expect(late.status).toBe(409);
  expect(late.body.message).toContain('Noen andre har endret søknaden i mellomtiden');
  expect(await statusOf()).toMatchObject({ status: 'contacted', notes: 'Ring på mandag', version: 2 });
  for (const status of ['pending', 'approved', 'denied', 'contacted', 'pending']) {
    expect((await set({ status })).body.application.status).toBe(status);
  }
  const { version } = await statusOf();
  expect((await set({ status: 'pending' })).body.application).toMatchObject({ version, notes: 'Ring på mandag' });
  expect((await set({ status: 'pending', notes: '' })).body.application.notes).toBe('');
  const wrong = [
    {},
    { status: 'vet' },
    { status: 'denied', notes: 'x'.repeat(5001) },
    { status: 'denied', message: 'x'.repeat(3001) },
    { status: 'pending', message: 'Hei' },
    { status: 'denied', version: 'x' },
  ];
  for (const body of wrong) expect((await set(body)).status, JSON.stringify(body).slice(0, 60)).toBe(400);
  const events = (await call(`GET ${one}/history`, owner)).body.events;
  expect(events.filter(({ kind }: { kind: string }) => kind === 'status')).toHaveLength(6);
  expect(events.at(-1)).toMatchObject({ kind: 'status', actor: 'Eva Eier', from: 'pending', to: 'contacted' });
});

test('what is sent once more after a lost reply is no change of somebody else, and is done once', async () => {
  const { call, owner, colleague, application, one, statusOf } = await office();
  const change = { status: 'contacted', notes: 'Ring på mandag', message: 'Kan du komme?' };
  const set = (body: object) => call(`PUT ${one}/status`, { body: { ...change, version: 1, ...body }, ...owner });
  for (const _again of [1, 2]) {
    const { status, body } = await set({});
    expect([status, body.application.version]).toEqual([200, 2]);
  }
  for (const other of [{ notes: 'Ring på tirsdag' }, { message: 'Kom!' }, { status: 'approved' }])
    expect((await set(other)).status).toBe(409);
  const several = { ...change, notes: undefined, applications: [{ id: application.id, version: 1 }] };
  const { body } = await call('PUT /api/applications/status', { body: several, token: colleague.token });
  expect(body).toMatchObject({ changed: [application.id], stale: [], applications: [{ version: 2 }] });
  const { events } = (await call(`GET ${one}/history`, owner)).body;
  expect(events.filter(({ kind }: { kind: string }) => kind === 'status')).toHaveLength(1);
  expect(await statusOf()).toMatchObject({ status: 'contacted', version: 2 });
});

test('the applicant is told ten minutes later, once, with the message', async () => {
  const { call, clock, runJobs, mails, owner, applicant, application, one } = await office();
  const sent = async () =>
    (await mails()).filter(({ to, preview }) => to === applicant.email && preview.includes('Tømrer'));
  const body = { status: 'contacted', message: 'Kan du komme på\nfredag?' };
  await call(`PUT ${one}/status`, { body, token: owner.token });
  await runJobs();
  expect(await sent()).toEqual([]);
  const seen = async () => (await call('GET /api/applications/mine', applicant)).body.applications[0].status;
  expect(await seen()).toBe('pending');
  clock.moveBy(10 * MINUTE_MS);
  await runJobs();
  await runJobs();
  const [told] = await sent();
  expect(told?.text).toContain(`/profil?tab=applications&soknad=${application.id}`);
  expect(await sent()).toMatchObject([
    {
      subject: 'Arbeidsgiveren vil snakke med deg: Tømrer',
      replyTo: { address: 'kari@fjordbygg.example' },
      text: expect.stringContaining('\n\nMelding fra Fjordbygg AS\nKan du komme på\nfredag?\n\n'),
    },
  ]);
  expect(await seen()).toBe('contacted');
});

test('taking back leaves alone what a colleague changed since', async () => {
  const { call, owner, colleague, application, one, statusOf } = await office();
  const id = application.id;
  const several = { status: 'approved', applications: [{ id }] };
  const first = await call('PUT /api/applications/status', { body: several, token: owner.token });
  expect(first.body.applications).toEqual([{ id, version: 2 }]);
  await call(`PUT ${one}/status`, { body: { status: 'denied', version: 2 }, token: colleague.token });
  const undo = (version: number) =>
    call('POST /api/applications/undo', { body: { applications: [{ id, version }] }, token: owner.token });
  const refused = await undo(2);
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('Noen andre har endret')]);
  expect(await statusOf()).toMatchObject({ status: 'denied' });
  expect((await undo(3)).status).toBe(200);
  expect(await statusOf()).toMatchObject({ status: 'approved' });
});

test('what may have been changed, of which only the reply was lost, is taken back if it was', async () => {
  const { call, db, owner, applicant, business, application, statusOf } = await office();
  const other = await addApplication(db, await addPosition(db, business.id), applicant.id);
  const undo = (...ids: string[]) =>
    call('POST /api/applications/undo', { body: { applications: ids.map((id) => ({ id, version: 2 })) }, ...owner });
  expect((await undo(application.id)).status).toBe(409);
  const body = { status: 'denied', applications: [{ id: application.id, version: 1 }] };
  await call('PUT /api/applications/status', { body, ...owner });
  expect((await undo(application.id, other.id)).body.applications).toEqual([{ id: application.id, version: 3 }]);
  expect(await statusOf()).toMatchObject({ status: 'pending', isRead: false });
});

test('what nobody has opened is new again when its answer is taken back', async () => {
  const { call, owner, application, inbox, one, statusOf } = await office();
  const applications = [{ id: application.id }];
  const set = (status: string) =>
    call('PUT /api/applications/status', { body: { status, applications }, token: owner.token });
  const undo = () => call('POST /api/applications/undo', { body: { applications }, token: owner.token });
  await call(`GET ${inbox}/export`, owner);
  await set('denied');
  expect(await statusOf()).toMatchObject({ status: 'denied', isRead: true });
  await undo();
  expect(await statusOf()).toMatchObject({ status: 'pending', isRead: false });
  expect((await call(`GET ${inbox}/stats`, owner)).body.stats.unread).toBe(1);
  await set('contacted');
  await set('denied');
  await undo();
  expect(await statusOf()).toMatchObject({ status: 'contacted', isRead: true });
  await set('pending');
  await call(`PUT ${one}/read`, owner);
  await set('denied');
  await undo();
  expect(await statusOf()).toMatchObject({ status: 'pending', isRead: true });
});

test('taking back that is sent again after a lost reply is done already, unless something else was changed', async () => {
  const { call, owner, colleague, application, one, statusOf, clock } = await office();
  const set = (body: object) => call(`PUT ${one}/status`, { body, token: colleague.token });
  const undo = (version: number) =>
    call('POST /api/applications/undo', {
      body: { applications: [{ id: application.id, version }] },
      token: owner.token,
    });
  await set({ status: 'approved' });
  const first = await undo(2);
  clock.moveBy(MINUTE_MS);
  const again = await undo(2);
  expect(first.body.applications).toEqual([{ id: application.id, version: 3 }]);
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect(await statusOf()).toMatchObject({ status: 'pending' });
  await set({ status: 'pending', notes: 'Ring henne' });
  expect((await undo(3)).status, 'that was the note').toBe(409);
  expect((await undo(2)).status).toBe(409);
});

test('what is taken back within ten minutes is never told; a later change takes the place of an earlier one', async () => {
  const { call, clock, runJobs, mails, owner, applicant, one, application, statusOf } = await office();
  const set = (body: object) => call(`PUT ${one}/status`, { body, token: owner.token });
  const undo = () =>
    call('POST /api/applications/undo', { body: { applications: [{ id: application.id }] }, token: owner.token });
  const subjects = async () =>
    (await mails())
      .filter(({ to }) => to === applicant.email)
      .map(({ subject }) => subject)
      .slice(1);
  const later = async (minutes: number) => {
    clock.moveBy(minutes * MINUTE_MS);
    await runJobs();
  };
  expect((await set({ status: 'denied' })).body.application.undoUntil).toEqual(expect.any(String));
  await later(5);
  expect((await undo()).body.message).toBe('Én søknad er som før');
  expect((await undo()).status).toBe(409);
  await later(20);
  expect(await statusOf()).toMatchObject({ status: 'pending', toldStatus: 'pending' });
  expect(await subjects()).toEqual([]);

  expect((await set({ status: 'approved', message: 'Velkommen' })).body.application.message).toBe('Velkommen');
  await later(5);
  expect((await set({ status: 'denied' })).body.application.message).toBe(null);
  await later(6);
  expect(await subjects()).toEqual([]);
  await undo();
  await later(11);
  expect(await subjects()).toEqual(['Søknaden din er godkjent: Tømrer']);
  expect(await statusOf()).toMatchObject({ status: 'approved', toldStatus: 'approved' });
  const tooLate = await undo();
  expect([tooLate.status, tooLate.body.message]).toEqual([
    409,
    'Det er for sent å angre. Sett statusen du vil ha, i stedet.',
  ]);

  await set({ status: 'pending' });
  await later(11);
  expect(await subjects()).toHaveLength(1);
  await set({ status: 'denied' });
  await set({ status: 'pending' });
  await later(11);
  expect(await subjects()).toHaveLength(1);
});

test('of one that is deleted while the list is read, the others are listed and exported', async () => {
  const app = await office();
  const { db, call, owner, position, application, inbox, one } = app;
  const add = async () => addApplication(db, position, (await addUser(call)).id);
  const other = await add();
  for (const path of [inbox, `${inbox}/export`, one]) {
    const third = path === one ? application : await add();
    const remove = (tx: Tx) => tx.deleteFrom('applications').where('id', '=', third.id).execute();
    expect((await meanwhile(app, remove, () => call(`GET ${path}`, owner))).status).toBe(200);
  }
  const { events } = (await call(`GET /api/applications/${other.id}/history`, owner)).body;
  expect(events.map(({ kind }: { kind: string }) => kind)).toEqual(['exported', 'opened']);
});

test('several at once: those that changed meanwhile stay and are named, those of others are not touched', async () => {
  const { call, db, owner, outsider, position, application, statusOf } = await office();
  const second = await addApplication(db, position, (await addUser(call)).id, { version: 3 });
  const body = {
    status: 'denied',
    applications: [{ id: application.id, version: 1 }, { id: second.id, version: 2 }, { id: randomUUID() }],
  };
  const name = 'PUT /api/applications/status';
  expect((await call(name, { body, token: outsider.token })).status).toBe(404);
  const { body: answer } = await call(name, { body, token: owner.token });
  expect(answer).toMatchObject({
    changed: [application.id],
    stale: [second.id],
    staleApplications: [{ id: second.id, version: 3, status: 'pending' }],
    message:
      'Én søknad er oppdatert. Én søknad ble endret av noen andre, og er som den var. Én søknad finnes ikke lenger',
  });
  expect((await statusOf()).status).toBe('denied');
  for (const applications of [[], 'x', [{ id: 'x' }], Array.from({ length: 101 }, () => ({ id: randomUUID() }))]) {
    expect((await call(name, { body: { status: 'denied', applications }, token: owner.token })).status).toBe(400);
  }
});

test('of several that are taken back, it is said which were too late and which are gone', async () => {
  const { call, db, owner, position, application } = await office();
  const [late, withdrawn] = [
    await addApplication(db, position, (await addUser(call)).id),
    await addApplication(db, position, (await addUser(call)).id),
  ];
  const applications = [application, late, withdrawn].map(({ id }) => ({ id }));
  await call('PUT /api/applications/status', { token: owner.token, body: { status: 'denied', applications } });
  await db
    .updateTable('applications')
    .set({ statusChangedAt: new Date(0) })
    .where('id', '=', late.id)
    .execute();
  await db.updateTable('applications').set({ withdrawnAt: new Date() }).where('id', '=', withdrawn.id).execute();
  expect(
    (await call('POST /api/applications/undo', { token: owner.token, body: { applications } })).body,
  ).toMatchObject({
    changed: [application.id],
    gone: [withdrawn.id],
    message:
      'Én søknad er som før. Én søknad er endret siden, eller det er for sent å angre. Én søknad er trukket eller slettet, eller eieren har fjernet tilgangen din',
  });
});

test('many at once are changed, taken back and told by a few statements, each from where it was', async () => {
  const { call, db, clock, runJobs, mails, owner, position, application } = await office();
  await db.deleteFrom('applications').where('id', '=', application.id).execute();
  for (const status of Array(4).fill(['pending', 'contacted']).flat()) {
    await addApplication(db, position, (await addUser(call)).id, { status, toldStatus: status });
  }
  const read = () => db.selectFrom('applications').select(['id', 'status', 'version']).orderBy('id').execute();
  const before = await read();
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => asked.mockRestore());
  const send = async (name: string, fields: object = {}) => {
    asked.mockClear();
    const body = { applications: (await read()).map(({ id, version }) => ({ id, version })), ...fields };
    expect((await call(name, { body, token: owner.token })).body.applications).toHaveLength(8);
    expect(asked.mock.calls.length).toBeLessThan(20);
  };
  const deny = () => send('PUT /api/applications/status', { status: 'denied' });
  await deny();
  expect(await read()).toEqual(before.map(({ id }) => ({ id, status: 'denied', version: 2 })));
  await send('POST /api/applications/undo');
  expect(await read()).toEqual(before.map(({ id, status }) => ({ id, status, version: 3 })));
  await deny();
  const events = await db.selectFrom('applicationEvents').select(['kind', 'details']).execute();
  const count = (...event: unknown[]) =>
    events.filter(({ kind, details }) => isDeepStrictEqual([kind, details], event)).length;
  for (const status of ['pending', 'contacted']) {
    expect(count('status', { from: status, to: 'denied' })).toBe(8);
    expect(count('undone', { from: 'denied', to: status })).toBe(4);
  }
  const answers = async () => (await mails()).filter(({ subject }) => subject.startsWith('Svar på søknaden'));
  await runJobs();
  expect(await answers()).toEqual([]);
  clock.moveBy(10 * MINUTE_MS);
  await runJobs();
  expect(await answers()).toHaveLength(8);
});

test('an id in capitals is the same id: what changed meanwhile stays, and so does what is taken back too late', async () => {
  const { call, owner, application, one, statusOf } = await office();
  await call(`PUT ${one}/status`, { token: owner.token, body: { status: 'contacted' } });
  const applications = [{ id: application.id.toUpperCase(), version: 1 }];
  const several = await call('PUT /api/applications/status', {
    token: owner.token,
    body: { status: 'denied', applications },
  });
  expect(several.body).toMatchObject({ changed: [], stale: [application.id] });
  const undone = await call('POST /api/applications/undo', {
    token: owner.token,
    body: { applications: [{ id: application.id.toUpperCase(), version: 999 }] },
  });
  expect(undone.status).toBe(409);
  expect((await statusOf()).status).toBe('contacted');
});

test('deleting takes answers and files, tells the applicant, and leaves only that it happened', async () => {
  const { call, db, platform, runJobs, mails, owner, applicant, one, application } = await office();
  const key = `private/applications/${randomUUID()}.txt`;
  await platform.files.disk.put(key, 'Livet mitt');
  await db
    .insertInto('applicationFiles')
    .values({
      userId: applicant.id,
      applicationId: application.id,
      fileKey: key,
      fileName: 'cv.txt',
      type: 'text/plain',
      sizeBytes: 10,
      createdAt: new Date(),
    })
    .execute();
  expect((await call(`DELETE ${one}`, owner)).body.message).toBe('Søknaden er slettet');
  expect((await call(`DELETE ${one}`, owner)).status).toBe(404);
  await runJobs();
  expect(await platform.files.disk.exists(key)).toBe(false);
  expect(await db.selectFrom('applicationFiles').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('applicationEvents').selectAll().execute()).toEqual([]);
  expect((await mails()).at(-1)).toMatchObject({ subject: 'Søknaden din er slettet: Tømrer' });
  expect(await db.selectFrom('applicationDeletions').selectAll().execute()).toMatchObject([
    { applicationId: application.id, actorId: owner.id, reason: 'employer' },
  ]);
});

test('only a confirmed address of the account counts as confirmed', async () => {
  const { call, db, owner, applicant, application, one } = await office();
  const confirmed = async () => (await call(`GET ${one}`, owner)).body.application.applicantInfo.emailConfirmed;
  expect(await confirmed()).toBe(false);
  await db.updateTable('users').set({ emailConfirmedAt: new Date() }).where('id', '=', applicant.id).execute();
  expect(await confirmed()).toBe(false);
  const writes = (email: string) =>
    db.updateTable('applications').set({ email }).where('id', '=', application.id).execute();
  await writes(applicant.email.toUpperCase());
  expect(await confirmed()).toBe(true);
  // The same letters, one of them put together of two.
  await db.updateTable('users').set({ email: 'pål@example.no' }).where('id', '=', applicant.id).execute();
  await writes('pa\u030al@example.no');
  expect(await confirmed()).toBe(true);
});

test('while staff have stopped the business, nobody there reaches those who applied', async () => {
  const { call, db, clock, owner, application, one, business } = await office();
  const { id } = application;
  const version = (await call(`GET ${one}`, owner)).body.application.version;
  const set = (fields: object) => db.updateTable('businesses').set(fields).where('id', '=', business.id).execute();
  const all = `/api/applications/business/${business.id}`;
  const which = { applications: [{ id, version }] };
  const offer = { way: 'phone', place: '', minutes: 30, times: [new Date(clock.now().getTime() + 5 * DAY_MS)] };
  const calls: [string, object?][] = [
    [`GET ${all}`],
    [`GET ${all}/stats`],
    [`GET ${all}/export?format=zip`],
    [`GET ${one}`],
    [`GET ${one}/messages`],
    ['POST /api/applications/reveal', which],
    ['POST /api/applications/messages', { applications: [{ id }], message: 'Ring meg' }],
    ['PUT /api/applications/interviews', { ...offer, applications: [{ id }] }],
    [`PUT ${one}/status`, { status: 'contacted', message: 'Ring meg', version }],
    [`POST ${one}/references`, { wanted: 1, questions: ['Hvordan er det?'] }],
    [`DELETE ${one}`],
  ];
  await set({ isActive: false, stoppedByStaffAt: new Date() });
  for (const [name, body] of calls) {
    const answer = await call(name, { ...owner, ...(body && { body }) });
    expect([name, answer.status, answer.body.message]).toEqual([
      name,
      403,
      expect.stringMatching(/^Vi har deaktivert bedriften, så søknadene/),
    ]);
  }
  expect((await call(`GET ${one}`, { token: (await addUser(call)).token })).status).toBe(404);
  // Whom its owner has paused goes on.
  await set({ stoppedByStaffAt: null });
  for (const [name] of calls.slice(0, 5)) expect([name, (await call(name, owner)).status]).toEqual([name, 200]);
});
