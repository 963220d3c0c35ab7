import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { Failure } from '../../../contract/errors.ts';
import type { Db } from '../database/database.ts';
import type { Platform } from '../platform.ts';
import { typeOf } from './document-kinds.ts';
import { attachmentHeader } from './file-name.ts';
import { isMissing, openStored } from './storage.ts';

const generatedName = /^[a-z-]{1,40}\/[0-9a-f-]{36}\.[a-z]{3,4}$/;
const ticketSchema = z.object({
  name: z.string().max(200),
  expires: z.string().regex(/^\d{1,12}$/),
  reader: z.string().max(40).default(''),
  signature: z.string().max(100),
});

/** Whether who got an address may still read the file: an address outlives the reason for which it was given. */
export type MayRead = (db: Db, key: string, reader: string) => Promise<boolean>;

/** Stored files. None is ever shown as a page: pictures were made by us, everything else is offered for download. */
export function serveFiles(
  app: FastifyInstance,
  { files, clock, db }: Platform,
  /** By folder. For the others the signature is enough. */
  guards: Partial<Record<string, MayRead>>,
) {
  app.get('/uploads/*', async (request, reply) => {
    const { '*': name = '' } = request.params as Record<string, string>;
    if (!generatedName.test(name)) throw new Failure('notFound');
    const key = `public/${name}`;
    // Whole: they are small, for we made them, and as a stream each of a list's ten logos takes twice the time.
    const picture = await files.read(key).catch(asNotFound);
    return send(reply, key, picture, { 'cache-control': 'public, max-age=31536000, immutable' });
  });

  app.get('/uploads/private/*', async (request, reply) => {
    const { '*': rest = '' } = request.params as Record<string, string>;
    const key = `private/${rest}`;
    const ticket = ticketSchema.safeParse(request.query);
    if (!ticket.success || !generatedName.test(rest)) throw new Failure('notFound');
    const { name, expires, reader, signature } = ticket.data;
    if (!(await files.signer.check([key, name, expires, reader], signature))) throw new Failure('notFound');
    if (Number(expires) * 1000 < clock.now().getTime())
      throw new Failure('gone', 'Lenken er utløpt. Last siden på nytt.');
    const mayRead = guards[rest.slice(0, rest.indexOf('/'))];
    if (mayRead && !(await mayRead(db, key, reader))) throw new Failure('notFound');
    const { contentLength } = await files.disk.getMetaData(key).catch(asNotFound);
    const content = await openStored(files.disk, key);
    if (!content) throw new Failure('notFound');
    return send(reply, key, content, {
      'content-length': `${contentLength}`,
      'cache-control': mayRead ? 'no-store' : 'private, max-age=300',
      'content-disposition': attachmentHeader(name),
    });
  });
}

function asNotFound(error: unknown): never {
  throw isMissing(error) ? new Failure('notFound') : error;
}

/** What is said about a file is said only with it: that there is none, nobody keeps for ever. */
function send(reply: FastifyReply, key: string, content: Buffer | Readable, headers: Record<string, string>) {
  return reply
    .type(typeOf(extname(key).slice(1)))
    .headers(headers)
    .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
    .send(content);
}
