import { expect, test } from 'vitest';
import { testApp } from '../tests/support/test-app.ts';
import { loadDemo } from './load.ts';

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
