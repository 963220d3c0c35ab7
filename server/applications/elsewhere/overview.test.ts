import { expect, test } from 'vitest';
import { addApplication, addBusiness, addPosition } from '../../../tests/support/hiring.ts';
import { addUser } from '../../../tests/support/people.ts';
import { testApp } from '../../../tests/support/test-app.ts';

const now = new Date('2026-11-26T12:00:00Z');

/** Somebody who sent three applications here and noted two others. */
async function seeker() {
  const app = await testApp({ now });
  const { call, db } = app;
  const [owner, user, other] = await Promise.all([addUser(call), addUser(call), addUser(call)]);
  const business = await addBusiness(db, { ownerId: owner.id });
  const send = async (title: string, fields: Parameters<typeof addApplication>[3], userId = user.id) => {
    const position = await addPosition(db, business.id, { title });
    return addApplication(db, position, userId, fields);
  };
  // After midnight in Norway.
  await send('Tømrer', { submittedAt: new Date('2026-10-31T23:30:00Z'), withdrawnAt: now });
  await send('Maler', { submittedAt: new Date('2026-11-10T12:00:00Z'), status: 'denied', toldStatus: 'pending' });
  await send('Rørlegger', { submittedAt: new Date('2026-10-31T22:30:00Z'), firstOpenedAt: now });
  await send('En annens', { submittedAt: now }, other.id);
  const { token } = user;
  const noted = { employer: 'Havn kafé', title: '=Kokk' };
  const note = (fields: object) => call('POST /api/applications/elsewhere', { token, body: { ...noted, ...fields } });
  await note({ appliedOn: '2026-11-20', note: 'Ring; Kari' });
  await note({ appliedOn: '2026-10-31', title: 'Baker' });
  const read = async (query: string) => (await call(`GET /api/applications/overview?${query}`, { token })).body;
  return { ...app, token, read };
}

test('what was sent and what was noted stand together, as its sender knows them', async () => {
  const { read } = await seeker();
  const here = { employer: 'Fjordbygg AS', where: 'here', note: null };
  const elsewhere = { employer: 'Havn kafé', where: 'elsewhere', note: null };
  expect((await read('from=2026-11-01&to=2026-11-26')).rows).toEqual([
    { ...elsewhere, day: '2026-11-20', position: '=Kokk', state: 'Søkt' },
    { ...here, day: '2026-11-10', position: 'Maler', state: 'Venter' },
    { ...here, day: '2026-11-01', position: 'Tømrer', state: 'Trukket' },
  ]);
  const { rows } = await read('from=2026-10-31&to=2026-10-31&withNotes=true');
  expect(rows.map(({ position, state }: { position: string; state: string }) => [position, state])).toEqual([
    ['Rørlegger', 'Åpnet'],
    ['Baker', 'Søkt'],
  ]);
  const noted = (await read('from=2026-11-20&to=2026-11-20&withNotes=true')).rows;
  expect(noted).toMatchObject([{ note: 'Ring; Kari' }]);
});

test('it is a table that runs nothing, without notes unless they are asked for', async () => {
  const { app, token } = await seeker();
  const table = async (query: string) =>
    app.inject({ url: `/api/applications/overview/export?${query}`, headers: { authorization: `Bearer ${token}` } });
  const { headers, body } = await table('from=2026-11-10&to=2026-11-26');
  expect(headers['content-disposition']).toContain('filename="soknader-2026-11-10-2026-11-26.csv"');
  expect(body).toBe(
    '\ufeffDato;Stilling;Arbeidsgiver;Hvor;Status\r\n' +
      "2026-11-20;'=Kokk;Havn kafé;Annet sted;Søkt\r\n" +
      '2026-11-10;Maler;Fjordbygg AS;Jobbfjord;Venter\r\n',
  );
  expect((await table('from=2026-11-20&to=2026-11-20&withNotes=true')).body).toContain(';Søkt;"Ring; Kari"\r\n');
});

test.each([
  ['from=2026-11-26&to=2026-11-25', 'to', 'Perioden slutter før den begynner'],
  ['to=2026-11-25', 'from', 'Velg en dato'],
  ['from=0000-01-01&to=2026-11-25', 'from', 'Ugyldig dato'],
  ['from=2026-11-25&to=9999-12-31', 'to', 'Datoen er for langt fram'],
  ['from=2026-11-25&to=2026-11-25&withNotes=kanskje', 'withNotes', 'Ukjent valg'],
])('%s is refused', async (query, path, msg) => {
  const { read, call } = await seeker();
  expect((await read(query)).errors).toEqual([{ path, msg }]);
  expect((await call(`GET /api/applications/overview?${query}`)).status).toBe(401);
});
