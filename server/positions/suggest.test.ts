import { expect, test } from 'vitest';
import { addBusiness, addPosition } from '../../tests/support/hiring.ts';
import { testApp } from '../../tests/support/test-app.ts';
import { DAY_MS } from '../platform/clock.ts';

test('what is typed is completed to titles, businesses and places with live positions', async () => {
  const { call, db, clock } = await testApp({ now: new Date('2026-11-20T12:00:00Z') });
  const suggest = async (typed: string) => {
    const { body } = await call(`GET /api/positions/suggestions?search=${encodeURIComponent(typed)}`);
    return body.suggestions.map(({ kind, text, value, count }: Record<string, string>) => [kind, text, value, count]);
  };
  const business = await addBusiness(db, { businessName: 'Bergen Syklist AS', organizationNumber: '974760673' });
  await addPosition(db, business.id, { title: 'Sykepleier', municipality: 'bergen' });
  const night = await addPosition(db, business.id, {
    title: 'SYKEPLEIER – natt',
    municipality: 'oslo',
    expiryDate: '2026-11-21',
  });
  await addPosition(db, business.id, { title: 'Natt-sykepleier', municipality: 'sykkylven' });
  await addPosition(db, business.id, { title: 'Sykkelreparatør', approvalStatus: 'pending' });

  expect(await suggest('syk')).toEqual([
    // As many as a search for it finds.
    ['title', 'Sykepleier', 'Sykepleier', 3],
    ['title', 'Natt-sykepleier', 'Natt-sykepleier', 2],
    ['business', 'Bergen Syklist AS', '974760673', 3],
    ['municipality', 'Sykkylven', 'sykkylven', 1],
  ]);
  expect(await suggest('OSL')).toEqual([['county', 'Oslo', 'oslo', 1]]);
  expect(await suggest('kepleier')).toEqual([]);
  expect(await suggest(' ')).toEqual([]);

  await db.updateTable('positions').set({ title: 'Nattevakt' }).where('id', '=', night.id).execute();
  expect(await suggest('natt')).toEqual([
    ['title', 'Nattevakt', 'Nattevakt', 2],
    ['title', 'Natt-sykepleier', 'Natt-sykepleier', 1],
  ]);
  clock.moveBy(DAY_MS);
  expect(await suggest('nattevakt')).toEqual([]);
  await db.updateTable('businesses').set({ isActive: false }).execute();
  expect(await suggest('syk')).toEqual([]);
});

test('an occupation is suggested by any of its words, with what is sorted under it', async () => {
  const { call, db } = await testApp({ now: new Date('2026-11-20T12:00:00Z') });
  const { id } = await addBusiness(db, { businessName: 'Kaikanten AS' });
  for (const profession of ['Sykepleier', 'Lege', 'Kokk'] as const) await addPosition(db, id, { profession });
  const suggest = async (typed: string) =>
    (await call(`GET /api/suggestions?search=${encodeURIComponent(typed)}`)).body.suggestions;
  const health = { kind: 'occupation', value: 'Helse og sosial', text: 'Helse og sosial', count: 2 };
  for (const typed of ['he', 'Helse og so', ' SOS ']) expect(await suggest(typed), typed).toContainEqual(health);
  for (const typed of ['og', 'else', 'transport', ' ']) expect(await suggest(typed), typed).toEqual([]);
});

test('a name that several businesses have is searched for, until only one of them has live positions', async () => {
  const { call, db } = await testApp({ now: new Date('2026-11-20T12:00:00Z') });
  const [first, second] = [
    await addBusiness(db, { businessName: 'Kiwi Butikk AS', organizationNumber: '974760673' }),
    await addBusiness(db, { businessName: 'Kiwi Butikk AS', organizationNumber: '923609016' }),
  ];
  for (const { id } of [first, second]) await addPosition(db, id, { title: 'Butikkmedarbeider' });
  const suggest = async () => (await call('GET /api/positions/suggestions?search=kiwi')).body.suggestions;
  const found = { text: 'Kiwi Butikk AS' };
  expect(await suggest()).toEqual([{ ...found, kind: 'title', value: 'Kiwi Butikk AS', count: 2 }]);
  await db.updateTable('businesses').set({ isActive: false }).where('id', '=', second.id).execute();
  expect(await suggest()).toEqual([{ ...found, kind: 'business', value: '974760673', count: 1 }]);
});

test('a name that several municipalities have is searched for, wherever the ad is', async () => {
  const { call, db } = await testApp({ now: new Date('2026-11-20T12:00:00Z') });
  const { id } = await addBusiness(db, { businessName: 'Kaikanten AS' });
  await addPosition(db, id, { municipality: 'heroy-nordland', location: 'Storgata 1' });
  const { suggestions } = (await call('GET /api/positions/suggestions?search=hero')).body;
  expect(suggestions).toEqual([{ kind: 'title', value: 'Herøy', text: 'Herøy', count: 1 }]);
  expect((await call(`GET /api/positions?search=${encodeURIComponent('Herøy')}`)).body.positions).toHaveLength(1);
});
