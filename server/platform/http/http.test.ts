import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { Agent, get, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Readable, Writable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import pino from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { type Endpoint, endpoint } from '../../../contract/endpoint.ts';
import { addBusiness, addPosition } from '../../../tests/support/hiring.ts';
import { addUser } from '../../../tests/support/people.ts';
import { testApp } from '../../../tests/support/test-app.ts';
import { openDatabase, openPool } from '../database/database.ts';
import { createHttpServer } from './create-http-server.ts';
import { networkOf } from './network-of.ts';
import { openRateLimits } from './rate-limits.ts';
import { registerRoute } from './register-route.ts';
import { type Handler, route } from './route.ts';
import { refuseCall } from './shed-load.ts';

const echo = endpoint({
  method: 'POST',
  path: '/echo',
  summary: 'For tests.',
  access: 'anyone',
  rateLimit: { max: 3, windowSeconds: 60 * 60 },
  body: z.object({ text: z.string().max(10) }),
  reply: z.object({ text: z.string() }),
});

/** The server with one endpoint of the test's own. */
async function serving<E extends Endpoint>(
  declared: E,
  handler: Handler<E>,
  { limited = false, before = (_request: FastifyRequest) => {} } = {},
) {
  const { platform, url } = await testApp();
  const lines: string[] = [];
  const sink = new Writable({ write: (chunk, _encoding, done) => done(void lines.push(`${chunk}`)) });
  const pool = openPool(url, { size: 2, connectWithinMs: 30_000 });
  const limits = limited ? openRateLimits(openDatabase(pool), platform.log) : undefined;
  const app = await createHttpServer({ ...platform, log: pino({ level: 'info' }, sink) });
  const rateLimits = limits ?? {
    take: async () => {},
    count: async () => {},
    check: async () => {},
    giveBack: async () => {},
    close: () => {},
  };
  const gate = {
    authenticate: async () => null,
    isInactive: async () => false,
    authenticateKey: async () => null,
    noteRefused: async () => {},
    rateLimits,
    isDatabaseUp: () => true,
  };
  app.addHook('onRequest', async (request) => before(request));
  registerRoute(app, route(declared, handler), platform, gate);
  onTestFinished(async () => {
    limits?.close();
    await app.close();
    await pool.end();
  });
  return { app, lines, platform, url };
}

const failure = (message: string) => ({ success: false, message, errors: [] });

test.each([
  ['JSON that is none', '{"text":', 'application/json', 400, 'Forespørselen er ikke gyldig.'],
  [
    'a body of another type',
    'text=hei',
    'application/x-www-form-urlencoded',
    415,
    'Innholdet er av en type vi ikke kan ta imot.',
  ],
  [
    'a body that is too large',
    JSON.stringify({ text: 'x'.repeat(1_100_000) }),
    'application/json',
    413,
    'Det du sendte, er for stort.',
  ],
])('%s is answered with its status, in JSON and Norwegian', async (_what, payload, type, status, message) => {
  const { app } = await testApp();
  const answer = await app.inject({ method: 'POST', url: '/api/support', payload, headers: { 'content-type': type } });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.json()).toEqual(failure(message));
});

const tooLong = `/api/positions/${'a'.repeat(501)}`;
test.each(['/api/nothing', '/api', '/api/support/1', '/nothing', '/api/%', tooLong])(
  '%s does not exist',
  async (path) => {
    const { call } = await testApp();
    const { status, body } = await call(`GET ${path}`);
    expect([400, 404]).toContain(status);
    expect(body.success).toBe(false);
  },
);

test.each([
  ['DELETE /api/support', 'POST'],
  ['PUT /api/cvs', 'GET, HEAD, POST'],
  ['PATCH /api/cvs/1/?x=1', 'PUT, DELETE'],
])('%s is told which methods there are: %s', async (name, methods) => {
  const { call } = await testApp();
  const { status, headers, body } = await call(name);
  expect(status).toBe(405);
  expect(headers.allow).toBe(methods);
  expect(body).toEqual(failure('Denne adressen kan ikke brukes på den måten.'));
});

test('an answer that is given many times has the shape of the contract each time', async () => {
  const answer = Object.freeze({ text: 'hei på deg', secret: 'x' });
  const { app } = await serving(echo, async () => answer);
  for (let time = 1; time <= 2; time++) {
    const given = await app.inject({ method: 'POST', url: '/api/echo', payload: { text: 'hei' } });
    expect(given.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(given.json()).toEqual({ success: true, text: 'hei på deg' });
  }
});

test('a process that falls behind sends calls away for a moment, but neither files nor pages', async () => {
  const { app } = await serving(echo, async ({ body }) => body, { before: refuseCall });
  app.get('/file', async () => 'x');
  const answer = await app.inject({ method: 'POST', url: '/api/echo', payload: { text: 'hei' } });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.json()).toEqual(failure('Tjenesten er ikke tilgjengelig akkurat nå. Prøv igjen om litt.'));
  expect((await app.inject('/file')).statusCode).toBe(200);
});

test('a process that falls behind still says that it lives', async () => {
  const { app } = await serving({ ...echo, worksWithoutDatabase: true }, async ({ body }) => body, {
    before: refuseCall,
  });
  expect((await app.inject({ method: 'POST', url: '/api/echo', payload: { text: 'hei' } })).statusCode).toBe(200);
});

test('the doubled /api answers as /api does', async () => {
  const { call } = await testApp();
  expect((await call('GET /api/api/health/live')).body).toEqual({ success: true });
  expect((await call('GET /api/api/api/health/live?x=1')).status).toBe(200);
  expect((await call('GET /api/apinot')).status).toBe(404);
});

test.each([
  ['//[/x', '/[/x'],
  ['///evil.example/x?y', '/evil.example/x?y'],
  ['http://evil.example/x', '/x'],
  ['http://evil.example', '/'],
  ['//api/api/x', '/api/x'],
  ['/%', '/%25'],
  ['/%ff/bl%C3%A5', '/%25ff/bl%25C3%25A5'],
  ['/bl%C3%A5?search=%', '/bl%C3%A5?search=%'],
])('of %s only the path counts: %s', async (sent, path) => {
  const { platform } = await testApp();
  const app = await createHttpServer(platform);
  onTestFinished(() => app.close());
  app.get('/*', async ({ url }) => ({ url }));
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const answer = await new Promise<IncomingMessage>((answered, failed) =>
    request({ host: '127.0.0.1', port, path: sent, agent: false }, answered).on('error', failed).end(),
  );
  expect(JSON.parse(`${await answer.toArray().then(Buffer.concat)}`)).toEqual({ url: path });
});

test('a prototype in the body changes nothing', async () => {
  const { app } = await testApp();
  const payload = '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}';
  const headers = { 'content-type': 'application/json' };
  expect((await app.inject({ method: 'POST', url: '/api/support', payload, headers })).statusCode).toBe(400);
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

test('of an unexpected error only the log knows more than that there was one', async () => {
  const { app, lines } = await serving(echo, async () => {
    throw new Error('column "secret_column" of relation "users" does not exist');
  });
  const answer = await app.inject({ method: 'POST', url: '/api/echo', payload: { text: 'hei' } });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual(failure('Noe gikk galt hos oss. Prøv igjen om litt.'));
  expect(answer.body).not.toContain('secret_column');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('secret_column');
  expect(lines[0]).toContain(`${answer.headers['x-request-id']}`);
});

test('the log knows why a file breaks off while it is sent, or is not there at all, and says so once', async () => {
  const file = endpoint({
    method: 'GET',
    path: '/file',
    summary: 'For tests.',
    access: 'anyone',
    rateLimit: { max: 3, windowSeconds: 60 },
    reply: 'file',
  });
  for (const sent of [1, 0]) {
    async function* broken() {
      if (sent > 0) yield Buffer.alloc(100_000);
      throw new Error('disk on fire');
    }
    const { app, lines } = await serving(file, async () => ({ body: Readable.from(broken()), type: 'text/csv' }));
    const status = app.inject('/api/file').then(({ statusCode }) => statusCode);
    if (sent > 0) await expect(status).rejects.toThrow();
    else expect(await status).toBe(500);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('disk on fire');
  }
});

test('fields that the contract does not declare never leave', async () => {
  const leaking = async () => ({ text: 'hei', passwordHash: 'x' }) as { text: string };
  const { app } = await serving(echo, leaking);
  const answer = await app.inject({ method: 'POST', url: '/api/echo', payload: { text: 'hei', more: 1 } });
  expect(answer.json()).toEqual({ success: true, text: 'hei' });
});

test('limits hold across instances', async () => {
  const one = await serving(echo, async ({ body }) => body, { limited: true });
  const pool = openPool(one.url, { size: 2, connectWithinMs: 30_000 });
  const limits = openRateLimits(openDatabase(pool), one.platform.log);
  onTestFinished(async () => {
    limits.close();
    await pool.end();
  });
  const there = () => limits.take(echo, '127.0.0.1');
  const here = () => one.app.inject({ method: 'POST', url: '/api/echo', payload: { text: 'hei' } });
  await there();
  await there();
  expect((await here()).statusCode).toBe(200);
  const refused = await here();
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await expect(there()).rejects.toMatchObject({ kind: 'tooMany' });
});

test('a window from before the clock of the database was put back is over', async () => {
  const { db, platform } = await testApp();
  const limits = openRateLimits(db, platform.log);
  onTestFinished(() => limits.close());
  const limit = { max: 2, windowSeconds: 60 };
  await limits.count('x', limit);
  await limits.count('x', limit);
  await expect(limits.check('x', limit)).rejects.toMatchObject({ kind: 'tooMany' });
  await sql`update rate_limit_counts set resets_at = resets_at + interval '1 hour'`.execute(db);
  await limits.check('x', limit);
  await limits.count('x', limit);
  await limits.count('x', limit);
  await expect(limits.count('x', limit)).rejects.toMatchObject({ kind: 'tooMany' });
});

test('a call that began before another one counts with it', async () => {
  const { db, platform } = await testApp();
  const limit = { max: 1, windowSeconds: 60 };
  const limits = openRateLimits(db, platform.log);
  onTestFinished(() => limits.close());
  // In a transaction, now is when that began: before the other one's window.
  await db.transaction().execute(async (tx) => {
    await sql`select now()`.execute(tx);
    await limits.count('x', limit);
    const early = openRateLimits(tx, platform.log);
    onTestFinished(() => early.close());
    await expect(early.check('x', limit)).rejects.toMatchObject({ kind: 'tooMany' });
    await expect(early.count('x', limit)).rejects.toMatchObject({ kind: 'tooMany' });
  });
});

test('large limits are shared too, within a second or so', async () => {
  const { db, platform } = await testApp();
  const limit = { max: 100, windowSeconds: 60 * 60 };
  const [one, two] = [openRateLimits(db, platform.log), openRateLimits(db, platform.log)];
  onTestFinished(() => [one, two].forEach((limits) => void limits.close()));
  for (let count = 0; count < 80; count++) await one.count('x', limit);
  await two.count('x', limit);
  await expect
    .poll(
      async () =>
        two.count('x', limit).then(
          () => 'let through',
          (error) => error.kind,
        ),
      { timeout: 60_000, interval: 400 },
    )
    .toBe('tooMany');
});

test('a file that grows beyond its limit is refused while it streams', async () => {
  const upload = endpoint({ ...echo, path: '/upload', body: z.object({}), files: { cv: { maxSizeBytes: 2048 } } });
  const { app } = await serving(upload, async () => ({ text: 'ok' }));
  const send = (name: string, size: number) => {
    return app.inject({ method: 'POST', url: '/api/upload', ...multipart(name, size) });
  };
  expect((await send('cv', 2048)).statusCode).toBe(200);
  const refused = await send('cv', 5_000_000);
  expect(refused.statusCode).toBe(413);
  expect(refused.json().errors).toEqual([{ path: 'cv', msg: 'Filen kan ikke være større enn 2 kB' }]);
  expect((await send('other', 10)).json().message).toBe('Du må velge en fil');
  expect((await send('constructor', 10)).statusCode).toBe(400);
  expect((await app.inject({ method: 'POST', url: '/api/upload', payload: {} })).statusCode).toBe(415);
});

test('a database that only reads, as one that was replaced, is ours too', async () => {
  const { app } = await serving(echo, async (_request, { db }) => {
    await db.transaction().execute(async (tx) => {
      await sql`set transaction read only`.execute(tx);
      await tx.deleteFrom('supportRequests').execute();
    });
    return { text: 'deleted' };
  });
  const answer = await app.inject({ method: 'POST', url: '/api/echo', payload: { text: 'hei' } });
  expect(answer.statusCode).toBe(503);
});

test('a full disk is said to be ours, and to come again', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  const readOnly = Object.assign(new Error('EROFS: read-only file system, open'), { code: 'EROFS' });
  for (const error of [full, readOnly, new Error('Cannot write file', { cause: full })]) {
    const { app } = await serving(echo, async () => {
      throw error;
    });
    const answer = await app.inject({ method: 'POST', url: '/api/echo', payload: { text: 'hei' } });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('60');
    expect(answer.json().message).toBe('Tjenesten er ikke tilgjengelig akkurat nå. Prøv igjen om litt.');
  }
});

test('fields beside a file may say as much as a call without files, together', async () => {
  const upload = endpoint({ ...echo, path: '/upload', body: z.object({}), files: { cv: { maxSizeBytes: 2048 } } });
  const { app } = await serving(upload, async () => ({ text: 'ok' }));
  const send = async (count: number, length: number) => {
    const { headers, payload: file } = multipart('cv', 10);
    const fields = Array.from(
      { length: count },
      (_, nr) => `--b\r\nContent-Disposition: form-data; name="f${nr}"\r\n\r\n`,
    );
    const payload = `${fields.map((head) => `${head}${'x'.repeat(length)}\r\n`).join('')}${file}`;
    return (await app.inject({ method: 'POST', url: '/api/upload', headers, payload })).statusCode;
  };
  expect(await send(1, 1_000_000)).toBe(200);
  expect(await send(2, 600_000)).toBe(413);
  expect(await send(49, 500_000)).toBe(413);
});

test('an upload that is refused half read does not hold up the next call on its connection', async () => {
  const upload = endpoint({ ...echo, path: '/upload', body: z.object({}), files: { cv: { maxSizeBytes: 4_000_000 } } });
  const { app, platform } = await serving(upload, async () => ({ text: 'ok' }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  await rm(platform.files.incoming, { recursive: true });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const { headers, payload } = multipart('cv', 3_000_000);
  const head = ['POST /api/upload HTTP/1.1', 'Host: x', `Content-Type: ${headers['content-type']}`];
  socket.write(`${head.join('\r\n')}\r\nContent-Length: ${payload.length}\r\n\r\n`);
  socket.write(payload);
  // Not its end too: where the server sees that before it has answered, it need not answer.
  socket.write('GET /api/nowhere HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect((await text(socket)).match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 500', 'HTTP/1.1 404']);
});

test('characters that no database stores are replaced in whatever is sent', async () => {
  const keeping = endpoint({ ...echo, path: '/echo/:text', params: z.object({ text: z.string().max(10) }) });
  const { app } = await serving(keeping, async ({ params, body }) => ({ text: `${params.text}|${body.text}` }));
  const answer = await app.inject({ method: 'POST', url: '/api/echo/a%00b', payload: { text: 'c\0\ud800d' } });
  expect(answer.json().text).toBe('a\ufffdb|c\ufffd\ufffdd');
});

test.each(['', 'null'])('without a body (%j) each missing field is named', async (payload) => {
  const { app } = await testApp();
  const headers = { 'content-type': 'application/json' };
  const answer = await app.inject({ method: 'POST', url: '/api/auth/register', payload, headers });
  expect(answer.json()).toMatchObject({ success: false, message: 'E-post er påkrevd' });
  expect(answer.statusCode).toBe(400);
});

const multipart = (name: string, size: number) => ({
  headers: { 'content-type': 'multipart/form-data; boundary=b' },
  payload: Buffer.concat([
    Buffer.from(`--b\r\nContent-Disposition: form-data; name="${name}"; filename="../../x.pdf"\r\n\r\n`),
    Buffer.alloc(size),
    Buffer.from('\r\n--b--\r\n'),
  ]),
});

test('every answer tells browsers to be careful', async () => {
  const { call } = await testApp({ config: { publicUrl: 'https://jobbfjord.example' } });
  for (const path of ['/api/health/live', '/api/nothing', '/uploads/x']) {
    expect((await call(`GET ${path}`)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cache-control': 'no-store',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  }
  const plain = await testApp();
  expect((await plain.call('GET /api/health/live')).headers['strict-transport-security']).toBeUndefined();
});

test('only what says so of itself may be framed by others', async () => {
  const { platform } = await testApp();
  const app = await createHttpServer(platform);
  onTestFinished(() => app.close());
  const policies = {
    '/framed': "default-src 'none'; frame-ancestors *",
    '/own': "frame-ancestors 'self'",
    '/some': 'frame-ancestors *.example.no',
    '/other': "frame-ancestors 'none'; report-uri /frame-ancestors",
  };
  for (const [path, policy] of Object.entries(policies)) {
    app.get(path, (_request, reply) => reply.header('content-security-policy', policy).send('x'));
  }
  expect((await app.inject('/framed')).headers['x-frame-options']).toBeUndefined();
  for (const path of ['/own', '/some', '/other']) {
    expect((await app.inject(path)).headers['x-frame-options'], path).toBe('DENY');
  }
});

test('nothing joins the API that does not say who may call it and how often', async () => {
  const { platform } = await testApp();
  const app = await createHttpServer(platform);
  onTestFinished(() => app.close());
  expect(() => app.get('/api/secret', async () => 'x')).toThrow('GET /api/secret has no endpoint in contract/.');
});

test('the documentation lists every endpoint', async () => {
  const { app } = await testApp();
  const endpoints = await import('../../../contract/endpoints.ts');
  const { paths } = (await app.inject('/api/docs/json')).json();
  const all: Endpoint[] = Object.values(endpoints).flatMap((domain) => Object.values(domain));
  for (const { method, path } of all) {
    const documented = paths[`/api${path.replace(/:(\w+)/g, '{$1}')}`];
    expect(documented?.[method.toLowerCase()]?.summary, `${method} ${path}`).toBeTruthy();
  }
  const calls = Object.values(paths).flatMap((methods) => Object.keys(methods as object));
  expect(calls.filter((method) => method !== 'head')).toHaveLength(all.length);
});

test('the documentation is written once, however many ask for it', async () => {
  const { app } = await testApp();
  const first = await app.inject('/api/docs/json');
  const write = vi.spyOn(JSON, 'stringify');
  onTestFinished(() => write.mockRestore());
  const second = await app.inject('/api/docs/json');
  expect(write).not.toHaveBeenCalledWith(expect.objectContaining({ openapi: expect.anything() }));
  expect(second.body).toBe(first.body);
  expect((await app.inject('/api/docs/yaml')).body).toBe(first.body);
  expect(second.headers['content-type']).toBe('application/json; charset=utf-8');
});

test('the documentation says who needs a token, which fields carry files, and what answers with one', async () => {
  const { app } = await testApp();
  const { paths } = (await app.inject('/api/docs/json')).json();
  expect(paths['/api/positions'].get.security).toEqual([{}, { token: [] }]);
  for (const { security } of [paths['/api/auth/me'].get, paths['/api/admin/stats'].get]) {
    expect(security).toEqual([{ token: [] }]);
  }
  const sent = (path: string) => paths[path].post.requestBody.content['multipart/form-data'].schema;
  const file = { type: 'string', format: 'binary' };
  const cv = sent('/api/cvs');
  expect(cv.properties).toMatchObject({ cvData: { type: 'string' }, profileImage: file });
  expect(cv.required).toEqual(['cvData']);
  expect(sent('/api/cvs/import')).toEqual({ type: 'object', properties: { file }, required: ['file'] });
  const { content } = paths['/api/cvs/{id}/download'].post.responses[200];
  expect(content).toEqual({ '*/*': { schema: file } });
});

test('the documentation says what may be left empty, also where it is of several kinds', async () => {
  const { app } = await testApp();
  const { openapi, paths } = (await app.inject('/api/docs/json')).json();
  expect(openapi).toBe('3.1.0');
  const { schema } = paths['/api/applications/draft/{positionId}'].put.requestBody.content['application/json'];
  const { response } = schema.properties.responses.anyOf[0].items.properties;
  expect(response.anyOf).toEqual([expect.objectContaining({ anyOf: expect.anything() }), { type: 'null' }]);
});

test.each([
  ['no form', 'multipart/form-data', 'x'],
  ['a boundary that is too long', `multipart/form-data; boundary=${'b'.repeat(500)}`, 'x'],
  [
    'a form that ends in the middle',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="a"',
  ],
])('%s is refused where files are taken', async (_what, type, payload) => {
  const { body: _fields, ...rest } = echo;
  const upload = endpoint({ ...rest, files: { cv: { maxSizeBytes: 2048 } }, reply: z.object({}) });
  const { app, lines } = await serving(upload, async () => ({}));
  const answer = await app.inject({ method: 'POST', url: '/api/echo', payload, headers: { 'content-type': type } });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual(failure('Forespørselen er ikke gyldig.'));
  expect(lines).toEqual([]);
});

test.each([
  ['no HTTP at all', 'hei\r\n\r\n', '400 Bad Request', 'Forespørselen er ikke gyldig.'],
  [
    'a body of two lengths',
    'POST /api/echo HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    '400 Bad Request',
    'Forespørselen er ikke gyldig.',
  ],
  [
    'headers without end',
    `GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
    'Det du sendte, er for stort.',
  ],
])('%s is answered like any other mistake', async (_what, sent, status, message) => {
  const { app } = await testApp();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(sent);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head.split('\r\n')[0]).toBe(`HTTP/1.1 ${status}`);
  expect(JSON.parse(body)).toEqual(failure(message));
});

test('behind a proxy the address counts that it saw, not one that the visitor wrote before it', async () => {
  const { platform } = await testApp();
  const ipOf = async (trustedProxies: number, forwarded: string) => {
    const app = await createHttpServer({ ...platform, config: { ...platform.config, trustedProxies } });
    app.get('/ip', async ({ ip }) => ({ ip }));
    const headers = { 'x-forwarded-for': forwarded };
    const { ip } = (await app.inject({ url: '/ip', headers, remoteAddress: '10.0.0.1' })).json();
    await app.close();
    return ip;
  };
  expect(await ipOf(0, '1.1.1.1, 2.2.2.2')).toBe('10.0.0.1');
  expect(await ipOf(1, '1.1.1.1, 2.2.2.2')).toBe('2.2.2.2');
  expect(await ipOf(2, '1.1.1.1, 2.2.2.2, 10.0.0.2')).toBe('2.2.2.2');
});

test.each([
  ['an IPv4 address', '192.0.2.7', '192.0.2.7'],
  ['the same in the other way of writing', '::ffff:192.0.2.7', '192.0.2.7'],
  ['an IPv6 address', '2001:db8:0:12:aaaa:bbbb:cccc:dddd', '2001:db8:0:12::/64'],
  ['another one of the same line', '2001:db8:0:12::1', '2001:db8:0:12::/64'],
  ['one that is shortened at its beginning', '::1', '0:0:0:0::/64'],
  ['one with a zone', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['an IPv4 address with the port it came from', '192.0.2.7:51234', '192.0.2.7'],
  ['an IPv6 address with the port it came from', '[2001:db8:0:12::1]:51234', '2001:db8:0:12::/64'],
])('limits count %s by its line', (_what, address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('whoever takes nothing of an answer does not keep the connection', async () => {
  const { platform } = await testApp();
  const app = await createHttpServer(platform);
  onTestFinished(() => app.close());
  app.get('/large', async () => Buffer.alloc(50_000_000));
  await app.listen({ port: 0, host: '127.0.0.1' });
  expect(app.server.timeout).toBe(10 * 60_000);
  app.server.timeout = 500;
  const { port } = app.server.address() as AddressInfo;
  const accepted = once(app.server, 'connection');
  const client = connect(port, '127.0.0.1').pause();
  onTestFinished(() => void client.destroy());
  const connections = () => promisify(app.server.getConnections.bind(app.server))();
  client.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n');
  await accepted;
  await expect.poll(connections, { timeout: 60_000 }).toBe(0);
});

test('whoever asks for much at once without waiting is sent away; who asks often and waits is not', async () => {
  const { platform } = await testApp();
  const app = await createHttpServer(platform);
  onTestFinished(() => app.close());
  let asked = 0;
  app.get('/large', async () => {
    asked += 1;
    return Buffer.alloc(1_000_000);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const call = 'GET /large HTTP/1.1\r\nHost: x\r\n\r\n';
  const flood = connect(port, '127.0.0.1').pause();
  const ended = new Promise((resolve) => flood.once('close', resolve));
  flood.write(call.repeat(1000));
  flood.on('error', () => {}).resume();
  await ended;
  expect(asked).toBeLessThanOrEqual(50);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  for (let time = 1; time <= 60; time++) {
    const [answer] = await once(get({ port, path: '/large', agent }), 'response');
    expect((await buffer(answer)).length).toBe(1_000_000);
  }
});

test('whatever stands in the place of an address is one caller', async () => {
  const config = { ...(await testApp()).platform.config, trustedProxies: 2 };
  const { app } = await testApp({ config, rateLimits: true });
  const statuses = [];
  for (let call = 0; call < 11; call++) {
    const headers = { 'x-forwarded-for': `${randomBytes(4000).toString('hex')}, 10.0.0.2` };
    const payload = { email: 'kari@example.no' };
    statuses.push(
      (await app.inject({ method: 'POST', url: '/api/auth/forgot-password', headers, payload })).statusCode,
    );
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
});

test('who acts on what somebody deletes at that moment is told to look again', async () => {
  const { call, db } = await testApp();
  const { id, token } = await addUser(call);
  const { id: positionId } = await addPosition(db, (await addBusiness(db, { ownerId: id })).id);
  await sql`create function forget() returns trigger language plpgsql as $$
    begin delete from users where id = new.user_id; return new; end $$`.execute(db);
  await sql`create trigger forget before insert on followed_positions for each row execute function forget()`.execute(
    db,
  );
  const answer = await call('POST /api/user/follow-position', { token, body: { position: { id: positionId } } });
  expect(answer).toMatchObject({
    status: 409,
    body: failure('Noen andre har endret dette i mellomtiden. Last siden på nytt.'),
  });
});
