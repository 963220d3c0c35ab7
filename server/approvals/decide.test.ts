import { afterAll, describe, expect, test } from 'vitest';
import { createDeciders } from '../../tests/support/deciding.ts';
import { addBusiness, addPosition } from '../../tests/support/hiring.ts';
import { meanwhile, somebodyWaits } from '../../tests/support/meanwhile.ts';

const { app, staff, other, owner, pendingBusiness, asStaff, decisions, told } = await createDeciders();
afterAll(() => app.close());

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
    expect(await told()).toMatchObject([
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
    expect((await told()).map(({ subject, preview }) => [subject, preview])).toEqual([
      ['Stillingen er godkjent: Tømrer', 'Den vises så lenge den er aktiv og bedriften er synlig.'],
      ['Bedriften er godkjent: Fjordbygg AS', 'Nå kan du lyse ut stillinger.'],
    ]);
  });

  test('of what is switched off, nobody is told that everybody sees it', async () => {
    const { id } = await pendingBusiness({ isActive: false });
    await asStaff(`POST /api/admin/approvals/business/${id}/approve`);
    expect(await told()).toMatchObject([{ text: expect.stringContaining('så lenge bedriften er aktiv') }]);
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
    expect(await told()).toMatchObject([
      {
        to: owner.email,
        subject: 'Bedriften er avvist: Fjordbygg AS',
        text: expect.stringContaining('Ikke en bedrift'),
      },
    ]);
  });

  test('of a business takes its positions along: nothing is decided from a card that was still on a screen', async () => {
    const business = await pendingBusiness();
    const { id } = await addPosition(app.db, business.id, { approvalStatus: 'pending' });
    await asStaff(`POST /api/admin/approvals/business/${business.id}/reject`, { reason: 'Ikke en bedrift' });
    await told();
    await app.db.deleteFrom('mails').execute();
    for (const [action, sent] of [['approve'], ['reject', { reason: 'Nei' }]] as const) {
      const { status, body } = await asStaff(`POST /api/admin/approvals/position/${id}/${action}`, sent);
      expect([status, body.message]).toEqual([409, 'Bedriften er avvist, og stillingene dens med den.']);
    }
    expect([await told(), await decisions()]).toMatchObject([[], [{ subject: 'business' }]]);
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
    expect(await told()).toMatchObject([{ subject: 'Stillingen er avvist: Tømrer' }]);
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
    expect(await told()).toHaveLength(1);
  });

  test('about a business and its position at once: no position of a rejected one is approved', async () => {
    const business = await pendingBusiness();
    const position = await addPosition(app.db, business.id, { approvalStatus: 'pending' });
    const { token } = other;
    const approve = () => asStaff(`POST /api/admin/approvals/position/${position.id}/approve`);
    const reject = () =>
      app.call(`POST /api/admin/approvals/business/${business.id}/reject`, { token, body: { reason: 'Nei' } });
    const held = (tx: typeof app.db) =>
      tx.selectFrom('businesses').select('id').where('id', '=', business.id).forUpdate().execute();
    const both = async () => {
      const rejecting = reject();
      await somebodyWaits(app);
      return await Promise.all([rejecting, approve()]);
    };
    const [rejected, approved] = await meanwhile(app, held, both, 2);
    expect(rejected.status).toBe(200);
    expect(approved).toMatchObject({
      status: 409,
      body: { message: 'Bedriften er avvist, og stillingene dens med den.' },
    });
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
