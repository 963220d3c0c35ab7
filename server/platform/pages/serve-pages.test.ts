import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { translateError } from '../http/translate-error.ts';
import { type Render, servePages } from './serve-pages.ts';

const html = `<html><body>${'Blåbær '.repeat(500)}</body></html>`;
const page = async () => new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });

async function pages(render: Render = page, options = {}) {
  const app = Fastify();
  app.setErrorHandler(translateError);
  servePages(app, 'http://localhost:3000', render, options);
  onTestFinished(() => app.close());
  await app.ready();
  return (url: string, headers = {}, method: 'GET' | 'HEAD' | 'PUT' = 'GET') => app.inject({ method, url, headers });
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
  const marked = async () => new Response(html, { headers: { 'content-type': 'text/html', 'x-script-nonce': 'n' } });
  const built = await (await pages(marked))('/');
  expect(built.headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/);
  const inDevelopment = await (await pages(marked, { development: true }))('/');
  expect(inDevelopment.headers['content-security-policy']).toMatch(/^default-src 'self' 'unsafe-inline'/);
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
