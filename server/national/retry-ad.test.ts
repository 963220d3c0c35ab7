import { expect, test } from 'vitest';
import { navAd } from '../../demo/nav-feed/nav-ad.ts';
import { importing, uuid } from '../../tests/support/importing.ts';
import { addUser } from '../../tests/support/people.ts';

test('staff have an ad in quarantine read again', async () => {
  const { call, db, feed, importer, titles } = await importing({ events: [navAd({ uuid: uuid(1) })] });
  feed.fail({ uuid: uuid(1) }, { status: 403, body: '' });
  await importer.round();
  const { id, token } = await addUser(call, { firstName: 'Anna', lastName: 'Ansatt' });
  const name = `POST /api/admin/nav-import/quarantine/${uuid(1)}/retry`;
  expect((await call(name)).status).toBe(401);
  expect((await call(name, { token })).status).toBe(403);
  await db.updateTable('users').set({ isAdmin: true }).where('id', '=', id).execute();
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
