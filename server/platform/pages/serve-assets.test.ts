import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { Failure } from '../../../contract/errors.ts';
import { translateError } from '../http/translate-error.ts';
import { serveAssets } from './serve-assets.ts';

test('of the files, websites of others load only the scripts that are made for them, compressed or not, and pictures', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'jobbfjord-assets-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'assets'));
  for (const file of [
    'innfelt.js',
    'innfelt.js.br',
    'innfelt-hoyde.js',
    'innfelt-hoyde.js.br',
    'og.png',
    'fjord.js',
    'fjord.js.br',
  ]) {
    await writeFile(join(folder, file), 'fjord');
  }
  const app = Fastify();
  onTestFinished(() => app.close());
  await serveAssets(app, folder);
  for (const encoding of ['br', 'identity']) {
    const policyOf = async (url: string) =>
      (await app.inject({ url, headers: { 'accept-encoding': encoding } })).headers['cross-origin-resource-policy'];
    expect(await policyOf('/innfelt.js')).toBe('cross-origin');
    // Of a frame in a sandbox not even its own script is of its origin.
    expect(await policyOf('/innfelt-hoyde.js')).toBe('cross-origin');
    // A newsletter has them, and web mail shows it at its own address.
    expect(await policyOf('/og.png')).toBe('cross-origin');
    expect(await policyOf('/fjord.js')).toBeUndefined();
  }
});

test('a part of a file is served, and one that it does not have is said to be none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'jobbfjord-assets-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'fjord.txt'), 'fjord');
  const app = Fastify();
  onTestFinished(() => app.close());
  app.setErrorHandler(translateError);
  await serveAssets(app, folder);
  const get = (range: string) => app.inject({ url: '/fjord.txt', headers: { range } });
  expect(await get('bytes=1-2')).toMatchObject({ statusCode: 206, body: 'jo' });
  const beyond = await get('bytes=100-200');
  expect(beyond.statusCode).toBe(416);
  expect(beyond.json()).toMatchObject({ success: false, message: 'Filen har ikke den delen du ba om.' });
});

test('a part of a page comes compressed and for ever, and one of another version is said to be gone without a page', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'jobbfjord-assets-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'assets/fonts'), { recursive: true });
  for (const file of ['fonts/fjord.js', 'fonts/fjord.js.br']) await writeFile(join(folder, 'assets', file), file);
  const app = Fastify();
  onTestFinished(() => app.close());
  app.setErrorHandler(translateError);
  app.setNotFoundHandler(() => {
    throw new Failure('notFound');
  });
  await serveAssets(app, folder);
  app.get('/*', () => 'a page');
  const get = (url: string) => app.inject({ url, headers: { 'accept-encoding': 'br' } });
  const answer = await get('/assets/fonts/fjord.js?v=1');
  expect(answer).toMatchObject({ statusCode: 200, body: 'fonts/fjord.js.br' });
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  for (const url of ['/assets/fjord-old.js', '/assets/', '/assets/fonts', '/assets/fonts/fjord.js.br']) {
    expect((await get(url)).json(), url).toMatchObject({ success: false });
    expect((await get(url)).statusCode, url).toBe(404);
  }
  expect((await get('/assets')).body).toBe('a page');
});

test('that a connection stays open is not said with each part of a page, but that it ends is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'jobbfjord-assets-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/fjord.js'), 'fjord');
  const app = Fastify();
  onTestFinished(() => app.close());
  await serveAssets(app, folder);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const connectionOf = async (connection: string) => {
    const [{ headers }] = await once(get(`${address}/assets/fjord.js`, { headers: { connection } }), 'response');
    return headers.connection;
  };
  expect(await connectionOf('keep-alive')).toBeUndefined();
  expect(await connectionOf('close')).toBe('close');
});
