import { expect, test } from 'vitest';
import { policy } from '../../contract/policy.ts';
import { addApplication, addBusiness, addPosition, addShare } from '../../tests/support/hiring.ts';
import { addUser } from '../../tests/support/people.ts';
import { testApp } from '../../tests/support/test-app.ts';

/** Three who applied, the first one first, and those who handle it. */
async function office() {
  const app = await testApp();
  const [owner, colleague, outsider, applicant] = await Promise.all([
    addUser(app.call),
    addUser(app.call),
    addUser(app.call),
    addUser(app.call),
  ]);
  const business = await addBusiness(app.db, { ownerId: owner.id });
  await addShare(app.db, business.id, colleague.id);
  const ids: string[] = [];
  for (const [place, firstName] of ['Aslaug', 'Birger', 'Cecilie'].entries()) {
    const position = await addPosition(app.db, business.id);
    const submittedAt = new Date(Date.UTC(2026, 0, place + 1));
    const { id } = await addApplication(app.db, position, applicant.id, { firstName, submittedAt });
    ids.push(id);
  }
  const inbox = `/api/applications/business/${business.id}`;
  const opened = () => app.db.selectFrom('applicationEvents').select('id').where('kind', '=', 'opened').execute();
  return { ...app, owner, colleague, outsider, ids, inbox, opened };
}

test('a sitting has the ids of what the filter leaves, in its order, and opens none of them', async () => {
  const { call, owner, colleague, outsider, ids, inbox, opened } = await office();
  const [aslaug = '', birger, cecilie] = ids;
  const order = async (query: string, { token } = owner) => (await call(`GET ${inbox}/order?${query}`, { token })).body;
  expect(await order('')).toEqual({ success: true, ids: [cecilie, birger, aslaug], total: 3 });
  expect(await order('sort=oldest', colleague)).toMatchObject({ ids: [aslaug, birger, cecilie] });
  expect(await opened()).toEqual([]);
  await call(`PUT /api/applications/${aslaug}/read`, { token: owner.token });
  expect(await order('unreadOnly=true&sort=oldest')).toEqual({ success: true, ids: [birger, cecilie], total: 2 });
  expect(await order('search=aslaug')).toMatchObject({ ids: [aslaug] });
  expect((await call(`GET ${inbox}/order`, outsider)).status).toBe(404);
  expect((await call(`GET ${inbox}/order`)).status).toBe(401);
  expect((await call(`GET ${inbox}/order?status=maybe`, owner)).status).toBe(400);
});

test('of some by id, the summaries are there before anybody opened them, and only of those of the business', async () => {
  const { call, db, owner, outsider, ids, inbox, opened } = await office();
  const [aslaug, , cecilie] = ids;
  const elsewhere = await addBusiness(db, { ownerId: outsider.id, businessName: 'Nabobygg AS' });
  const other = await addApplication(db, await addPosition(db, elsewhere.id), owner.id);
  const query = `fields=summary&ids=${[aslaug, cecilie, other.id].join()}`;
  const { body } = await call(`GET ${inbox}?${query}`, owner);
  expect(body.applications.map(({ id }: { id: string }) => id)).toEqual([cecilie, aslaug]);
  expect(body.applications[0]).not.toHaveProperty('responses');
  expect(await opened()).toEqual([]);
  const tooMany = Array.from({ length: policy.pageSize.most + 1 }, () => aslaug).join();
  expect((await call(`GET ${inbox}?ids=${tooMany}`, owner)).status).toBe(400);
});
