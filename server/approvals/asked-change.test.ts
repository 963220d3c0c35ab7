import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { createDeciders } from '../../tests/support/deciding.ts';
import { addPosition } from '../../tests/support/hiring.ts';
import { somebodyWaits } from '../../tests/support/meanwhile.ts';
import { addUser } from '../../tests/support/people.ts';
import { DAY_MS } from '../platform/clock.ts';

const { app, staff, owner, pendingBusiness, asStaff } = await createDeciders();
afterAll(() => app.close());

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

  test('that waited for a change is asked after it, and still to be done', async () => {
    const { id } = await pendingBusiness();
    const { asking } = await app.db.transaction().execute(async (tx) => {
      await tx.selectFrom('businesses').select('id').where('id', '=', id).forUpdate().execute();
      const asking = asStaff(`POST /api/admin/approvals/business/${id}/ask-for-change`, { reason: 'Si hvor dere er' });
      await somebodyWaits(app);
      await tx.updateTable('businesses').set({ contentChangedAt: app.clock.now() }).where('id', '=', id).execute();
      return { asking };
    });
    expect((await asking).status).toBe(200);
    const { businesses } = (await asStaff('GET /api/admin/approvals/pending')).body.data;
    const item = businesses.find((each: { id: string }) => each.id === id);
    expect(item.askedChange).toMatchObject({ reason: 'Si hvor dere er', isDone: false });
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
