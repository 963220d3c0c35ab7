import { expect, test } from 'vitest';
import { navAd } from '../../demo/nav-feed/nav-ad.ts';
import { importing, uuid } from '../../tests/support/importing.ts';
import { DAY_MS, dayInOslo } from '../platform/clock.ts';

const nurse = navAd({
  uuid: uuid(1),
  title: 'Sykepleier',
  description: '<p>Natt</p>',
  applicationDue: '2026-09-10T00:00:00',
  updated: '2026-08-20T06:00:00Z',
});

test('readers are told what an employer changed at NAV, and it goes with the ad', async () => {
  const { importer, feed, call, db, clock } = await importing({ events: [nurse] });
  await importer.round();
  const changes = async () => (await call(`GET /api/nav-positions/${uuid(1)}`)).body.position.changes;
  expect(await changes()).toEqual([]);
  clock.moveBy(DAY_MS);
  const changed = {
    ...nurse,
    description: '<p>Natt og helg</p>',
    applicationDue: '2026-09-17T00:00:00',
    updated: '2026-08-21T06:00:00Z',
  };
  feed.publish(changed);
  await importer.round();
  expect(await changes()).toEqual([
    {
      day: dayInOslo(clock.now()),
      deadline: { before: '2026-09-10', after: '2026-09-17' },
      salary: null,
      parts: ['text'],
    },
  ]);
  feed.withdraw(uuid(1));
  await importer.round();
  expect(await db.selectFrom('formerNationalPositions').selectAll().execute()).toEqual([]);
});

test('an ad that only we read differently was not changed', async () => {
  const { importer, feed, call, db } = await importing({ events: [nurse] });
  await importer.round();
  await db
    .updateTable('nationalPositions')
    .set({ contentDigest: 'of an older reading', title: 'SYKEPLEIER' })
    .execute();
  feed.publish(nurse);
  await importer.round();
  const { position } = (await call(`GET /api/nav-positions/${uuid(1)}`)).body;
  expect([position.title, position.changes]).toEqual(['Sykepleier', []]);
});
