import { expect, test } from 'vitest';
import { navAd } from '../../demo/nav-feed/nav-ad.ts';
import { importing, uuid } from '../../tests/support/importing.ts';
import { addUser } from '../../tests/support/people.ts';

test('staff have an ad in quarantine read again', async () => {
  const events = [1, 2].map((number) => navAd({ uuid: uuid(number), description: `<p>${number}</p>` }));
  const { call, db, feed, importer, titles } = await importing({ events });
  feed.fail({ uuid: uuid(1) }, { status: 403, body: '' });
  feed.fail({ uuid: uuid(2) }, { status: 503, body: '' });
  await importer.round();
  const { id, token } = await addUser(call, { firstName: 'Anna', lastName: 'Ansatt' });
  const nameOf = (number: number) => `POST /api/admin/nav-import/quarantine/${uuid(number)}/retry`;
  const name = nameOf(1);
  expect((await call(name)).status).toBe(401);
  expect((await call(name, { token })).status).toBe(403);
  await db.updateTable('users').set({ isAdmin: true }).where('id', '=', id).execute();
  expect((await call(nameOf(2), { token })).status, 'one that waits for NAV').toBe(404);
  feed.repair();
  expect((await call(name, { token })).status).toBe(200);
  await importer.round();
  expect(await titles()).toHaveLength(1);
  const again = await call(name, { token });
  expect([again.status, again.body.message]).toEqual([404, 'Annonsen er ikke i karantene lenger']);
  expect(await db.selectFrom('staffActions').select(['kind', 'subject', 'subjectId']).execute()).toEqual([
    { kind: 'retried', subject: 'import', subjectId: uuid(1) },
  ]);
});
