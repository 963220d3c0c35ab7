import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { navAd } from '../../demo/nav-feed/nav-ad.ts';
import { importing, uuid } from '../../tests/support/importing.ts';
import { meanwhile } from '../../tests/support/meanwhile.ts';
import { addStaff } from '../../tests/support/staff.ts';
import { DAY_MS } from '../platform/clock.ts';
import type { Tx } from '../platform/database/database.ts';
import { lockImport } from './import/lease.ts';

const nurse = { title: 'Sykepleier', description: '<p>Natt</p>' };
const events = [navAd({ uuid: uuid(1), ...nurse }), navAd({ uuid: uuid(2), title: 'Kokk' })];

/** Two ads are here, and somebody of staff. */
async function reading() {
  const app = await importing({ events });
  await app.importer.round();
  const { token, id } = await addStaff(app);
  const ask = (way: 'take-down' | 'put-back', number: number) =>
    app.call(`POST /api/admin/nav-positions/${uuid(number)}/${way}`, { token });
  return { ...app, ask, staffId: id };
}

test('what staff take down stays away, whatever the feed says of it', async () => {
  const { ask, titles, call, db, feed, importer, clock, queue } = await reading();
  expect((await ask('take-down', 1)).body.message).toContain('tatt ned');
  expect(await titles()).toEqual(['Kokk']);
  const { status, body } = await call(`GET /api/nav-positions/${uuid(1)}`);
  expect([status, body.errors]).toEqual([404, [{ path: 'uuid', msg: 'Stillingen er ikke lenger tilgjengelig' }]]);
  expect((await ask('take-down', 1)).status).toBe(404);

  // Told of again, changed, posted anew under another id, and read again after days.
  feed.publish(navAd({ uuid: uuid(1), ...nurse, description: '<p>Natt og helg</p>' }));
  feed.publish(navAd({ uuid: uuid(3), ...nurse }));
  await importer.round();
  clock.moveBy(8 * DAY_MS);
  await importer.round();
  expect(await titles()).toEqual(['Kokk']);
  expect(await queue()).toEqual([]);
  expect(await db.selectFrom('nationalPositions').select('id').execute()).toEqual([{ id: uuid(2) }]);
});

test('copies go with it, and come back with it', async () => {
  const { ask, titles, db, feed, importer, staffId } = await reading();
  feed.publish(navAd({ uuid: uuid(3), ...nurse }));
  await importer.round();
  await ask('take-down', 3);
  expect(await titles()).toEqual(['Kokk']);
  // Another one like them, which came while they were away.
  feed.publish(navAd({ uuid: uuid(4), ...nurse }));
  await importer.round();

  expect((await ask('put-back', 2)).body.message).toBe('Annonsen er ikke tatt ned');
  expect((await ask('put-back', 1)).status).toBe(200);
  await importer.round();
  expect(await titles('sort=title')).toEqual(['Kokk', 'Sykepleier']);
  const rows = await db.selectFrom('nationalPositions').select(['id', 'duplicateOf']).orderBy('id').execute();
  expect(rows.map(({ id }) => id)).toEqual([uuid(1), uuid(2), uuid(3), uuid(4)]);
  expect(rows.filter(({ duplicateOf }) => duplicateOf === null)).toHaveLength(2);
  const about = { actorId: staffId, subject: 'nav-position', subjectName: 'Sykepleier' };
  expect(await db.selectFrom('staffActions').selectAll().orderBy('id').execute()).toMatchObject([
    { ...about, kind: 'taken-down', subjectId: uuid(3) },
    { ...about, kind: 'put-back', subjectId: uuid(1) },
  ]);
});

test('what has ended meanwhile does not come back', async () => {
  const { ask, titles, feed, importer, queue, db } = await reading();
  await ask('take-down', 1);
  feed.withdraw(uuid(1));
  await importer.round();
  await ask('put-back', 1);
  await importer.round();
  expect(await titles()).toEqual(['Kokk']);
  expect(await queue()).toEqual([]);
  expect(await db.selectFrom('nationalTakeDowns').selectAll().execute()).toEqual([]);
});

test('a copy that is written meanwhile is taken down too', async () => {
  const app = await reading();
  const write = async (tx: Tx) => {
    await lockImport(tx);
    await sql`
      insert into national_positions
      select (jsonb_populate_record(ad, ${JSON.stringify({ id: uuid(3) })}::jsonb)).* from national_positions ad
      where id = ${uuid(1)}`.execute(tx);
  };
  expect((await meanwhile(app, write, () => app.ask('take-down', 1))).status).toBe(200);
  expect(await app.titles()).toEqual(['Kokk']);
});
