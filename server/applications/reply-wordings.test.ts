import { expect, test } from 'vitest';
import { MOST_REPLY_WORDINGS } from '../../contract/applications/reply-wordings.ts';
import { addBusiness, addShare } from '../../tests/support/hiring.ts';
import { addUser } from '../../tests/support/people.ts';
import { testApp } from '../../tests/support/test-app.ts';

test('those who handle applications share what they write again and again', async () => {
  const { call, db } = await testApp();
  const [owner, colleague, stranger] = await Promise.all([addUser(call), addUser(call), addUser(call)]);
  const business = await addBusiness(db, { ownerId: owner.id });
  const other = await addBusiness(db, { ownerId: stranger.id, organizationNumber: '923609024' });
  await addShare(db, business.id, colleague.id);
  const address = `/api/applications/business/${business.id}/wordings`;
  const save = (wording: string, { token } = owner) => call(`POST ${address}`, { token, body: { wording } });
  const list = async ({ token } = colleague) => (await call(`GET ${address}`, { token })).body.wordings;

  const { wording } = (await save(' Takk for søknaden.\r\nVi gikk videre med andre. ')).body;
  expect(wording.wording).toBe('Takk for søknaden.\nVi gikk videre med andre.');
  expect((await save(wording.wording, colleague)).body.wording).toEqual(wording);
  expect(await list()).toEqual([wording]);
  expect((await save('  ')).body.message).toBe('Skriv en formulering');
  expect((await save('x'.repeat(3001))).status).toBe(400);
  const longest = Array.from({ length: 3000 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('');
  expect((await save(longest)).status).toBe(200);

  // Nobody else reads, changes or deletes it, by whatever business they name.
  expect((await call(`GET ${address}`, stranger)).status).toBe(404);
  const theirs = `/api/applications/business/${other.id}/wordings`;
  await call(`DELETE ${theirs}/${wording.id}`, stranger);
  expect(await list()).toHaveLength(2);
  expect((await call(`DELETE ${address}/${wording.id}`, colleague)).status).toBe(200);
  expect(await list()).toMatchObject([{ wording: longest }]);

  // Also where they come at once.
  await Promise.all(Array.from({ length: MOST_REPLY_WORDINGS + 5 }, (_, number) => save(`Nummer ${number + 1}`)));
  expect(await list()).toHaveLength(MOST_REPLY_WORDINGS);
  const [, kept] = await list();
  expect(await save('En til')).toMatchObject({
    status: 409,
    body: { message: 'En bedrift kan ha 50 formuleringer. Slett en først.' },
  });
  expect((await save(kept.wording)).status).toBe(200);
  const twice = await Promise.all([1, 2].map(() => call(`POST ${theirs}`, { ...stranger, body: { wording: 'Likt' } })));
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect((await call(`GET ${theirs}`, stranger)).body.wordings).toHaveLength(1);
});
