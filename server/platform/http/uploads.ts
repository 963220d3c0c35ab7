import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { Failure } from '../../../contract/errors.ts';
import { HEAD_BYTES } from '../files/in-parts.ts';
import { cleanInput } from './clean-input.ts';
import { failureAt, fieldErrors, invalidFields } from './field-errors.ts';
import type { UploadedFile } from './route.ts';

/** All of them together: as much as a call without files may send. */
const MOST_FIELDS_LENGTH = 1024 * 1024;
/** How browsers write the signs that would end a name. */
const ESCAPED = /%(22|0A|0D)/g;
const empty = Buffer.alloc(0);

type FileFields = NonNullable<Endpoint['files']>;
type Files = Record<string, UploadedFile>;

/** Reads a multipart call: files go to disk while they stream and stop at their limit, fields become the body. */
export async function receiveFiles(
  request: FastifyRequest,
  { files: fields = {}, body: bodySchema }: Pick<Endpoint, 'files' | 'body'>,
  folder: string,
) {
  if (!request.isMultipart()) throw new Failure('wrongType');
  const files: Files = {};
  const discard = async () => void (await Promise.all(Object.values(files).map(remove)));
  try {
    // Whoever left while waiting for a turn sends no end any more: it would be waited for, and the turn kept, for ever.
    if (request.raw.destroyed) throw new Error('aborted');
    const values = await readParts(request, fields, files, folder);
    const body = bodySchema?.safeParse(cleanInput(values));
    if (body && !body.success) throw invalidFields(fieldErrors(body.error.issues));
    const missing = Object.keys(fields).find((name) => !fields[name]?.optional && !files[name]);
    if (missing) throw failureAt('invalid', missing, 'Du må velge en fil');
    return { body: body?.data, files, discard };
  } catch (error) {
    // What nobody reads would hold up the next call on this connection.
    request.raw.unpipe().resume();
    await discard();
    throw isMalformed(error) ? new Failure('invalid', 'Forespørselen er ikke gyldig.') : error;
  }
}

/** How the parser says that this is no form at all; what the disk or the connection has to say carries a code. */
const isMalformed = (error: unknown) => error instanceof Error && error.constructor === Error && !('code' in error);

async function readParts(request: FastifyRequest, fields: FileFields, files: Files, folder: string) {
  const values: Record<string, unknown> = {};
  let fieldsLength = 0;
  const largest = Math.max(...Object.values(fields).map((field) => field.maxSizeBytes));
  for await (const part of request.parts({ limits: { fileSize: largest, files: Object.keys(fields).length } })) {
    if (part.type === 'field') {
      fieldsLength += typeof part.value === 'string' ? part.value.length : MOST_FIELDS_LENGTH;
      if (fieldsLength > MOST_FIELDS_LENGTH) throw new Failure('tooLarge');
      values[part.fieldname] = part.value;
      continue;
    }
    const field = Object.hasOwn(fields, part.fieldname) ? fields[part.fieldname] : undefined;
    // The second of a name is not asked for either, and would leave the first behind.
    if (!field || !part.filename || Object.hasOwn(files, part.fieldname)) {
      part.file.resume();
      continue;
    }
    const fileName = part.filename.replace(ESCAPED, decodeURIComponent).slice(-200);
    const sender = request.viewer?.userId ?? request.ip;
    const file = { path: join(folder, randomUUID()), fileName, sender, sizeBytes: 0, head: empty, isKept: false };
    files[part.fieldname] = file;
    await write(part.file, file);
    if (part.file.truncated || file.sizeBytes > field.maxSizeBytes) throw tooLarge(part.fieldname, field);
  }
  return values;
}

/** What is small is written in one go: a stream into a file costs several times as much as its content. */
async function write(source: Readable, file: UploadedFile) {
  let handle: FileHandle | undefined;
  let held: Buffer[] = [];
  const flush = async () => {
    const content = Buffer.concat(held);
    held = [];
    if (!handle) file.head = content.subarray(0, HEAD_BYTES);
    handle ??= await open(file.path, 'wx', 0o600);
    await handle.writeFile(content);
  };
  try {
    for await (const chunk of source) {
      held.push(chunk);
      file.sizeBytes += chunk.length;
      if (file.sizeBytes >= HEAD_BYTES) await flush();
    }
    if (!handle || held.length > 0) await flush();
  } finally {
    await handle?.close();
  }
}

/** Unless it has its lasting place, or there was nothing to write. */
async function remove({ path, isKept }: UploadedFile) {
  if (isKept) return;
  await unlink(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

function tooLarge(path: string, { maxSizeBytes, tooLarge }: FileFields[string]) {
  const kilobytes = Math.floor(maxSizeBytes / 1024);
  const size = kilobytes < 1024 ? `${kilobytes} kB` : `${Math.floor(kilobytes / 1024)} MB`;
  return failureAt('tooLarge', path, tooLarge ?? `Filen kan ikke være større enn ${size}`);
}
