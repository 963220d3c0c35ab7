import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { addDays, dayInOslo } from '../server/platform/clock.ts';
import type { Db } from '../server/platform/database/database.ts';
import { testApp } from '../tests/support/test-app.ts';
import { addDemoApplications } from './applications.ts';
import { fillDemo } from './fill.ts';
import { loadDemo } from './load.ts';
import { logIns } from './log-ins.ts';
import { addDemoPeople } from './people.ts';

test('an empty database gets employers and positions once', async () => {
  const { platform, db, call } = await testApp();
  await loadDemo(platform);
  await loadDemo(platform);
  const count = (table: 'businesses' | 'positions') =>
    db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirst();
  expect(await count('businesses')).toEqual({ count: 60 });
  expect(await count('positions')).toEqual({ count: 600 });

  const { body } = await call('GET /api/positions?limit=100');
  expect(body.pagination.totalPositions).toBeGreaterThan(300);
  expect(body.positions[0]).toMatchObject({
    featured: true,
    municipal: expect.any(String),
    county: expect.any(String),
  });
  expect(Object.keys(body.facets.fylke).length).toBeGreaterThan(10);
  const business = (await call('GET /api/business?sort=employees')).body.businesses[0];
  expect(business).toMatchObject({
    location: expect.stringMatching(/^[A-ZÆØÅ][a-zæøå]/),
    industry: expect.any(String),
    logoUrl: expect.stringMatching(/^\/uploads\/business-logos\//),
  });
});

test('the demo job seeker has a CV and a letter, and has applied to the demo employer, who has heard from others too', async () => {
  const { platform, call, app } = await testApp();
  await loadDemo(platform);
  await addDemoPeople(platform);
  await addDemoApplications(platform);
  await addDemoApplications(platform);
  const [{ email, password }] = logIns;
  const { token } = (await call('POST /api/auth/login', { body: { email, password } })).body;
  const { applications } = (await call('GET /api/applications/mine', { token })).body;
  expect(applications.length).toBeGreaterThan(1);
  const { cvs } = (await call('GET /api/cvs', { token })).body;
  expect(cvs).toMatchObject([{ title: 'Sykepleier', translations: { en: { title: 'Registered nurse' } } }]);
  const { letters } = (await call('GET /api/cover-letters', { token })).body;
  expect(letters).toMatchObject([{ positionTitle: 'fagsykepleier' }]);
  const followed = (await call('GET /api/auth/me', { token })).body;
  expect(followed.followedPositions.length).toBeGreaterThan(2);
  expect(followed.followedBusinesses).toHaveLength(3);
  expect(followed.savedSearches).toMatchObject([{ searchTerm: 'sykepleier', filters: { selectedFylke: 'troms' } }]);
  const asked = await platform.db
    .selectFrom('applications')
    .innerJoin('positions', 'positions.id', 'positionId')
    .innerJoin('users', 'users.id', 'applications.userId')
    .select(['submittedAt', 'positions.createdAt as openedAt', 'users.createdAt as joinedAt'])
    .execute();
  // Nobody applies before the position is there, nor before having an account.
  expect(
    asked.filter(({ submittedAt, openedAt, joinedAt }) => submittedAt < openedAt || submittedAt < joinedAt),
  ).toEqual([]);
  const early = await platform.db
    .selectFrom('positionViews')
    .innerJoin('positions', 'positions.id', 'positionId')
    .select(['day', 'createdAt'])
    .execute();
  expect(early.length).toBeGreaterThan(0);
  expect(early.filter(({ day, createdAt }) => day < dayInOslo(createdAt))).toEqual([]);
  const { application } = (await call(`GET /api/applications/mine/${applications[0].id}`, { token })).body;
  expect(application.responses).toHaveLength(6);
  const file = await app.inject(application.responses[5].files[0].url);
  expect(file.body).toMatch(/^%PDF-1.4/);
});

test('a start that is cut off leaves nothing of the demo, and instances that start at once fill it once', async () => {
  const { platform, db, call } = await testApp();
  const { disk } = platform.files;
  const put = disk.put.bind(disk);
  disk.put = async (key, ...rest) => {
    if (key.startsWith('private/application-files/')) throw new Error('cut off');
    return await put(key, ...rest);
  };
  await expect(fillDemo(platform)).rejects.toThrow('cut off');
  disk.put = put;
  for (const table of ['businesses', 'users', 'positions'] as const)
    expect(await db.selectFrom(table).select('id').execute(), table).toEqual([]);

  await Promise.all([fillDemo(platform), fillDemo(platform)]);
  for (const { email, password } of logIns)
    expect((await call('POST /api/auth/login', { body: { email, password } })).status, email).toBe(200);
  expect(await db.selectFrom('newsletters').select('id').execute()).toHaveLength(2);
  expect((await db.selectFrom('applications').select('id').execute()).length).toBeGreaterThan(10);

  const filled = await rowsByTable(db);
  await fillDemo(platform);
  expect(await rowsByTable(db)).toEqual(filled);
});

async function rowsByTable(db: Db) {
  const { rows } = await sql<{ name: string; count: number }>`
    select table_name as name, (xpath('//count/text()', query_to_xml(
      format('select count(*) from public.%I', table_name), false, true, '')))[1]::text::int as count
    from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

test.each(['2026-11-22T23:30:00+01:00', '2027-04-10T00:30:00+02:00'])(
  'started at %s, with a change of the clock behind it, views are counted day by day',
  async (moment) => {
    const { platform, db } = await testApp({ now: new Date(moment) });
    await fillDemo(platform);
    const days = await db.selectFrom('positionViews').select('day').distinct().orderBy('day').execute();
    const today = moment.slice(0, 10);
    expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 30 }, (_, nth) => addDays(today, nth - 29)));
  },
);
