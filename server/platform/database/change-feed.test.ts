import { expect, onTestFinished, test, vi } from 'vitest';
import { addBusiness, addPosition } from '../../../tests/support/hiring.ts';
import { testApp } from '../../../tests/support/test-app.ts';
import { createChangeFeed } from './change-feed.ts';

test('each reader hears of everything committed since it last asked, once', async () => {
  const { db } = await testApp();
  const business = await addBusiness(db);
  const first = await addPosition(db, business.id);
  const read = createChangeFeed('position');
  expect(await read(db)).toBe('everything');
  expect(await read(db)).toEqual([]);

  const second = await addPosition(db, business.id);
  expect(await read(db)).toEqual([second.id]);
  expect(await read(db)).toEqual([]);

  await db.updateTable('positions').set({ title: 'Ny tittel' }).execute();
  expect([...(await read(db))].toSorted()).toEqual([first.id, second.id].toSorted());
  await db.updateTable('businesses').set({ employeeCount: undefined, maxActivePositions: 3 }).execute();
  expect(await read(db)).toEqual([]);
  await db.updateTable('businesses').set({ businessName: 'Nytt navn' }).execute();
  expect([...(await read(db))].toSorted()).toEqual([first.id, second.id].toSorted());
  await db.deleteFrom('businesses').execute();
  expect([...(await read(db))].toSorted()).toEqual([first.id, second.id].toSorted());
});

test('what was begun early and committed late is not passed by', async () => {
  const { db } = await testApp();
  const business = await addBusiness(db);
  const read = createChangeFeed('position');
  await read(db);
  let late = '';
  let early = '';
  await db.transaction().execute(async (tx) => {
    late = (await addPosition(tx, business.id)).id;
    early = (await addPosition(db, business.id)).id;
    expect(await read(db)).toEqual([early]);
    expect(await read(db)).toEqual([]);
  });
  expect(await read(db)).toEqual([late]);
  expect(await read(db)).toEqual([]);
});

test('what everything held already is not told again, though an older transaction is still open', async () => {
  const { db } = await testApp();
  const business = await addBusiness(db);
  const read = createChangeFeed('position');
  await db.transaction().execute(async (tx) => {
    await addBusiness(tx);
    await addPosition(db, business.id);
    expect(await read(db)).toBe('everything');
    expect(await read(db)).toEqual([]);
  });
});

test('who slept while changes were swept reads everything anew', async () => {
  const { db, runJob } = await testApp();
  const read = createChangeFeed('business');
  await read(db);
  await addBusiness(db);
  await db
    .updateTable('searchChanges')
    .set({ changedAt: new Date(Date.now() - 61 * 60_000) })
    .execute();
  await runJob('sweep-search-changes');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 60 * 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(await read(db)).toBe('everything');
});

test('old changes are swept', async () => {
  const { db, runJob } = await testApp();
  await addBusiness(db);
  await db
    .updateTable('searchChanges')
    .set({ changedAt: new Date(Date.now() - 61 * 60_000) })
    .execute();
  const kept = await addBusiness(db);
  await runJob('sweep-search-changes');
  expect(await db.selectFrom('searchChanges').select('id').execute()).toEqual([{ id: kept.id }]);
});
