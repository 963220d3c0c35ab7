import { expect, test } from 'vitest';
import { type NavAd, navAd } from '../../demo/nav-feed/nav-ad.ts';
import { addBusiness, addPosition } from '../../tests/support/hiring.ts';
import { importing, uuid } from '../../tests/support/importing.ts';

const main = '310000005';
const subUnit = '310000013';
const of = (orgnr: string | null) => ({ name: 'Fjordbygg', orgnr, description: '', homepage: '' });

async function reading(...events: NavAd[]) {
  const reader = await importing({ events });
  await reader.importer.round();
  await reader.db
    .insertInto('registerParents')
    .values({ organizationNumber: subUnit, parent: main, checkedAt: new Date() })
    .execute();
  const listed = async (number: string, page = 1) => {
    const { body } = await reader.call(`GET /api/nav-positions/of-employer/${number}?page=${page}`);
    return { total: body.total, ids: body.positions.map((found: { uuid: string }) => found.uuid) };
  };
  return { ...reader, listed };
}

test('the ads of an employer are those of its sub-units too, the newest first', async () => {
  const { listed } = await reading(
    navAd({ uuid: uuid(1), title: 'Tømrer', employer: of(main), published: '2026-08-01T08:00:00+02:00' }),
    navAd({ uuid: uuid(2), title: 'Murer', employer: of(subUnit), published: '2026-08-02T08:00:00+02:00' }),
    navAd({ uuid: uuid(3), title: 'Kokk', employer: of('310000021') }),
    navAd({ uuid: uuid(4), title: 'Maler', employer: of(null) }),
  );
  expect(await listed(main)).toEqual({ total: 2, ids: [uuid(2), uuid(1)] });
  expect(await listed(subUnit)).toEqual({ total: 1, ids: [uuid(2)] });
  expect(await listed('999999999')).toEqual({ total: 0, ids: [] });
});

test('each stands once: not posted twice, and not what was also published here', async () => {
  const twice = { title: 'Tømrer', employer: of(main), workLocations: [], description: '<p>Den samme</p>' };
  const { db, listed, runJob } = await reading(
    navAd({ ...twice, uuid: uuid(1) }),
    navAd({ ...twice, uuid: uuid(2) }),
    navAd({ uuid: uuid(3), title: 'Murer', employer: of(main), workLocations: [] }),
  );
  expect(await listed(main)).toMatchObject({ total: 2 });
  const business = await addBusiness(db, { organizationNumber: main });
  await addPosition(db, business.id, { title: 'Murer' });
  await runJob('match-national-positions');
  const { total, ids } = await listed(main);
  expect(total).toBe(1);
  expect(ids).not.toContain(uuid(3));
});

test('of an employer with more than a page has room for, each stands on one of the pages', async () => {
  const { listed } = await reading(
    ...Array.from({ length: 26 }, (_, index) =>
      navAd({ uuid: uuid(index + 1), title: `Nr ${index}`, employer: of(main) }),
    ),
  );
  const [first, second] = [await listed(main), await listed(main, 2)];
  expect([first.total, first.ids.length, second.total, second.ids.length]).toEqual([26, 24, 26, 2]);
  expect(new Set([...first.ids, ...second.ids]).size).toBe(26);
  expect(await listed(main, 3)).toEqual({ total: 26, ids: [] });
});

test('what is no organisation number is said to be none', async () => {
  const { call } = await reading();
  for (const number of ['12', '31000000x', '3100000055']) {
    const { status, body } = await call(`GET /api/nav-positions/of-employer/${number}`);
    expect([status, body.errors[0].msg]).toEqual([400, 'Ugyldig organisasjonsnummer']);
  }
});
