import { expect, onTestFinished, test } from 'vitest';
import { navAd } from '../../../demo/nav-feed/nav-ad.ts';
import { addBusiness } from '../../../tests/support/hiring.ts';
import { importing, uuid } from '../../../tests/support/importing.ts';
import { createTestDatabase } from '../../../tests/support/test-app.ts';
import { openDatabase, openPool } from './database.ts';
import { readBoth } from './read-both.ts';

test('lists show what they count, also what a replica does not know yet', async () => {
  const { platform, db, importer, call, titles } = await importing({
    events: [navAd({ uuid: uuid(1), title: 'Kokk' })],
  });
  await importer.round();
  await addBusiness(db, { businessName: 'Fjordbygg AS' });
  const behind = openDatabase(openPool(await createTestDatabase(), { size: 2, connectWithinMs: 30_000 }));
  onTestFinished(() => behind.destroy());
  Object.assign(platform, { replica: behind });
  expect(await titles()).toEqual(['Kokk']);
  const { body } = await call('GET /api/business');
  expect(body.businesses).toMatchObject([{ businessName: 'Fjordbygg AS' }]);
  expect(body.pagination.totalBusinesses).toBe(1);
});

test('what both know comes from the replica, and all of it in the order that was asked for', async () => {
  const [db, replica] = ['primary', 'replica'] as never[];
  const known: Record<string, string[]> = { primary: ['1', '2', '3'], replica: ['1', '3'] };
  const read = async (from: unknown, ids: string[]) =>
    (known[from as string] ?? []).filter((id) => ids.includes(id)).map((id) => ({ id, from }));
  expect(await readBoth({ db, replica } as never, ['3', '2', '1', '4'], read)).toEqual([
    { id: '3', from: 'replica' },
    { id: '2', from: 'primary' },
    { id: '1', from: 'replica' },
  ]);
});
