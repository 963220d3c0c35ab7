import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { DAY_MS, HOUR_MS } from '../clock.ts';
import { forOthers } from '../http/security-headers.ts';

const YEAR_MS = 365 * DAY_MS;

/** What websites of others load as a part of theirs, compressed or not. */
const isForOthers = /\/innfelt(-hoyde)?\.js(\.br|\.gz)?$/;

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
    setHeaders: (reply, path) => {
      if (isForOthers.test(path)) reply.headers(forOthers);
    },
  });
}
