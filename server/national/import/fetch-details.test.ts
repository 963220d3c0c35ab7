import { expect, test, vi } from 'vitest';
import type { Fault } from '../../../demo/faults.ts';
import { type NavAd, navAd } from '../../../demo/nav-feed/nav-ad.ts';
import { importing, uuid } from '../../../tests/support/importing.ts';
import { HOUR_MS, SECOND_MS } from '../../platform/clock.ts';

const ads = (count: number) =>
  Array.from({ length: count }, (_, index) => navAd({ uuid: uuid(index + 1), title: `Nr ${index + 1}` }));

test("the entry's status wins over the event's, with and without text", async () => {
  const [first, second] = ads(2);
  const { importer, feed, titles, call } = await importing({ events: [] });
  feed.publish({ ad: first as never }, { ad: second as never });
  const inactive = { uuid: uuid(1), sistEndret: '2026-08-20T06:00:00+02:00', status: 'INACTIVE', ad_content: first };
  feed.fail({ uuid: uuid(1) }, { status: 200, body: JSON.stringify(inactive) });
  await importer.round();
  expect(await titles()).toEqual(['Nr 2']);
  expect((await call(`GET /api/nav-positions/${uuid(1)}`)).status).toBe(404);
});

test('an ad that has ended before its details were read is gone, as NAV says it: without content', async () => {
  const { importer, feed, titles, queue, db } = await importing({ events: ads(2) });
  const ended = { uuid: uuid(2), sistEndret: '2026-08-20T06:00:00+02:00', status: 'INACTIVE' };
  feed.fail({ uuid: uuid(2) }, { status: 200, body: JSON.stringify(ended) });
  await importer.round();
  expect(await titles()).toEqual(['Nr 1']);
  expect(await queue()).toEqual([]);
  expect(await db.selectFrom('nationalStubs').select('id').execute()).toEqual([{ id: uuid(2) }]);
});

test('an ad that answers 404 twice is gone, and is not asked for again under the same event', async () => {
  const { importer, feed, titles, asked, queue, clock } = await importing({ events: ads(2) });
  await importer.round();
  feed.publish(navAd({ uuid: uuid(2), title: 'Ny tittel' }));
  feed.fail({ uuid: uuid(2) }, { status: 404, body: '' });
  for (let answer = 1; answer <= 2; answer++) {
    expect(await titles('sort=title')).toEqual(['Nr 1', 'Nr 2']);
    await importer.round();
    clock.moveBy(0.2 * HOUR_MS);
  }
  await importer.round();
  expect(await titles()).toEqual(['Nr 1']);
  expect(asked(new RegExp(uuid(2)))).toHaveLength(1 + 2);
  expect(await queue()).toEqual([]);
});

test.each([
  'Not Found',
  '{"title":"Not found","status":404,"type":"https://javalin.io/documentation#notfoundresponse"}',
])('ads that answer 404 with %s are gone as well, and are no service that is ill', async (body) => {
  const { importer, feed, titles, queue, clock } = await importing({ events: ads(12) });
  await importer.round();
  for (const { uuid, title } of ads(11)) {
    feed.publish(navAd({ uuid, title: `${title} igjen` }));
    feed.fail({ uuid }, { status: 404, body });
  }
  await importer.round();
  clock.moveBy(0.2 * HOUR_MS);
  await importer.round();
  expect(await titles('limit=100')).toEqual(['Nr 12']);
  expect(await queue()).toEqual([]);
});

test('a machine of NAV that lags behind the feed costs no ad', async () => {
  const { importer, feed, titles, queue, clock } = await importing({ events: ads(12) });
  feed.fail('entry', { status: 404, body: '' });
  await importer.round();
  // None of them is taken for a service that is ill.
  expect((await queue()).map(({ attempts }) => attempts)).toEqual(Array(12).fill(1));
  feed.repair();
  clock.moveBy(0.2 * HOUR_MS);
  await importer.round();
  expect(await titles('limit=100')).toHaveLength(12);
});

test('failures of another kind do not make a single 404 true', async () => {
  const { importer, feed, titles, clock } = await importing({ events: ads(1) });
  feed.fail({ uuid: uuid(1) }, { status: 500, body: '' });
  for (let failure = 1; failure <= 3; failure++) {
    await importer.round();
    clock.moveBy(2 * HOUR_MS);
  }
  feed.fail({ uuid: uuid(1) }, { status: 404, body: '', times: 1 });
  await importer.round();
  clock.moveBy(5 * HOUR_MS);
  await importer.round();
  expect(await titles()).toEqual(['Nr 1']);
});

test('an ad whose end comes while a 404 of it is doubted is gone at once', async () => {
  const { importer, feed, titles, queue } = await importing({ events: ads(2) });
  await importer.round();
  feed.publish(navAd({ uuid: uuid(2), title: 'Ny tittel' }));
  feed.fail({ uuid: uuid(2) }, { status: 404, body: '' });
  await importer.round();
  feed.withdraw(uuid(2));
  await importer.round();
  expect(await titles()).toEqual(['Nr 1']);
  expect(await queue()).toEqual([]);
});

test('a gateway that says 404 of details alone costs no ad, old or new, however often it says so', async () => {
  const { importer, feed, titles, clock, queue, db } = await importing({ events: ads(2) });
  await importer.round();
  feed.publish(navAd({ uuid: uuid(2), title: 'Ny tittel' }), navAd({ uuid: uuid(3), title: 'Nr 3' }));
  feed.fail('entry', { status: 404, body: '<h1>nginx 404</h1>', headers: { 'Content-Type': 'text/html' } });
  for (let answer = 1; answer <= 4; answer++) {
    await importer.round();
    clock.moveBy(2 * HOUR_MS);
  }
  expect(await titles('sort=title')).toEqual(['Nr 1', 'Nr 2']);
  expect((await queue()).map(({ id, attempts }) => [id, attempts])).toEqual([
    [uuid(2), 4],
    [uuid(3), 4],
  ]);
  feed.repair();
  await importer.round();
  expect(await titles('sort=title')).toEqual(['Nr 1', 'Nr 3', 'Ny tittel']);
  expect(await db.selectFrom('nationalStubs').selectAll().execute()).toEqual([]);
});

test('a gateway that says 404 of everything while NAV is away costs no ad', async () => {
  const { importer, feed, titles, clock, state, db, asked } = await importing({ events: ads(3) });
  await importer.round();
  const { pageId } = await state();
  const nothing = { status: 404, body: 'default backend - 404' };
  feed.fail('feed', nothing);
  feed.fail('entry', nothing);
  // Each is due to be looked at again.
  clock.moveBy(8 * 24 * HOUR_MS);
  await expect(importer.round()).rejects.toThrow('knows neither our page');
  expect(await state()).toMatchObject({ pageId });
  expect(await titles('sort=title')).toEqual(['Nr 1', 'Nr 2', 'Nr 3']);
  // It begins between the feed and the details.
  feed.repair();
  feed.publish(navAd({ uuid: uuid(9), title: 'Nr 9' }));
  const begun = Promise.withResolvers<void>();
  feed.fail('entry', { ...nothing, until: begun.promise });
  const round = importer.round();
  await vi.waitFor(() => expect(asked(new RegExp(`feedentry/${uuid(9)}`))).toHaveLength(1), 60_000);
  feed.fail('feed', nothing);
  begun.resolve();
  await round;
  feed.repair();
  await importer.round();
  expect(await titles('sort=title')).toEqual(['Nr 1', 'Nr 2', 'Nr 3', 'Nr 9']);
  expect(await db.selectFrom('nationalStubs').selectAll().execute()).toEqual([]);
});

test('a gateway that refuses everything while NAV is away puts no ad aside, and one that is refused alone is', async () => {
  const { importer, feed, titles, queue, clock } = await importing({ events: ads(12) });
  feed.fail('entry', { status: 503, body: '', headers: { 'Retry-After': '0' } });
  await importer.round();
  for (const what of ['feed', 'entry'] as const) feed.fail(what, { status: 403, body: 'Forbidden' });
  for (let round = 1; round <= 3; round++) {
    clock.moveBy(HOUR_MS);
    await expect(importer.round()).rejects.toThrow('status 403 for a page');
  }
  expect((await queue()).filter(({ quarantinedAt }) => quarantinedAt)).toEqual([]);
  feed.repair();
  feed.fail({ uuid: uuid(1) }, { status: 403, body: '' });
  clock.moveBy(HOUR_MS);
  await importer.round();
  expect(await titles('limit=100')).toHaveLength(11);
  expect(await queue()).toMatchObject([{ id: uuid(1), lastError: 'status 403', quarantinedAt: expect.any(Date) }]);
});

test('at most eight details are asked for at once', async () => {
  const { importer, feed, titles } = await importing({ events: ads(60) });
  const eightCame = Promise.withResolvers<void>();
  feed.fail('entry', { until: eightCame.promise, delayMs: 15 });
  const working = importer.round();
  await vi.waitFor(() => expect(feed.mostDetailsAtOnce()).toBe(8), 60_000);
  eightCame.resolve();
  await working;
  expect(feed.mostDetailsAtOnce()).toBe(8);
  expect(await titles('limit=100')).toHaveLength(60);
});

test('one broken ad blocks none of the others, goes into quarantine after three tries, and is tried again', async () => {
  const { importer, feed, titles, queue, clock } = await importing({ events: ads(12) });
  feed.fail({ uuid: uuid(1) }, { status: 200, body: '{"uuid":' });
  await importer.round();
  expect(await titles('limit=100')).toHaveLength(11);
  expect(await queue()).toMatchObject([{ id: uuid(1), attempts: 1, quarantinedAt: null }]);
  for (let attempt = 2; attempt <= 3; attempt++) {
    clock.moveBy(0.2 * HOUR_MS);
    await importer.round();
  }
  const [broken] = await queue();
  expect(broken).toMatchObject({
    attempts: 3,
    lastError: 'an answer that is not JSON',
    quarantinedAt: expect.any(Date),
  });
  feed.repair();
  clock.moveBy(0.2 * HOUR_MS);
  await importer.round();
  expect(await titles('limit=100')).toHaveLength(11);
  clock.moveBy(HOUR_MS);
  await importer.round();
  expect(await titles('limit=100')).toHaveLength(12);
  expect(await queue()).toEqual([]);
});

test('an answer that will not change is not asked for three times', async () => {
  const { importer, feed, queue } = await importing({ events: ads(1) });
  feed.fail({ uuid: uuid(1) }, { status: 403, body: '' });
  await importer.round();
  expect(await queue()).toMatchObject([{ attempts: 3, lastError: 'status 403', quarantinedAt: expect.any(Date) }]);
});

test.each([
  ['are refused for good', () => ({ status: 400 })],
  ['have no content', (id: string) => ({ status: 200, body: JSON.stringify({ uuid: id, status: 'ACTIVE' }) })],
])('however many ads %s, the others are read in the same round', async (_what, answer) => {
  const { importer, feed, titles, queue } = await importing({ events: ads(20) });
  for (let number = 1; number <= 12; number++) feed.fail({ uuid: uuid(number) }, answer(uuid(number)));
  await importer.round();
  expect(await titles()).toHaveLength(8);
  expect(await queue()).toHaveLength(12);
});

test('a token that is no longer allowed is fetched anew, whether the answer is 401 or 403', async () => {
  const { importer, feed, titles, asked } = await importing({ events: ads(2) });
  feed.fail({ uuid: uuid(1) }, { status: 401, body: '', times: 1 });
  feed.fail({ uuid: uuid(2) }, { status: 403, body: '', times: 1 });
  await importer.round();
  expect(await titles('sort=title')).toEqual(['Nr 1', 'Nr 2']);
  expect(asked(/publicToken/)).toHaveLength(3);
});

test('an ad is read in the letters of its sender, whatever they are called', async () => {
  const [first, second] = [1, 2].map((number) =>
    navAd({ uuid: uuid(number), title: `Gårdsarbeider på Løten ${number}` }),
  );
  const { importer, feed, titles } = await importing({ events: [first as never, second as never] });
  const answer = (ad: unknown) =>
    JSON.stringify({ sistEndret: '2026-08-20T06:00:00+02:00', status: 'ACTIVE', ad_content: ad });
  const headers = { 'Content-Type': 'application/json; charset=iso-8859-1' };
  feed.fail({ uuid: uuid(1) }, { status: 200, body: Buffer.from(answer(first), 'latin1'), headers });
  // Said wrongly, as of JSON it often is.
  feed.fail({ uuid: uuid(2) }, { status: 200, body: answer(second), headers });
  await importer.round();
  expect(await titles('sort=title')).toEqual(['Gårdsarbeider på Løten 1', 'Gårdsarbeider på Løten 2']);
});

test('what is said of another ad shows and removes nothing, and is asked for again', async () => {
  const [first, second] = ads(2);
  const { importer, feed, titles, queue, clock } = await importing({ events: [first as never] });
  await importer.round();
  const sistEndret = '2026-08-20T06:00:00+02:00';
  for (const other of [
    { uuid: uuid(2), sistEndret, status: 'ACTIVE', ad_content: second },
    { sistEndret, status: 'ACTIVE', ad_content: second },
    { uuid: uuid(2), sistEndret, status: 'INACTIVE' },
  ]) {
    feed.publish(navAd({ uuid: uuid(1), title: 'Ny tittel' }));
    feed.fail({ uuid: uuid(1) }, { status: 200, body: JSON.stringify(other) });
    await importer.round();
    expect(await titles()).toEqual(['Nr 1']);
    expect(await queue()).toMatchObject([{ id: uuid(1), lastError: 'an answer about another ad' }]);
    clock.moveBy(HOUR_MS);
  }
  feed.repair();
  await importer.round();
  expect(await titles()).toEqual(['Ny tittel']);
});

test('an ad is read under its id in capitals, and without any', async () => {
  const [first, second] = ['a', 'b'].map((letter) =>
    navAd({ uuid: `${letter.repeat(8)}-0000-4000-8000-000000000000`, title: `Nr ${letter}` }),
  ) as [NavAd, NavAd];
  const { importer, feed, titles } = await importing({ events: [first, second] });
  const answer = (entry: object) =>
    JSON.stringify({ sistEndret: '2026-08-20T06:00:00+02:00', status: 'ACTIVE', ...entry });
  feed.fail(first, { status: 200, body: answer({ uuid: first.uuid.toUpperCase(), ad_content: first }) });
  feed.fail(second, { status: 200, body: answer({ ad_content: { ...second, uuid: undefined } }) });
  await importer.round();
  expect(await titles('sort=title')).toEqual(['Nr a', 'Nr b']);
});

test('the name that the documentation gives to the content of an ad is understood', async () => {
  const [ad] = ads(1);
  const { importer, feed, titles } = await importing({ events: [ad as never] });
  const entry = { uuid: uuid(1), sistEndret: '2026-08-20T06:00:00+02:00', status: 'ACTIVE', json: ad };
  feed.fail({ uuid: uuid(1) }, { status: 200, body: JSON.stringify(entry) });
  await importer.round();
  expect(await titles()).toEqual(['Nr 1']);
});

test('a detail that never answers, and a connection that breaks, cost only themselves', async () => {
  const { importer, feed, titles, queue } = await importing({ events: ads(20), answerWithinMs: 8000 });
  feed.fail({ uuid: uuid(1) }, { hang: true });
  feed.fail({ uuid: uuid(2) }, { reset: true });
  await importer.round();
  expect(await titles('limit=100')).toHaveLength(18);
  expect((await queue()).map(({ id, attempts }) => [id, attempts])).toEqual([
    [uuid(1), 1],
    [uuid(2), 1],
  ]);
});

test('an ad that is larger than any is not taken into memory, a page of the same size is', async () => {
  const { importer, feed, titles, queue } = await importing({ events: ads(3) });
  const large = { uuid: uuid(1), status: 'ACTIVE', ad_content: { title: 'x'.repeat(3_000_000) } };
  feed.fail({ uuid: uuid(1) }, { status: 200, body: JSON.stringify(large) });
  const items = [1, 2, 3].map((number) => {
    const entry = { uuid: uuid(number), status: 'ACTIVE', sistEndret: '2026-08-20T06:00:00+02:00' };
    return { id: entry.uuid, _feed_entry: entry };
  });
  const page = JSON.stringify({ id: uuid(9), next_id: null, items });
  feed.fail('feed', { status: 200, body: page.padEnd(3_000_000), times: 1 });
  await importer.round();
  expect((await titles()).sort()).toEqual(['Nr 2', 'Nr 3']);
  expect(await queue()).toMatchObject([{ id: uuid(1), lastError: 'an answer without end' }]);
});

test('a service that is ill is left alone until the next round', async () => {
  const { importer, feed, asked, titles, clock } = await importing({ events: ads(200) });
  feed.fail('entry', { status: 500, body: '' });
  await importer.round();
  expect(asked(/feedentry/).length).toBeLessThan(20);
  feed.repair();
  clock.moveBy(0.2 * HOUR_MS);
  await importer.round();
  expect((await titles('limit=100')).length).toBe(100);
});

test('a pause that NAV asks for is kept, and is the fault of no ad', async () => {
  const { importer, feed, asked, queue } = await importing({ events: ads(40) });
  feed.fail('entry', { status: 429, body: '', headers: { 'Retry-After': '600' } });
  await importer.round();
  const sent = asked(/./).length;
  expect(asked(/feedentry/).length).toBeLessThanOrEqual(8);
  expect(new Set((await queue()).map(({ attempts }) => attempts))).toEqual(new Set([0]));
  feed.repair();
  await expect(importer.round()).rejects.toThrow('pause');
  expect(asked(/./).length).toBe(sent);
});

test.each([undefined, { 'Retry-After': '0' }])(
  'a 429 with %o is a pause too, and puts no ad aside',
  async (headers) => {
    const { importer, feed, asked, queue } = await importing({ events: ads(12) });
    feed.fail('entry', { status: 429, body: '', ...(headers && { headers }) });
    await importer.round();
    expect(asked(/feedentry/).length).toBeLessThanOrEqual(8);
    expect(new Set((await queue()).map(({ attempts }) => attempts))).toEqual(new Set([0]));
  },
);

test('what NAV answered with 429 is asked for after all others: it may be this ad alone', async () => {
  const { importer, feed, queue, clock } = await importing({ events: ads(2) });
  const dueAt = async () => (await queue()).map((ad) => ad.dueAt.getTime());
  feed.fail({ uuid: uuid(1) }, { status: 429, body: '' });
  await importer.round();
  const [before = Number.NaN] = await dueAt();
  clock.moveBy(HOUR_MS);
  await importer.round();
  const [after = Number.NaN] = await dueAt();
  expect(after - before).toBeGreaterThanOrEqual(HOUR_MS);
});

test('one ad that waits for the end of a pause keeps nobody busy', async () => {
  const { importer, feed, asked } = await importing({ events: ads(1), pollSeconds: 3600 });
  feed.fail('entry', { status: 429, body: '', headers: { 'Retry-After': '600' } });
  await importer.round();
  expect(asked(/feedentry/)).toHaveLength(1);
});

test('a feed that takes longer than the time between two readings still leaves time for details', async () => {
  const { importer, titles } = await importing({ events: ads(3), pollSeconds: 0 });
  await importer.round();
  expect(await titles()).toHaveLength(3);
});

async function firstWait(pollSeconds: number, fault: Fault) {
  const { importerOf, feed } = await importing({ events: ads(1), pollSeconds });
  feed.fail('entry', fault);
  const waited = Promise.withResolvers<number>();
  const importer = importerOf(feed, { wait: async (milliseconds) => waited.resolve(milliseconds) });
  importer.start();
  const milliseconds = await waited.promise;
  await importer.stop();
  return milliseconds;
}

test('after details that took all the time there is no pause; else the feed is read again when its time has come', async () => {
  expect(await firstWait(1, { delayMs: 1100 })).toBe(0);
  const wait = await firstWait(3600, { delayMs: 1100 });
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(HOUR_MS - 1100);
});

test('details go on when the pause that NAV asked for is over, and not long after', async () => {
  const asking = (seconds: number) => ({ status: 429, headers: { 'Retry-After': `${seconds}` } });
  expect(await firstWait(3600, asking(1))).toBe(15 * SECOND_MS);
  const wait = await firstWait(3600, asking(600));
  expect(wait).toBeGreaterThan(15 * SECOND_MS);
  expect(wait).toBeLessThanOrEqual(600 * SECOND_MS);
  // Not later than the feed is read anyway.
  expect(await firstWait(60, asking(600))).toBeLessThanOrEqual(60 * SECOND_MS);
});

test('a redirect is followed at home and nowhere else', async () => {
  const { importer, feed, titles } = await importing({ events: ads(1) });
  feed.fail(
    { uuid: uuid(1) },
    { status: 308, body: '', headers: { Location: `/api/v1/feedentry/${uuid(1)}?igjen` }, times: 1 },
  );
  feed.fail('feed', { status: 302, body: '', headers: { Location: 'http://127.0.0.1:9/api/v1/feed' }, times: 1 });
  await expect(importer.round()).rejects.toThrow('another address');
  await importer.round();
  expect(await titles()).toEqual(['Nr 1']);
});

test('a feed that hangs is given up, and read the next time', async () => {
  const { importer, feed, titles } = await importing({ events: ads(1), answerWithinMs: 8000 });
  feed.fail('feed', { hang: true, times: 1 });
  await expect(importer.round()).rejects.toThrow();
  await importer.round();
  expect(await titles()).toEqual(['Nr 1']);
});

test('the token is read out of its sentence, and fetched again when it was replaced', async () => {
  const { importer, feed, titles, asked } = await importing({ events: ads(1) });
  await importer.round();
  expect(asked(/publicToken/)).toHaveLength(1);
  feed.rotateToken();
  feed.publish(navAd({ uuid: uuid(50), title: 'Ny' }));
  await importer.round();
  expect(await titles('sort=title')).toEqual(['Nr 1', 'Ny']);
  expect(asked(/publicToken/)).toHaveLength(2);
});

test.each([
  'Current public token:\nplain-token_1\n',
  'Current public token for Nav Job Vacancy Feed: plain-token_1',
  '{"token": "plain-token_1" }',
  'plain-token_1\r\n\r\n',
])('a token of another form is read at the end of %j', async (body) => {
  const { importer, feed, asked } = await importing({ events: ads(1) });
  feed.fail('token', { status: 200, body, times: 1 });
  await importer.round();
  expect(asked(/v1\/feed\?/)[0]?.headers.authorization).toBe('Bearer plain-token_1');
});

test('a page of words holds no token', async () => {
  const other = await importing({ events: ads(1) });
  other.feed.fail('token', { status: 200, body: '<html>\n<p>Vedlikehold</p>\n</html>', times: 1 });
  await expect(other.importer.round()).rejects.toThrow('no public token');
});

test('a public token that is itself out of date is an error of this round only', async () => {
  const { importer, feed, titles } = await importing({ events: ads(1) });
  feed.rotateToken({ expired: true });
  await expect(importer.round()).rejects.toThrow('status 401');
  feed.rotateToken();
  await importer.round();
  expect(await titles()).toEqual(['Nr 1']);
});

test('a token that is refused for hours, or not to be had, is the fault of no ad', async () => {
  const { importer, feed, titles, queue, clock } = await importing({ events: ads(12) });
  feed.fail('entry', { status: 401, body: '' });
  for (let round = 1; round <= 4; round++) {
    // From the second on, the feed is still read with the token that is known.
    if (round === 2) feed.fail('token', { status: 500, body: '' });
    await importer.round().catch(() => {});
    clock.moveBy(HOUR_MS);
  }
  expect((await queue()).map(({ attempts }) => attempts)).toEqual(Array(12).fill(0));
  feed.repair();
  await importer.round();
  expect(await titles('limit=100')).toHaveLength(12);
});

test('what is not changed is neither written again nor indexed again', async () => {
  const { importer, feed, db } = await importing({ events: ads(3) });
  await importer.round();
  const written = () =>
    db.selectFrom('nationalPositions').select(['id', 'contentDigest', 'title']).orderBy('id').execute();
  const announced = () => db.selectFrom('searchChanges').selectAll().where('kind', '=', 'national').execute();
  const before = [await written(), (await announced()).length];
  feed.publish(...ads(3));
  await importer.round();
  expect([await written(), (await announced()).length]).toEqual(before);
  feed.publish(navAd({ uuid: uuid(1), title: 'Ny tittel' }));
  await importer.round();
  expect((await written())[0]?.title).toBe('Ny tittel');
  expect((await announced()).length).toBe(Number(before[1]) + 1);
});

test('text that no database can hold does not stop the others', async () => {
  const hostile = navAd({ uuid: uuid(90), title: 'Nu\u0000ll', description: `a\u0000b ${'\ud800'}` });
  const { importer, titles } = await importing({ events: [...ads(2), hostile] });
  await importer.round();
  expect(await titles('sort=title')).toEqual(['Nr 1', 'Nr 2', 'Null']);
});
