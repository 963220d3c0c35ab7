import { afterAll, expect, test } from 'vitest';
import { policy } from '../../contract/policy.ts';
import { createDeciders } from '../../tests/support/deciding.ts';
import { addApplication, addBusiness, addPosition } from '../../tests/support/hiring.ts';
import { MINUTE_MS } from '../platform/clock.ts';

const { app, staff, owner, pendingBusiness, asStaff, decisions, told } = await createDeciders();
afterAll(() => app.close());

const tooLate = { status: 409, body: { message: 'Det er for sent å angre.' } };
const act = (subject: string, id: string, way: string) =>
  asStaff(`POST /api/admin/approvals/${subject}/${id}/${way}`, { reason: 'Ikke en bedrift' });

test.each([
  ['business', 'approve'],
  ['business', 'reject'],
  ['position', 'approve'],
  ['position', 'reject'],
] as const)('a %s that somebody should not have %sd waits again, and nobody hears of it', async (subject, way) => {
  const business = await (subject === 'business' ? pendingBusiness() : addBusiness(app.db, { ownerId: owner.id }));
  const item =
    subject === 'business' ? business : await addPosition(app.db, business.id, { approvalStatus: 'pending' });
  const list = subject === 'business' ? 'businesses' : 'positions';
  const waiting = async () => {
    const [shown] = (await asStaff('GET /api/admin/approvals/pending')).body.data[list];
    const { updatedAt: _at, ...rest } = shown ?? {};
    return rest;
  };
  const before = await waiting();
  expect((await act(subject, item.id, way)).status).toBe(200);
  expect(await waiting()).toEqual({});
  const canTakeBack = async () => (await asStaff('GET /api/admin/approvals/decisions')).body.decisions[0]?.canTakeBack;
  expect(await canTakeBack()).toBe(true);
  app.clock.moveBy((policy.approvalUndoMinutes - 1) * MINUTE_MS);
  for (let times = 0; times < 2; times++) expect((await act(subject, item.id, 'take-back')).status).toBe(200);
  expect(await waiting()).toEqual(before);
  expect(await decisions()).toEqual([]);
  const page = subject === 'business' ? `business/${business.organizationNumber}` : `positions/${item.id}`;
  expect((await app.call(`GET /api/${page}`)).status).toBe(404);
  expect(await told()).toEqual([]);
  const trace = await app.db
    .selectFrom('staffActions')
    .select('kind')
    .where('subjectId', '=', item.id)
    .orderBy('id')
    .execute();
  expect(trace.map(({ kind }) => kind)).toEqual([way === 'approve' ? 'approved' : 'rejected', 'taken-back']);

  expect((await act(subject, item.id, way)).status).toBe(200);
  expect(await told()).toHaveLength(1);
  expect(await canTakeBack()).toBe(false);
  expect(await act(subject, item.id, 'take-back')).toMatchObject(tooLate);
});

test('what was taken back and decided otherwise is told of once, as it is', async () => {
  const { id } = await pendingBusiness();
  await act('business', id, 'reject');
  await act('business', id, 'take-back');
  await act('business', id, 'approve');
  expect(await told()).toMatchObject([{ subject: 'Bedriften er godkjent: Fjordbygg AS' }]);
});

test('nothing is taken back that others have gone on from', async () => {
  const business = await pendingBusiness();
  await act('business', business.id, 'reject');
  await pendingBusiness({ organizationNumber: business.organizationNumber });
  expect(await act('business', business.id, 'take-back')).toMatchObject({
    status: 409,
    body: { message: 'Bedriften er registrert på nytt i mellomtiden.' },
  });

  const { id: businessId } = await addBusiness(app.db, { ownerId: owner.id });
  const { id } = await addPosition(app.db, businessId, { approvalStatus: 'pending' });
  expect((await act('position', id, 'approve')).status).toBe(200);
  await addApplication(app.db, { id, businessId }, staff.id);
  const applied = await act('position', id, 'take-back');
  expect([applied.status, applied.body.message]).toEqual([
    409,
    'Noen har alt søkt. Deaktiver i stedet, under Bedrifter eller Stillinger.',
  ]);
  // By the clock of another instance it was time already.
  const early = await pendingBusiness();
  await act('business', early.id, 'approve');
  const decisionId = (await decisions()).at(-1)?.id;
  for (let times = 0; times < 2; times++)
    await app.runJob('tell-of-decision', { subject: 'business', id: early.id, decisionId });
  expect(await app.mails()).toHaveLength(1);
  expect(await act('business', early.id, 'take-back')).toMatchObject(tooLate);
  const undecided = await addPosition(app.db, businessId);
  expect(await act('position', undecided.id, 'take-back')).toMatchObject(tooLate);
});
