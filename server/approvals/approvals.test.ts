import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { createDeciders } from '../../tests/support/deciding.ts';
import { addBusiness, addPosition } from '../../tests/support/hiring.ts';
import { DAY_MS } from '../platform/clock.ts';

const { app, owner, pendingBusiness, asStaff, decisions } = await createDeciders();
afterAll(() => app.close());

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

  test('takes no address that its owner typed for a sign that the owner belongs there', async () => {
    const { id } = await pendingBusiness({ contactEmail: owner.email });
    const { data } = (await asStaff('GET /api/admin/approvals/pending')).body;
    const shown = data.businesses.find((each: { id: string }) => each.id === id);
    expect(shown.owner.emailDomain).toMatchObject({ sign: 'unknown', known: [] });
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

test('what the migration approved is there to compare with when it is changed later', async () => {
  const business = await pendingBusiness();
  const position = await addPosition(app.db, business.id, { approvalStatus: 'pending' });
  await asStaff('POST /api/admin/migrate-approval-status');
  const changedAfterApprovalAt = app.clock.now();
  await app.db.updateTable('businesses').set({ businessName: 'Ny AS', changedAfterApprovalAt }).execute();
  await app.db.updateTable('positions').set({ title: 'Maler', changedAfterApprovalAt }).execute();
  const { changed } = (await asStaff('GET /api/admin/approvals/changed')).body;
  const changesOf = (id: string) => changed.find((item: { id: string }) => item.id === id).changes;
  expect(changesOf(business.id)).toEqual([{ field: 'Navn', before: 'Fjordbygg AS', after: 'Ny AS' }]);
  expect(changesOf(position.id)).toEqual([{ field: 'Tittel', before: 'Tømrer', after: 'Maler' }]);
});

test('the migration approves all that waits, and nothing the second time', async () => {
  const rejected = await addBusiness(app.db, { approvalStatus: 'rejected' });
  const business = await pendingBusiness({ organizationNumber: rejected.organizationNumber });
  await addPosition(app.db, rejected.id, { approvalStatus: 'pending' });
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
  expect((await asStaff('GET /api/admin/approvals/decisions?search=%25')).body.decisions).toEqual([]);
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

test('a wording of letters that take more room is refused where it is too long to be kept once', async () => {
  const many = Array.from({ length: 1000 }, () =>
    String.fromCodePoint(0x4e00 + Math.floor(20_000 * Math.random())),
  ).join('');
  const save = (wording: string) => asStaff('POST /api/admin/approvals/wordings', { subject: 'business', wording });
  expect(await save(many)).toMatchObject({ status: 400, body: { errors: [{ msg: 'Formuleringen er for lang' }] } });
  expect((await save(many.slice(0, 850))).status).toBe(200);
  expect((await save('å'.repeat(1000))).status).toBe(200);
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
