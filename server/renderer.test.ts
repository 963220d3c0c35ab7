import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { type ErrorKind, Failure } from '../contract/errors.ts';
import { createRenderer, loadBuild } from './renderer.ts';

test.each([
  ['tooMany', 429, '/bedrifter'],
  ['unavailable', 503, '/stillinger'],
  ['unavailable', 503, '/sitemap.xml'],
  ['tooMany', 429, '/innfelt/974760673'],
] as const)('refused with %s, page %# (%i) says when to come again, as the API does', async (kind, status, path) => {
  const app = Fastify();
  const refuse = async () => {
    throw new Failure(kind, undefined, { retryAfterSeconds: 7 });
  };
  app.decorate('callsWithin', { get: () => refuse } as never);
  onTestFinished(() => app.close());
  const render = createRenderer(app, 'http://localhost:3000', loadBuild);
  const request = new Request(`http://localhost:3000${path}`);
  const page = await render(request, { address: '127.0.0.1', requestId: 'x' });
  expect(page.status).toBe(status);
  expect(page.headers.get('retry-after')).toBe('7');
});

test.each(['tooMany', 'unavailable', 'unexpected'] as const)('in a frame, %s is said calmly', async (kind) => {
  const app = Fastify();
  const refuse = async () => {
    throw new Failure(kind);
  };
  app.decorate('callsWithin', { get: () => refuse } as never);
  onTestFinished(() => app.close());
  const render = createRenderer(app, 'http://localhost:3000', loadBuild);
  const page = await render(new Request('http://localhost:3000/innfelt/974760673'), {
    address: '127.0.0.1',
    requestId: 'x',
  });
  expect(page.headers.get('content-security-policy')).toContain('frame-ancestors *');
  expect(await page.text()).toContain('Stillingene kan ikke vises akkurat nå. Prøv igjen om litt.');
});

test('a page that lacks what was refused for now says so of itself', async () => {
  const app = Fastify();
  let refusedWith: ErrorKind = 'tooMany';
  const refuse = async () => {
    throw new Failure(refusedWith, undefined, { retryAfterSeconds: 7 });
  };
  app.decorate('callsWithin', { get: () => refuse } as never);
  onTestFinished(() => app.close());
  const render = createRenderer(app, 'http://localhost:3000', loadBuild);
  const home = () => render(new Request('http://localhost:3000/'), { address: '127.0.0.1', requestId: 'x' });
  expect(await home()).toMatchObject({ status: 200, refused: 'tooMany' });
  refusedWith = 'unavailable';
  expect(await home()).toMatchObject({ status: 200, refused: 'unavailable' });
  refusedWith = 'unexpected';
  expect(await home()).toMatchObject({ status: 200, refused: undefined });
});

test('between pages that are asked for at once, others are answered', async () => {
  const app = Fastify();
  const refuse = async () => {
    throw new Failure('unexpected');
  };
  app.decorate('callsWithin', { get: () => refuse } as never);
  onTestFinished(() => app.close());
  const render = createRenderer(app, 'http://localhost:3000', loadBuild);
  let turns = 0;
  let next: NodeJS.Immediate;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  count();
  onTestFinished(() => clearImmediate(next));
  const readyIn = await Promise.all(
    Array.from({ length: 10 }, async () => {
      await render(new Request('http://localhost:3000/'), { address: '127.0.0.1', requestId: 'x' });
      return turns;
    }),
  );
  expect(new Set(readyIn).size).toBe(10);
});
