import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';
import { servePages } from './platform/pages/serve-pages.ts';
import { createRenderer } from './renderer.ts';

/** Pages straight from their sources, reloaded in the browser when they change, on the port of the API. */
export async function addDevelopmentPages(app: FastifyInstance, publicUrl: string) {
  const vite = await createServer({ server: { middlewareMode: { server: app.server }, ws: { server: app.server } } });
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api')) return done();
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  const build = () => vite.ssrLoadModule('virtual:react-router/server-build');
  servePages(app, publicUrl, createRenderer(app, publicUrl, build as Parameters<typeof createRenderer>[2]), {
    development: true,
  });
}
