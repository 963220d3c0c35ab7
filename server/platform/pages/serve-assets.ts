import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

/** The built files: hashed ones for ever, the others for an hour. Compressed when they were built. */
export async function serveAssets(app: FastifyInstance, folder: string) {
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: YEAR_MS,
    preCompressed: true,
    cacheControl: true,
    // What never changes is never asked for again.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    index: false,
  });
  await app.register(fastifyStatic, {
    root: folder,
    // One route a file, so that every other address reaches the pages.
    wildcard: false,
    globIgnore: ['assets/**', '.vite/**', '**/*.br', '**/*.gz'],
    maxAge: HOUR_MS,
    preCompressed: true,
    index: false,
    decorateReply: false,
  });
}
