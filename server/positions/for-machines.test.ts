import { expect, test } from 'vitest';
import { addBusiness, addPosition } from '../../tests/support/hiring.ts';
import { meanwhile } from '../../tests/support/meanwhile.ts';
import { testApp } from '../../tests/support/test-app.ts';
import { DAY_MS } from '../platform/clock.ts';

const now = new Date('2026-11-20T12:00:00Z');

test('every search has a feed in two formats, and nothing typed by an employer breaks them', async () => {
  const { call, db } = await testApp({ now });
  const business = await addBusiness(db, { businessName: 'Hav & Land <AS>' });
  const { id } = await addPosition(db, business.id, {
    title: 'Kokk ]]> "natt" \u0001',
    municipality: 'bergen',
    positionType: 'Deltid',
    description: `<script>alert('x')</script> ${'ord '.repeat(100)}`,
    createdAt: new Date('2026-11-01T10:00:00Z'),
    approvedAt: new Date('2026-11-03T08:00:00Z'),
  });
  const createdAt = new Date('2026-11-02T10:00:00Z');
  await addPosition(db, business.id, { title: 'Sjåfør', municipality: 'oslo', createdAt });
  const rss = await call('GET /api/positions/feed.xml?fylke=vestland&search=kokk');
  expect(rss.status).toBe(200);
  expect(rss.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(rss.body).toContain('<title>Kokk ]]&gt; &quot;natt&quot; , Hav &amp; Land &lt;AS&gt;</title>');
  expect(rss.body).toContain('<title>Stillinger: kokk, Vestland</title>');
  expect(rss.body).toContain(`/stilling/${id}</link>`);
  expect(rss.body).toContain('<pubDate>Tue, 03 Nov 2026 08:00:00 GMT</pubDate>');
  expect(rss.body).toContain('/stillinger?search=kokk&amp;fylke=vestland</link>');
  expect(rss.body).not.toContain('<script>');
  expect(rss.body).not.toContain('Sjåfør');

  const json = await call('GET /api/positions/feed.json?kommune=bergen');
  expect(json.headers['content-type']).toBe('application/feed+json; charset=utf-8');
  const feed = JSON.parse(`${json.body}`.startsWith('{') ? json.body : JSON.stringify(json.body));
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Stillinger: Bergen',
    items: [
      {
        id,
        date_published: '2026-11-03T08:00:00.000Z',
        content_text: expect.stringMatching(/^Bergen · Deltid · utløper 31. desember 2999\n\n/),
      },
    ],
  });
  const fromBefore = await call('GET /api/positions/feed.xml?fylke=oslo');
  expect(fromBefore.body).toContain('<pubDate>Mon, 02 Nov 2026 10:00:00 GMT</pubDate>');
  const titleOf = async (query: string) =>
    /<title>(.*?)<\/title>/.exec((await call(`GET /api/positions/feed.xml?${query}`)).body)?.[1];
  expect(await titleOf('fylke=more-og-romsdal&jobType=Fast')).toBe('Stillinger: Møre og Romsdal, Fast');
  expect(await titleOf('kommune=valer-ostfold')).toBe('Stillinger: Våler (Østfold)');
  expect(await titleOf('experience=senior')).toBe('Stillinger: Erfaren (5+ år)');
  expect(await titleOf('experience=senior_entry&jobType=Fast_Deltid')).toBe(
    'Stillinger: Deltid eller Fast, Nyutdannet (0–2 år) eller Erfaren (5+ år)',
  );
  const ofSeveral = (await call('GET /api/positions/feed.xml?experience=senior_entry&jobType=Fast&jobType=Deltid'))
    .body;
  const addressed = 'jobType=Deltid_Fast&amp;experience=entry_senior';
  expect(ofSeveral).toContain(`/stillinger?${addressed}</link>`);
  expect(ofSeveral).toContain(`/api/positions/feed.xml?${addressed}"`);
  expect(await titleOf('workLanguage=Engelsk')).toBe('Stillinger: arbeidsspråk engelsk');
  expect(await titleOf('occupation=IT&dueWithinDays=1')).toBe('Stillinger: IT, frist innen 1 dag');
  const ofToday = await call('GET /api/positions/feed.xml?publishedWithinDays=0');
  expect(ofToday.body).toContain('<title>Stillinger: publisert i dag</title>');
  expect(ofToday.body).toContain('/stillinger?publishedWithinDays=0</link>');
  expect(await titleOf('fylke=ingensteds')).toBe('Stillinger: ingensteds');
  expect((await call('GET /api/positions/feed.xml?jobType=feil')).status).toBe(400);
});

test('readers, which take a description for HTML, show it as it was typed', async () => {
  const { call, db } = await testApp({ now });
  const { id } = await addBusiness(db);
  const typed = 'R&D <5 år>\nKom & søk\n\nDu skal:\n– lage mat\n– rydde\n';
  await addPosition(db, id, {
    municipality: 'bergen',
    positionType: 'Fast',
    description: `${typed}– ${'o'.repeat(300)}`,
  });
  const { body } = await call('GET /api/positions/feed.xml');
  const [, inXml = ''] = /<description>(<?[^<]*)<\/description><\/item>/.exec(body) ?? [];
  const signs: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' };
  const html = inXml.replace(/&(\w+);/g, (_entity, name) => signs[name] ?? '');
  expect(html).toBe(
    '<p>Bergen · Fast · utløper 31. desember 2999</p><p>R&amp;D &lt;5 år&gt;<br>Kom &amp; søk</p><p>Du skal:</p><ul><li>lage mat</li><li>rydde…</li></ul>',
  );
});

test('a reader that asks again for an unchanged feed hears so', async () => {
  const { call, db } = await testApp({ now });
  const { id } = await addBusiness(db);
  await addPosition(db, id);
  for (const file of ['feed.xml', 'feed.json']) {
    const { etag = '' } = (await call(`GET /api/positions/${file}`)).headers;
    const again = () => call(`GET /api/positions/${file}`, { headers: { 'if-none-match': etag } });
    expect((await again()).status).toBe(304);
    await addPosition(db, id);
    expect((await again()).status).toBe(200);
  }
});

test('the feed of a business has its name, leads to its page and holds what everybody may see', async () => {
  const { call, db } = await testApp({ now });
  const { id, organizationNumber } = await addBusiness(db, { businessName: 'Hav & Land' });
  const shown = await addPosition(db, id);
  await addPosition(db, id, { approvalStatus: 'pending' });
  await addPosition(db, (await addBusiness(db)).id);
  for (const business of [id, organizationNumber]) {
    const { body } = await call(`GET /api/positions/feed.json?businessId=${business}`);
    expect(body).toMatchObject({
      title: 'Stillinger: Hav & Land',
      home_page_url: expect.stringMatching(`/bedrift/${organizationNumber}$`),
      items: [{ id: shown.id }],
    });
  }
  const hidden = await addBusiness(db, { businessName: 'Skjult AS', isActive: false });
  await addPosition(db, hidden.id);
  for (const business of [hidden.id, 'x', "' or 1=1"]) {
    const { body } = await call(`GET /api/positions/feed.json?businessId=${encodeURIComponent(business)}`);
    expect(body).toMatchObject({ title: 'Stillinger på Jobbfjord', items: [] });
  }
});

test('sitemaps hold exactly what is public, with the time of the last change', async () => {
  const { call, db } = await testApp({ now });
  const business = await addBusiness(db, { organizationNumber: '974760673', updatedAt: '2026-11-02T10:00:00Z' });
  await addBusiness(db, { approvalStatus: 'pending' });
  const { id } = await addPosition(db, business.id, { updatedAt: '2026-11-03T10:00:00Z' });
  await addPosition(db, business.id, { expiryDate: '2026-11-20' });
  await addPosition(db, business.id, { approvalStatus: 'pending' });
  expect((await call('GET /api/positions/sitemap')).body.parts).toEqual([
    { part: 1, lastModified: '2026-11-03T10:00:00.000Z' },
  ]);
  expect((await call('GET /api/positions/sitemap/1')).body.urls).toEqual([
    { path: `/stilling/${id}`, lastModified: '2026-11-03T10:00:00.000Z' },
  ]);
  expect((await call('GET /api/positions/sitemap/2')).body.urls).toEqual([]);
  expect((await call('GET /api/positions/sitemap/x')).status).toBe(400);
  expect((await call('GET /api/business/sitemap')).body.parts).toHaveLength(1);
  expect((await call('GET /api/business/sitemap/1')).body.urls).toEqual([
    { path: '/bedrift/974760673', lastModified: '2026-11-02T10:00:00.000Z' },
  ]);
});

test('the expiry date switches a position off, and a year later it is deleted', async () => {
  const app = await testApp({ now: new Date('2026-11-20T22:30:00Z') });
  const { call, db, clock, runJob } = app;
  const business = await addBusiness(db);
  const { id } = await addPosition(db, business.id, { expiryDate: '2026-11-21' });
  const state = () =>
    db.selectFrom('positions').select(['isActive', 'expiredAt']).where('id', '=', id).executeTakeFirst();
  await runJob('expire-positions');
  expect(await state()).toEqual({ isActive: true, expiredAt: null });
  expect((await call('GET /api/positions')).body.pagination.totalPositions).toBe(1);

  // Midnight in Oslo.
  clock.moveBy(30 * 60 * 1000);
  expect((await call('GET /api/positions')).body.pagination.totalPositions).toBe(0);
  await runJob('expire-positions');
  await runJob('expire-positions');
  expect(await state()).toMatchObject({ isActive: false, expiredAt: expect.any(Date) });
  expect((await call(`GET /api/positions/${id}`)).body.position.isExpired).toBe(true);

  clock.moveBy(365 * DAY_MS);
  await runJob('delete-old-positions');
  expect(await state()).toBeDefined();
  clock.moveBy(DAY_MS);
  await meanwhile(
    app,
    (tx) => tx.updateTable('positions').set({ expiryDate: '2028-01-01' }).where('id', '=', id).execute(),
    () => runJob('delete-old-positions'),
  );
  expect(await state()).toBeDefined();
  await db.updateTable('positions').set({ expiryDate: '2026-11-21' }).where('id', '=', id).execute();
  await runJob('delete-old-positions');
  expect(await state()).toBeUndefined();
  expect((await call(`GET /api/positions/${id}`)).status).toBe(404);
});
