import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { navAd } from '../../../demo/nav-feed/nav-ad.ts';
import { startNavFeed } from '../../../demo/nav-feed/nav-feed.ts';
import { importing, minute, uuid } from '../../../tests/support/importing.ts';
import { DAY_MS, HOUR_MS } from '../../platform/clock.ts';
import { createNavClient } from './nav-client.ts';

const nurse = navAd({ uuid: uuid(1), title: 'Sykepleier', description: '<p>Natt</p>' });
const cook = navAd({ uuid: uuid(2), title: 'Kokk' });
const driver = navAd({ uuid: uuid(3), title: 'Bussjåfør' });

test('a first start reads what can still be live, and nothing that is older', async () => {
  const ancient = { ad: navAd({ uuid: uuid(9), title: 'Fyrvokter' }), at: new Date('2023-05-01T08:00:00Z') };
  const { importer, titles, state, asked } = await importing({ events: [ancient, nurse, cook] });
  expect(await importer.round()).toBe(true);
  expect(await titles('sort=title')).toEqual(['Kokk', 'Sykepleier']);
  const [first] = asked(/^\/api\/v1\/feed\?/);
  expect(first?.headers['if-modified-since']).toMatch(/^Wed, 18 Feb 2026 05:0\d:\d\d GMT$/);
  expect(await state()).toMatchObject({ firstFinishedAt: expect.any(Date), eventsRead: 2, newestEventAt: minute(2) });
  expect(asked(new RegExp(uuid(9)))).toEqual([]);
});

test('the last event of an ad in a page wins', async () => {
  const events = [
    nurse,
    { ad: nurse, status: 'STOPPED' as const },
    cook,
    { ad: cook, status: 'STOPPED' as const },
    cook,
  ];
  const { importer, titles, asked } = await importing({ events });
  await importer.round();
  expect(await titles()).toEqual(['Kokk']);
  expect(asked(new RegExp(`feedentry/${uuid(1)}`))).toEqual([]);
});

test('pages overlap by one, and the tail is read again and again: nothing is done twice', async () => {
  const { importer, feed, titles, asked, state } = await importing({ events: [nurse, cook] });
  await importer.round();
  await importer.round();
  await importer.round();
  expect(asked(/feedentry/)).toHaveLength(2);
  feed.publish(driver);
  await importer.round();
  expect(await titles('sort=title')).toEqual(['Bussjåfør', 'Kokk', 'Sykepleier']);
  expect(asked(/feedentry/)).toHaveLength(3);
  expect((await state()).pageId).not.toBeNull();
});

test('the tail is read without conditions, whose 304 would hide the next page', async () => {
  const { importer, feed, titles, asked } = await importing({ events: [nurse, cook] });
  await importer.round();
  for (const number of [11, 12, 13, 14]) {
    feed.publish(navAd({ uuid: uuid(number), title: `Runde ${number}` }));
    await importer.round();
    expect(await titles('search=Runde')).toHaveLength(number - 10);
  }
  for (const { path, headers } of asked(/api\/v1/)) {
    expect(headers['if-none-match']).toBeUndefined();
    if (path.includes('/feed/')) expect(headers['if-modified-since']).toBeUndefined();
  }
});

test('several pages in a row are read to the end, each under its own size', async () => {
  const { importer, feed, titles, asked } = await importing({ events: [nurse] });
  await importer.round();
  for (let number = 100; number < 130; number++) feed.publish(navAd({ uuid: uuid(number), title: `Nr ${number}` }));
  await importer.round();
  expect(await titles('limit=100')).toHaveLength(31);
  for (const { path } of asked(/v1\/feed[/?]/)) expect(path).toContain('pageSize=10000');
});

test('an ad that ends is gone at once, with its text and contacts; followers learn that it has ended', async () => {
  const contact = { name: 'Kari Nordmann', email: 'kari@example.no', phone: '00 11 22 33', role: null, title: null };
  const { importer, feed, call, db, titles } = await importing({
    events: [navAd({ ...nurse, contactList: [contact] })],
  });
  await importer.round();
  expect((await call(`GET /api/nav-positions/${uuid(1)}`)).body.position.contactList).toHaveLength(1);
  feed.withdraw(uuid(1));
  await importer.round();
  expect(await titles()).toEqual([]);
  const { status, body } = await call(`GET /api/nav-positions/${uuid(1)}`);
  expect([status, body.message]).toEqual([404, 'NAV stilling ikke funnet']);
  expect(body.errors).toEqual([{ path: 'uuid', msg: 'Stillingen er ikke lenger tilgjengelig' }]);
  expect(await db.selectFrom('nationalPositions').selectAll().execute()).toEqual([]);
  const stubs = await db.selectFrom('nationalStubs').selectAll().execute();
  expect(stubs.map((stub) => Object.keys(stub).sort())).toEqual([['eventAt', 'id', 'removedAt']]);
  expect((await call(`GET /api/nav-positions/${uuid(99)}`)).body.errors).toEqual([]);
});

test('an ad that was stopped by mistake comes back', async () => {
  const { importer, feed, titles } = await importing({ events: [nurse] });
  await importer.round();
  feed.withdraw(uuid(1));
  await importer.round();
  feed.publish(nurse);
  await importer.round();
  expect(await titles()).toEqual(['Sykepleier']);
});

test('an ad that is stopped and comes back within one second is there', async () => {
  const { importer, feed, titles } = await importing({ events: [nurse] });
  await importer.round();
  const say = (status: string) => {
    const items = [{ date_modified: '2026-08-20T06:30:00+02:00', _feed_entry: { uuid: uuid(1), status } }];
    feed.fail('feed', { status: 200, body: JSON.stringify({ id: uuid(7), next_id: null, items }), times: 1 });
  };
  say('INACTIVE');
  await importer.round();
  expect(await titles()).toEqual([]);
  say('ACTIVE');
  await importer.round();
  expect(await titles()).toEqual(['Sykepleier']);
});

test('an end that lands behind what came later does not end it, in one page or two', async () => {
  const { importer, feed, titles, asked } = await importing({ events: [nurse, cook, driver] });
  await importer.round();
  const say = (...items: [number, string, number][]) =>
    feed.fail('feed', {
      status: 200,
      body: JSON.stringify({
        id: uuid(7),
        next_id: null,
        items: items.map(([of, status, at]) => ({
          date_modified: minute(at).toISOString(),
          _feed_entry: { uuid: uuid(of), status },
        })),
      }),
    });
  say([1, 'ACTIVE', 20], [1, 'INACTIVE', 19], [2, 'ACTIVE', 20]);
  await importer.round();
  say([2, 'INACTIVE', 19]);
  await importer.round();
  await importer.round();
  expect(await titles('sort=title')).toEqual(['Bussjåfør', 'Kokk', 'Sykepleier']);
  // Where it has ended all the same, its details say so.
  const inactive = { uuid: uuid(3), sistEndret: '2026-08-20T06:00:00+02:00', status: 'INACTIVE' };
  feed.fail({ uuid: uuid(3) }, { status: 200, body: JSON.stringify(inactive) });
  say([3, 'INACTIVE', 1]);
  await importer.round();
  expect(await titles('sort=title')).toEqual(['Kokk', 'Sykepleier']);
  const times = asked(new RegExp(`feedentry/${uuid(3)}`)).length;
  await importer.round();
  expect(asked(new RegExp(`feedentry/${uuid(3)}`))).toHaveLength(times);
});

test('a cursor that the feed does not know, as of another feed, starts from the beginning, and every ad is looked at again', async () => {
  const { importer, importerOf, titles, clock } = await importing({ events: [nurse, cook] });
  await importer.round();
  await importer.stop();
  const other = await startNavFeed({
    now: clock.now,
    events: [
      { ad: navAd({ uuid: uuid(4), title: 'Anleggsgartner' }), at: new Date(minute(0).getTime() - 90 * DAY_MS) },
      { ad: cook, at: minute(30) },
      { ad: driver, at: minute(31) },
    ],
  });
  onTestFinished(() => other.close());
  const next = importerOf(other);
  await next.round();
  expect(await titles('sort=title')).toEqual(['Anleggsgartner', 'Bussjåfør', 'Kokk', 'Sykepleier']);
  // What nothing but a 404 says is gone is asked about once more.
  clock.moveBy(HOUR_MS);
  await next.round();
  expect(await titles('sort=title')).toEqual(['Anleggsgartner', 'Bussjåfør', 'Kokk']);
});

test('a page that is gone is one that the feed does not know', async () => {
  const { importer, feed, titles, state } = await importing({ events: [nurse] });
  await importer.round();
  feed.publish(cook);
  feed.fail({ uuid: `${(await state()).pageId}` }, { status: 410, body: '' });
  await importer.round();
  expect(await titles('sort=title')).toEqual(['Kokk', 'Sykepleier']);
});

test('a page that cannot be understood stops nothing for good, and no details', async () => {
  const { importer, feed, titles, state } = await importing({ events: [nurse] });
  await importer.round();
  feed.publish(cook);
  feed.fail('feed', { status: 200, body: '<html>Vedlikehold</html>', times: 1 });
  await expect(importer.round()).rejects.toThrow('not JSON');
  await importer.round();
  expect(await titles('sort=title')).toEqual(['Kokk', 'Sykepleier']);
  expect((await state()).lastError).toBeNull();
});

test('items that cannot be understood are counted, and the others read', async () => {
  const { importer, feed, state, titles } = await importing({ events: [nurse] });
  const good = { date_modified: minute(5).toISOString(), _feed_entry: { uuid: uuid(1), status: 'ACTIVE' } };
  const wrong = ['2026-13-45', '0000-01-01T00:00:00Z', '2026-08-20T06:10:00+99:99'];
  const odd = { date_modified: '2026-08-20T06:10:00+23:00', _feed_entry: { uuid: uuid(2), status: 'ACTIVE' } };
  const items = [{ id: 'x' }, null, good, odd, ...wrong.map((date_modified) => ({ ...good, date_modified }))];
  feed.fail('feed', {
    status: 200,
    body: JSON.stringify({ id: uuid(77), next_id: null, next_url: null, items }),
    times: 1,
  });
  await importer.round();
  expect(await state()).toMatchObject({ itemsRefused: 5, eventsRead: 2 });
  expect(await titles()).toEqual(['Sykepleier']);
});

test('an end counts without its time, and what is said twice is read where it can be', async () => {
  const { importer, feed, titles, state } = await importing({ events: [nurse, cook, driver] });
  await importer.round();
  const { newestEventAt } = await state();
  const ended = (number: number) => {
    const inactive = { uuid: uuid(number), sistEndret: '2026-08-20T06:00:00+02:00', status: 'INACTIVE' };
    feed.fail({ uuid: uuid(number) }, { status: 200, body: JSON.stringify(inactive) });
  };
  ended(1);
  ended(2);
  const items = [
    { date_modified: null, _feed_entry: { uuid: uuid(1), status: 'INACTIVE' } },
    { id: uuid(2), date_modified: 'i går', _feed_entry: { status: 'INACTIVE', sistEndret: minute(9).toISOString() } },
    // Its details say that it lives.
    { _feed_entry: { uuid: uuid(3), status: 'INACTIVE' } },
  ];
  feed.fail('feed', { status: 200, body: JSON.stringify({ id: uuid(77), next_id: null, items }) });
  await importer.round();
  expect(await titles()).toEqual(['Bussjåfør']);
  expect(await state()).toMatchObject({ itemsRefused: 0, newestEventAt: minute(9) });
  expect(newestEventAt).toEqual(minute(2));
});

test('the last page counts once, however often it is read, and what it grows by besides', async () => {
  const { importer, feed, state } = await importing({ events: [nurse] });
  const good = { date_modified: minute(5).toISOString(), _feed_entry: { uuid: uuid(1), status: 'ACTIVE' } };
  const tail = (...items: unknown[]) =>
    feed.fail('feed', { status: 200, body: JSON.stringify({ id: uuid(77), next_id: null, items }) });
  tail(good, null);
  await importer.round();
  await importer.round();
  expect(await state()).toMatchObject({ itemsRefused: 1, eventsRead: 1 });
  tail(good, null, good, null);
  await importer.round();
  expect(await state()).toMatchObject({ itemsRefused: 2, eventsRead: 2 });
});

test('a time without offset or of no clock, any form of id and a new status are understood', async () => {
  const first = '11111111-1111-1111-1111-111111111111';
  const { importer, feed, titles } = await importing({ events: [nurse] });
  await importer.round();
  const item = (id: string, status: string, at: string) => ({ date_modified: at, _feed_entry: { uuid: id, status } });
  feed.publish(navAd({ uuid: first, title: 'Murer' }), cook, driver);
  const items = [
    item(first, 'ACTIVE', '2026-08-20T07:00:00+02:00[Europe/Oslo]'),
    item(uuid(3), 'ACTIVE', '2026-08-20T07:00:00'),
    item(uuid(1), 'STOPPED', minute(5).toISOString()),
    item(uuid(2), 'ACTIVE', '2026-08-20T25:00:00Z'),
  ];
  feed.fail('feed', { status: 200, body: JSON.stringify({ id: first, next_id: null, items }), times: 1 });
  await importer.round();
  expect(await titles('sort=title')).toEqual(['Bussjåfør', 'Kokk', 'Murer']);
});

test('pages that lead in a circle, or to one that is not there yet, are read once a round', async () => {
  const { importer, feed, asked, state } = await importing({ events: [nurse] });
  const items = [{ date_modified: minute(0).toISOString(), _feed_entry: { uuid: uuid(1), status: 'ACTIVE' } }];
  for (const [id, next_id] of [
    [76, 76],
    [76, 77],
  ] as const) {
    const page = { id: uuid(id), next_id: uuid(next_id), items };
    feed.fail('feed', { status: 200, body: JSON.stringify(page) });
    const before = asked(/v1\/feed/).length;
    await importer.round();
    // With the look at the last two days, once a day.
    expect(asked(/v1\/feed/).length - before).toBeLessThanOrEqual(5);
  }
  expect((await state()).pageId).toBe(uuid(76));
});

test('next_url is never followed away from NAV', async () => {
  const { importer, feed, asked, clock } = await importing({ events: [nurse] });
  const elsewhere = await startNavFeed({ now: clock.now, events: [{ ad: cook, at: minute(1) }] });
  const items = [{ date_modified: minute(0).toISOString(), _feed_entry: { uuid: uuid(1), status: 'ACTIVE' } }];
  const page = { id: uuid(76), next_id: uuid(77), next_url: `${elsewhere.url}/api/v1/feed/${uuid(77)}`, items };
  feed.fail('feed', { status: 200, body: JSON.stringify(page), times: 1 });
  await importer.round();
  expect(elsewhere.requests()).toEqual([]);
  expect(asked(new RegExp(`feed/${uuid(77)}`))).toHaveLength(1);
  await elsewhere.close();
});

test('a page that names the next one only by its address is no end, and an empty one is', async () => {
  const items = [{ date_modified: minute(0).toISOString(), _feed_entry: { uuid: uuid(1), status: 'ACTIVE' } }];
  const askedAfter = async (page: object) => {
    const { importer, feed, asked } = await importing({ events: [nurse] });
    feed.fail('feed', { status: 200, body: JSON.stringify({ id: uuid(76), items, ...page }), times: 1 });
    await importer.round();
    return asked(/feed\/0/).map(({ path }) => path.split('?')[0]);
  };
  const next = [`/api/v1/feed/${uuid(77)}`];
  expect(await askedAfter({ next_url: `/api/v1/feed/${uuid(77)}` })).toEqual(next);
  expect(await askedAfter({ next_id: '', next_url: `https://x.example/feed/${uuid(77)}?pageSize=9` })).toEqual(next);
  expect(await askedAfter({ next_id: '', next_url: '' })).toEqual([]);
  expect(await askedAfter({})).toEqual([]);
});

test.each(['side-2', 4711, '2026-08-20T07:00:00Z'])(
  'a page may be called %o, and is read on from there',
  async (next) => {
    const { importer, feed, titles, state, asked } = await importing({ events: [nurse, cook] });
    const itemOf = (id: number) => ({
      date_modified: minute(id).toISOString(),
      _feed_entry: { uuid: uuid(id), status: 'ACTIVE' },
    });
    feed.fail(
      { uuid: `${next}` },
      { status: 200, body: JSON.stringify({ id: next, next_id: null, items: [itemOf(2)] }) },
    );
    const first = { id: 'side-1', next_id: next, items: [itemOf(1)] };
    feed.fail('feed', { status: 200, body: JSON.stringify(first), times: 1 });
    await importer.round();
    expect(await titles('sort=title')).toEqual(['Kokk', 'Sykepleier']);
    expect((await state()).pageId).toBe(`${next}`);
    const before = asked(/v1\/feed\?/).length;
    await importer.round();
    expect(asked(/v1\/feed\?/)).toHaveLength(before);
  },
);

test('a page without an id is known by its address, and one without either is not understood', async () => {
  const { importer, feed, state } = await importing({ events: [nurse] });
  const items = [{ date_modified: minute(0).toISOString(), _feed_entry: { uuid: uuid(1), status: 'ACTIVE' } }];
  const answer = (page: object) => feed.fail('feed', { status: 200, body: JSON.stringify(page), times: 1 });
  answer({ items });
  await expect(importer.round()).rejects.toThrow('unknown form');
  answer({ feed_url: `/api/v1/feed/${uuid(76)}`, next_id: null, items });
  await importer.round();
  expect((await state()).pageId).toBe(uuid(76));
});

test('the id of a page leads to no other address than that of a page', async () => {
  const { importer, feed, asked } = await importing({ events: [nurse] });
  for (const id of ['../../x', '..', 'a/b', '?last', '']) {
    feed.fail('feed', { status: 200, body: JSON.stringify({ id, next_id: null, items: [] }), times: 1 });
    await expect(importer.round()).rejects.toThrow('unknown form');
  }
  expect(asked(/^(?!\/api\/(publicToken|v1\/feed))/)).toEqual([]);
});

test('nothing newer may be said by 304, and a byte order mark says nothing', async () => {
  const { importer, feed, titles, state } = await importing({ events: [nurse] });
  feed.fail('feed', { status: 304, times: 1 });
  expect(await importer.round()).toBe(true);
  expect(await state()).toMatchObject({ firstFinishedAt: expect.any(Date), lastError: null });
  const item = { date_modified: minute(1).toISOString(), _feed_entry: { uuid: uuid(1), status: 'ACTIVE' } };
  feed.fail('feed', { status: 200, body: `\ufeff${JSON.stringify({ id: uuid(76), items: [item] })}`, times: 1 });
  await importer.round();
  expect(await titles()).toEqual(['Sykepleier']);
});

test('once a day the last 48 hours are read again, and what passed us by is put right', async () => {
  const { importer, db, feed, titles, clock } = await importing({ events: [nurse, cook] });
  await importer.round();
  // As if the end of one and the beginning of another had landed behind where we had read.
  await db.deleteFrom('nationalPositions').where('id', '=', uuid(2)).execute();
  clock.moveBy(DAY_MS + 1000);
  const asking = feed.requests().length;
  await importer.round();
  expect(await titles('sort=title')).toEqual(['Kokk', 'Sykepleier']);
  const since = feed
    .requests()
    .slice(asking)
    .flatMap(({ headers }) => headers['if-modified-since'] ?? []);
  expect(since).toHaveLength(1);
  await importer.round();
  expect(
    feed
      .requests()
      .slice(asking)
      .filter(({ headers }) => headers['if-modified-since']),
  ).toHaveLength(1);
});

test('an ad that NAV did not know yet when its event came is asked for again within a day', async () => {
  const { importer, feed, titles, clock, asked } = await importing({ events: [nurse, cook] });
  feed.fail({ uuid: uuid(1) }, { status: 404, body: '', times: 2 });
  for (let answer = 1; answer <= 2; answer++) {
    await importer.round();
    clock.moveBy(HOUR_MS);
  }
  await importer.round();
  expect(await titles()).toEqual(['Kokk']);
  clock.moveBy(DAY_MS + 1000);
  await importer.round();
  expect(await titles('sort=title')).toEqual(['Kokk', 'Sykepleier']);
  expect(asked(new RegExp(`feedentry/${uuid(1)}`))).toHaveLength(3);
});

test.each([
  ['is refused', { status: 400, body: 'pageSize must be less than or equal to 500' }, 1],
  ['breaks the service', { status: 502, body: '' }, 2],
  ['takes too long', { hang: true }, 2],
  ['breaks off', { reset: true }, 2],
])('a large page that %s is asked for as NAV makes it by itself', async (what, fault, rounds) => {
  const { importer, feed, titles, asked } = await importing({ events: [nurse, cook], answerWithinMs: 2000 });
  feed.fail('feed', { ...fault, times: 1 });
  for (let round = 1; round < rounds; round++) await expect(importer.round()).rejects.toThrow();
  await importer.round();
  expect(await titles('sort=title')).toEqual(['Kokk', 'Sykepleier']);
  const sizes = asked(/v1\/feed[/?]?/)
    .filter(({ path }) => !path.includes('feedentry'))
    .map(({ path }) => path.includes('pageSize'));
  expect(sizes.slice(0, 3)).toEqual([true, false, what !== 'is refused']);
});

test('large pages are asked for again, until three in a row were in vain', async () => {
  const { feed, asked } = await importing({ events: [nurse] });
  const nav = createNavClient({ url: feed.url, userAgent: 'test' });
  const read = () => nav.pageSince(minute(-1), AbortSignal.timeout(10_000));
  const failThenRead = async () => {
    feed.fail('feed', { status: 502, times: 1 });
    await expect(read()).rejects.toThrow('status 502');
    await read();
  };
  await failThenRead();
  await failThenRead();
  await read();
  for (let times = 1; times <= 3; times++) await failThenRead();
  await read();
  await read();
  const sizes = asked(/v1\/feed[?]?/).map(({ path }) => (path.includes('pageSize') ? 'large' : 'own'));
  const failure = ['large', 'own'];
  expect(sizes).toEqual([...failure, ...failure, 'large', ...failure, ...failure, ...failure, 'own', 'own']);
});

test('live ads are read again after a week, since their text may change without an event', async () => {
  const { importer, feed, titles, clock } = await importing({ events: [nurse] });
  await importer.round();
  feed.amend(navAd({ ...nurse, title: 'Sykepleier, natt' }));
  await importer.round();
  expect(await titles()).toEqual(['Sykepleier']);
  clock.moveBy(8 * DAY_MS);
  await importer.round();
  expect(await titles()).toEqual(['Sykepleier, natt']);
});

test('ads that cannot be read keep none of the others from being read again', async () => {
  const events = Array.from({ length: 26 }, (_, index) => navAd({ uuid: uuid(index + 1), title: `Nr ${index + 1}` }));
  const { importer, feed, titles, clock, db } = await importing({ events });
  await importer.round();
  await sql`insert into national_queue (id, event_at, due_at)
    select id, event_at, 'infinity' from national_reads where id <> ${uuid(26)}`.execute(db);
  await sql`update national_reads set checked_at = checked_at + interval '1 hour' where id = ${uuid(26)}`.execute(db);
  feed.amend(navAd({ uuid: uuid(26), title: 'Sykepleier, natt' }));
  clock.moveBy(8 * DAY_MS);
  await importer.round();
  expect(await titles('search=natt')).toEqual(['Sykepleier, natt']);
});

test('silence of hours is an alarm', async () => {
  const { importer, call, clock, feed } = await importing({ events: [nurse] });
  expect((await call('GET /api/health/national')).status).toBe(503);
  await importer.round();
  expect((await call('GET /api/health/national')).body).toMatchObject({ success: true, isSilent: false });
  feed.fail('feed', { status: 503 });
  clock.moveBy(4 * HOUR_MS);
  await expect(importer.round()).rejects.toThrow('status 503');
  expect((await call('GET /api/health/national')).status).toBe(503);
});

test('a feed that answers with nothing that can be read is an alarm after two days, but not while it is read first', async () => {
  const { importer, call, clock, feed, state, db } = await importing({ events: [nurse] });
  await importer.round();
  const { newestEventAt } = await state();
  const unread = { id: uuid(77), next_id: null, next_url: null, items: [{ entry: uuid(1) }] };
  feed.fail('feed', { status: 200, body: JSON.stringify(unread) });
  clock.moveBy(49 * HOUR_MS);
  await importer.round();
  expect((await state()).newestEventAt).toEqual(newestEventAt);
  const health = await call('GET /api/health/national');
  expect(health).toMatchObject({ status: 503, body: { message: 'Det har ikke kommet noe nytt fra NAV på to døgn.' } });
  await db.updateTable('nationalImport').set({ firstFinishedAt: null }).execute();
  expect((await call('GET /api/health/national')).status).toBe(200);
});
