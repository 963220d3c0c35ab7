import { expect, onTestFinished, test } from 'vitest';
import { navAd } from '../../demo/nav-feed/nav-ad.ts';
import { startRegister } from '../../demo/register/register.ts';
import { specialNumbers } from '../../demo/register/special-units.ts';
import { addBusiness, addPosition } from '../../tests/support/hiring.ts';
import { importing, uuid } from '../../tests/support/importing.ts';

test('an ad of a sub-unit leads to the profile of its main unit, and is recognised among its positions', async () => {
  const register = await startRegister();
  onTestFinished(() => register.close());
  const employer = { name: 'Avdelingen', orgnr: specialNumbers.subUnit, description: '', homepage: '' };
  const ad = navAd({ uuid: uuid(1), title: 'Rørlegger', workLocations: [], employer });
  const { call, db, importer, platform, runJob } = await importing({ events: [ad] });
  platform.config.brregUrl = register.url;
  await importer.round();
  const business = await addBusiness(db, {
    organizationNumber: specialNumbers.publicBody,
    businessName: 'Prøveetaten',
  });
  const { id } = await addPosition(db, business.id, { title: 'Rørlegger' });
  const read = async () => (await call(`GET /api/nav-positions/${uuid(1)}`)).body.position;
  expect(await read()).toMatchObject({ business: null, localPosition: null });

  await runJob('find-national-employers');
  await runJob('find-national-employers');
  await runJob('match-national-positions');
  expect(await read()).toMatchObject({
    employer: { orgnr: specialNumbers.subUnit },
    business: { id: business.id, name: 'Prøveetaten', organizationNumber: specialNumbers.publicBody },
    localPosition: { id },
  });
  expect(register.requests()).toHaveLength(1);

  await db.deleteFrom('nationalPositions').execute();
  await runJob('find-national-employers');
  expect(await db.selectFrom('registerParents').selectAll().execute()).toEqual([]);
});

test('a register that gives no answer is asked again later', async () => {
  const employer = { name: 'Avdelingen', orgnr: specialNumbers.subUnit, description: '', homepage: '' };
  const { db, importer, runJob } = await importing({ events: [navAd({ uuid: uuid(1), employer })] });
  await importer.round();
  await runJob('find-national-employers');
  expect(await db.selectFrom('registerParents').selectAll().execute()).toEqual([]);
});

test('what is no list of units says of no employer that it has no parent, and is not asked for more', async () => {
  const register = await startRegister();
  onTestFinished(() => register.close());
  const employer = { name: 'Avdelingen', orgnr: specialNumbers.subUnit, description: '', homepage: '' };
  const { db, importer, platform, runJob } = await importing({ events: [navAd({ uuid: uuid(1), employer })] });
  platform.config.brregUrl = register.url;
  await importer.round();
  register.fail({ status: 200, body: '{"melding":"Vedlikehold"}' });
  await runJob('find-national-employers');
  expect(register.requests()).toHaveLength(1);
  expect(await db.selectFrom('registerParents').selectAll().execute()).toEqual([]);
});

test('a number that cannot exist is not asked about, and has no parent', async () => {
  const register = await startRegister();
  onTestFinished(() => register.close());
  const employer = { name: 'Avdelingen', orgnr: '210002007', description: '', homepage: '' };
  const { db, importer, platform, runJob } = await importing({ events: [navAd({ uuid: uuid(1), employer })] });
  platform.config.brregUrl = register.url;
  await importer.round();
  await runJob('find-national-employers');
  expect(register.requests()).toEqual([]);
  expect(await db.selectFrom('registerParents').select(['organizationNumber', 'parent']).execute()).toEqual([
    { organizationNumber: '210002007', parent: null },
  ]);
});
