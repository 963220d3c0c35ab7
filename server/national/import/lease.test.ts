import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { navAd } from '../../../demo/nav-feed/nav-ad.ts';
import { importing, uuid } from '../../../tests/support/importing.ts';

const ads = (count: number) =>
  Array.from({ length: count }, (_, index) => navAd({ uuid: uuid(index + 1), title: `Nr ${index + 1}` }));

test('of two instances exactly one imports, and the other goes on when it stops', async () => {
  const { importer, importerOf, feed, titles } = await importing({ events: ads(2) });
  const other = importerOf();
  expect(await importer.round()).toBe(true);
  expect(await other.round()).toBe(false);
  feed.publish(navAd({ uuid: uuid(9), title: 'Nr 9' }));
  await importer.stop();
  expect(await other.round()).toBe(true);
  expect(await titles('limit=100')).toHaveLength(3);
});

test('an instance that dies without a word is followed by another within a minute', async () => {
  const { importer, importerOf, db } = await importing({ events: ads(1) });
  await importer.round();
  const { heldFor } = await db
    .selectFrom('nationalImport')
    .select(sql<number>`extract(epoch from held_until - now())::float`.as('heldFor'))
    .executeTakeFirstOrThrow();
  expect(heldFor).toBeLessThan(60);
  expect(await importerOf().round()).toBe(false);
  await sql`update national_import set held_until = now() - interval '1 second'`.execute(db);
  expect(await importerOf().round()).toBe(true);
});

test('an instance that was overtaken while it waited for NAV writes nothing more', async () => {
  const { importer, feed, db, titles, asked } = await importing({ events: ads(3) });
  const overtaken = Promise.withResolvers<void>();
  feed.fail('entry', { until: overtaken.promise });
  const working = importer.round();
  await vi.waitFor(() => expect(asked(/feedentry/)).toHaveLength(3), 60_000);
  await sql`update national_import set holder = gen_random_uuid(), held_until = now() + interval '1 minute'`.execute(
    db,
  );
  overtaken.resolve();
  await expect(working).rejects.toThrow('another instance imports');
  expect(await titles()).toEqual([]);
});

test('killed at any moment, the import goes on where it was: nothing lost, nothing doubled', async () => {
  const all = ads(40);
  const { importer, importerOf, feed, titles, db } = await importing({ events: all });
  feed.fail('entry', { delayMs: 5 });
  let dying = importer;
  // Each is cut off at another place: in the feed, between two details, while writing.
  for (const moment of [1, 15, 40, 60, 90]) {
    const working = dying.round().catch(() => {});
    await sql`select pg_sleep(${moment / 1000})`.execute(db);
    await dying.stop();
    await working;
    await dying.stop();
    dying = importerOf();
  }
  await dying.round();
  expect((await titles('limit=100&sort=title')).toSorted()).toEqual(all.map(({ title }) => title).toSorted());
  expect(await db.selectFrom('nationalQueue').selectAll().execute()).toEqual([]);
});
