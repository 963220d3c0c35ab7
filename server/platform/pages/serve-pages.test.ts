import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { translateError } from '../http/translate-error.ts';
import { createPageCache, outdatePages, type Page } from './page-cache.ts';
import { type Render, servePages } from './serve-pages.ts';

const html = `<html><body>${'Blåbær '.repeat(500)}</body></html>`;
const page = async () => new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });

async function pages(render: Render = page, options = {}) {
  const app = Fastify();
  app.setErrorHandler(translateError);
  servePages(app, 'http://localhost:3000', render, options);
  onTestFinished(() => app.close());
  await app.ready();
  return (url: string, headers = {}, method: 'GET' | 'HEAD' | 'POST' | 'PUT' = 'GET') =>
    app.inject({ method, url, headers });
}

test('a page comes in the encoding that was asked for', async () => {
  const get = await pages();
  expect((await get('/')).body).toBe(html);
  const brotli = await get('/', { 'accept-encoding': 'gzip, br' });
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(`${brotliDecompressSync(brotli.rawPayload)}`).toBe(html);
  const gzip = await get('/', { 'accept-encoding': 'gzip' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(`${gunzipSync(gzip.rawPayload)}`).toBe(html);
  for (const [accepted, encoding] of [
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0.000, BR;q=0.1', 'br'],
    ['br; q=0, gzip; q=0', undefined],
    ['identity, x-br', undefined],
  ]) {
    const { headers } = await get('/', { 'accept-encoding': accepted });
    expect(headers['content-encoding'], accepted).toBe(encoding);
  }
});

test('whoever has the page already is told so, however the mark is written', async () => {
  const get = await pages();
  const etag = `${(await get('/')).headers.etag}`;
  expect(etag).toMatch(/^W\/"/);
  for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
    const answer = await get('/', { 'if-none-match': known });
    expect(answer.statusCode).toBe(304);
    expect(answer.body).toBe('');
  }
  expect((await get('/', { 'if-none-match': '"other"' })).statusCode).toBe(200);
});

test('what was not there is there at once', async () => {
  let status = 404;
  const get = await pages(async () => new Response(html, { status, headers: { 'content-type': 'text/html' } }));
  expect((await get('/stilling/1')).statusCode).toBe(404);
  status = 200;
  expect((await get('/stilling/1')).statusCode).toBe(200);
});

test('a page that nobody may keep is not kept here either', async () => {
  let rendered = 0;
  const headers = { 'content-type': 'text/html', 'cache-control': 'no-store' };
  const get = await pages(async () => new Response(`${++rendered}`, { headers }));
  expect((await get('/bekreft-epost')).body).toBe('1');
  expect((await get('/bekreft-epost')).body).toBe('2');
});

test('HEAD says what GET would', async () => {
  const get = await pages();
  const { statusCode, body, headers } = await get('/', {}, 'HEAD');
  expect({ statusCode, body }).toEqual({ statusCode: 200, body: '' });
  expect(headers.etag).toBe((await get('/')).headers.etag);
});

test('a page that is sent another method says which ones there are', async () => {
  const get = await pages();
  const { statusCode, headers } = await get('/', {}, 'PUT');
  expect({ statusCode, allow: headers.allow }).toEqual({ statusCode: 405, allow: 'GET, HEAD, POST' });
});

test('in development a page may load what Vite puts into it', async () => {
  const marked = async () =>
    Object.assign(new Response(null, { headers: { 'content-type': 'text/html' } }), { rendered: { html, nonce: 'n' } });
  const built = await (await pages(marked))('/');
  expect(built.headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/);
  const inDevelopment = await (await pages(marked, { development: true }))('/');
  expect(inDevelopment.headers['content-security-policy']).toMatch(/^default-src 'self' 'unsafe-inline'/);
});

test('only the scripts of this rendering may run, and nobody learns what marked them', async () => {
  const html =
    '<head><script nonce="n">one()</script><link nonce="n" href="/a.js"/><script type="module" nonce="n">two()</script></head>' +
    '<script nonce="n" src="/b.js"></script><script src="/c.js" nonce="n"></script><p>nonce="m"</p><script>three()</script>';
  const get = await pages(async () => Object.assign(new Response(null), { rendered: { html, nonce: 'n' } }));
  const { body, headers } = await get('/');
  expect(body).toBe(html.replaceAll(' nonce="n"', ''));
  const hashes = ['one()', 'two()'].map((script) => createHash('sha256').update(script).digest('base64'));
  expect(headers['content-security-policy']).toContain(
    `script-src 'self' ${hashes.map((hash) => `'sha256-${hash}'`).join(' ')};`,
  );
});

test('many visitors at once cost one rendering', async () => {
  let rendered = 0;
  const get = await pages(async () => {
    rendered += 1;
    return page();
  });
  await Promise.all(Array.from({ length: 20 }, () => get('/')));
  expect(rendered).toBe(1);
});

test('whoever asks too often is refused alone, also while others wait for the same page', async () => {
  const app = Fastify({ trustProxy: true });
  app.setErrorHandler(translateError);
  const asked: string[] = [];
  servePages(app, 'http://localhost:3000', async (_request, { address }) => {
    asked.push(address);
    await new Promise((resolve) => setTimeout(resolve, 20));
    return address === '10.0.0.1'
      ? new Response('Vent', { status: 429, headers: { 'content-type': 'text/html' } })
      : page();
  });
  onTestFinished(() => app.close());
  const visitors = ['10.0.0.1', '10.0.0.2', '10.0.0.1', '10.0.0.2'];
  const answers = await Promise.all(
    visitors.map((visitor) => app.inject({ url: '/', headers: { 'x-forwarded-for': visitor } })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([429, 200, 429, 200]);
  // Those of one address wait together.
  expect(asked.toSorted()).toEqual(['10.0.0.1', '10.0.0.1', '10.0.0.2']);
});

test('what lacks something since its visitor asks too often is shown to nobody else, neither at once nor later', async () => {
  const app = Fastify({ trustProxy: true });
  app.setErrorHandler(translateError);
  servePages(app, 'http://localhost:3000', async (_request, { address }) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (address !== '10.0.0.1') return page();
    const part = new Response('Du har prøvd for mange ganger', { headers: { 'content-type': 'text/html' } });
    return Object.assign(part, { refused: 'tooMany' as const });
  });
  onTestFinished(() => app.close());
  const get = (visitor: string) => app.inject({ url: '/', headers: { 'x-forwarded-for': visitor } });
  const [limited, waited] = await Promise.all([get('10.0.0.1'), get('10.0.0.2')]);
  expect(limited.body).toBe('Du har prøvd for mange ganger');
  expect(limited.headers['cache-control']).toBe('no-store');
  expect(waited.body).toBe(html);
  expect((await get('10.0.0.3')).body).toBe(html);
});

test('a form is taken from our own pages and from mail programs, not from the pages of others', async () => {
  const app = Fastify();
  app.setErrorHandler(translateError);
  const seen: string[] = [];
  servePages(app, 'https://jobbfjord.example', async (request) => {
    seen.push(await request.text());
    return page();
  });
  onTestFinished(() => app.close());
  const post = async (headers: Record<string, string>, payload = 'a=b') => {
    const own = { 'content-type': 'application/x-www-form-urlencoded', host: 'jobbfjord.example' };
    return (await app.inject({ method: 'POST', url: '/kontakt', payload, headers: { ...own, ...headers } })).statusCode;
  };
  expect(await post({})).toBe(200);
  expect(await post({ origin: 'https://jobbfjord.example' })).toBe(200);
  expect(await post({ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' })).toBe(200);
  for (const origin of ['https://other.example', 'null', 'no address']) expect(await post({ origin })).toBe(403);
  expect(await post({ 'content-type': 'application/json' }, '{}')).toBe(415);
  // Some mail programs are pages themselves.
  const oneClick = 'List-Unsubscribe=One-Click';
  expect(await post({ origin: 'https://mail.other.example' }, oneClick)).toBe(200);
  expect(seen).toEqual(['a=b', 'a=b', 'a=b', oneClick]);
});

test('whoever sent a form from a browser is told by a page why it was refused, programs by JSON', async () => {
  const app = Fastify();
  app.setErrorHandler(translateError);
  servePages(app, 'https://jobbfjord.example', async ({ method, url }, { refusal }) => {
    const text = `${method} ${new URL(url).pathname}: ${refusal?.message}`;
    return new Response(text, { status: refusal?.status ?? 200, headers: { 'content-type': 'text/html' } });
  });
  onTestFinished(() => app.close());
  const post = (payload: string, headers: Record<string, string>, url = '/kontakt') => {
    const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html,*/*;q=0.8' };
    return app.inject({ method: 'POST', url, payload, headers: { ...form, ...headers } });
  };
  const foreign = await post('a=b', { origin: 'null' });
  expect(foreign.statusCode).toBe(403);
  expect(foreign.headers['content-type']).toBe('text/html');
  expect(foreign.body).toMatch(/^GET \/kontakt: Skjemaet ble ikke sendt fra siden det hører til/);
  const tooLarge = await post(`a=${'b'.repeat(1_100_000)}`, {});
  expect(tooLarge.statusCode).toBe(413);
  expect(tooLarge.body).toBe('GET /kontakt: Det du sendte, er for stort.');
  expect((await post('a=b', {})).body).toBe('POST /kontakt: undefined');
  expect((await post('a=b', { origin: 'null', accept: '*/*' })).json()).toMatchObject({ success: false });
  expect((await post('a=b', { origin: 'null' }, '/kontakt.data')).json()).toMatchObject({ success: false });
});

test.each([
  ['a browser', { accept: 'text/html' }, '/om', /^GET \/om: Denne adressen kan ikke brukes på den måten\.$/],
  ['a program', { accept: '*/*' }, '/om', /^{"success":false,"message":"Denne adressen kan ikke brukes/],
  ['a script of ours', { accept: 'text/html' }, '/om.data', /^{"success":false,"message":"Denne adressen kan ikke/],
])('what the router says of a page that takes no forms does not reach %s', async (_whom, headers, url, said) => {
  const render: Render = async ({ method, url }, { refusal }) => {
    const text =
      method === 'POST' ? 'no `action` for route "pages/about"' : `GET ${new URL(url).pathname}: ${refusal?.message}`;
    return new Response(text, { status: refusal?.status ?? 405, headers: { 'content-type': 'text/html' } });
  };
  const answer = await (await pages(render))(
    url,
    { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    'POST',
  );
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  expect(answer.body).toMatch(said);
});

test('when not even the page about a fault can be made, a plain one says so in Norwegian', async () => {
  const plain = async (render: Render) => (await pages(render))('/om');
  const headers = { 'content-type': 'text/plain', 'retry-after': '7' };
  const failures: Render[] = [
    async () => new Response('Unexpected Server Error', { status: 503, headers }),
    async () => new Response(null, { status: 500 }),
    async () => Response.json({ message: 'Unexpected Server Error' }, { status: 404 }),
    () => Promise.reject(new Error('no renderer')),
  ];
  const answers = await Promise.all(failures.map(plain));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 500, 404, 500]);
  for (const { headers: given, body } of answers) {
    expect(given['content-type']).toBe('text/html; charset=utf-8');
    expect(body).not.toMatch(/Error|renderer/);
  }
  expect(answers[0]?.headers['retry-after']).toBe('7');
  expect(answers[0]?.body).toContain('Tjenesten er ikke tilgjengelig akkurat nå.');
  expect(answers[3]?.body).toContain('Noe gikk galt hos oss.');
  const failed = async () => new Response('x', { status: 500, headers: { 'content-type': 'text/x-script' } });
  expect((await (await pages(failed))('/om.data')).body).toBe('x');
});

test('a page that lacks something while the service is away takes the place of no whole one', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const cache = createPageCache();
  const whole = { status: 200, headers: {}, body: Buffer.from('60 bedrifter') };
  const lacking: Page = { ...whole, body: Buffer.from('… bedrifter'), refused: 'unavailable' };
  const get = async (made: Page) => (await cache.get('/', '127.0.0.1', async () => made)).body.toString();
  expect(await get(lacking)).toBe('… bedrifter');
  expect(await get(whole)).toBe('60 bedrifter');
  for (const passedMs of [10_000, 10_000, 120_000]) {
    vi.advanceTimersByTime(passedMs);
    expect(await get(lacking)).toBe('60 bedrifter');
  }
});

test('what is gone does not come back while the service is away', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const cache = createPageCache();
  const answer = (status: number): Page => ({ status, headers: {}, body: Buffer.from(`${status}`) });
  const get = async (made: Page) => (await cache.get('/stilling/1', '127.0.0.1', async () => made)).body.toString();
  for (const gone of [404, 410]) {
    expect(await get(answer(200))).toBe('200');
    vi.advanceTimersByTime(10_000);
    expect(await get(answer(503))).toBe('200');
    expect(await get(answer(429))).toBe('429');
    expect(await get(answer(503))).toBe('200');
    expect(await get(answer(gone))).toBe(`${gone}`);
    vi.advanceTimersByTime(10_000);
    expect(await get(answer(503))).not.toBe('200');
    vi.advanceTimersByTime(10_000);
  }
});

test('who changed something sees it in the next page, also where one was being made meanwhile', async () => {
  const cache = createPageCache();
  let title = 'Fyrvokter';
  const get = async (until?: Promise<void>) => {
    const render = async () => {
      const body = Buffer.from(title);
      await until;
      return { status: 200, headers: {}, body };
    };
    return (await cache.get('/stilling/1', '127.0.0.1', render)).body.toString();
  };
  const change = (after: string) => {
    title = after;
    outdatePages();
  };
  expect(await get()).toBe('Fyrvokter');
  title = 'Ingen har sagt noe';
  expect(await get()).toBe('Fyrvokter');
  change('Fyrmester');
  expect(await get()).toBe('Fyrmester');
  change('Losoldermann');
  const { promise, resolve } = Promise.withResolvers<void>();
  const slow = get(promise);
  change('Havnesjef');
  expect(await get()).toBe('Havnesjef');
  resolve();
  expect(await slow).toBe('Losoldermann');
  expect(await get()).toBe('Havnesjef');
});

test('long addresses of small pages do not fill the memory', async () => {
  const cache = createPageCache();
  let rendered = 0;
  const get = (key: string) =>
    cache.get(key, '127.0.0.1', async () => {
      rendered += 1;
      return { status: 200, headers: {}, body: Buffer.from('[{}]') };
    });
  const keyOf = (number: number) => `/om.data?${number}${'x'.repeat(1_000_000)}`;
  for (let number = 0; number < 80; number++) await get(keyOf(number));
  await get(keyOf(0));
  expect(rendered).toBe(81);
});

test('of a page, nothing is kept but what is sent', async () => {
  const page = await createPageCache().get('/', '127.0.0.1', async () => {
    return { status: 200, headers: {}, body: Buffer.from('<h1>Blåbær</h1>') };
  });
  for (const sent of [page.body, await page.encoded('br'), await page.encoded('gzip')]) {
    expect(sent.buffer.byteLength).toBe(sent.length);
  }
});
