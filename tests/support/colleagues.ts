import { addApplication, addBusiness, addPosition, addShare } from './hiring.ts';
import { addUser } from './people.ts';
import { testApp } from './test-app.ts';

/** An owner and a colleague, an outsider, and two applications of one person for two positions. */
export async function withColleagues() {
  const app = await testApp();
  const { call, db } = app;
  const [owner, colleague, outsider, applicant] = await Promise.all([
    addUser(call, { firstName: 'Eva', lastName: 'Eier' }),
    addUser(call, { firstName: 'Kåre', lastName: 'Kollega' }),
    addUser(call),
    addUser(call, { firstName: 'Sigrid', lastName: 'Søker' }),
  ]);
  const business = await addBusiness(db, { ownerId: owner.id });
  await addShare(db, business.id, colleague.id);
  const position = await addPosition(db, business.id);
  const { id } = await addApplication(db, position, applicant.id);
  const { id: other } = await addApplication(db, await addPosition(db, business.id, { title: 'Kokk' }), applicant.id);
  const inbox = `/api/applications/business/${business.id}`;
  const found = async (query: string, { token } = owner) =>
    (await call(`GET ${inbox}?sort=oldest&${query}`, { token })).body.applications?.map(
      (each: { id: string }) => each.id,
    );
  return { ...app, owner, colleague, outsider, applicant, business, position, id, other, inbox, found };
}
