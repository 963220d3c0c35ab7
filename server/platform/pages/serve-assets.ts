import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { DAY_MS, HOUR_MS } from '../clock.ts';
import { forOthers } from '../http/security-headers.ts';

const YEAR_MS = 365 * DAY_MS;

/** What websites of others load as a part of theirs, compressed or not, and pictures, which mails that are read in a browser show. */
const isForOthers = /\/(innfelt(-hoyde)?\.js(\.br|\.gz)?|[\w-]+\.png)$/;

const compressed = ['**/*.br', '**/*.gz'];

/** A route each, so that every other address reaches the pages, and the folder is read once instead of for every file that is asked for. */
const eachFile = { wildcard: false, preCompressed: true, index: false as const };

/** The built files: hashed ones for ever, the others for an hour. Compressed when they were built. */
export async function serveAssets(app: FastifyInstance, folder: string) {
  await app.register(fastifyStatic, {
    ...eachFile,
    globIgnore: compressed,
    root: join(folder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: YEAR_MS,
    cacheControl: true,
    // What never changes is never asked for again.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    // Node says with each file that the connection stays open, unless told not to. It does by default: 50 bytes less of each.
    setHeaders: ({ raw }) => {
      if (raw.shouldKeepAlive && !raw.hasHeader('connection')) raw.removeHeader('connection');
    },
  });
  // One of another version: no page has to be made to say that it is gone.
  app.get('/assets/*', (_request, reply) => reply.callNotFound());
  await app.register(fastifyStatic, {
    ...eachFile,
    globIgnore: ['assets/**', '.vite/**', ...compressed],
    root: folder,
    maxAge: HOUR_MS,
    decorateReply: false,
    setHeaders: (reply, path) => {
      if (isForOthers.test(path)) reply.headers(forOthers);
    },
  });
}
