import { cvData, cvForm } from './cvs.ts';
import { addBusiness, addPosition, addShare } from './hiring.ts';
import { addUser } from './people.ts';
import { testApp } from './test-app.ts';

/** What somebody says who wants to be found. */
export const said = {
  headline: 'Kokk med fagbrev',
  about: 'Jeg liker fisk.',
  professions: ['Kokk'],
  places: 'vestland_hamar.25',
  positionTypes: ['Fast'],
  experience: 'senior',
  workLanguages: ['Norsk'],
  isVisible: true,
};

/** Somebody who wants to be found, and a business with a colleague that looks for a cook in Bergen. */
export async function kitchen() {
  const app = await testApp({ now: new Date('2026-11-26T12:00:00Z'), isClockStill: true });
  const { call, db, clock } = app;
  const [owner, colleague, sigrid, other] = await Promise.all([
    addUser(call, { firstName: 'Eli', lastName: 'Eier' }),
    addUser(call, { firstName: 'Kåre', lastName: 'Kollega' }),
    addUser(call, { firstName: 'Sigrid', lastName: 'Søker' }),
    addUser(call),
  ]);
  await db.updateTable('users').set({ emailConfirmedAt: clock.now() }).execute();
  const business = await addBusiness(db, { ownerId: owner.id, businessName: 'Havn Mat AS', maxActivePositions: 50 });
  await addShare(db, business.id, colleague.id);
  const job = await addPosition(db, business.id, { title: 'Kokk', profession: 'Kokk', municipality: 'bergen' });

  const save = (fields: object = {}, { token } = sigrid) =>
    call('PUT /api/candidates/mine', { token, body: { ...said, ...fields } });
  const mine = async ({ token } = sigrid) => (await call('GET /api/candidates/mine', { token })).body.candidate;
  const find = async (query = '', { token } = owner, positionId = job.id) =>
    (await call(`GET /api/candidates/for/${positionId}?${query}`, { token })).body;
  const found = async (query = '', by = owner, positionId = job.id): Promise<string[]> =>
    (await find(query, by, positionId)).candidates.map(({ headline }: { headline: string }) => headline);
  const only = async () => (await find()).candidates[0];
  const open = (id: string, { token } = owner, positionId = job.id) =>
    call(`GET /api/candidates/for/${positionId}/${id}`, { token });
  const invite = (id: string, fields: object = {}, { token } = owner, positionId = job.id) =>
    call(`POST /api/candidates/for/${positionId}/${id}/invitation`, {
      token,
      body: { message: 'Vi trenger deg.', ...fields },
    });
  const invitations = async ({ token } = sigrid) =>
    (await call('GET /api/candidates/mine/invitations', { token })).body.invitations;
  const mailed = async (subject: string) => {
    await app.runJobs();
    return (await app.mails()).filter((mail) => mail.subject.includes(subject));
  };
  const addCv = async (data: object = cvData, { token } = sigrid) =>
    (await call('POST /api/cvs', { token, body: cvForm(data) })).body.cv.id as string;
  const calls = { save, mine, find, found, only, open, invite, invitations, mailed, addCv };
  return { ...app, ...calls, owner, colleague, sigrid, other, business, job };
}
