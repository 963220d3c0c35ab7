import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type NavEvent, navAd } from './nav-ad.ts';
import { type NavFeed, startNavFeed } from './nav-feed.ts';

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const minute = (number: number) => new Date(Date.UTC(2026, 7, 20, 4, number));
const sixEvents: NavEvent[] = [
  { ad: navAd({ uuid: uuid(101), title: 'Sykepleier' }), at: minute(1) },
  { ad: navAd({ uuid: uuid(102), title: 'Kokk' }), at: minute(2) },
  { ad: navAd({ uuid: uuid(103) }), status: 'STOPPED', at: minute(3) },
  { ad: navAd({ uuid: uuid(102), title: 'Kokk – fast stilling' }), at: minute(4) },
  { ad: navAd({ uuid: uuid(104) }), status: 'INACTIVE', at: minute(5), keepsContent: true },
  { ad: navAd({ uuid: uuid(105), source: 'DIR' }), at: minute(6) },
];

let feed: NavFeed;
let token: string;

beforeEach(async () => {
  feed = await startNavFeed({ events: sixEvents });
  token = await fetchToken();
});
afterEach(() => feed.close());

async function fetchToken() {
  const body = await (await fetch(`${feed.url}/api/publicToken`)).text();
  expect(body).toMatch(/^Current public token for Nav Job Vacancy Feed:\n/);
  return /eyJ[\w-]+\.[\w-]+\.[\w-]+/.exec(body)?.[0] ?? '';
}

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(feed.url + path, { headers: { authorization: `Bearer ${token}`, ...headers } });

const page = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).json();
const titles = (feedPage: { items: { title: string }[] }) => feedPage.items.map((item) => item.title);

test('pages overlap by one event and end with a page of one or two', async () => {
  const first = await page('/api/v1/feed?pageSize=4');
  expect(titles(first)).toEqual(['Sykepleier', 'Kokk', '...', 'Kokk – fast stilling']);
  expect(first.next_url).toBe(`/api/v1/feed/${first.next_id}`);
  const second = await page(`${first.next_url}?pageSize=4`);
  expect(second.id).toBe(first.next_id);
  expect(titles(second)).toEqual(['Kokk – fast stilling', 'Sykepleier']);
  const tail = await page(second.next_url);
  expect(titles(tail)).toEqual(['Sykepleier', '?']);
  expect([tail.next_url, tail.next_id]).toEqual([null, null]);
  expect(titles(await page('/api/v1/feed?last'))).toEqual(['?']);
});

test('stopped ads are masked, direct ones are question marks, naturally ended ones keep their name', async () => {
  const lines = (await page('/api/v1/feed')).items.map((item: { _feed_entry: object }) => item._feed_entry);
  expect(lines[2]).toMatchObject({ status: 'INACTIVE', title: '...', businessName: '', municipal: 'BERGEN' });
  expect(lines[4]).toMatchObject({ status: 'INACTIVE', title: 'Sykepleier', businessName: 'Fjordbyen kommune' });
  expect((await page('/api/v1/feed?last')).items[0]._feed_entry).toMatchObject({ title: '?', municipal: '?' });
});

test('times carry the offset of Oslo, and the headers are those NAV sends', async () => {
  const answer = await get('/api/v1/feed?pageSize=2');
  expect(answer.headers.get('etag')).toMatch(/^[0-9a-f-]{36}$/);
  expect(answer.headers.get('last-modified')).toBe('Thu, 20 Aug 2026 06:02:00 +0200');
  expect((await answer.json()).items[0].date_modified).toMatch(/^2026-08-20T06:01:00(\.\d{1,6})?\+02:00$/);
});

test('If-Modified-Since starts after that time, and a date that cannot be read starts from the very beginning', async () => {
  const since = (value: string) => ({ 'if-modified-since': value });
  expect(titles(await page('/api/v1/feed', since(minute(4).toUTCString())))).toEqual(['Sykepleier', '?']);
  const everything = titles(await page('/api/v1/feed'));
  expect(titles(await page('/api/v1/feed', since(minute(4).toISOString())))).toEqual(everything);
  expect(titles(await page('/api/v1/feed', since('Fri, 20 Aug 2026 04:04:00 GMT')))).toEqual(everything);
  const nothing = await get('/api/v1/feed', since(minute(59).toUTCString()));
  expect([nothing.status, await nothing.text()]).toEqual([404, '']);
});

test('on a page If-Modified-Since filters, and only the anchor stays', async () => {
  const { id } = await page('/api/v1/feed');
  const filtered = await page(`/api/v1/feed/${id}`, { 'if-modified-since': minute(6).toUTCString() });
  expect(titles(filtered)).toEqual(['Sykepleier', '?']);
});

test('the entity tag of the tail hides that a next page has appeared', async () => {
  const { id } = await page('/api/v1/feed?last');
  feed.publish(navAd({ uuid: uuid(106) }));
  const tail = await get(`/api/v1/feed/${id}`);
  const tag = tail.headers.get('etag') ?? '';
  expect((await tail.json()).next_url).toBeNull();
  feed.publish(navAd({ uuid: uuid(107) }));
  expect((await get(`/api/v1/feed/${id}`, { 'if-none-match': tag })).status).toBe(304);
  expect((await page(`/api/v1/feed/${id}`)).next_id).toBe(tag);
});

test('the status of an entry decides, not whether it has text', async () => {
  expect(await page(`/api/v1/feedentry/${uuid(102)}`)).toMatchObject({ ad_content: { title: 'Kokk – fast stilling' } });
  expect(Object.keys(await page(`/api/v1/feedentry/${uuid(103)}`)).sort()).toEqual(['sistEndret', 'status', 'uuid']);
  expect(await page(`/api/v1/feedentry/${uuid(104)}`)).toMatchObject({ status: 'INACTIVE', ad_content: {} });
});

test('a withdrawn ad loses its text, and an amended one changes without an event', async () => {
  const before = feed.eventCount();
  feed.amend(navAd({ uuid: uuid(101), title: 'Sykepleier, natt' }));
  expect(feed.eventCount()).toBe(before);
  expect((await page(`/api/v1/feedentry/${uuid(101)}`)).ad_content.title).toBe('Sykepleier, natt');
  feed.withdraw(uuid(101));
  expect(await page(`/api/v1/feedentry/${uuid(101)}`)).not.toHaveProperty('ad_content');
  expect(titles(await page('/api/v1/feed?last'))).toEqual(['...']);
});

test('FINN ads and unknown ads answer 404 with nothing, and no UUID at all answers 500', async () => {
  feed.publish(navAd({ uuid: uuid(108), source: 'FINN' }));
  for (const id of [uuid(108), uuid(999)]) {
    const answer = await get(`/api/v1/feedentry/${id}`);
    expect([answer.status, await answer.text()]).toEqual([404, '']);
  }
  expect((await get('/api/v1/feedentry/abc')).status).toBe(500);
  const tooLarge = await get('/api/v1/feed?pageSize=10001');
  expect([tooLarge.status, await tooLarge.text()]).toEqual([400, 'pageSize must be less than or equal to 10000']);
});

test('without a good token everything but HEAD answers 401, and a rotated token is refused at once', async () => {
  const answer = await fetch(`${feed.url}/api/v1/feed`);
  expect([answer.status, (await answer.json()).title]).toEqual([401, 'Unauthorized']);
  expect(answer.headers.get('www-authenticate')).toBeNull();
  expect((await fetch(`${feed.url}/api/v1/feed`, { method: 'HEAD' })).status).toBe(200);
  feed.rotateToken();
  expect((await get('/api/v1/feed')).status).toBe(401);
  token = await fetchToken();
  expect((await get('/api/v1/feed')).status).toBe(200);
  feed.rotateToken({ expired: true });
  token = await fetchToken();
  expect((await get('/api/v1/feed')).status).toBe(401);
});

test('a test can break one ad, slow down the rest and see how many details were fetched at once', async () => {
  feed.fail({ uuid: uuid(101) }, { status: 500, times: 1 });
  const bothCame = Promise.withResolvers<void>();
  feed.fail('entry', { until: bothCame.promise, delayMs: 30 });
  const asking = Promise.all([101, 102, 103].map((number) => get(`/api/v1/feedentry/${uuid(number)}`)));
  await vi.waitFor(() => expect(feed.mostDetailsAtOnce()).toBeGreaterThan(1), 60_000);
  bothCame.resolve();
  expect((await asking).map((answer) => answer.status)).toEqual([500, 200, 200]);
  expect((await get(`/api/v1/feedentry/${uuid(101)}`)).status).toBe(200);
  expect(feed.requests().at(-1)?.path).toBe(`/api/v1/feedentry/${uuid(101)}`);
});

test('a stand-in that starts again with the same events knows the page ids of before', async () => {
  const { next_url } = await page('/api/v1/feed?pageSize=3');
  await feed.close();
  feed = await startNavFeed({ events: sixEvents });
  token = await fetchToken();
  expect((await get(next_url)).status).toBe(200);
});
