import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addBusiness, addPosition } from '../../tests/support/hiring.ts';
import { addUser } from '../../tests/support/people.ts';
import { addStaff } from '../../tests/support/staff.ts';
import { createTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { DAY_MS } from '../platform/clock.ts';

let app: TestApp;
let staff: Awaited<ReturnType<typeof addStaff>>;
let other: typeof staff;
let owner: Awaited<ReturnType<typeof addUser>>;

beforeAll(async () => {
  app = await createTestApp();
  staff = await addStaff(app, { firstName: 'Anna', lastName: 'Ansatt' });
  other = await addStaff(app, { firstName: 'Odd', lastName: 'Ansatt' });
  owner = await addUser(app.call, { firstName: 'Bjørn', lastName: 'Eier' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('approvalDecisions').execute();
  await app.db.deleteFrom('businesses').execute();
  await app.db.deleteFrom('mails').execute();
});

const pendingBusiness = (fields = {}) =>
  addBusiness(app.db, { ownerId: owner.id, approvalStatus: 'pending', ...fields });

const asStaff = (name: string, body?: object) => app.call(name, { token: staff.token, ...(body && { body }) });

const decisions = () => app.db.selectFrom('approvalDecisions').selectAll().orderBy('id').execute();

describe('what waits', () => {
  test('is listed with owner, register and signs, the longest waiting first', async () => {
    const business = await pendingBusiness({
      brregData: JSON.stringify({
        navn: 'FJORDBYGG AS',
        antallAnsatte: 12,
        konkurs: true,
        hjemmeside: 'www.example.no',
      }),
    });
    const position = await addPosition(app.db, business.id, { approvalStatus: 'pending' });
    const { status, body } = await asStaff('GET /api/admin/approvals/pending');
    expect(status).toBe(200);
    expect(body.totals).toEqual({ businesses: 1, positions: 1 });
    expect(body.data.businesses).toMatchObject([
      {
        id: business.id,
        businessName: 'Fjordbygg AS',
        organizationNumber: business.organizationNumber,
        shortDescription: business.shortDescription,
        longDescription: business.longDescription,
        owner: {
          name: 'Bjørn Eier',
          email: owner.email,
          emailConfirmed: false,
          emailDomain: { sign: 'matches', domain: 'example.no', known: ['example.no'] },
        },
        register: { name: 'FJORDBYGG AS', employees: '12', warnings: ['Konkurs'] },
        earlierDecisions: [],
        askedChange: null,
      },
    ]);
    expect(body.data.positions).toMatchObject([
      {
        id: position.id,
        title: 'Tømrer',
        positionType: 'Fast',
        description: position.description,
        business: { name: 'Fjordbygg AS', organizationNumber: business.organizationNumber, approvalStatus: 'pending' },
        owner: { name: 'Bjørn Eier', email: owner.email },
        expiryDate: '2999-12-31',
      },
    ]);
  });

  test('shows earlier decisions on the same number and the same person', async () => {
    const first = await pendingBusiness({ businessName: 'Gamle Fjord AS' });
    await asStaff(`POST /api/admin/approvals/business/${first.id}/reject`, { reason: 'Ukjent for registeret' });
    await pendingBusiness({ organizationNumber: first.organizationNumber, ownerId: randomUUID() });
    await pendingBusiness({ businessName: 'Andre Fjord AS' });
    const { body } = await asStaff('GET /api/admin/approvals/pending');
    for (const item of body.data.businesses) {
      expect(item.earlierDecisions).toMatchObject([
        {
          subjectName: 'Gamle Fjord AS',
          decision: 'rejected',
          reason: 'Ukjent for registeret',
          actorName: 'Anna Ansatt',
        },
      ]);
    }
    expect(body.data.businesses[0].owner.name).toBe('Ukjent bruker');
  });
});

describe('approving', () => {
  test('makes a business public, leaves a row and writes to the owner', async () => {
    const business = await pendingBusiness();
    const path = `GET /api/business/${business.organizationNumber}`;
    expect((await app.call(path)).status).toBe(404);
    const { status, body } = await asStaff(`POST /api/admin/approvals/business/${business.id}/approve`);
    expect([status, body.message]).toEqual([200, 'Bedrift godkjent!']);
    expect((await app.call(path)).status).toBe(200);
    expect(await decisions()).toMatchObject([
      { subject: 'business', subjectId: business.id, decision: 'approved', reason: null, actorId: staff.id },
    ]);
    const { kind, subjectName, actorName } = await app.db
      .selectFrom('staffActions')
      .selectAll()
      .where('subjectId', '=', business.id)
      .executeTakeFirstOrThrow();
    expect([actorName, kind, subjectName]).toEqual(['Anna Ansatt', 'approved', 'Fjordbygg AS']);
    expect(await app.mails()).toMatchObject([
      {
        to: owner.email,
        subject: 'Bedriften er godkjent: Fjordbygg AS',
        text: expect.stringContaining(`/bedrift/${business.organizationNumber}`),
      },
    ]);
  });

  test('makes a position public once its business is', async () => {
    const business = await pendingBusiness();
    const position = await addPosition(app.db, business.id, { approvalStatus: 'pending' });
    const { body } = await asStaff(`POST /api/admin/approvals/position/${position.id}/approve`);
    expect(body.message).toBe('Stilling godkjent!');
    expect((await app.call(`GET /api/positions/${position.id}`)).status).toBe(404);
    await asStaff(`POST /api/admin/approvals/business/${business.id}/approve`);
    expect((await app.call(`GET /api/positions/${position.id}`)).status).toBe(200);
    expect((await app.mails()).map(({ subject, preview }) => [subject, preview])).toEqual([
      ['Stillingen er godkjent: Tømrer', 'Den vises så lenge den er aktiv og bedriften er synlig.'],
      ['Bedriften er godkjent: Fjordbygg AS', 'Nå kan du lyse ut stillinger.'],
    ]);
  });

  test('of what is switched off, nobody is told that everybody sees it', async () => {
    const { id } = await pendingBusiness({ isActive: false });
    await asStaff(`POST /api/admin/approvals/business/${id}/approve`);
    expect(await app.mails()).toMatchObject([{ text: expect.stringContaining('så lenge bedriften er aktiv') }]);
  });
});

describe('rejecting', () => {
  test('needs a reason', async () => {
    const business = await pendingBusiness();
    for (const body of [{}, { reason: '' }, { reason: '  \n ' }, { reason: 7 }]) {
      const answer = await asStaff(`POST /api/admin/approvals/business/${business.id}/reject`, body);
      expect([answer.status, answer.body.message]).toEqual([400, 'Vennligst oppgi årsak til avvisning']);
    }
    expect(await decisions()).toEqual([]);
    expect(await app.mails()).toEqual([]);
  });

  test('hides a business with its positions from everybody, and frees its number', async () => {
    const business = await pendingBusiness();
    const position = await addPosition(app.db, business.id);
    const answer = await asStaff(`POST /api/admin/approvals/business/${business.id}/reject`, {
      reason: 'Ikke en bedrift',
    });
    expect(answer.body.message).toBe('Bedrift avvist og slettet!');
    expect((await app.call(`GET /api/positions/${position.id}`)).status).toBe(404);
    expect((await app.call('GET /api/business/my-businesses', { token: owner.token })).body.businesses).toEqual([]);
    expect((await asStaff('GET /api/admin/approvals/pending')).body.totals).toEqual({ businesses: 0, positions: 0 });
    await pendingBusiness({ organizationNumber: business.organizationNumber });
    expect(await app.mails()).toMatchObject([
      {
        to: owner.email,
        subject: 'Bedriften er avvist: Fjordbygg AS',
        text: expect.stringContaining('Ikke en bedrift'),
      },
    ]);
  });

  test('hides a position, whose owner still reads the reason', async () => {
    const { id: businessId } = await addBusiness(app.db, { ownerId: owner.id });
    const { id } = await addPosition(app.db, businessId, { approvalStatus: 'pending' });
    const answer = await asStaff(`POST /api/admin/approvals/position/${id}/reject`, { reason: 'Krever alder' });
    expect(answer.body.message).toBe('Stilling avvist og slettet!');
    const { token } = owner;
    const list = await app.call(`GET /api/positions?businessId=${businessId}`, { token });
    expect(list.body.positions).toEqual([]);
    const { body } = await app.call(`GET /api/positions/${id}/status`, { token });
    expect(body).toMatchObject({ approvalStatus: 'rejected', rejectionReason: 'Krever alder' });
    expect(await app.mails()).toMatchObject([{ subject: 'Stillingen er avvist: Tømrer' }]);
  });
});

describe('asking for a change', () => {
  test('that is sent again after a lost reply writes to the owner once; other words or a change later are asked anew', async () => {
    const { id } = await pendingBusiness();
    const ask = (reason: string) => asStaff(`POST /api/admin/approvals/business/${id}/ask-for-change`, { reason });
    for (const _press of [1, 2]) expect((await ask('Si hva dere lager')).status).toBe(200);
    expect(await app.mails()).toHaveLength(1);
    await ask('Si hvor dere er');
    expect(await app.mails()).toHaveLength(2);
    await app.db
      .updateTable('businesses')
      .set({ updatedAt: new Date(Date.now() + DAY_MS) })
      .execute();
    await ask('Si hvor dere er');
    expect(await app.mails()).toHaveLength(3);
  });

  test('leaves it waiting, writes to the owner, and shows when something was changed', async () => {
    const business = await pendingBusiness();
    const path = `POST /api/admin/approvals/business/${business.id}/ask-for-change`;
    expect((await asStaff(path, {})).body.message).toBe('Skriv hva som må endres');
    expect((await asStaff(path, { reason: 'Si hva dere lager' })).status).toBe(200);
    const read = async () => (await asStaff('GET /api/admin/approvals/pending')).body.data.businesses[0];
    expect(await read()).toMatchObject({
      askedChange: { reason: 'Si hva dere lager', actorName: 'Anna Ansatt', isDone: false },
      earlierDecisions: [],
    });
    expect(await app.mails()).toMatchObject([
      {
        subject: 'Bedriften må endres: Fjordbygg AS',
        text: expect.stringContaining(`/rediger-bedrift/${business.id}`),
      },
    ]);
    await app.db.updateTable('businesses').set({ updatedAt: new Date() }).execute();
    expect((await read()).askedChange.isDone).toBe(false);
    await app.db.updateTable('businesses').set({ contentChangedAt: new Date() }).execute();
    expect((await read()).askedChange.isDone).toBe(true);
  });

  test('stays in sight whatever is decided about its neighbours since', async () => {
    const business = await pendingBusiness();
    const decided = (id: string, how: string, body = {}) =>
      asStaff(`POST /api/admin/approvals/position/${id}/${how}`, body);
    const asked = await addPosition(app.db, business.id, { approvalStatus: 'pending' });
    await decided(asked.id, 'ask-for-change', { reason: 'Si hva lønnen er' });
    for (let count = 0; count < 7; count++) {
      const { id } = await addPosition(app.db, business.id, { approvalStatus: 'pending' });
      await decided(id, 'approve');
    }
    const [item] = (await asStaff('GET /api/admin/approvals/pending')).body.data.positions;
    expect(item.askedChange).toMatchObject({ reason: 'Si hva lønnen er', isDone: false });
    expect(item.earlierDecisions).toHaveLength(6);
  });

  test('stays in sight, with what was decided before, beside an employer about whom much was decided', async () => {
    const busy = await addUser(app.call, { firstName: 'Mange', lastName: 'Annonser' });
    const rejected = await pendingBusiness({ businessName: 'Gamle Fjord AS' });
    await asStaff(`POST /api/admin/approvals/business/${rejected.id}/reject`, { reason: 'Ukjent for registeret' });
    const asked = await pendingBusiness();
    await asStaff(`POST /api/admin/approvals/business/${asked.id}/ask-for-change`, { reason: 'Si hva dere lager' });
    const { id, organizationNumber } = await pendingBusiness({ ownerId: busy.id });
    await sql`insert into approval_decisions
        (subject, subject_id, subject_name, organization_number, owner_id, decision, actor_id, actor_name, created_at)
      select 'position', gen_random_uuid(), 'Lærer ' || n, ${organizationNumber}, ${busy.id}::uuid, 'approved',
        ${staff.id}::uuid, 'Anna Ansatt', now()
      from generate_series(1, 600) n`.execute(app.db);
    const { businesses } = (await asStaff('GET /api/admin/approvals/pending')).body.data;
    expect(businesses).toMatchObject([
      {
        id: asked.id,
        askedChange: { reason: 'Si hva dere lager' },
        earlierDecisions: [{ decision: 'rejected', subjectName: 'Gamle Fjord AS' }],
      },
      { id, askedChange: null },
    ]);
    const about = businesses[1].earlierDecisions.map(({ subjectName }: { subjectName: string }) => subjectName);
    expect(about).toEqual([600, 599, 598, 597, 596, 595].map((number) => `Lærer ${number}`));
  });

  test('is told on their own pages to those who manage it, nobody else, until what it says was changed', async () => {
    const business = await pendingBusiness();
    const position = await addPosition(app.db, business.id, { approvalStatus: 'pending' });
    const asked = async (token = owner.token) => {
      const read = async (path: string) => (await app.call(`GET /api/${path}`, { token })).body;
      return [
        (await read(`business/${business.organizationNumber}`)).business?.askedChange,
        (await read('business/my-businesses')).businesses[0]?.askedChange,
        (await read(`positions/${position.id}/status`)).askedChange,
        (await read(`business/${business.id}/positions`)).positions?.[0].askedChange,
        (await read(`business/${business.id}/positions/${position.id}`)).position?.askedChange,
      ];
    };
    expect(await asked()).toEqual(Array(5).fill(null));
    for (const [subject, { id }] of Object.entries({ business, position })) {
      await asStaff(`POST /api/admin/approvals/${subject}/${id}/ask-for-change`, { reason: `Endre ${subject}` });
    }
    expect(await asked()).toEqual(['Endre business', 'Endre business', ...Array(3).fill('Endre position')]);
    expect(await asked(staff.token)).toEqual([null, ...Array(4).fill(undefined)]);
    for (const table of ['businesses', 'positions'] as const) {
      await app.db.updateTable(table).set({ updatedAt: new Date() }).execute();
    }
    expect(await asked()).toEqual(['Endre business', 'Endre business', ...Array(3).fill('Endre position')]);
    for (const table of ['businesses', 'positions'] as const) {
      await app.db.updateTable(table).set({ contentChangedAt: new Date() }).execute();
    }
    expect(await asked()).toEqual(Array(5).fill(null));
  });
});

describe('two who decide', () => {
  test('at once: one does, the other is told who did', async () => {
    const business = await pendingBusiness();
    const [one, two] = await Promise.all([
      asStaff(`POST /api/admin/approvals/business/${business.id}/approve`),
      app.call(`POST /api/admin/approvals/business/${business.id}/reject`, {
        token: other.token,
        body: { reason: 'Nei' },
      }),
    ]);
    expect([one.status, two.status].sort()).toEqual([200, 409]);
    const refused = one.status === 409 ? one : two;
    const words = one.status === 409 ? /^Odd Ansatt avviste dette / : /^Anna Ansatt godkjente dette /;
    expect(refused.body.message).toMatch(words);
    expect(await decisions()).toHaveLength(1);
    expect(await app.mails()).toHaveLength(1);
  });

  test('the same twice is refused the second time', async () => {
    const { id: businessId } = await addBusiness(app.db);
    const { id } = await addPosition(app.db, businessId, { approvalStatus: 'pending' });
    expect((await asStaff(`POST /api/admin/approvals/position/${id}/approve`)).status).toBe(200);
    const again = await asStaff(`POST /api/admin/approvals/position/${id}/approve`);
    expect(again.status).toBe(409);
    expect(again.body.message).toMatch(/^Anna Ansatt godkjente dette \d/);
    const approved = await addPosition(app.db, businessId);
    const undecided = await asStaff(`POST /api/admin/approvals/position/${approved.id}/approve`);
    expect([undecided.status, undecided.body.message]).toEqual([409, 'Dette er allerede avgjort.']);
  });
});

test.each(['business', 'position'] as const)(
  'of a %s, nothing counts that its owner wrote after it was read',
  async (subject) => {
    const business = await pendingBusiness();
    const item =
      subject === 'business' ? business : await addPosition(app.db, business.id, { approvalStatus: 'pending' });
    const table = subject === 'business' ? 'businesses' : 'positions';
    const act = (verb: string, readAs: string, fields = {}) =>
      asStaff(`POST /api/admin/approvals/${subject}/${item.id}/${verb}`, { readAs, ...fields });
    const change = (changes: { updatedAt?: Date; changedAfterApprovalAt?: Date }) =>
      app.db.updateTable(table).set(changes).where('id', '=', item.id).execute();
    const said = 'Eieren har endret noe etter at du åpnet dette. Se over det på nytt.';
    const pending = async () => (await asStaff('GET /api/admin/approvals/pending')).body.data[table][0].updatedAt;

    const first = await pending();
    await change({ updatedAt: new Date(Date.parse(first) + 1000) });
    expect(await act('approve', first)).toMatchObject({ status: 409, body: { message: said } });
    for (const verb of ['reject', 'ask-for-change']) {
      const refused = await act(verb, first, { reason: 'Skriv lønn' });
      expect(refused).toMatchObject({ status: 409, body: { message: said } });
    }
    expect((await act('ask-for-change', await pending(), { reason: 'Skriv lønn' })).status).toBe(200);
    expect((await act('approve', 'i går')).status).toBe(400);
    expect((await act('approve', await pending())).status).toBe(200);
    if (subject === 'position') await asStaff(`POST /api/admin/approvals/business/${business.id}/approve`);

    await change({ changedAfterApprovalAt: new Date(1_000_000) });
    const [{ changedAt }] = (await asStaff('GET /api/admin/approvals/changed')).body.changed;
    await change({ changedAfterApprovalAt: new Date(2_000_000) });
    expect(await act('seen', changedAt)).toMatchObject({ status: 409, body: { message: said } });
    expect((await act('seen', new Date(2_000_000).toISOString())).status).toBe(200);
  },
);

describe('what changed after its approval', () => {
  test('is shown beside what was approved, until somebody has seen it', async () => {
    const { id, organizationNumber } = await pendingBusiness();
    await asStaff(`POST /api/admin/approvals/business/${id}/approve`);
    const change = { shortDescription: 'Vi selger klokker.', changedAfterApprovalAt: new Date() };
    await app.db.updateTable('businesses').set(change).where('id', '=', id).execute();
    const { body } = await asStaff('GET /api/admin/approvals/changed');
    expect(body).toMatchObject({
      total: 1,
      changed: [
        {
          subject: 'business',
          id,
          path: `/bedrift/${organizationNumber}`,
          changes: [{ field: 'Kort beskrivelse', before: 'Vi bygger hus ved fjorden.', after: 'Vi selger klokker.' }],
        },
      ],
    });
    expect((await asStaff(`POST /api/admin/approvals/business/${id}/seen`)).status).toBe(200);
    expect((await asStaff('GET /api/admin/approvals/changed')).body.changed).toEqual([]);
    const again = await asStaff(`POST /api/admin/approvals/business/${id}/seen`);
    expect([again.status, again.body.message]).toEqual([409, expect.stringMatching(/^Anna Ansatt har allerede sett/)]);
  });

  test('an address to which applicants are led now is shown, also where it was not kept', async () => {
    const { id: businessId } = await addBusiness(app.db);
    const { id } = await addPosition(app.db, businessId, { approvalStatus: 'pending' });
    const lead = (externalApplicationUrl: string | null) =>
      app.db
        .updateTable('positions')
        .set({ externalApplicationUrl, changedAfterApprovalAt: new Date() })
        .where('id', '=', id)
        .execute();
    const changes = async () => (await asStaff('GET /api/admin/approvals/changed')).body.changed[0].changes;
    await lead('https://fjordbygg.example');
    await asStaff(`POST /api/admin/approvals/position/${id}/approve`);
    await lead('https://ond.example');
    const field = 'Søknadslenke';
    expect(await changes()).toEqual([{ field, before: 'https://fjordbygg.example', after: 'https://ond.example' }]);
    await lead(null);
    expect(await changes()).toEqual([{ field, before: 'https://fjordbygg.example', after: '' }]);
    await sql`update approval_decisions set content = content - ${field}`.execute(app.db);
    expect(await changes()).toEqual([]);
    await lead('https://ond.example');
    expect(await changes()).toEqual([{ field, before: null, after: 'https://ond.example' }]);
  });

  test('an address to which applications are mailed is shown when it is another, not when it only is the contact', async () => {
    const { id: businessId } = await addBusiness(app.db);
    const email = { applicationMethod: 'email' as const, contactEmail: 'jobb@fjordbygg.example' };
    const { id } = await addPosition(app.db, businessId, { approvalStatus: 'pending', ...email });
    const { data } = (await asStaff('GET /api/admin/approvals/pending')).body;
    expect(data.positions.find((item: { id: string }) => item.id === id).applicationEmail).toBe(email.contactEmail);
    await asStaff(`POST /api/admin/approvals/position/${id}/approve`);
    const changes = async (set: object) => {
      await app.db
        .updateTable('positions')
        .set({ ...set, changedAfterApprovalAt: new Date() })
        .where('id', '=', id)
        .execute();
      return (await asStaff('GET /api/admin/approvals/changed')).body.changed[0].changes;
    };
    const field = 'E-post for søknader';
    expect(await changes({ contactEmail: 'jobb@ond.example' })).toEqual([
      { field, before: 'jobb@fjordbygg.example', after: 'jobb@ond.example' },
    ]);
    await asStaff(`POST /api/admin/approvals/position/${id}/seen`);
    expect(await changes({ applicationMethod: 'form' })).toEqual([{ field, before: 'jobb@ond.example', after: '' }]);
    await asStaff(`POST /api/admin/approvals/position/${id}/seen`);
    expect(await changes({ contactEmail: 'jobb@fjordbygg.example' })).toEqual([]);
  });

  test('shows all of its text where nothing was kept', async () => {
    const { id: businessId } = await addBusiness(app.db);
    await addPosition(app.db, businessId, { changedAfterApprovalAt: new Date() });
    const { body } = await asStaff('GET /api/admin/approvals/changed');
    expect(body.changed[0].changes.map(({ field, before }: Record<string, string>) => [field, before])).toEqual([
      ['Tittel', null],
      ['Beskrivelse', null],
      ['Krav', null],
      ['E-post for søknader', null],
    ]);
  });
});

test('the migration approves all that waits, and nothing the second time', async () => {
  const rejected = await addBusiness(app.db, { approvalStatus: 'rejected' });
  const business = await pendingBusiness({ organizationNumber: rejected.organizationNumber });
  await addPosition(app.db, business.id, { approvalStatus: 'pending' });
  await addPosition(app.db, business.id, { approvalStatus: 'pending' });
  const first = await asStaff('POST /api/admin/migrate-approval-status');
  expect(first.body.data).toEqual({ businessesUpdated: 1, positionsUpdated: 2 });
  expect(first.body.message).toBe('Migrering fullført: 1 bedrift og 2 stillinger ble oppdatert.');
  const second = await asStaff('POST /api/admin/migrate-approval-status');
  expect(second.body.data).toEqual({ businessesUpdated: 0, positionsUpdated: 0 });
  expect(await decisions()).toHaveLength(3);
  expect(await app.mails()).toEqual([]);
});

test('the history is searched and paged', async () => {
  const business = await pendingBusiness();
  for (let index = 1; index <= 11; index++) {
    const { id } = await addPosition(app.db, business.id, { approvalStatus: 'pending', title: `Øykokk nr. ${index}` });
    await asStaff(`POST /api/admin/approvals/position/${id}/approve`);
  }
  const first = await asStaff('GET /api/admin/approvals/decisions');
  expect(first.body.decisions).toHaveLength(10);
  expect(first.body.decisions[0].subjectName).toBe('Øykokk nr. 11');
  expect(first.body.pagination).toEqual({ currentPage: 1, totalPages: 2, hasPrev: false, hasNext: true });
  const found = await asStaff(`GET /api/admin/approvals/decisions?search=${encodeURIComponent('øykokk nr. 7')}`);
  expect(found.body.decisions).toMatchObject([{ subjectName: 'Øykokk nr. 7', decision: 'approved' }]);
  const byNumber = await asStaff(`GET /api/admin/approvals/decisions?search=${business.organizationNumber}&page=2`);
  expect(byNumber.body.decisions).toHaveLength(1);
  app.clock.moveBy(14 * 31 * DAY_MS);
  await app.runJob('delete-old-approval-decisions');
  expect(await decisions()).toEqual([]);
  app.clock.moveBy(-14 * 31 * DAY_MS);
});

test('wordings are saved once and deleted', async () => {
  const body = { subject: 'business', wording: 'Skriv hva dere lager.' };
  const saved = await asStaff('POST /api/admin/approvals/wordings', body);
  expect((await asStaff('POST /api/admin/approvals/wordings', body)).body.wording.id).toBe(saved.body.wording.id);
  const read = async () => (await asStaff('GET /api/admin/approvals/wordings')).body.wordings;
  expect(await read()).toContainEqual({ id: saved.body.wording.id, ...body });
  expect((await asStaff(`DELETE /api/admin/approvals/wordings/${saved.body.wording.id}`)).status).toBe(200);
  expect(await read()).not.toContainEqual(expect.objectContaining(body));
});

const nobody = '6f1f3c1e-7f5a-4b43-9a36-0c2b1d6a8e11';
const reason = { reason: 'Derfor' };
test.each([
  ['GET /api/admin/approvals/pending', undefined, 200],
  ['GET /api/admin/approvals/changed', undefined, 200],
  ['GET /api/admin/approvals/decisions', undefined, 200],
  ['GET /api/admin/approvals/wordings', undefined, 200],
  ...['business', 'position'].flatMap((subject): [string, object | undefined, number][] => [
    [`POST /api/admin/approvals/${subject}/${nobody}/approve`, undefined, 404],
    [`POST /api/admin/approvals/${subject}/${nobody}/reject`, reason, 404],
    [`POST /api/admin/approvals/${subject}/${nobody}/ask-for-change`, reason, 404],
    [`POST /api/admin/approvals/${subject}/${nobody}/seen`, undefined, 404],
    [`POST /api/admin/approvals/${subject}/1/approve`, undefined, 400],
  ]),
  ['POST /api/admin/approvals/wordings', { subject: 'business', wording: '' }, 400],
  [`DELETE /api/admin/approvals/wordings/${nobody}`, undefined, 200],
  ['POST /api/admin/migrate-approval-status', undefined, 200],
])('%s is for staff only', async (name, body, status) => {
  const sent = body ? { body } : {};
  expect((await app.call(name, sent)).status).toBe(401);
  const refused = await app.call(name, { ...sent, token: owner.token });
  expect([refused.status, refused.body.message]).toEqual([403, 'Du har ikke tilgang til dette.']);
  expect((await asStaff(name, body)).status).toBe(status);
});
