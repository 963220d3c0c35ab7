import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { createDeciders } from '../../tests/support/deciding.ts';
import { addBusiness, addPosition } from '../../tests/support/hiring.ts';

const { app, pendingBusiness, asStaff } = await createDeciders();
afterAll(() => app.close());

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
