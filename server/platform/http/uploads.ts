import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { Failure, type FieldError } from '../../../contract/errors.ts';
import { cleanInput } from './clean-input.ts';
import type { UploadedFile } from './route.ts';
import { fieldErrors } from './translate-error.ts';

type FileFields = NonNullable<Endpoint['files']>;

/** Reads a multipart call: files go to disk while they stream and stop at their limit, fields become the body. */
export async function receiveFiles(request: FastifyRequest, fields: FileFields, bodySchema?: z.ZodType) {
  if (!request.isMultipart()) throw new Failure('wrongType');
  const folder = await mkdtemp(join(tmpdir(), 'jobbfjord-upload-'));
  const discard = () => rm(folder, { recursive: true, force: true });
  try {
    const { values, files } = await readParts(request, fields, folder);
    const body = bodySchema?.safeParse(cleanInput(values));
    if (body && !body.success) throw invalid(fieldErrors(body.error.issues));
    const missing = Object.keys(fields).find((name) => !fields[name]?.optional && !files[name]);
    if (missing)
      throw new Failure('invalid', 'Du må velge en fil', { errors: [{ path: missing, msg: 'Du må velge en fil' }] });
    return { body: body?.data, files, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

/** The first broken rule is the message, as where a body is JSON. */
const invalid = (errors: FieldError[]) => new Failure('invalid', errors[0]?.msg, { errors });

async function readParts(request: FastifyRequest, fields: FileFields, folder: string) {
  const values: Record<string, unknown> = {};
  const files: Record<string, UploadedFile> = {};
  const largest = Math.max(...Object.values(fields).map((field) => field.maxSizeBytes));
  for await (const part of request.parts({ limits: { fileSize: largest, files: Object.keys(fields).length } })) {
    if (part.type === 'field') {
      values[part.fieldname] = part.value;
      continue;
    }
    const field = Object.hasOwn(fields, part.fieldname) ? fields[part.fieldname] : undefined;
    if (!field || !part.filename) {
      part.file.resume();
      continue;
    }
    const path = join(folder, part.fieldname);
    await pipeline(part.file, createWriteStream(path));
    if (part.file.truncated || part.file.bytesRead > field.maxSizeBytes) throw tooLarge(part.fieldname, field);
    files[part.fieldname] = { path, fileName: part.filename.slice(-200), sizeBytes: part.file.bytesRead };
  }
  return { values, files };
}

function tooLarge(path: string, { maxSizeBytes, tooLarge }: FileFields[string]) {
  const kilobytes = Math.floor(maxSizeBytes / 1024);
  const size = kilobytes < 1024 ? `${kilobytes} kB` : `${Math.floor(kilobytes / 1024)} MB`;
  const msg = tooLarge ?? `Filen må være mindre enn ${size}`;
  return new Failure('tooLarge', msg, { errors: [{ path, msg }] });
}
